import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { appUrl } from '#config/app'
import { rules } from '#config/env'
import { cleanAhead, shownRichText } from '#api/http/text/rich_text'
import CareersPage from '#api/integrations/models/careers_page'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'

/** The paths that a sitemap names. */
const addressesOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url.slice(appUrl.length))

test.group('Feeds, sitemap and robots', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a sitemap file that we never named is not there', async ({ client }) => {
    for (const file of ['secrets-1.xml', 'jobs-x.xml', 'jobs-1.xml.gz'])
      (await client.get(`/sitemaps/${file}`)).assertStatus(404)
  })

  test('an unknown address answers people with a page and programs with JSON', async ({
    client,
  }) => {
    const answer = await client.get('/nowhere').header('accept', 'application/json')
    answer.assertStatus(404)
    answer.assertBodyContains({ code: 'E_NOT_FOUND' })
  })

  test('a job with signs that XML has no word for breaks no feed', async ({ client, assert }) => {
    const { company } = await givenCompany()
    await givenJob(company, {
      title: 'Engineer \u0007 of bells',
      city: 'Pu\u000bne',
      description: '<p>\u001b It \ufffe rings</p>',
    })
    const xml = (await client.get('/feeds/jobs.xml')).text()
    assert.include(xml, '<city>Pune</city>')
    // eslint-disable-next-line no-control-regex
    assert.notMatch(xml, /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
  })

  test('a text that came into its row uncleaned is clean in every feed and for search engines, each version of it', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    await (await CareersPage.of(company.id)).merge({ isOn: true }).save()
    const job = await givenJob(company)
    const read = async (path: string) => (await client.get(path).accept('html')).text()
    for (const word of ['first', 'second']) {
      // a restored copy, an import, an older release: no form cleaned it
      await job
        .merge({
          description: `<p>The ${word} text</p><img src=x onerror=alert(1)><script>x</script>`,
        })
        .save()
      for (const path of [
        '/feeds/jobs.xml',
        '/feeds/jobs.json',
        `/careers/${company.slug}/indeed.xml`,
        `/careers/${company.slug}/linkedin.xml`,
        `/jobs/${job.slug}`,
      ]) {
        const text = await read(path)
        assert.include(text, `The ${word} text`, path)
        assert.notInclude(text, 'onerror=alert', path)
        assert.notMatch(text, /(<|&lt;|\\u003c)script>x/, path)
      }
    }
  })

  test('while many long texts are cleaned for a feed, others are served', async ({ assert }) => {
    const texts = Array.from({ length: 300 }, (_, nth) =>
      `<p>Text <b>${nth}</b> of <i>many</i></p>`.repeat(60)
    )
    let turns = 0
    const beat = setInterval(() => turns++)
    await cleanAhead(texts)
    clearInterval(beat)
    assert.isAbove(turns, 3)
    assert.equal(shownRichText(texts[0]).slice(0, 26), '<p>Text <strong>0</strong>')
  })

  test('the feeds and the sitemap carry public jobs only, and hidden pay stays hidden', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ name: 'Shown & Sons' })
    const shown = await givenJob(company, {
      title: 'Engineer <core>',
      hideBudget: true,
      budgetMin: 1_234_567,
    })
    const draft = await givenJob(company, { status: 'draft', isApproved: null })

    const xml = (await client.get('/feeds/jobs.xml')).text()
    assert.include(xml, `/jobs/${shown.slug}`)
    assert.include(xml, 'Engineer &lt;core&gt;')
    assert.include(xml, 'Shown &amp; Sons')
    assert.notInclude(xml, draft.slug)
    assert.notInclude(xml, '1234567')

    for (const path of ['/feeds/jobs.xml', '/feeds/jobs.json']) {
      const { etag, 'cache-control': cacheControl } = (await client.get(path)).headers()
      assert.exists(etag, path)
      assert.include(cacheControl, 'max-age=0', path)
      const again = () => client.get(path).header('if-none-match', etag)
      ;(await again()).assertStatus(304)
      await shown.merge({ title: `${shown.title}, ${path}` }).save()
      ;(await again()).assertStatus(200)
    }

    const feed = JSON.parse((await client.get('/feeds/jobs.json')).text())
    assert.deepEqual(
      feed.items.filter((item: any) => item.url.endsWith(draft.slug)),
      []
    )
    const item = feed.items.find((one: any) => one.url.endsWith(shown.slug))
    assert.equal(item._job['@type'], 'JobPosting')
    assert.isUndefined(item._job.baseSalary)

    const stretch = Math.ceil(shown.id / 20_000)
    const sitemap = (await client.get(`/sitemaps/jobs-${stretch}.xml`)).text()
    assert.include(sitemap, `/jobs/${shown.slug}</loc>`)
    for (const [language, path] of [
      ['en', `/jobs/${shown.slug}`],
      ['hi', `/hi/jobs/${shown.slug}`],
      ['x-default', `/jobs/${shown.slug}`],
    ])
      assert.include(
        sitemap,
        `<xhtml:link rel="alternate" hreflang="${language}" href="${appUrl}${path}"/>`
      )
    assert.notInclude(sitemap, draft.slug)
    assert.include((await client.get('/sitemap.xml')).text(), `/sitemaps/jobs-${stretch}.xml`)
  })

  test('what the sitemap names may be indexed under that address; a filtered list may not', async ({
    client,
    assert,
  }) => {
    const files = addressesOf((await client.get('/sitemap.xml')).text())
    const maps = await Promise.all(files.map((file) => client.get(file)))
    const paths = maps.flatMap((map) => addressesOf(map.text()).slice(0, 40))
    assert.includeMembers(paths, ['/', '/jobs', '/companies', '/pricing'])
    for (const path of paths) {
      const html = (await client.get(path).accept('html')).text()
      assert.notInclude(html, 'content="noindex"', path)
      assert.include(html, `rel="canonical" href="${appUrl}${path}"`)
    }
    for (const path of ['/jobs?search=cook', '/jobs?mode=Remote', '/companies?search=x'])
      assert.include((await client.get(path).accept('html')).text(), 'content="noindex"', path)
  })

  test('a stretch of ids in which nothing is public is in no sitemap', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const empty = await givenJob(company, { id: 7_000_001, status: 'draft', isApproved: null })
    const index = (await client.get('/sitemap.xml')).text()
    assert.notInclude(index, `/sitemaps/jobs-${Math.ceil(empty.id / 20_000)}.xml`)
    await givenJob(company, { id: 7_000_002 })
    assert.include(
      (await client.get('/sitemap.xml')).text(),
      `/sitemaps/jobs-${Math.ceil(empty.id / 20_000)}.xml`
    )
  })

  test('the sitemap carries the developers who made their card public, while it is shown', async ({
    client,
    assert,
  }) => {
    const shown = (await givenCandidate({ isPublic: true })).candidate
    const others = [
      await givenCandidate(),
      await givenCandidate({ isPublic: true, approval: 'changes_requested' }),
      await givenCandidate({ isPublic: true, visibility: 'deactivated' }),
    ].map(({ candidate }) => candidate)
    const stretch = Math.ceil(shown.id / 20_000)
    assert.include((await client.get('/sitemap.xml')).text(), `/sitemaps/developers-${stretch}.xml`)
    const sitemap = (await client.get(`/sitemaps/developers-${stretch}.xml`)).text()
    assert.include(sitemap, `/developers/${shown.slug}</loc>`)
    for (const { slug } of others) assert.notInclude(sitemap, `/developers/${slug}<`)
    ;(await client.get(`/api/v1/developers/${shown.slug}`)).assertStatus(200)
    ;(await client.get(`/api/v1/developers/${others[0].slug}`)).assertStatus(404)
  })

  test('robots keep out of the signed-in areas and find the sitemap', async ({
    client,
    assert,
  }) => {
    const text = (await client.get('/robots.txt')).text()
    assert.match(text, /Disallow: \/client/)
    assert.match(text, /Sitemap: https?:\/\/\S+\/sitemap\.xml/)
  })
})

test.group('security.txt', () => {
  const read = () => send('GET', '/.well-known/security.txt')

  test('is not there as long as nobody is named', async ({ assert }) => {
    assert.equal((await read()).status, 404)
  })

  test('says by RFC 9116 whom to write to, and until when that holds', async ({
    assert,
    cleanup,
  }) => {
    for (const [contact, uri] of [
      ['security@example.com', 'mailto:security@example.com'],
      ['https://example.com/report', 'https://example.com/report'],
    ]) {
      cleanup(setSettings({ SECURITY_CONTACT: contact }))
      const { status, headers, text } = await read()
      assert.equal(status, 200)
      assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
      const fields = text.trimEnd().split('\n')
      assert.include(fields, `Contact: ${uri}`)
      assert.include(fields, `Canonical: ${appUrl}/.well-known/security.txt`)
      const [expires, ...more] = fields.filter((field) => field.startsWith('Expires: '))
      assert.isEmpty(more)
      const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000
      assert.isTrue(days > 30 && days < 365, expires)
    }
  })

  test('takes an address of a mailbox or of a page, and nothing else', ({ assert }) => {
    const { SECURITY_CONTACT: rule } = rules
    for (const wrong of [
      'security',
      'http://example.com',
      'javascript:alert(1)',
      'a@b.c\nContact: x',
    ])
      assert.throws(() => rule('SECURITY_CONTACT', wrong), /SECURITY_CONTACT/, wrong)
    assert.isUndefined(rule('SECURITY_CONTACT', undefined))
  })
})
