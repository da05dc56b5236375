import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Job from '#api/jobs/models/job'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { givenApplication, givenCompany, givenMember } from '#tests/givens'
import { put, read, balance, givenSending } from './given_sends.js'

test.group('Tests of a job', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const attach = (client: ApiClient, user: User, job: Job, testId: number, over: object = {}) =>
    client
      .post('/api/v1/client/job-assessments')
      .loginAs(user)
      .json({ jobId: job.id, testIds: [testId], atStatus: 'shortlisted', credits: 2, ...over })
  const move = (client: ApiClient, user: User, applicationId: number, status: string) =>
    put(client, user, `/client/applied-job-status?appliedId=${applicationId}&status=${status}`, {})

  test('are attached by those who send, with credits put aside or the exact sentence', async ({
    client,
    assert,
  }) => {
    const { company, user, job, assessment } = await givenSending({ credits: 3 })
    const manager = await givenMember(company, 'hiring_manager')
    ;(await attach(client, manager.user, job, assessment.id)).assertStatus(403)
    const stranger = await givenCompany()
    ;(await attach(client, stranger.user, job, assessment.id)).assertStatus(404)
    for (const [over, field] of [
      [{ credits: 0 }, 'credits'],
      [{ atStatus: 'hired' }, 'atStatus'],
    ] as const) {
      const refused = await attach(client, user, job, assessment.id, over)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    ;(await attach(client, user, job, assessment.id, { stageId: 999_999 })).assertStatus(404)
    const short = await attach(client, user, job, assessment.id, { credits: 4 })
    short.assertStatus(403)
    assert.equal(
      short.body().message,
      'Insufficient test credits to add assessments to this job. Please purchase additional credits first!'
    )
    assert.equal(short.body().reason, 'quota')
    const attached = await attach(client, user, job, assessment.id)
    attached.assertStatus(201)
    assert.containsSubset(attached.body().data, {
      state: 'active',
      placeLabel: 'Shortlisted',
      credits: 2,
      minutes: assessment.minutes,
    })
    assert.deepEqual(await balance(company), [1, 2])
    ;(await attach(client, user, job, assessment.id)).assertStatus(409)
    const list = (await read(client, user, `/client/job-assessments/${job.id}`)).body()
    assert.lengthOf(list.data, 1)
    assert.deepEqual(list.asks, { minutes: assessment.minutes, tests: 1 })
    const page = await client.get(`/api/v1/job-detail/${job.slug}`)
    assert.deepEqual(page.body().data.asks, { minutes: assessment.minutes, tests: 1 })
  })

  test('are sent to who comes to the place, once, from what is put aside', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment } = await givenSending()
    await attach(client, user, job, assessment.id)
    ;(await move(client, user, applicant.application.id, 'shortlisted')).assertStatus(200)
    const [sent] = await AssessmentSend.all()
    assert.containsSubset(sent.$attributes, {
      candidateId: applicant.candidate.id,
      applicationId: applicant.application.id,
      jobId: job.id,
      status: 'sent',
    })
    assert.deepEqual(await balance(company), [3, 2])
    assert.lengthOf(await db.from('mails').where('kind', 'assessment.sent'), 1)
    await move(client, user, applicant.application.id, 'interview')
    await move(client, user, applicant.application.id, 'shortlisted')
    assert.lengthOf(await AssessmentSend.all(), 1)
    const [attached] = (await read(client, user, `/client/job-assessments/${job.id}`)).body().data
    assert.equal(attached.credits, 1)
  })

  test('of "Applied" are sent on applying', async ({ client, assert }) => {
    const { user, job, assessment } = await givenSending()
    await attach(client, user, job, assessment.id, { atStatus: 'applied' })
    const second = await givenApplication(job)
    assert.equal((await AssessmentSend.firstOrFail()).candidateId, second.candidate.id)
  })

  test('move on without a test where credits are spent, and the company hears of it once', async ({
    client,
    assert,
  }) => {
    const { user, job, applicant, assessment } = await givenSending({ credits: 1 })
    await attach(client, user, job, assessment.id, { credits: 1 })
    const more = [await givenApplication(job), await givenApplication(job)]
    for (const { application } of [applicant, ...more])
      (await move(client, user, application.id, 'shortlisted')).assertStatus(200)
    assert.lengthOf(await AssessmentSend.all(), 1)
    assert.lengthOf(
      await db.from('notifications').where({ user_id: user.id, kind: 'assessment.credits_spent' }),
      1
    )
  })

  test('give back what is put aside when they are taken off or the job closes', async ({
    client,
    assert,
  }) => {
    const { company, user, job, assessment } = await givenSending()
    const { _id } = (await attach(client, user, job, assessment.id)).body().data
    const path = `/client/job-assessments/${_id}`
    const key = crypto.randomUUID()
    ;(await put(client, user, `${path}/credits`, { credits: 1, key })).assertStatus(200)
    ;(await put(client, user, `${path}/credits`, { credits: 1, key })).assertStatus(200)
    assert.deepEqual(await balance(company), [2, 3])
    ;(await put(client, user, `${path}/end`)).assertStatus(200)
    assert.deepEqual(await balance(company), [5, 0])
    ;(await put(client, user, `${path}/end`)).assertStatus(409)
    await attach(client, user, job, assessment.id)
    await put(client, user, '/client/job-status', {
      jobId: job.id,
      status: 'closed',
      reason: 'filled_here',
    })
    assert.deepEqual(await balance(company), [5, 0])
  })
})
