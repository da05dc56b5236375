import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Job from '#api/jobs/models/job'
import JobTitle from '#api/taxonomy/models/job_title'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'

test.group('Jobs that a company keeps up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('posted jobs come with their counts, by state and by words', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const [live, pending] = [
      await givenJob(company, { title: 'Rust 100% remote' }),
      await givenJob(company, { isApproved: null }),
    ]
    await givenJob(company, { status: 'archived' })
    for (const status of ['applied', 'applied', 'shortlisted']) {
      await db.table('applications').insert({
        company_id: company.id,
        job_id: live.id,
        candidate_id: (await givenCandidate()).candidate.id,
        status,
        answer_by: new Date(),
      })
    }
    const ask = async (body: object) =>
      (
        await client.post('/api/v1/client/get-posted-jobs?page=1&limit=20').json(body).loginAs(user)
      ).body()
    const all = await ask({})
    assert.deepEqual(
      all.data.map((job: { _id: string }) => job._id),
      [String(pending.id), String(live.id)]
    )
    assert.include(all.data[1].counts, { total: 3, applied: 2, shortlisted: 1, hired: 0 })
    assert.equal(all.pagination.total, 2)
    assert.lengthOf((await ask({ status: 'pending' })).data, 1)
    assert.lengthOf((await ask({ status: 'open' })).data, 2)
    assert.lengthOf((await ask({ status: 'archived' })).data, 1)
    assert.lengthOf((await ask({ search: '100%' })).data, 1)
    assert.lengthOf((await ask({ search: '%' })).data, 1)
    assert.lengthOf((await ask({ search: '_' })).data, 0)
  })

  test('a refresh puts a job first for thirty more days, once a week, and keeps its date', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const old = DateTime.now().minus({ days: 20 })
    const job = await givenJob(company, {
      refreshedAt: old,
      publishedAt: old,
      validThrough: DateTime.now().plus({ days: 10 }),
    })
    const refresh = () =>
      client.post('/api/v1/client/job-refresh').json({ jobId: job.id }).loginAs(user)
    const { data } = (await refresh()).body()
    assert.closeTo(DateTime.fromISO(data.validThrough).diffNow('days').days, 40, 0.1)
    assert.closeTo(DateTime.fromISO(data.refreshedAt).diffNow('minutes').minutes, 0, 1)
    assert.closeTo(DateTime.fromISO(data.publishedAt).toMillis(), old.toMillis(), 1)
    const again = await refresh()
    again.assertStatus(409)
    assert.match(again.body().message, /once every 7 days/)

    const far = await givenJob(company, {
      refreshedAt: old,
      validThrough: DateTime.now().plus({ days: 85 }),
    })
    const most = await client
      .post('/api/v1/client/job-refresh')
      .json({ jobId: far.id })
      .loginAs(user)
    assert.closeTo(DateTime.fromISO(most.body().data.validThrough).diffNow('days').days, 90, 0.1)
  })

  test('a copy is a draft that says the same under a slug of its own', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const job = await givenJob(company, { tags: ['a'], hideBudget: true })
    const copy = await client
      .post('/api/v1/client/duplicate-job')
      .json({ jobId: job.id })
      .loginAs(user)
    copy.assertStatus(201)
    assert.include(copy.body().data, {
      jobTitle: job.title,
      state: 'draft',
      hideBudgetToDev: true,
      budgetMin: 1_500_000,
      publishedAt: null,
      validThrough: null,
    })
    assert.notEqual(copy.body().data.slug, job.slug)
  })

  test('a job without applications is deleted, one with some is archived', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const [empty, asked] = [await givenJob(company), await givenJob(company)]
    await db.table('applications').insert({
      company_id: company.id,
      job_id: asked.id,
      candidate_id: (await givenCandidate()).candidate.id,
      status: 'rejected',
      answer_by: new Date(),
    })
    assert.isTrue(
      (await client.delete(`/api/v1/client/job/${empty.id}`).loginAs(user)).body().data.deleted
    )
    assert.isFalse(
      (await client.delete(`/api/v1/client/job/${asked.id}`).loginAs(user)).body().data.deleted
    )
    assert.isNull(await Job.find(empty.id))
    assert.equal((await Job.findOrFail(asked.id)).status, 'archived')
    ;(await client.delete(`/api/v1/client/job/${empty.id}`).loginAs(user)).assertStatus(404)
    ;(await client.delete(`/api/v1/client/job/x`).loginAs(user)).assertStatus(404)
  })

  test('the title check tidies, suggests and warns', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    await JobTitle.create({
      name: 'Frontend Developer',
      slug: 'frontend-developer-x',
      synonyms: ['Front-End Engineer', 'UI Developer'],
      status: 'active',
    })
    const check = (jobTitle: string, more = {}) =>
      client
        .post('/api/v1/client/verify-job-title')
        .json({ jobTitle, ...more })
        .loginAs(user)
    const tidy = await check('  FRONT-END   ENGINEER. ')
    tidy.assertStatus(200)
    assert.equal(tidy.body().data.jobTitle, 'Front-End Engineer')
    assert.equal(tidy.body().data.suggestions[0].jobTitle, 'Frontend Developer')
    assert.isNull(tidy.body().data.warning)

    const job = await givenJob(company, { title: 'Front-End Engineer' })
    assert.equal((await check('front-end engineer')).body().data.duplicates[0]._id, String(job.id))
    assert.deepEqual(
      (await check('front-end engineer', { jobId: job.id })).body().data.duplicates,
      []
    )
    assert.deepEqual(
      (
        await client
          .post('/api/v1/client/verify-job-title')
          .json({ jobTitle: 'front-end engineer' })
          .loginAs((await givenCompany()).user)
      ).body().data.duplicates,
      []
    )
    for (const bad of [
      'Dev',
      'URGENT developer',
      'Developer (male only)',
      'Call 98765 43210 for job',
      'Earn money fast',
      `${'.'.repeat(100_000)}a`,
    ])
      (await check(bad)).assertStatus(422)
  })

  test('eight groups of questions are offered, the last one empty', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { data } = (await client.get('/api/v1/client/questionnaire-groups').loginAs(user)).body()
    assert.deepEqual(
      data.map((group: { questionName: string }) => group.questionName),
      [
        'General Questions',
        'Technical/Skill-Based Questions',
        'Role-Specific Questions',
        'Behavioral Questions',
        'Availability & Logistics',
        'Cultural Fit',
        'Legal & Compliance',
        'Custom Questions',
      ]
    )
    assert.deepEqual(data.at(-1), {
      questionName: 'Custom Questions',
      isCustomQuestion: true,
      questionLists: [],
    })
    for (const group of data)
      for (const { question } of group.questionLists)
        assert.isTrue(question.length >= 10 && question.length <= 300)
  })
})
