import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type Job from '#api/jobs/models/job'
import { givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenKinds } from './given_kinds.js'

test.group('Searching jobs', (group) => {
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

  test('filters match by overlap', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const { category, industry } = await givenKinds()
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
      // as an address written by hand has them
      [{ skills: `${react.id}, ${go.id}` }, [one, two]],
      [{ jobLocation: 'Remote,On Site' }, [one, two, monthly]],
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
})
