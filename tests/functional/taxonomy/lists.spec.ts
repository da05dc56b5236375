import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import Skill from '#api/taxonomy/models/skill'
import { namesOf } from '#api/taxonomy/names'
import { givenCompany, givenJob } from '#tests/givens'
import { loadReferenceData } from '#database/seeders/reference_data'

const lists = [
  'categories',
  'skills',
  'stacks',
  'tools',
  'industries',
  'job-titles',
  'countries',
  'states/IN',
  'cities/MH',
  'locations',
  'perks',
  'trending-skills',
  'trending-categories',
]

test.group('Shared lists', (group) => {
  group.setup(async () => {
    const restore = await testUtils.db().wrapInGlobalTransaction()
    await loadReferenceData()
    return restore
  })

  for (const list of lists) {
    test(`/${list} refuses a page of a million rows, a list for a text and a NUL`, async ({
      client,
    }) => {
      for (const query of [
        'limit=1000000',
        'limit=0',
        'page=-1',
        'search[]=a',
        `search=${'x'.repeat(101)}`,
        'search=%00',
      ]) {
        const response = await client.get(`/api/v1/${list}?${query}`)
        response.assertStatus(422)
      }
    })

    test(`/${list} answers rows with text ids to everyone, and 304 when nothing changed`, async ({
      client,
      assert,
    }) => {
      const response = await client.get(`/api/v1/${list}`)
      response.assertStatus(200)
      const { data } = response.body()
      assert.isAbove(data.length, 4)
      assert.isAtMost(data.length, 249)
      for (const row of data) assert.isString(row._id)
      assert.match(response.header('cache-control')!, /public, max-age/)
      const again = await client
        .get(`/api/v1/${list}`)
        .header('if-none-match', response.header('etag')!)
      again.assertStatus(304)
    })

    test(`/${list} takes patterns and quotes as text`, async ({ client }) => {
      for (const search of ['%', '_', '\\', "'; drop table skills; --", '((', '🙂', ':name ?']) {
        const response = await client.get(`/api/v1/${list}`).qs({ search })
        response.assertStatus(200)
        if (!list.startsWith('trending')) response.assertBodyContains({ data: [] })
      }
    })
  }

  const found = async (client: any, path: string, field: string) =>
    (await client.get(`/api/v1/${path}`)).body().data.map((row: any) => row[field])

  test('a skill is found by its aliases, whole words first, then what starts so, then by popularity', async ({
    client,
    assert,
  }) => {
    assert.equal((await found(client, 'skills?search=k8s', 'skillName'))[0], 'Kubernetes')
    assert.equal((await found(client, 'skills?search=go', 'skillName'))[0], 'Go')
    assert.equal((await found(client, 'skills?search=postgres', 'skillName'))[0], 'PostgreSQL')
    const names = await found(client, 'skills?search=rea&limit=20', 'skillName')
    assert.equal(names[0], 'React')
    const starting = names.filter((name: string) => name.toLowerCase().startsWith('rea'))
    assert.deepEqual(names.slice(0, starting.length), starting)
  })

  test('a skill says what the contract says', async ({ client, assert }) => {
    const response = await client.get('/api/v1/skills?search=react&limit=1')
    assert.containsSubset(response.body(), {
      data: [
        {
          skillName: 'React',
          slug: 'react',
          skillStatus: 'active',
          categoryName: 'Frontend Development',
        },
      ],
      pagination: { page: 1, limit: 1 },
    })
    assert.properties(response.body().data[0], ['_id', 'skillIcon', 'categoryId'])
  })

  test('lists are cut by category, by slug or id; an inactive row is not offered', async ({
    client,
    assert,
  }) => {
    const bySlug = await client.get('/api/v1/skills?category=relational-databases&limit=100')
    assert.isAbove(bySlug.body().data.length, 3)
    for (const row of bySlug.body().data) assert.equal(row.categoryName, 'Relational Databases')
    const byId = await client.get(
      `/api/v1/skills?limit=100&category=${bySlug.body().data[0].categoryId}`
    )
    assert.equal(byId.body().pagination.total, bySlug.body().pagination.total)
    await (await Skill.findByOrFail('slug', 'mariadb')).merge({ status: 'inactive' }).save()
    assert.notInclude(await found(client, 'skills?search=mariadb', 'slug'), 'mariadb')
  })

  test('a job title is found by what others call it', async ({ client, assert }) => {
    assert.include(await found(client, 'job-titles?q=SDE', 'name'), 'Software Engineer')
  })

  test('categories count what they hold', async ({ client, assert }) => {
    const { data } = (await client.get('/api/v1/categories')).body()
    assert.isAbove(data.length, 5)
    for (const { skillCount, name } of data) assert.isAbove(skillCount, 0, name)
  })

  test('a name with two letters swapped is found, after those that are right', async ({
    client,
    assert,
  }) => {
    for (const [typed, meant] of [
      ['pyhton', 'Python'],
      ['javascritp', 'JavaScript'],
    ])
      assert.equal((await found(client, `skills?search=${typed}`, 'skillName'))[0], meant)
    assert.deepEqual(await found(client, 'skills?search=zzyyxx', 'skillName'), [])
  })

  test('cities: of a state at home, of a state anywhere, of a country without states', async ({
    client,
    assert,
  }) => {
    assert.include(await found(client, 'cities/MH', 'city'), 'Pune')
    assert.include(await found(client, 'cities/IN-MH', 'city'), 'Pune')
    assert.include(await found(client, 'cities/CA?country=US', 'city'), 'San Francisco')
    assert.include(await found(client, 'cities/SG', 'city'), 'Singapore')
    assert.include(await found(client, 'cities/BY', 'city'), 'Munich')
    assert.include(await found(client, 'cities/CA', 'city'), 'San Francisco')
    assert.deepEqual(await found(client, 'cities/ZZ', 'city'), [])
    assert.deepEqual(await found(client, 'cities/..%2F..%2Fetc', 'city'), [])
  })

  test('a place is found with and without its accents, the larger ones first', async ({
    client,
    assert,
  }) => {
    assert.equal(
      (await found(client, 'locations?search=sao%20pau', 'label'))[0],
      'São Paulo, São Paulo, Brazil'
    )
    assert.equal(
      (await found(client, 'locations?search=Pune', 'label'))[0],
      'Pune, Maharashtra, India'
    )
  })

  test('a place is found as people write it, with its state or country behind a comma', async ({
    client,
    assert,
  }) => {
    const search = async (typed: string) =>
      found(client, `locations?search=${encodeURIComponent(typed)}`, 'label')
    for (const [typed, meant] of [
      ['San Francisco, CA', 'San Francisco, California, United States'],
      ['san francisco, california', 'San Francisco, California, United States'],
      ['Pune, India', 'Pune, Maharashtra, India'],
      ['Pune, Maharashtra, IN', 'Pune, Maharashtra, India'],
      ['Pune,', 'Pune, Maharashtra, India'],
    ])
      assert.equal((await search(typed))[0], meant, typed)
    // a state and a country have this code: the caller chooses
    const ontario = await search('Ontario, CA')
    assert.includeMembers(ontario, ['Ontario, Canada', 'Ontario, California, United States'])
    assert.deepEqual(await search('San Francisco, ON'), [])
    assert.deepEqual(await search('San Francisco, %'), [])
  })

  test('a comma in a search is a part of it', async ({ client, assert }) => {
    for (const list of ['skills', 'job-titles', 'countries', 'industries'])
      (await client.get(`/api/v1/${list}?search=a,%20b`)).assertStatus(200)
    assert.deepEqual(await found(client, 'skills?search=Java,%20Go', 'skillName'), [])
  })

  test('trending skills are those of recent public jobs', async ({ client, assert }) => {
    const skill = await Skill.findByOrFail('slug', 'nim')
    const { company } = await givenCompany()
    await givenJob(company, { skillIds: [skill.id] })
    await givenJob(company, { skillIds: [skill.id], isApproved: null })
    const [first] = (await client.get('/api/v1/trending-skills?limit=3')).body().data
    assert.containsSubset(first, { skillName: 'Nim', count: 1 })
  })

  test('a name in memory follows its row', async ({ assert }) => {
    const skill = await Skill.findByOrFail('slug', 'go')
    assert.equal((await namesOf('skills')).get(skill.id)?.name, 'Go')
    await skill.merge({ name: 'Go language' }).save()
    assert.equal((await namesOf('skills')).get(skill.id)?.name, 'Go language')
  })
})
