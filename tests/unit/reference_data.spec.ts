import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const load = (name: string) =>
  JSON.parse(readFileSync(app.makePath('database/data', `${name}.json`), 'utf8'))
const least = {
  skill_categories: 25,
  skills: 520,
  stacks: 85,
  tools: 210,
  industries: 32,
  job_categories: 45,
  job_titles: 180,
  perks: 40,
}
const data = Object.fromEntries(Object.keys(least).map((name) => [name, load(name) as any[]]))
const slugs = (name: string) => new Set(data[name].map((row) => row.slug))

test.group('Reference data', () => {
  for (const [name, count] of Object.entries(least)) {
    test(`${name} has enough rows, each with a slug and a name of its own`, ({ assert }) => {
      assert.isAtLeast(data[name].length, count)
      assert.equal(slugs(name).size, data[name].length)
      assert.equal(new Set(data[name].map((row) => row.name.toLowerCase())).size, data[name].length)
      for (const row of data[name]) {
        assert.match(row.slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
        assert.equal(row.name, row.name.trim())
        assert.isAtMost(row.name.length, name === 'job_titles' ? 80 : 60)
        if (row.icon !== undefined) assert.match(row.icon, /^Icon[A-Z0-9]/)
      }
    })
  }

  for (const [name, key] of [
    ['skills', 'aliases'],
    ['job_titles', 'synonyms'],
  ]) {
    test(`no word of ${name} leads to two rows`, ({ assert }) => {
      const words = data[name]
        .flatMap((row) => [row.name, ...row[key]])
        .map((word) => word.toLowerCase())
      assert.deepEqual(
        words.filter((word, index) => words.indexOf(word) !== index),
        []
      )
    })
  }

  test('every reference leads somewhere', ({ assert }) => {
    for (const name of ['skills', 'stacks', 'tools']) {
      for (const row of data[name])
        assert.isTrue(slugs('skill_categories').has(row.category), `${name}: ${row.slug}`)
    }
    for (const row of data.job_titles)
      assert.isTrue(slugs('job_categories').has(row.category), row.slug)
    const skills = slugs('skills')
    for (const stack of data.stacks) {
      assert.isAtLeast(stack.skills.length, 2)
      assert.equal(new Set(stack.skills).size, stack.skills.length)
      for (const skill of stack.skills) assert.isTrue(skills.has(skill), `${stack.slug}: ${skill}`)
    }
  })

  test('no category is empty, and what a list shows is there', ({ assert }) => {
    for (const slug of slugs('skill_categories'))
      assert.isTrue(
        data.skills.some((skill) => skill.category === slug),
        slug
      )
    for (const slug of slugs('job_categories'))
      assert.isAtLeast(data.job_titles.filter((title) => title.category === slug).length, 2, slug)
    for (const skill of data.skills)
      assert.isTrue(
        Number.isInteger(skill.popularity) && skill.popularity >= 1 && skill.popularity <= 100,
        skill.slug
      )
    for (const row of [...data.job_categories, ...data.stacks]) assert.isNotEmpty(row.description)
    for (const perk of data.perks) assert.isNotEmpty(perk.group)
  })

  test('skills are found under the names people use', ({ assert }) => {
    const wanted = [
      ['postgresql', 'PostgreSQL', 'Postgres'],
      ['node-js', 'Node.js', 'NodeJS'],
      ['c-plus-plus', 'C++', 'CPP'],
      ['c-sharp', 'C#', 'CSharp'],
      ['dot-net', '.NET', 'Dotnet'],
      ['kubernetes', 'Kubernetes', 'K8s'],
      ['go', 'Go', 'Golang'],
    ]
    for (const [slug, name, alias] of wanted) {
      const skill = data.skills.find((row) => row.slug === slug)
      assert.equal(skill?.name, name)
      assert.include(skill.aliases, alias)
    }
  })

  test('places nest, have codes, and tell times that exist', ({ assert }) => {
    const { countries, states, cities } = load('locations') as unknown as Record<string, any[]>
    const zones = new Set<string>()
    const countryCodes = new Set(countries.map((country) => country.code))
    assert.equal(countryCodes.size, 249)
    for (const { code, currency, dialCode, name, region } of countries) {
      assert.match(`${code} ${currency} ${dialCode}`, /^[A-Z]{2} [A-Z]{3} \+\d{1,4}$/)
      assert.isNotEmpty(name)
      assert.isNotEmpty(region)
    }
    const stateCodes = new Set(states.map((state) => `${state.country}-${state.code}`))
    assert.equal(stateCodes.size, states.length)
    assert.equal(
      new Set(states.map((state) => `${state.country}|${state.name}`)).size,
      states.length
    )
    for (const state of states)
      assert.isTrue(
        countryCodes.has(state.country) && /^[A-Z0-9]{1,3}$/.test(state.code),
        state.name
      )
    assert.isAtLeast(cities.length, 5000)
    const names = new Set(
      cities.map((city) => [city.country, city.state ?? '', city.name].join('|'))
    )
    assert.equal(names.size, cities.length)
    for (const city of cities) {
      assert.isTrue(
        city.state === undefined
          ? countryCodes.has(city.country)
          : stateCodes.has(`${city.country}-${city.state}`),
        city.name
      )
      assert.isTrue(
        Math.abs(city.lat) <= 90 && Math.abs(city.lng) <= 180 && city.population > 0,
        city.name
      )
      if (city.timeZone) zones.add(city.timeZone)
    }
    for (const zone of zones)
      assert.doesNotThrow(() => new Intl.DateTimeFormat('en', { timeZone: zone }))
    for (const city of [
      'IN|MH|Pune',
      'IN|KA|Bengaluru',
      'IN|TS|Hyderabad',
      'DE|BE|Berlin',
      'US|TX|Austin',
      'GB|ENG|London',
      'SG||Singapore',
      'JP|13|Tokyo',
    ])
      assert.isTrue(names.has(city), city)
    const served = new Set(cities.filter((city) => city.country === 'IN').map((city) => city.state))
    assert.deepEqual(
      states.filter((state) => state.country === 'IN' && !served.has(state.code)),
      []
    )
  })
})
