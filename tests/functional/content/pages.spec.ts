import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import drive from '@adonisjs/drive/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import Blog from '#api/content/models/blog'
import Faq from '#api/content/models/faq'
import HelpPage from '#api/content/models/help_page'
import HelpVote from '#api/content/models/help_vote'
import File from '#api/files/models/file'
import publishBlogs from '#api/content/blogs/publish_blogs'
import { PAY_FROM } from '#api/content/content_facts'
import { givenAdmin, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { picture } from '#tests/sample_files'
import {
  givenBlog,
  givenFaq,
  givenHelpPage,
  givenLegalPage,
  givenSkillPage,
} from './given_content.js'

const API = '/api/v1'

test.group('Questions and answers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await Faq.query().delete()))

  test('are refused for an audience that there is not', async ({ client, assert }) => {
    const response = await client.get(`${API}/open-faqs`).qs({ audience: 'Nobody' })
    response.assertStatus(422)
    assert.equal(response.body().errors[0].field, 'audience')
  })

  test('are listed by audience and in their groups, without those that are switched off', async ({
    client,
    assert,
  }) => {
    await givenFaq({ question: 'Second question?', position: 2 })
    await givenFaq({ question: 'First question?', position: 1 })
    await givenFaq({ question: 'Not published?', status: 'draft' })
    await givenFaq({ question: 'Which group is first?', faqGroup: 'Account', groupPosition: -1 })
    await givenFaq({ question: 'Of developers?', audience: 'Developer' })
    const list = (await client.get(`${API}/open-faqs`).qs({ audience: 'Client' })).body().data
    assert.deepEqual(
      list.map(({ question }: { question: string }) => question),
      ['Which group is first?', 'First question?', 'Second question?']
    )
    assert.containsSubset(list[0], { audience: 'Client', group: 'Account' })
    const groups = await client.post(`${API}/faq-group-lists`).json({ audience: 'Client' })
    assert.deepEqual(
      groups
        .body()
        .data.map(({ group: name, faqs }: { group: string; faqs: object[] }) => [
          name,
          faqs.length,
        ]),
      [
        ['Account', 1],
        ['Posting jobs', 2],
      ]
    )
  })

  test('are written in the console, cleaned of what is no text', async ({ client, assert }) => {
    const admin = await givenAdmin('content')
    const created = await client.post(`${API}/admin/faqs`).loginAs(admin).json({
      audience: 'Pricing',
      group: 'Bills',
      question: 'When do I pay?',
      answer:
        '<p onclick="x()">At once.</p><script>alert(1)</script><a href="/help/bills">More</a>',
    })
    created.assertStatus(201)
    const { _id, status } = created.body().data
    assert.equal(status, 'draft')
    const shown = async (qs: object, reader = admin) =>
      (await client.get(`${API}/open-faqs`).qs(qs).loginAs(reader)).body().data
    const draft = { audience: 'Pricing', draft: _id }
    assert.isEmpty(await shown({ audience: 'Pricing' }))
    assert.isEmpty(await shown(draft, (await givenCandidate()).user))
    const [faq] = await shown(draft)
    assert.equal(faq.answer, '<p>At once.</p><a href="/help/bills">More</a>')

    const publish = () => client.put(`${API}/admin/faqs/${_id}/publish`).loginAs(admin).json({})
    const refused = await publish()
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'answer')
    await givenHelpPage({ slug: 'bills' })
    ;(await publish()).assertStatus(200)
    assert.lengthOf(await shown({ audience: 'Pricing' }), 1)
    ;(await client.delete(`${API}/admin/faqs/${_id}`).loginAs(admin)).assertStatus(200)
    assert.isEmpty((await client.get(`${API}/open-faqs`)).body().data)
  })
})

test.group('Help pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await HelpPage.query().delete()))

  test('that are no more than a draft are nobody’s to read', async ({ client, assert }) => {
    const draft = await givenHelpPage({ status: 'draft' })
    ;(await client.get(`${API}/help-pages/${draft.slug}`)).assertStatus(404)
    assert.isEmpty((await client.get(`${API}/help-pages`)).body().data)
    ;(
      await client.post(`${API}/help-pages/${draft.slug}/vote`).json({ helpful: true })
    ).assertStatus(404)
  })

  test('are found by words and by category', async ({ client, assert }) => {
    const page = await givenHelpPage()
    await givenHelpPage({ title: 'Pay a bill', category: 'Bills', body: '<p>By card.</p>' })
    const titles = async (qs: object) =>
      (await client.get(`${API}/help-pages`).qs(qs))
        .body()
        .data.map(({ title }: { title: string }) => title)
    assert.deepEqual(await titles({ search: 'answering applicants' }), [page.title])
    assert.deepEqual(await titles({ search: 'pay a' }), ['Pay a bill'])
    assert.deepEqual(await titles({ category: 'Bills' }), ['Pay a bill'])
    assert.deepEqual(await titles({ search: '100%_\\' }), [])
    const shown = (await client.get(`${API}/help-pages/${page.slug}`)).body().data
    assert.include(shown.body, '<h2 id="the-date">')
    assert.deepEqual(shown.headings, [{ id: 'the-date', text: 'The date' }])
    assert.deepEqual(shown.helpful, { yes: 0, no: 0 })
  })

  test('count one vote of a person and of a browser, the last one', async ({ client, assert }) => {
    const page = await givenHelpPage()
    const { user } = await givenCandidate()
    const path = `${API}/help-pages/${page.slug}/vote`
    ;(await client.post(path).json({})).assertStatus(422)
    await client.post(path).loginAs(user).json({ helpful: true })
    const again = await client
      .post(path)
      .loginAs(user)
      .json({ helpful: false, comment: 'Too long' })
    assert.deepEqual(again.body().data, { yes: 0, no: 1 })
    const first = await client.post(path).json({ helpful: true })
    const cookie = first.cookie('helper')!.value
    assert.deepEqual(
      (await client.post(path).cookie('helper', cookie).json({ helpful: true })).body().data,
      { yes: 1, no: 1 }
    )
    assert.lengthOf(await HelpVote.query().where('help_page_id', page.id), 2)
  })

  test('change their status in the console, and say nothing with no text', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const page = await givenHelpPage({ status: 'draft' })
    const empty = await givenHelpPage({ status: 'draft', body: '<p></p>' })
    const set = (id: number, body: object = {}) =>
      client.put(`${API}/admin/help-pages/${id}/status`).loginAs(admin).json(body)
    assert.equal((await set(page.id, { status: 'published' })).body().data.status, 'published')
    const [listed] = (await client.get(`${API}/admin/help-pages`).loginAs(admin))
      .body()
      .data.filter(({ _id }: { _id: string }) => _id === String(page.id))
    assert.equal(listed.status, 'published')
    assert.equal((await set(page.id)).body().data.status, 'draft')
    ;(await set(empty.id, { status: 'published' })).assertStatus(422)
    ;(await set(page.id, { status: 'unheard of' })).assertStatus(422)
    const edited = await client
      .put(`${API}/admin/help-pages/${page.id}`)
      .loginAs(admin)
      .json({ status: 'published', title: 'Another title' })
    assert.containsSubset(edited.body().data, { status: 'published', title: 'Another title' })
    assert.isNotNull(edited.body().data.publishedAt)
    const archive = await client
      .put(`${API}/admin/help-pages/${page.id}/archive`)
      .loginAs(admin)
      .json({})
    assert.equal(archive.body().data.status, 'archived')
    ;(
      await client.put(`${API}/admin/help-pages/${page.id}/archive`).loginAs(admin).json({})
    ).assertStatus(409)
  })
})

test.group('Drafts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are looked at by those who see the content, and by nobody else', async ({ client }) => {
    const [admin, { user }] = [await givenAdmin('moderator'), await givenCandidate()]
    const help = await givenHelpPage({ status: 'draft' })
    const blog = await givenBlog({ status: 'draft' })
    const { page: skill } = await givenSkillPage({ status: 'draft' })
    const legal = await givenLegalPage({ status: 'draft' })
    for (const path of [
      `help-pages/${help.slug}`,
      `legal-pages/${legal.slug}`,
      `blogs/${blog.slug}`,
      `skill-pages/${skill.slug}`,
    ]) {
      ;(await client.get(`${API}/${path}`).loginAs(admin)).assertStatus(200)
      ;(await client.get(`${API}/${path}`).loginAs(user)).assertStatus(404)
      ;(await client.get(`${API}/${path}`)).assertStatus(404)
    }
    ;(await client.get(`/blogs/${blog.slug}`).accept('html').loginAs(admin)).assertStatus(404)
  })
})

test.group('The links of a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('lead somewhere before it is shown to everyone', async ({ client, assert }) => {
    const admin = await givenAdmin('content')
    const there = await givenHelpPage()
    const draft = await givenBlog({ status: 'draft' })
    const linking = (...links: string[]) =>
      `<h2>Pay</h2><p>${links.map((link) => `<a href="${link}">this</a>`).join(' ')}</p>`
    const good = [`/help/${there.slug}?from=mail`, '/hi/jobs', '#pay', 'https://example.com/gone']
    const lost = ['/help/never-written', `/blogs/${draft.slug}`, '/no/such/page', '#dates']
    const page = await givenHelpPage({ status: 'draft', body: linking(...good, ...lost) })
    const act = (path: string, body: object = {}) =>
      client.put(`${API}/admin/${path}`).loginAs(admin).json(body)

    const refused = await act(`help-pages/${page.id}/publish`)
    refused.assertStatus(422)
    const [{ field, message }] = refused.body().errors
    assert.equal(field, 'body')
    assert.equal(
      message,
      `These links lead nowhere: ${lost.join(', ')}. Correct or remove them first`
    )
    assert.equal((await page.refresh()).status, 'draft')
    ;(await act(`help-pages/${page.id}`, { body: linking(...good) })).assertStatus(200)
    ;(await act(`help-pages/${page.id}/publish`)).assertStatus(200)
    await page.merge({ body: linking('#dates') }).save()
    ;(await act(`help-pages/${page.id}/status`, { status: 'published' })).assertStatus(422)

    await draft.merge({ body: linking('/no/such/page') }).save()
    const publishAt = DateTime.now().plus({ days: 1 }).toISO()
    ;(await act(`blogs/${draft.id}/schedule`, { publishAt })).assertStatus(422)
    await draft.merge({ body: linking('/pricing') }).save()
    ;(await act(`blogs/${draft.id}/schedule`, { publishAt })).assertStatus(200)
  })
})

test.group('Pages of skills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show open jobs, and what they pay from enough jobs and companies on', async ({
    client,
    assert,
  }) => {
    const { page, skill } = await givenSkillPage()
    const jobs = async (count: number) => {
      const { company } = await givenCompany()
      for (let each = 0; each < count; each++)
        await givenJob(company, {
          skillIds: [skill.id],
          countryCode: 'IN',
          currency: 'INR',
          budgetMin: 1_000_000,
          budgetMax: 2_000_000,
          budgetFor: 'year',
          hideBudget: false,
        })
    }
    const read = async () => (await client.get(`${API}/skill-pages/${page.slug}`)).body().data
    await jobs(PAY_FROM.jobs)
    const few = await read()
    assert.deepEqual(few.pay, [], 'one company’s pay is its own')
    assert.equal(few.jobCount, PAY_FROM.jobs)
    await jobs(1)
    await jobs(1)
    const enough = await read()
    assert.lengthOf(enough.pay, 1)
    assert.containsSubset(enough.pay, [
      {
        countryCode: 'IN',
        currency: 'INR',
        jobs: PAY_FROM.jobs + 2,
        from: 1_500_000,
        to: 1_500_000,
      },
    ])
    assert.equal(enough.skill.skillName, skill.name)
    assert.isNotEmpty(enough.jobs)
    await skill.merge({ status: 'inactive' }).save()
    ;(await client.get(`${API}/skill-pages/${page.slug}`)).assertStatus(404)
  })
})

test.group('The blog', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await Blog.query().delete()))

  test('shows what is published, by tag, by words and the newest first', async ({
    client,
    assert,
  }) => {
    const old = await givenBlog({ publishedAt: DateTime.now().minus({ days: 9 }) })
    const blog = await givenBlog({ tags: ['pay', 'law'], title: 'Pay ranges and the law' })
    const draft = await givenBlog({ status: 'draft' })
    const slugs = async (path: string) =>
      (await client.get(`${API}${path}`)).body().data.map(({ slug }: { slug: string }) => slug)
    assert.deepEqual(await slugs('/blogs'), [blog.slug, old.slug])
    assert.deepEqual(await slugs('/blogs?tag=law'), [blog.slug])
    assert.deepEqual(await slugs('/blogs?search=ranges'), [blog.slug])
    assert.deepEqual(await slugs('/blogs-recent?limit=1'), [blog.slug])
    ;(await client.get(`${API}/blogs/${draft.slug}`)).assertStatus(404)
    const shown = (await client.get(`${API}/blogs/${blog.slug}`)).body().data
    assert.containsSubset(shown, { author: 'Candor', readingMinutes: 1, cover: null })
    assert.deepEqual(
      shown.related.map(({ slug }: { slug: string }) => slug),
      [old.slug]
    )
  })

  test('goes from a draft through a review to its day, and no further alone', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('content')
    const created = await client
      .post(`${API}/admin/blogs`)
      .loginAs(admin)
      .json({ title: 'A day of answers', body: '<p>Words</p>', tags: ['answers'] })
    created.assertStatus(201)
    const { _id, slug, status } = created.body().data
    assert.deepEqual([slug, status], ['a-day-of-answers', 'draft'])
    const act = (name: string, body: object = {}) =>
      client.put(`${API}/admin/blogs/${_id}/${name}`).loginAs(admin).json(body)
    assert.equal((await act('submit')).body().data.status, 'review')
    ;(await act('submit')).assertStatus(409)
    const past = await act('schedule', { publishAt: DateTime.now().minus({ days: 1 }).toISO() })
    past.assertStatus(422)
    assert.equal(past.body().errors[0].field, 'publishAt')
    const publishAt = DateTime.now().plus({ days: 1 })
    assert.equal(
      (await act('schedule', { publishAt: publishAt.toISO() })).body().data.status,
      'scheduled'
    )
    assert.equal(await publishBlogs(), 0)
    ;(await client.get(`${API}/blogs/${slug}`)).assertStatus(404)
    await Blog.query()
      .where('id', _id)
      .update({ publish_at: DateTime.now().minus({ minutes: 1 }).toJSDate() })
    assert.equal(await publishBlogs(), 1)
    assert.equal(await publishBlogs(), 0)
    ;(await client.get(`${API}/blogs/${slug}`)).assertStatus(200)
    assert.equal((await act('archive')).body().data.status, 'archived')
    ;(await client.get(`${API}/blogs/${slug}`)).assertStatus(404)
  })

  test('has a cover that its writer uploads, with the point that stays in sight', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => drive.use().deleteAll())
    const admin = await givenAdmin('content')
    const upload = (user: User, file: Buffer) =>
      client.post(`${API}/admin/covers`).loginAs(user).file('cover', file, { filename: 'a.jpg' })
    ;(await upload(await givenAdmin('support'), await picture())).assertStatus(403)
    ;(await upload(admin, Buffer.from('<svg/>'))).assertStatus(415)
    const stored = await upload(admin, await picture(3000, 1500))
    stored.assertStatus(201)
    const { key, url } = stored.body().data
    const { width, exif } = await sharp((await client.get(url)).body()).metadata()
    assert.deepEqual({ width, exif }, { width: 1600, exif: undefined })
    assert.isNull((await File.findByOrFail('purpose', 'cover')).ownerId)

    const blog = await givenBlog()
    const saved = await client
      .put(`${API}/admin/blogs/${blog.id}`)
      .loginAs(admin)
      .json({ coverKey: key, coverAlt: 'A lighthouse', coverX: 20, coverY: 80 })
    saved.assertStatus(200)
    assert.deepEqual((await client.get(`${API}/blogs/${blog.slug}`)).body().data.cover, {
      url,
      alt: 'A lighthouse',
      focus: { x: 20, y: 80 },
    })
  })

  test('is written by those who keep the content', async ({ client }) => {
    const support = await givenAdmin('support')
    const body = { title: 'Not mine to write', body: '<p>Words</p>' }
    ;(await client.post(`${API}/admin/blogs`).loginAs(support).json(body)).assertStatus(403)
    ;(await client.get(`${API}/admin/blogs`).loginAs(support)).assertStatus(200)
  })
})
