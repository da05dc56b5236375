import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type Company from '#api/companies/models/company'
import Industry from '#api/taxonomy/models/industry'
import JobCategory from '#api/taxonomy/models/job_category'
import type Job from '#api/jobs/models/job'
import { givenCandidate, givenCompany, givenJob, givenSkill, givenUser } from '#tests/givens'

test.group('Public jobs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const idsOf = (response: { body(): any }) =>
    response.body().data.map((job: { _id: string }) => job._id)

  test('a word with two letters swapped finds what was meant', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company, { title: 'Javascript Engineer' })
    await givenJob(company, { title: 'Baker' })
    const list = await client.post('/api/v1/job-list').json({ search: 'javascritp' })
    assert.deepEqual(
      list.body().data.map((row: any) => row._id),
      [String(job.id)]
    )
  })

  test('what is not public shows nowhere: {0}')
    .with([
      ['a draft', { status: 'draft', isApproved: null }],
      ['a pending job', { isApproved: null }],
      ['a rejected job', { isApproved: false }],
      ['a paused job', { status: 'paused' }],
      ['a closed job', { status: 'closed' }],
      ['an archived job', { status: 'archived' }],
      ['a suspended job', { status: 'suspended' }],
      ['an expired job', { status: 'expired' }],
      [
        'a job whose time is over before the sweep has run',
        { validThrough: DateTime.now().minus({ minutes: 5 }) },
      ],
    ] as [string, Partial<Job>][])
    .run(async ({ client, assert }, [, over]) => {
      const { company } = await givenCompany()
      const { category, industry } = await givenPlaces()
      const job = await givenJob(company, {
        jobCategoryId: category.id,
        industryId: industry.id,
        promotionExpiresAt: DateTime.now().plus({ days: 5 }),
        ...over,
      })
      await expectInvisible(client, assert, job)
    })

  test('jobs of a company that is {0} show nowhere')
    .with([
      ['unverified', { verification: 'unverified' }],
      ['suspended', { verification: 'suspended' }],
      ['switched off', { isActive: false }],
    ] as [string, Partial<Company>][])
    .run(async ({ client, assert }, [, over]) => {
      const { company } = await givenCompany()
      const { category, industry } = await givenPlaces()
      const job = await givenJob(company, {
        jobCategoryId: category.id,
        industryId: industry.id,
        promotionExpiresAt: DateTime.now().plus({ days: 5 }),
      })
      await company.merge(over).save()
      await expectInvisible(client, assert, job)
    })

  async function expectInvisible(client: any, assert: any, job: Job) {
    assert.deepEqual(idsOf(await client.post('/api/v1/job-list').json({})), [])
    assert.equal((await client.post('/api/v1/job-list').json({})).body().pagination.total, 0)
    assert.deepEqual(
      idsOf(await client.post('/api/v1/job-list').json({ search: 'Senior Node.js' })),
      []
    )
    assert.deepEqual(idsOf(await client.post('/api/v1/promoted-job-list').json({})), [])
    assert.deepEqual(idsOf(await client.get(`/api/v1/related-jobs/${job.jobCategoryId}`)), [])
    assert.deepEqual(
      (await client.get(`/api/v1/job-category-list/${job.industryId}`)).body().data,
      []
    )
    assert.deepEqual((await client.get('/api/v1/popular-jobs-industry')).body().data, [])
    for (const path of ['job-count-cate', 'job-count-industry']) {
      const { data } = (await client.get(`/api/v1/${path}`)).body()
      assert.isNotEmpty(data)
      for (const { count, name } of data) assert.equal(count, 0, name)
    }
    ;(await client.get(`/api/v1/job-detail/${job.id}`)).assertStatus(404)
    ;(await client.get(`/api/v1/job-details/${job.slug}`)).assertStatus(404)
    const { user } = await givenCandidate()
    ;(await client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(user)).assertStatus(404)
  }

  test('bad filters are refused by field')
    .with([
      ['limit', { limit: 101 }],
      ['page', { page: 0 }],
      ['skills', { skills: ['x'] }],
      ['sort', { sort: 'up' }],
      ['minExp', { minExp: -1 }],
      ['jobType', { jobType: ['Slavery'] }],
      ['search', { search: 'x'.repeat(10_000) }],
      ['skills', { skills: Array.from({ length: 21 }, (_, i) => i + 1) }],
      ['budgetMin', { budgetMin: 1e300 }],
      ['status', { status: 'closed' }],
      ['catId', { catId: '1; drop table jobs' }],
      ['countryCode', { countryCode: "I'" }],
    ] as [string, object][])
    .run(async ({ client, assert }, [field, body]) => {
      const response = await client.post('/api/v1/job-list').json(body)
      response.assertStatus(422)
      assert.isTrue(response.body().errors[0].field.startsWith(field))
    })

  test('hostile searches answer with a list')
    .with([
      "'; drop table jobs --",
      "a' | 'b",
      '\\',
      ':*',
      '!!',
      '(((',
      '& |',
      '%_%',
      '😀😀',
      'ñ',
      'हिन्दी',
      '<->',
      "'':*",
    ])
    .run(async ({ client, assert }, search) => {
      const response = await client.post('/api/v1/job-list').json({ search })
      response.assertStatus(200)
      assert.isArray(response.body().data)
    })

  test('ids that are none are not there')
    .with(['0', '-1', 'abc', '99999999999999999999', '1.5', '%00x', 'x'.repeat(10_000)])
    .run(async ({ client, assert }, id) => {
      for (const path of [`related-jobs/${id}`, `job-category-list/${id}`, `job-detail/${id}`])
        assert.include([400, 404, 422], (await client.get(`/api/v1/${path}`)).status())
    })

  test('a public job shows in the list, by id and by slug, without its company e-mail', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ email: 'boss@example.com', about: 'We make things' })
    const { category, industry } = await givenPlaces()
    const skill = await givenSkill('Node.js')
    const job = await givenJob(company, {
      jobCategoryId: category.id,
      industryId: industry.id,
      skillIds: [skill.id],
      requiredSkillIds: [skill.id],
    })

    const list = await client.post('/api/v1/job-list?status=open&page=1&limit=20').json({})
    list.assertStatus(200)
    assert.equal(list.body().pagination.total, 1)
    const [card] = list.body().data
    assert.equal(card._id, String(job.id))
    assert.equal(card.jobTitle, job.title)
    assert.deepEqual(card.devChooseSkills, [
      { skillId: String(skill.id), skillName: 'Node.js', skillTestIcon: null, isRequired: true },
    ])
    assert.deepEqual(
      [card.budgetMin, card.budgetMax, card.budgetFor, card.currency],
      [1_500_000, 2_500_000, 'year', 'INR']
    )
    assert.equal(card.jobCategoryName, category.name)
    assert.deepEqual(card.fevUsersIds, [])

    for (const key of [job.id, job.slug]) {
      const detail = await client.get(`/api/v1/job-detail/${key}?userType=developer`)
      detail.assertStatus(200)
      assert.equal(detail.body().data.job.editorText, job.description)
      assert.equal(detail.body().data.company.companyName, company.name)
      assert.equal(detail.body().data.relatedCount, 0)
      assert.notInclude(JSON.stringify(detail.body()), 'boss@example.com')
    }
    assert.notInclude(JSON.stringify(list.body()), 'boss@example.com')
    assert.equal(
      (await client.get('/api/v1/job-count-cate'))
        .body()
        .data.find((row: any) => row._id === String(category.id)).count,
      1
    )
    assert.equal(
      (await client.get('/api/v1/popular-jobs-industry')).body().data[0].jobs[0]._id,
      String(job.id)
    )
  })

  test('a hidden budget leaves for nobody but its company, and no filter or order tells it', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const stranger = await givenCompany()
    const hidden = await givenJob(company, {
      hideBudget: true,
      budgetMin: 9_000_001,
      budgetMax: 9_000_002,
    })
    const shown = await givenJob(company, { budgetMin: 100, budgetMax: 200 })

    for (const who of [undefined, stranger.user, (await givenCandidate()).user]) {
      const list = client.post('/api/v1/job-list').json({})
      const detail = client.get(`/api/v1/job-detail/${hidden.slug}`)
      const answers = await Promise.all([
        who ? list.loginAs(who) : list,
        who ? detail.loginAs(who) : detail,
      ])
      for (const answer of answers) {
        answer.assertStatus(200)
        assert.notInclude(JSON.stringify(answer.body()), '900000')
      }
    }
    assert.deepEqual(
      idsOf(await client.post('/api/v1/job-list').json({ budgetMin: 8_000_000 })),
      []
    )
    assert.deepEqual(idsOf(await client.post('/api/v1/job-list').json({ sort: 'budget' })), [
      String(shown.id),
      String(hidden.id),
    ])
    const own = await client.get(`/api/v1/job-detail/${hidden.slug}`).loginAs(user)
    assert.equal(own.body().data.job.budgetMin, 9_000_001)
  })

  test('filters match by overlap', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { category, industry } = await givenPlaces()
    const [react, node, go] = [
      await givenSkill('React'),
      await givenSkill('Node.js'),
      await givenSkill('Go'),
    ]
    const one = await givenJob(company, {
      skillIds: [react.id, node.id],
      jobCategoryId: category.id,
      industryId: industry.id,
      minExperience: 3,
      maxExperience: 6,
      budgetMin: 1000,
      budgetMax: 2000,
      locationType: 'Remote',
      jobType: 'Contract',
      stateCode: 'MH',
      stateName: 'Maharashtra',
    })
    const two = await givenJob(company, {
      skillIds: [go.id],
      minExperience: 8,
      maxExperience: null,
      budgetMin: 5000,
      budgetMax: 6000,
      currency: 'USD',
      city: 'Delhi',
      countryCode: 'US',
      countryName: 'United States',
      publishedAt: DateTime.now().minus({ days: 20 }),
    })
    const monthly = await givenJob(company, {
      skillIds: [],
      minExperience: 0,
      maxExperience: 1,
      budgetMin: 100,
      budgetMax: 200,
      budgetFor: 'month',
      city: 'Chennai',
    })
    const find = async (body: object) =>
      idsOf(await client.post('/api/v1/job-list').json(body))
        .map(Number)
        .sort((a: number, b: number) => a - b)
    const cases: [object, Job[]][] = [
      [{ skills: [react.id] }, [one]],
      [{ skills: [String(react.id), go.id] }, [one, two]],
      [{ catId: String(category.id) }, [one]],
      [{ industryId: industry.id }, [one]],
      [{ jobLocation: ['Remote'] }, [one]],
      [{ jobLocation: ['Remote', 'On Site'] }, [one, two, monthly]],
      [{ jobType: 'Contract' }, [one]],
      [{ countryCode: 'us' }, [two]],
      [{ city: 'delhi' }, [two]],
      [{ state: 'mh' }, [one]],
      [{ state: 'maharashtra' }, [one]],
      [{ minExp: 6 }, [one, two]],
      [{ minExp: 7 }, [two]],
      [{ maxExp: 2 }, [monthly]],
      [{ minExp: 1, maxExp: 3 }, [one, monthly]],
      [{ minExp: 20 }, [two]],
      [{ budgetMin: 2000, budgetMax: 5000 }, [one, two, monthly]],
      [{ budgetMin: 2401 }, [two]],
      [{ budgetMax: 1100 }, [one]],
      [{ currency: 'USD' }, [two]],
      [{ postedWithinDays: 7 }, [one, monthly]],
      [{ companyId: company.id }, [one, two, monthly]],
      [{ companyId: 1e9 }, []],
      [{ skills: [react.id], catId: category.id, jobLocation: ['Remote'], minExp: 4 }, [one]],
      [{ skills: [react.id], city: 'Delhi' }, []],
      [{ skills: [], search: '' }, [one, two, monthly]],
    ]
    for (const [body, expected] of cases)
      assert.deepEqual(
        await find(body),
        expected.map((job) => job.id),
        JSON.stringify(body)
      )
  })

  test('free text finds titles, companies, skills and their other names, and forgives a slip', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany({ name: 'Zephyr Labs' })
    const kubernetes = await givenSkill('Kubernetes')
    await kubernetes.merge({ aliases: ['k8s'] }).save()
    const one = await givenJob(company, {
      title: 'Senior Node.js Developer',
      organisation: 'Zephyr Labs',
    })
    const two = await givenJob(company, {
      title: 'Platform Engineer (C++)',
      organisation: 'Other',
      skillIds: [kubernetes.id],
    })
    const find = async (search: string) =>
      idsOf(await client.post('/api/v1/job-list').json({ search })).map(Number)
    for (const search of [
      'node',
      'Node.js',
      'senior node',
      'zephyr',
      'develper',
      'Zephir',
      'sen',
      'nodejs developer',
    ])
      assert.deepEqual(await find(search), [one.id], search)
    for (const search of [
      'k8s',
      'kubernets',
      'c++',
      'platform enginer',
      'engineers',
      'kubernetes platform',
    ])
      assert.deepEqual(await find(search), [two.id], search)
    assert.deepEqual(await find('xylophone'), [])
  })

  test('every page of a long list is what SQL says, by page and by cursor', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    await db.rawQuery(
      `insert into jobs (company_id, title, slug, status, is_approved, published_at, refreshed_at, valid_through, budget_max, location_type)
       select ?, 'Engineer ' || n, 'deep-' || n, 'open', true, now(), now() - make_interval(mins => n / 3), now() + interval '30 days', n % 50, case when n % 2 = 0 then 'Remote' else 'Hybrid' end
       from generate_series(1, 3000) n`,
      [company.id]
    )
    const compare = async (
      body: object,
      page: number,
      limit: number,
      order: string,
      where = 'true'
    ) => {
      const response = await client.post(`/api/v1/job-list?page=${page}&limit=${limit}`).json(body)
      const { rows } = await db.rawQuery(
        `select id from jobs where listed and ${where} order by ${order}, id desc limit ? offset ?`,
        [limit, (page - 1) * limit]
      )
      assert.deepEqual(
        idsOf(response),
        rows.map((row: { id: number }) => String(row.id)),
        JSON.stringify({ body, page, limit })
      )
      return response.body().pagination
    }
    for (const page of [1, 2, 50, 51, 73, 99, 149, 150])
      assert.equal((await compare({}, page, 20, 'refreshed_at desc')).total, 3000)
    for (const page of [1, 16, 22, 42, 43]) await compare({}, page, 70, 'refreshed_at desc')
    for (const page of [1, 60, 75])
      assert.equal(
        (
          await compare(
            { jobLocation: ['Remote'] },
            page,
            20,
            'refreshed_at desc',
            `location_type = 'Remote'`
          )
        ).total,
        1500
      )
    for (const page of [1, 14, 15, 30])
      await compare({ sort: 'budget' }, page, 100, 'budget_max desc')
    assert.equal((await compare({}, 151, 20, 'refreshed_at desc')).total, 3000)

    let next: string | null = null
    const seen: string[] = []
    do {
      const response: any = await client
        .post('/api/v1/job-list?limit=100')
        .json(next ? { cursor: next } : {})
      seen.push(...idsOf(response))
      next = response.body().pagination.nextCursor
    } while (next)
    assert.lengthOf(new Set(seen), 3000)
    for (const cursor of [
      'x',
      'W10',
      Buffer.from('["latest","2020",{}]').toString('base64url'),
      Buffer.from('["latest","tomorrow",1]').toString('base64url'),
    ]) {
      ;(await client.post('/api/v1/job-list').json({ cursor })).assertStatus(200)
    }
  })

  test('a candidate saves and unsaves a job, and sees only their own id on it', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const [first, second] = [await givenCandidate(), await givenCandidate()]
    for (const { user } of [first, second]) {
      const response = await client
        .post('/api/v1/save-job')
        .json({ jobId: String(job.id) })
        .loginAs(user)
      assert.deepEqual(response.body().data, {
        jobId: String(job.id),
        isSaved: true,
        fevUsersIds: [String(user.id)],
      })
    }
    const list = await client.post('/api/v1/job-list').json({}).loginAs(first.user)
    assert.deepEqual(
      [list.body().data[0].fevUsersIds, list.body().data[0].isSaved, list.body().data[0].isApplied],
      [[String(first.user.id)], true, false]
    )
    assert.deepEqual(idsOf(await client.get('/api/v1/candidate/saved-jobs').loginAs(first.user)), [
      String(job.id),
    ])

    const again = await client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(first.user)
    assert.deepEqual(again.body().data, { jobId: String(job.id), isSaved: false, fevUsersIds: [] })
    assert.deepEqual(
      idsOf(await client.get('/api/v1/candidate/saved-jobs').loginAs(first.user)),
      []
    )
    await job.merge({ status: 'paused' }).save()
    assert.deepEqual(
      idsOf(await client.get('/api/v1/candidate/saved-jobs').loginAs(second.user)),
      []
    )
  })

  test('saving is for candidates', async ({ client }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company)
    ;(await client.post('/api/v1/save-job').json({ jobId: job.id })).assertStatus(401)
    ;(await client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(user)).assertStatus(403)
    ;(
      await client
        .post('/api/v1/save-job')
        .json({})
        .loginAs((await givenCandidate()).user)
    ).assertStatus(422)
  })

  test('shortlisted means jobs with shortlisted applicants', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const [asked] = [await givenJob(company), await givenJob(company)]
    const { candidate } = await givenCandidate()
    await db.table('applications').insert({
      company_id: company.id,
      job_id: asked.id,
      candidate_id: candidate.id,
      status: 'shortlisted',
      answer_by: new Date(),
    })
    assert.deepEqual(idsOf(await client.post('/api/v1/job-list?status=shortlisted').json({})), [
      String(asked.id),
    ])
  })

  async function givenPlaces() {
    const user = await givenUser('admin')
    const category = await JobCategory.create({
      name: `Category ${user.id}`,
      slug: `category-${user.id}`,
      status: 'active',
    })
    const industry = await Industry.create({
      name: `Industry ${user.id}`,
      slug: `industry-${user.id}`,
      status: 'active',
    })
    return { category, industry }
  }
})
