import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import ContentVersion from '#api/content/models/content_version'
import HelpVote from '#api/content/models/help_vote'
import Lead from '#api/content/models/lead'
import LegalPage from '#api/content/models/legal_page'
import { leadForms } from '#api/content/leads/lead_facts'
import { givenAdmin, givenCompany, givenJob } from '#tests/givens'
import {
  givenBlog,
  givenFaq,
  givenLegalPage,
  givenHelpPage,
  givenMaintenance,
  givenSkillPage,
} from '../content/given_content.js'

const html = { accept: 'text/html' }

test.group('Written pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come whole from the server, with their heads and their words for search engines', async ({
    client,
    assert,
  }) => {
    const faq = await givenFaq()
    const help = await givenHelpPage({ title: 'Answer every applicant at once' })
    const blog = await givenBlog({ title: 'Why pay belongs in every ad' })
    const { page: skill } = await givenSkillPage()
    for (const [path, words, kind] of [
      ['/faqs', faq.question, 'FAQPage'],
      ['/help', help.title, 'BreadcrumbList'],
      [`/help/${help.slug}`, help.title, 'BreadcrumbList'],
      ['/blogs', blog.title, undefined],
      [`/blogs/${blog.slug}`, blog.title, 'BlogPosting'],
      ['/skills', skill.title, 'BreadcrumbList'],
      [`/skills/${skill.slug}`, skill.title, 'BreadcrumbList'],
    ] as const) {
      const page = await client.get(path).headers(html)
      page.assertStatus(200)
      const text = page.text()
      assert.include(text.split('id="state"')[0], words, path)
      assert.match(text, new RegExp(`rel="canonical" href="[^"]*${path}"`))
      if (kind) assert.include(text, `"@type":"${kind}"`, path)
    }
    ;(await client.get('/help/nothing-of-the-kind').headers(html)).assertStatus(404)
    const home = await client.get('/').headers(html)
    assert.include(home.text(), blog.title)
  })

  test('are never stale: a change is read at once', async ({ client, assert }) => {
    const help = await givenHelpPage()
    const admin = await givenAdmin('content')
    const read = async () => (await client.get(`/help/${help.slug}`).headers(html)).text()
    assert.include(await read(), help.title)
    await client
      .put(`/api/v1/admin/help-pages/${help.id}`)
      .loginAs(admin)
      .json({ title: 'Another title altogether' })
    assert.include(await read(), 'Another title altogether')
    const answer = await client.get(`/api/v1/help-pages/${help.slug}`)
    assert.include(answer.header('cache-control'), 'max-age=0')
  })

  test('lead from an address that they had to the one that they have', async ({
    client,
    assert,
  }) => {
    const help = await givenHelpPage({ slug: 'first-address' })
    const admin = await givenAdmin('content')
    const move = (slug: string) =>
      client.put(`/api/v1/admin/help-pages/${help.id}`).loginAs(admin).json({ slug })
    ;(await move('second-address')).assertStatus(200)
    ;(await move('third-address')).assertStatus(200)
    for (const slug of ['first-address', 'second-address']) {
      const moved = await client.get(`/help/${slug}`).headers(html).redirects(0)
      moved.assertStatus(301)
      assert.equal(moved.header('location'), '/help/third-address')
    }
    ;(await move('first-address')).assertStatus(200)
    ;(await client.get('/help/first-address').headers(html).redirects(0)).assertStatus(200)
  })

  test('keep their words as they were saved, to compare and to restore', async ({
    client,
    assert,
  }) => {
    const help = await givenHelpPage({ body: '<p>First words</p>' })
    const admin = await givenAdmin('content')
    await client
      .put(`/api/v1/admin/help-pages/${help.id}`)
      .loginAs(admin)
      .json({ body: '<p>Second words</p>' })
    await client.put(`/api/v1/admin/help-pages/${help.id}`).loginAs(admin).json({ position: 7 })
    const versions = await ContentVersion.query().where('page_key', help.pageKey).orderBy('id')
    assert.lengthOf(versions, 2, 'a place is no word')
    assert.deepEqual(versions[1].changes, {
      body: { from: '<p>First words</p>', to: '<p>Second words</p>' },
    })
    const restored = await client
      .put(`/api/v1/admin/content-versions/${versions[0].id}/restore`)
      .loginAs(admin)
      .json({})
    restored.assertStatus(200)
    assert.equal((await help.refresh()).body, '<p>First words</p>')
    const listed = await client
      .get(`/api/v1/admin/content-versions?filter=${JSON.stringify({ pageKey: help.pageKey })}`)
      .loginAs(admin)
    const { fullName } = admin
    const authors = listed.body().data.map((one: { authorName: string }) => one.authorName)
    assert.deepEqual(authors, [fullName, fullName, null], 'nobody wrote the first words by hand')
  })

  test('of questions and of the law keep their words, too', async ({ client, assert }) => {
    const [faq, legal] = [
      await givenFaq({ answer: '<p>First words</p>' }),
      await givenLegalPage({ body: '<p>First words</p>' }),
    ]
    const admin = await givenAdmin('content')
    const put = (path: string, body: object) =>
      client.put(`/api/v1/admin/${path}`).loginAs(admin).json(body)
    for (const [path, row, field] of [
      ['faqs', faq, 'answer'],
      ['legal-pages', legal, 'body'],
    ] as const) {
      ;(await put(`${path}/${row.id}`, { [field]: '<p>Second words</p>' })).assertStatus(200)
      const [first, second] = await ContentVersion.query()
        .where('page_key', row.pageKey)
        .orderBy('id')
      assert.deepEqual(second.changes, {
        [field]: { from: '<p>First words</p>', to: '<p>Second words</p>' },
      })
      ;(await put(`content-versions/${first.id}/restore`, {})).assertStatus(200)
      assert.equal((await row.refresh()).body, '<p>First words</p>')
    }
  })

  test('of the law show what is not filled in, and stay out of search engines until then', async ({
    client,
    assert,
  }) => {
    await LegalPage.query().where('slug', 'terms').delete()
    const legal = await LegalPage.create({
      slug: 'terms',
      title: 'Terms of use',
      body: '<p>Run by {{ company name }}.</p>',
      blanks: ['company name'],
      fillings: {},
      status: 'published',
    })
    const open = await client.get('/terms').headers(html)
    open.assertStatus(200)
    assert.include(open.text(), '[company name]')
    assert.include(open.text(), 'content="noindex"')
    await client
      .put(`/api/v1/admin/legal-pages/${legal.id}`)
      .loginAs(await givenAdmin('content'))
      .json({ fillings: { 'company name': 'Ada <b>Ltd</b>' } })
    const filled = (await client.get('/terms').headers(html)).text()
    assert.include(filled, 'Ada &lt;b&gt;Ltd&lt;/b&gt;')
    assert.notInclude(filled, 'content="noindex"')
  })

  test('are in the sitemap and the feed', async ({ client, assert }) => {
    const blog = await givenBlog({ title: 'Pay & dates' })
    const help = await givenHelpPage()
    await givenBlog({ slug: 'not-yet', status: 'draft' })
    const map = (await client.get('/sitemaps/texts-1.xml')).text()
    for (const path of [`/blogs/${blog.slug}`, `/help/${help.slug}`, '/contact'])
      assert.include(map, `${path}</loc>`)
    assert.notInclude(map, 'not-yet')
    assert.include((await client.get('/sitemap.xml')).text(), '/sitemaps/texts-1.xml')
    const feed = await client.get('/feeds/blogs.atom')
    assert.include(feed.header('content-type'), 'application/atom+xml')
    assert.include(feed.text(), '<title>Pay &amp; dates</title>')
    assert.notInclude(feed.text(), 'not-yet')
  })

  test('show what is told of maintenance above them', async ({ client, assert }) => {
    await givenMaintenance({ title: 'We move at noon' })
    assert.include((await client.get('/faqs').headers(html)).text(), 'We move at noon')
  })
})

test.group('Forms without scripts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('that there are none of are told of, with what works, where a screen is made by a script', async ({
    client,
    assert,
  }) => {
    const read = async (path: string) => (await client.get(path).accept('html')).text()
    const told = (html: string) => /<noscript><main[^]*?<\/noscript>/.exec(html)?.[0]
    const { company } = await givenCompany()
    const job = await givenJob(company)
    for (const path of [`/jobs/${job.slug}/apply`, '/sign-up', '/candidate/dashboard'])
      assert.include(told(await read(path)) ?? '', 'href="/jobs"', path)
    const hindi = told(await read('/hi/sign-up')) ?? ''
    assert.include(hindi, 'href="/hi/jobs"')
    assert.include(hindi, 'चाहिए')
    for (const path of ['/jobs', `/jobs/${job.slug}`, '/help'])
      assert.isUndefined(told(await read(path)))
  })

  test('are on their pages, and post to them', async ({ client, assert }) => {
    for (const { path, title } of Object.values(leadForms)) {
      const text = (await client.get(path).headers(html)).text()
      assert.include(text, `action="${path}"`)
      assert.include(text, `<h1>${title}</h1>`)
    }
  })

  test('say what is wrong beside the fields and keep what was typed', async ({
    client,
    assert,
  }) => {
    const wrong = await client
      .post('/contact')
      .headers(html)
      .form({ name: 'Mira "M"', email: 'no address', message: 'Hello there' })
    wrong.assertStatus(422)
    assert.include(wrong.text(), 'value="Mira &quot;M&quot;"')
    assert.include(wrong.text(), 'id="email-fault"')
  })

  test('say in Hindi what is wrong to who wrote on the Hindi page', async ({ client, assert }) => {
    const wrong = await client
      .post('/hi/contact')
      .headers(html)
      .form({ name: 'मीरा', email: 'no address', message: 'Hello there' })
    wrong.assertStatus(422)
    assert.include(wrong.text(), '<html lang="hi" dir="ltr">')
    assert.include(wrong.text(), 'action="/hi/contact"')
    assert.include(wrong.text(), 'ऐसा पता होना चाहिए, जैसे name@example.com')
    assert.include(wrong.text(), 'एक चीज़ देखनी ज़रूरी है')
  })

  test('become leads, and say thank you', async ({ client, assert }) => {
    const send = () =>
      client
        .post('/book-demo')
        .headers(html)
        .redirects(0)
        .form({
          ...{ name: 'Mira', email: 'mira@example.com', company: 'Ada Ltd', message: '' },
          preferredAt: '2026-12-01T09:00',
        })
    // a double click before the page's script is there
    for (const sent of await Promise.all([send(), send()])) {
      sent.assertStatus(303)
      assert.equal(sent.header('location'), '/book-demo?sent=1')
    }
    const [lead, ...more] = await Lead.findManyBy('kind', 'demo')
    assert.equal(lead.companyName, 'Ada Ltd')
    assert.lengthOf(more, 0)
    // whose nine it is, no script could say
    assert.isNull(lead.preferredAt)
    assert.equal(lead.message, 'A time that suits me, by my own clock: 2026-12-01 09:00')
    const thanks = await client.get('/book-demo?sent=1').headers(html)
    assert.include(thanks.text(), 'Thank you. It arrived')
  })

  test('say whether a help page helped', async ({ client, assert }) => {
    const help = await givenHelpPage()
    const voted = await client
      .post(`/help/${help.slug}/vote`)
      .headers(html)
      .redirects(0)
      .form({ helpful: 'true' })
    voted.assertStatus(303)
    const vote = await HelpVote.findByOrFail('helpPageId', help.id)
    assert.isTrue(vote.isHelpful)
  })
})
