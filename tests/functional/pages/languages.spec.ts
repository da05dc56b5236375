import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import { forgetCountries } from '#api/taxonomy/kept_countries'
import Location from '#api/taxonomy/models/location'
import { givenApplication, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'

const aJob = async (over = {}) => {
  const { company } = await givenCompany()
  return { company, job: await givenJob(company, over) }
}

test.group('Pages in another language', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an address that begins with /hi is in Hindi and names its English twin', async ({
    assert,
    client,
  }) => {
    const page = (await client.get('/hi/companies').accept('html')).text()
    assert.include(page, '<html lang="hi" dir="ltr"')
    assert.include(page, '<h1>भर्ती करने वाली कंपनियाँ</h1>')
    assert.include(page, '<title>भर्ती करने वाली कंपनियाँ · Candor</title>')
    assert.include(page, `<link rel="canonical" href="${appUrl}/hi/companies">`)
    assert.include(page, `<link rel="alternate" hreflang="en" href="${appUrl}/companies">`)
    assert.include(page, `<link rel="alternate" hreflang="hi" href="${appUrl}/hi/companies">`)
    assert.include(page, `<link rel="alternate" hreflang="x-default" href="${appUrl}/companies">`)
    assert.include(page, '<meta property="og:locale" content="hi_IN">')
    assert.include(page, '<meta property="og:locale:alternate" content="en_IN">')
  })

  test('its links and its files are those of the language', async ({ assert, client }) => {
    const page = (await client.get('/hi').accept('html')).text()
    assert.include(page, 'href="/hi/jobs"')
    assert.notMatch(page, /<a [^>]*href="\/jobs/)
    assert.include(page, '/assets/portal_hi/')
    assert.notInclude(page, '/assets/portal/')
    assert.match(page, /<a href="\/" lang="en"/)
  })

  test('an English page has no word of another language but the name of it', async ({
    assert,
    client,
  }) => {
    const page = (await client.get('/companies').accept('html')).text()
    assert.include(page, '<html lang="en" dir="ltr"')
    assert.deepEqual(page.match(/[\u0900-\u097f]+/g), ['हिन्दी'])
  })

  test('the country of a remote job is said in the language', async ({ assert, client }) => {
    await aJob({ title: 'Hindi Reader', locationType: 'Remote', city: null, countryCode: 'DE' })
    const written = (await client.get('/hi/jobs?search=Hindi+Reader').accept('html')).text()
    // what the page goes on with has the names as they are stored
    const page = written.replace(/<script[^]*?<\/script>/g, '')
    assert.include(page, 'Hindi Reader')
    assert.include(page, 'जर्मनी')
    assert.notInclude(page, 'Germany')
  })

  test('countries to choose from, and what a form says of a field, are said in the language', async ({
    assert,
    client,
    cleanup,
  }) => {
    // what was kept of this row outlives its transaction
    cleanup(() => forgetCountries())
    if (!(await Location.query().where({ kind: 'country', code: 'NZ' }).first()))
      await Location.create({
        ...{
          kind: 'country',
          code: 'NZ',
          countryCode: 'NZ',
          name: 'New Zealand',
          status: 'active',
        },
      })
    const prices = (await client.get('/hi/pricing').accept('html')).text()
    assert.match(prices, /<option[^>]* value="NZ"[^>]*>न्यूज़ीलैंड</)
    const form = (await client.get('/hi/contact').accept('html')).text()
    assert.include(form, 'अगर आप चाहते हैं कि हम आपको कॉल करें')
  })

  test('labels of a response are said in the language, however it is compressed', async ({
    client,
    assert,
  }) => {
    const applicant = await givenCandidate()
    for (let nth = 0; nth < 4; nth++) await givenApplication((await aJob()).job, applicant)
    for (const coding of ['identity', 'gzip', 'br']) {
      const response = await client
        .get('/api/v1/candidate/applied-jobs')
        .loginAs(applicant.user)
        .header('accept-language', 'hi')
        .header('accept-encoding', coding)
      response.assertStatus(200)
      assert.equal(response.header('content-encoding') ?? 'identity', coding)
      const { data } = response.body()
      assert.lengthOf(data, 4)
      for (const { statusLabel } of data) assert.equal(statusLabel, 'आवेदन किया', coding)
    }
  })

  test('a list that was not changed costs no more than to say so, in another language too', async ({
    client,
    assert,
  }) => {
    await givenSkill('Quokka')
    const read = () => client.get('/api/v1/skills').header('accept-language', 'hi')
    const tag = (await read()).header('etag')!
    assert.isString(tag)
    ;(await read().header('if-none-match', tag)).assertStatus(304)
  })

  test('pages that are written at the same time keep their languages apart', async ({
    assert,
    client,
  }) => {
    const ways = Array.from({ length: 12 }, (_, at) => (at % 2 ? '/hi/categories' : '/categories'))
    const pages = await Promise.all(ways.map((way) => client.get(way).accept('html')))
    for (const [at, page] of pages.entries())
      assert.include(page.text(), at % 2 ? '<h1>श्रेणी के अनुसार' : '<h1>Jobs by category')
  })

  test('a job in Hindi says what it asks and what it pays', async ({ assert, client }) => {
    const { job, company } = await aJob({ budgetMin: 1_500_000, budgetMax: 2_500_000 })
    const page = (await client.get(`/hi/jobs/${job.slug}`).accept('html')).text()
    assert.include(page, '₹15\u00a0लाख – ₹25\u00a0लाख प्रति वर्ष')
    assert.include(page, 'आवेदन करें')
    assert.include(page, `${job.title}, ${job.organisation ?? company.name} · Candor</title>`)
  })

  test('a way that leads elsewhere stays in its language', async ({ assert, client }) => {
    const { job } = await aJob()
    const found = await client.get(`/hi/jobs/${job.id}`).accept('html').redirects(0)
    found.assertStatus(301)
    assert.equal(found.header('location'), `/hi/jobs/${job.slug}`)
    assert.include((await client.get('/hi/nowhere').accept('html')).text(), 'इस पते पर कुछ नहीं है')
  })

  test('a language that was not built, and one that is none, lead nowhere', async ({ client }) => {
    ;(await client.get('/xx/jobs').accept('html')).assertStatus(404)
  })

  test('what is no page has one address, whatever a proxy keeps inside', async ({ client }) => {
    ;(await client.get('/api/v1/health')).assertStatus(200)
    for (const path of ['/api/v1/health', '/metrics', '/feeds/jobs.xml', '/.well-known/jwks.json'])
      (await client.get(`/hi${path}`)).assertStatus(404)
  })
})
