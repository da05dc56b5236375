import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { jobMoves } from '#api/jobs/job_moves'
import Job from '#api/jobs/models/job'
import JobEvent from '#api/jobs/models/job_event'
import expireJobs from '#api/jobs/expire_jobs'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { givenPosting } from './posting.js'

test.group('Job races, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('of two administrators who approve at once, one is told that it is done', async ({
    assert,
    client,
  }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company, { isApproved: null })
    const admins = await Promise.all([givenAdmin(), givenAdmin(), givenAdmin(), givenAdmin()])
    const answers = await Promise.all(
      admins.map((admin) =>
        client.put(`/api/v1/admin/jobs/${job.id}/approve`).json({}).loginAs(admin)
      )
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 409, 409, 409])
    assert.deepInclude(answers.find((answer) => answer.status() === 200)!.body().data, {
      _id: String(job.id),
      isApproved: true,
      status: 'open',
    })
    assert.lengthOf(await JobEvent.query().where('job_id', job.id), 1)
    await company.refresh()
    assert.equal(company.approvedJobCount, 1)
  })

  test('approve and withdraw at once leave one outcome', async ({ assert }) => {
    const { company, user } = await givenCompany()
    const admin = await givenAdmin()
    const { id } = await givenJob(company, { isApproved: null })
    const results = await Promise.allSettled([
      Job.findOrFail(id).then((job) => jobMoves.approve(job, admin)),
      Job.findOrFail(id).then((job) => jobMoves.withdraw(job, user)),
    ])
    assert.lengthOf(
      results.filter((result) => result.status === 'fulfilled'),
      1
    )
    assert.include(['live', 'draft'], (await Job.findOrFail(id)).state)
  })

  test('six posts at once on the free plan leave three open jobs', async ({ assert, client }) => {
    const { user } = await givenCompany()
    const body = await givenPosting()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.post('/api/v1/add-job').json(body).loginAs(user))
    )
    assert.deepEqual(
      answers.map((answer) => answer.status()).sort(),
      [201, 201, 201, 403, 403, 403]
    )
    assert.lengthOf(await Job.query().where('status', 'open'), 3)
    assert.lengthOf(await Job.all(), 3)
  })

  test('clicks on save at once keep one row at most', async ({ assert, client }) => {
    const { company } = await givenCompany()
    const job = await givenJob(company)
    const { user } = await givenCandidate()
    const answers = await Promise.all(
      Array.from({ length: 7 }, () =>
        client.post('/api/v1/save-job').json({ jobId: job.id }).loginAs(user)
      )
    )
    assert.isTrue(answers.every((answer) => answer.status() === 200))
    const [{ total }] = await db.from('saved_jobs').count('* as total')
    assert.isAtMost(total, 1)
  })

  test('two clocks at once send one mail', async ({ assert }) => {
    const { company } = await givenCompany()
    await givenJob(company, {
      validThrough: (await import('luxon')).DateTime.now().minus({ hours: 1 }),
    })
    const [one, two] = await Promise.all([expireJobs(), expireJobs()])
    assert.equal(one.expired + two.expired, 1)
    const [{ total }] = await db.from('mails').where('kind', 'job.expired').count('* as total')
    assert.equal(total, 1)
  })

  test('what was just approved or closed is in the lists and totals at once', async ({
    assert,
    client,
  }) => {
    const { company, user } = await givenCompany()
    const admin = await givenAdmin()
    const job = await givenJob(company, { isApproved: null })
    const total = async () =>
      (await client.post('/api/v1/job-list?limit=1').json({ page: 1 })).body().pagination.total
    assert.equal(await total(), 0)
    await jobMoves.approve(await Job.findOrFail(job.id), admin)
    assert.equal(await total(), 1)
    await jobMoves.close(await Job.findOrFail(job.id), user, { reason: 'other' })
    assert.equal(await total(), 0)
  })
})
