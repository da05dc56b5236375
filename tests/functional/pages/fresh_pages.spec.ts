import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import Location from '#api/taxonomy/models/location'
import { forgetCountries } from '#api/taxonomy/kept_countries'
import Review from '#api/reviews/models/review'
import publishReviews from '#api/reviews/publish_reviews'
import { givenAdmin, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenShown, givenSpotlight, inDays } from '../talent/spotlight/given_spotlight.js'
import { givenApplicant } from '../interviews/given_interviews.js'

/** They say the same until another release comes. */
const ofRelease = ['/manifest.webmanifest', '/api/v1/openapi.json', '/docs/api', '/docs/client.ts']

test.group('After a change no public page is stale', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('as browsers and proxies ask each time whether it is still the same', async ({
    client,
    assert,
  }) => {
    const paths = Object.values(router.toJSON())
      .flat()
      .filter(({ methods, pattern }) => methods.includes('GET') && !/[:*]/.test(pattern))
      .map(({ pattern }) => pattern)
      .filter((path) => !ofRelease.includes(path))
    assert.isAbove(paths.length, 100)
    const kept: string[] = []
    let open = 0
    for (const path of paths) {
      const response = await client.get(path).redirects(0)
      const said = response.header('cache-control') ?? ''
      if (response.status() === 200 && said.startsWith('public')) open++
      if (/(max-age|stale-while-revalidate)=[1-9]/.test(said)) kept.push(`${path}: ${said}`)
    }
    assert.deepEqual(kept, [])
    assert.isAbove(open, 30)
  })

  test('a list that was not changed costs no more than to say so', async ({ client, assert }) => {
    await givenSkill('Quokka')
    const first = await client.get('/api/v1/skills')
    const tag = first.header('etag')!
    assert.isString(tag)
    const again = await client.get('/api/v1/skills').header('if-none-match', tag)
    again.assertStatus(304)
  })

  test('a skill has its new name on home, its jobs and in lists', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const skill = await givenSkill('Quokka')
    const job = await givenJob(company, { skillIds: [skill.id], requiredSkillIds: [skill.id] })
    const places = ['/', '/jobs', `/jobs/${job.slug}`, '/api/v1/trending-skills?limit=50']
    const read = async (path: string) => (await client.get(path).accept('html')).text()
    for (const path of places) assert.include(await read(path), 'Quokka', path)
    const changed = await client
      .put(`/api/v1/admin/skills/${skill.id}`)
      .loginAs(await givenAdmin())
      .json({ skillName: 'Wombat' })
    changed.assertStatus(200)
    for (const path of places) {
      const text = await read(path)
      assert.include(text, 'Wombat', path)
      assert.notInclude(text, 'Quokka', path)
    }
  })

  test('a country has its new name in the list of countries and beside the prices', async ({
    client,
    assert,
    cleanup,
  }) => {
    // what was kept of this change outlives its transaction
    cleanup(() => forgetCountries())
    const country = await Location.query().where({ kind: 'country', code: 'NZ' }).first()
    const known =
      country ??
      (await Location.create({
        ...{ kind: 'country', code: 'NZ', countryCode: 'NZ', name: 'Kiwiland', status: 'active' },
      }))
    const read = async (path: string) => (await client.get(path).accept('html')).text()
    const places = ['/api/v1/countries', '/pricing']
    for (const path of places) assert.include(await read(path), known.name, path)
    const changed = await client
      .put(`/api/v1/admin/locations/${known.id}`)
      .loginAs(await givenAdmin())
      .json({ name: 'Aotearoa' })
    changed.assertStatus(200)
    for (const path of places) assert.include(await read(path), 'Aotearoa', path)
  })

  test('a job that is approved counts at once, and one that is closed no more', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const skill = await givenSkill('Quokka')
    const job = await givenJob(company, { skillIds: [skill.id], isApproved: null } as object)
    const jobs = async () => {
      const { data } = (await client.get('/api/v1/trending-skills?limit=50')).body()
      return data.find((row: { _id: string }) => row._id === String(skill.id))?.count ?? 0
    }
    assert.equal(await jobs(), 0)
    const before = (await client.get(`/companies/${company.slug}`).accept('html')).text()
    assert.notInclude(before, job.title)
    ;(
      await client
        .put(`/api/v1/admin/jobs/${job.id}/approve`)
        .loginAs(await givenAdmin())
        .json({})
    ).assertStatus(200)
    assert.equal(await jobs(), 1)
    assert.include(
      (await client.get(`/companies/${company.slug}`).accept('html')).text(),
      job.title
    )
  })

  test('a review that is published stands on the page and in the record of its company', async ({
    client,
    assert,
  }) => {
    const { company, developer, application } = await givenApplicant('owner', { status: 'hired' })
    const page = async (path: string) => (await client.get(path).accept('html')).text()
    const record = async () =>
      (await client.get(`/api/v1/company-record/${company.slug}`)).body().data.reviews.count
    assert.equal(await record(), 0)
    ;(
      await client
        .post('/api/v1/candidate/review')
        .loginAs(developer)
        .json({ appliedId: String(application.id), rating: 4, text: 'They kept their word' })
    ).assertStatus(201)
    await Review.query()
      .where('company_id', company.id)
      .update({ created_at: new Date(0) })
    await publishReviews()
    assert.equal(await record(), 1)
    assert.include(await page(`/companies/${company.slug}`), 'They kept their word')
  })

  test('a person is gone from home at once, although it was written for somebody before', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenShown()
    await user.merge({ firstName: 'Quetzalcoatl' }).save()
    await givenSpotlight(candidate, inDays(-1), inDays(5))
    const home = async () => (await client.get('/').accept('html')).text()
    for (let readers = 0; readers < 2; readers++) assert.include(await home(), 'Quetzalcoatl')
    ;(
      await client
        .put(`/api/v1/admin/developers/${candidate.id}/suspend`)
        .loginAs(await givenAdmin())
        .json({ reason: 'Not who they say' })
    ).assertStatus(200)
    assert.notInclude(await home(), 'Quetzalcoatl')
  })

  test('each reader of the same page has a nonce of their own', async ({ client, assert }) => {
    const nonces = new Set<string>()
    for (let readers = 0; readers < 3; readers++) {
      const response = await client.get('/').accept('html')
      const [, allowed] = /'nonce-([^']+)'/.exec(response.header('content-security-policy')!)!
      const used = [...response.text().matchAll(/ nonce="([^"]*)"/g)].map(([, nonce]) => nonce!)
      assert.isAbove(used.length, 1)
      assert.deepEqual([...new Set(used)], [allowed])
      nonces.add(allowed!)
    }
    assert.equal(nonces.size, 3)
  })
})
