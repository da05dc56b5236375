import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import JobMember from '#api/jobs/models/job_member'
import type Job from '#api/jobs/models/job'
import { COMPANY_SEES } from '#api/assessments/assessment_facts'
import { NOT_ENOUGH_CREDITS } from '#api/assessments/credits/credit_facts'
import { grant } from '#api/assessments/credits/credits'
import AssessmentSend from '#api/assessments/models/assessment_send'
import Attempt from '#api/assessments/models/attempt'
import CreditAccount from '#api/assessments/models/credit_account'
import CreditEntry from '#api/assessments/models/credit_entry'
import TestResult from '#api/assessments/models/test_result'
import settleSends from '#api/assessments/sends/due/settle_sends'
import { sendMarked, sendStarted, testOfSend } from '#api/assessments/sends/take_sent'
import tellRejections from '#api/applications/tell_rejections'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { givenSkillTest, RIGHT, taker } from './given_tests.js'

const send = (client: ApiClient, user: User, body: object) =>
  client.post('/api/v1/client/send-assessment').loginAs(user).json(body)
const put = (client: ApiClient, user: User, path: string, body: object = {}) =>
  client.put(`/api/v1${path}`).loginAs(user).json(body)
const read = (client: ApiClient, user: User, path: string) =>
  client.get(`/api/v1${path}`).loginAs(user)

let gifts = 0
const give = (company: Company, credits: number) =>
  db.transaction((trx) =>
    grant(trx, {
      owner: { companyId: company.id },
      credits,
      reference: 'gift',
      key: `gift:${company.id}:${++gifts}`,
    })
  )

async function balance(company: Company) {
  const { available, reserved } = await CreditAccount.findByOrFail('company_id', company.id)
  return [available, reserved]
}

/** A company with credits, a job with an applicant, and a test. */
async function givenSending({ credits = 5 } = {}) {
  const owner = await givenCompany()
  if (credits) await give(owner.company, credits)
  const job = await givenJob(owner.company)
  const applicant = await givenApplication(job)
  const { assessment } = await givenSkillTest({ each: 1, topics: 1, over: { questionCount: 3 } })
  return { ...owner, job, applicant, assessment }
}

async function givenSent(client: ApiClient, over: object = {}) {
  const given = await givenSending()
  const sent = await send(client, given.user, {
    testIds: [given.assessment.id],
    appliedIds: [given.applicant.application.id],
    ...over,
  })
  sent.assertStatus(201)
  return { ...given, sendId: Number(sent.body().data[0]._id) }
}

/** Takes the next test of a send to its end, as the module of attempts does. */
async function take(sendId: number, candidateId: number, score = 80, passed = true) {
  return db.transaction(async (trx) => {
    const { assessment } = await testOfSend(trx, { candidateId, sendId })
    const attempt = await Attempt.create(
      {
        candidateId,
        assessmentId: assessment.id,
        sendId,
        status: 'running',
        startedAt: DateTime.now(),
        lastSeenAt: DateTime.now(),
        deadlineAt: DateTime.now().plus({ minutes: 30 }),
        signalLevel: 'some',
        signals: { blur: 4 },
      },
      { client: trx }
    )
    await sendStarted({ attempt, trx })
    await attempt.merge({ status: 'done', finishedAt: DateTime.now() }).save()
    const result = await TestResult.create(
      {
        attemptId: attempt.id,
        candidateId,
        assessmentId: assessment.id,
        score,
        correct: score,
        total: 100,
        passed,
        band: passed ? 'proficient' : 'developing',
        seconds: 600,
        topics: [{ topic: 'Topic 1', correct: 8, total: 10 }],
        shown: true,
      },
      { client: trx }
    )
    await sendMarked({ attempt, result, trx })
    return attempt
  })
}

test.group('Sending tests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('owners, admins and recruiters send; hiring managers, interviewers and billing do not', async ({
    client,
  }) => {
    const { company, applicant, assessment } = await givenSending()
    const body = { testIds: [assessment.id], appliedIds: [applicant.application.id] }
    ;(await client.post('/api/v1/client/send-assessment').json(body)).assertStatus(401)
    ;(await send(client, applicant.user, body)).assertStatus(403)
    for (const role of ['hiring_manager', 'interviewer', 'billing'] as const) {
      const refused = await send(client, (await givenMember(company, role)).user, body)
      refused.assertStatus(403)
      refused.assertBodyContains({ reason: 'role' })
    }
    ;(await send(client, (await givenMember(company, 'recruiter')).user, body)).assertStatus(201)
  })

  test("another company's applicants, jobs, tests and sends are not there", async ({ client }) => {
    const { applicant, assessment, job, sendId } = await givenSent(client)
    const stranger = await givenCompany()
    await give(stranger.company, 5)
    const own = await givenApplication(await givenJob(stranger.company))
    const custom = await givenSkillTest({ each: 1, topics: 1 })
    await custom.assessment
      .merge({ kind: 'custom', skillId: null, companyId: (await givenCompany()).company.id })
      .save()
    for (const body of [
      { testIds: [assessment.id], appliedIds: [applicant.application.id] },
      { testIds: [999_999_999], appliedIds: [own.application.id] },
      { testIds: [custom.assessment.id], appliedIds: [own.application.id] },
      { testIds: [assessment.id], devIds: [own.candidate.id], jobId: job.id },
    ])
      (await send(client, stranger.user, body)).assertStatus(404)
    ;(await read(client, stranger.user, `/client/assessment-result/${sendId}`)).assertStatus(404)
    for (const verb of ['extend', 'cancel'])
      (
        await put(client, stranger.user, `/client/sent-assessments/${sendId}/${verb}`, { days: 2 })
      ).assertStatus(404)
    ;(
      await put(client, own.user, `/candidate/received-assessments/${sendId}/decline`)
    ).assertStatus(404)
    ;(await read(client, stranger.user, `/client/assessment-comparison/${job.id}`)).assertStatus(
      404
    )
    ;(await read(client, stranger.user, `/client/job-assessments/${job.id}`)).assertStatus(404)
  })

  test('bad input names its field', async ({ client }) => {
    const { user, applicant, assessment } = await givenSending()
    const good = { testIds: [assessment.id], appliedIds: [applicant.application.id] }
    const wrong: [object, string][] = [
      [{ testIds: [] }, 'testIds'],
      [{ testIds: [assessment.id, assessment.id] }, 'testIds'],
      [{ testIds: [1, 2, 3, 4, 5, 6] }, 'testIds'],
      [{ appliedIds: [] }, 'appliedIds'],
      [{ dueDays: 0 }, 'dueDays'],
      [{ dueDays: 61 }, 'dueDays'],
      [{ message: 'x'.repeat(2001) }, 'message'],
    ]
    for (const [over, field] of wrong) {
      const refused = await send(client, user, { ...good, ...over })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    await assessment.merge({ status: 'inactive' }).save()
    const off = await send(client, user, good)
    off.assertStatus(422)
    off.assertBodyContains({ errors: [{ field: 'testIds' }] })
  })

  test('a test reserves a credit, and the candidate hears what it asks by bell, stream and mail', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment } = await givenSending()
    const sent = await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [applicant.application.id],
      message: 'We like your profile',
    })
    sent.assertStatus(201)
    assert.containsSubset(sent.body().data, [
      { devId: String(applicant.candidate.id), state: 'sent' },
    ])
    assert.deepEqual(await balance(company), [4, 1])
    const line = await CreditEntry.query().where('kind', 'reserve').firstOrFail()
    assert.containsSubset(line.$attributes, {
      reference: `send:${sent.body().data[0]._id}`,
      actorId: user.id,
      delta: -1,
    })
    const bell = await db
      .from('notifications')
      .where({ user_id: applicant.user.id, kind: 'assessment.sent' })
      .firstOrFail()
    assert.containsSubset(bell, {
      message: `${company.name} sent you a test for ${job.title}`,
      link: '/candidate/assessments',
      job_id: job.id,
      company_id: company.id,
    })
    const mail = await db.from('mails').where('kind', 'assessment.sent').firstOrFail()
    for (const words of [`${assessment.minutes} minutes`, 'We like your profile', assessment.name])
      assert.include(mail.body_text, words)

    const [row] = (await read(client, applicant.user, '/candidate/received-assessments')).body()
      .data
    assert.containsSubset(row, {
      state: 'sent',
      minutes: assessment.minutes,
      jobId: String(job.id),
      company: { companyName: company.name },
      tests: [{ _id: String(assessment.id), state: 'open' }],
      actions: ['start', 'decline'],
    })
    assert.closeTo(DateTime.fromISO(row.due).diffNow().as('days'), 14, 0.1)
    const [own] = (await read(client, user, '/client/sent-assessments')).body().data
    assert.containsSubset(own, {
      state: 'sent',
      dev: { lName: applicant.user.lastName },
      sentBy: user.fullName,
      actions: ['extend', 'cancel'],
    })
  })

  test('a person of the search is named in part, and one who is not to be found is not there', async ({
    client,
    assert,
  }) => {
    const { user, assessment } = await givenSending()
    const found = await givenCandidate()
    const hidden = await givenCandidate({ visibility: 'deactivated' })
    ;(
      await send(client, user, { testIds: [assessment.id], devIds: [hidden.candidate.id] })
    ).assertStatus(404)
    ;(
      await send(client, user, { testIds: [assessment.id], devIds: [found.candidate.id] })
    ).assertStatus(201)
    const [row] = (await read(client, user, '/client/sent-assessments')).body().data
    assert.equal(row.dev.lName, 'R.')
  })

  test('too few credits send nothing, with the sentence of the product', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment } = await givenSending({ credits: 1 })
    const second = await givenApplication(job)
    const refused = await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [applicant.application.id, second.application.id],
    })
    refused.assertStatus(403)
    refused.assertBodyContains({ message: NOT_ENOUGH_CREDITS, reason: 'quota' })
    assert.lengthOf(await AssessmentSend.all(), 0)
    assert.deepEqual(await balance(company), [1, 0])
  })

  test('nobody has the same test twice, is tested after the end, or while tests are turned off', async ({
    client,
    assert,
  }) => {
    const { user, applicant, assessment, job } = await givenSent(client)
    const body = { testIds: [assessment.id], appliedIds: [applicant.application.id] }
    const again = await send(client, user, body)
    again.assertStatus(409)
    assert.deepEqual(again.body().devIds ?? again.body().details?.devIds, [
      String(applicant.candidate.id),
    ])
    await put(client, user, '/client/assessment-credit', { turnedOff: true })
    const second = await givenApplication(job)
    const off = await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [second.application.id],
    })
    off.assertStatus(403)
    await put(client, user, '/client/assessment-credit', { turnedOff: false })
    await client
      .put(`/api/v1/candidate/withdraw-application/${second.application.id}`)
      .loginAs(second.user)
      .json({})
    ;(
      await send(client, user, {
        testIds: [assessment.id],
        appliedIds: [second.application.id],
      })
    ).assertStatus(409)
  })

  test('a person who withdraws from the company is sent none, leaves the lists, and costs nothing', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, assessment, sendId } = await givenSent(client)
    ;(
      await client
        .post('/api/v1/candidate/blocked-companies')
        .loginAs(applicant.user)
        .json({ companyId: company.id })
    ).assertStatus(201)
    assert.deepEqual(await balance(company), [5, 0])
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'cancelled')
    assert.lengthOf((await read(client, user, '/client/sent-assessments')).body().data, 0)
    ;(await read(client, user, `/client/assessment-result/${sendId}`)).assertStatus(404)
    const refused = await send(client, user, {
      testIds: [assessment.id],
      devIds: [applicant.candidate.id],
    })
    refused.assertStatus(404)
  })

  test('declining gives the credit back, and the sender hears why', async ({ client, assert }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const path = `/candidate/received-assessments/${sendId}/decline`
    const declined = await put(client, applicant.user, path, { reason: 'No time' })
    declined.assertStatus(200)
    assert.equal(declined.body().data.state, 'declined')
    assert.deepEqual(await balance(company), [5, 0])
    const mail = await db.from('mails').where('kind', 'assessment.declined').firstOrFail()
    assert.equal(mail.user_id, user.id)
    assert.include(mail.body_text, 'No time')
    ;(await put(client, applicant.user, path)).assertStatus(409)
    ;(await put(client, user, `/client/sent-assessments/${sendId}/cancel`)).assertStatus(409)
  })

  test('more time can be given, and a test that is not started can be taken back', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const path = `/client/sent-assessments/${sendId}`
    const later = await put(client, user, `${path}/extend`, { days: 7 })
    later.assertStatus(200)
    assert.closeTo(DateTime.fromISO(later.body().data.due).diffNow().as('days'), 21, 0.1)
    const far = await put(client, user, `${path}/extend`, { days: 60 })
    far.assertStatus(422)
    far.assertBodyContains({ errors: [{ field: 'days' }] })
    const cancelled = await put(client, user, `${path}/cancel`, { reason: 'Filled' })
    cancelled.assertStatus(200)
    assert.deepEqual(await balance(company), [5, 0])
    const kinds = await db.from('mails').where('user_id', applicant.user.id).select('kind')
    assert.includeMembers(
      kinds.map(({ kind }: { kind: string }) => kind),
      ['assessment.extended', 'assessment.cancelled']
    )
    assert.lengthOf(
      (await read(client, applicant.user, '/candidate/received-assessments')).body().data,
      0
    )
  })

  test('starting uses the credit, and the result comes to the company with its signals', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, assessment, sendId, job } = await givenSent(client)
    const path = `/client/assessment-result/${sendId}`
    assert.containsSubset((await read(client, user, path)).body().data, {
      state: 'sent',
      score: null,
    })
    await take(sendId, applicant.candidate.id)
    assert.deepEqual(await balance(company), [4, 0])
    assert.containsSubset((await read(client, user, path)).body().data, {
      _id: String(sendId),
      devId: String(applicant.candidate.id),
      state: 'finished',
      name: assessment.name,
      score: 80,
      passed: true,
      band: 'proficient',
      signals: { level: 'some', seen: [{ kind: 'blur', count: 4 }] },
      topics: [{ name: 'Topic 1', score: 80 }],
    })
    assert.lengthOf(
      await db.from('notifications').where({ user_id: user.id, kind: 'assessment.finished' }),
      1
    )
    ;(
      await put(client, applicant.user, `/candidate/received-assessments/${sendId}/decline`)
    ).assertStatus(409)
    const compared = (await read(client, user, `/client/assessment-comparison/${job.id}`)).body()
    assert.containsSubset(compared, {
      tests: [{ _id: String(assessment.id) }],
      data: [{ name: applicant.user.fullName, mean: 80 }],
      rates: [{ taken: 1, passed: 1, groups: [] }],
    })
  })

  test('a test that the company built is taken by the calls of every test, and its result comes back', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant } = await givenSending()
    const [topic] = (await read(client, user, '/client/assessment-topics')).body().data
    const own = await client
      .post('/api/v1/client/assessment-questions')
      .loginAs(user)
      .json({
        kind: 'one',
        body: 'What do we call a deployment?',
        options: [RIGHT, 'A party'],
        answerKey: [0],
        difficulty: 'easy',
      })
    const built = await client
      .post('/api/v1/client/assessments')
      .loginAs(user)
      .json({
        name: 'How we work',
        minutes: 20,
        passPercent: 60,
        draws: [{ topicId: topic._id, count: 2 }],
        questionIds: [own.body().data._id],
      })
    const sent = await send(client, user, {
      testIds: [built.body().data._id],
      appliedIds: [applicant.application.id],
    })
    const sendId = sent.body().data[0]._id
    const stranger = await givenCandidate()
    ;(await taker(client, stranger.user).post('start-test', { sendId })).assertStatus(404)
    ;(await taker(client, stranger.user).get('test-rules', { sendId })).assertStatus(404)
    const calls = taker(client, applicant.user)
    const { sentBy, rules } = (await calls.get('test-rules', { sendId })).body().data
    assert.equal(sentBy, company.name)
    assert.include(rules, `${company.name} will see ${COMPANY_SEES}.`)
    ;(await calls.get('test-rules')).assertStatus(422)
    const started = await calls.post('start-test', { sendId })
    started.assertStatus(201)
    ;(await calls.post('start-test', { sendId })).assertStatus(200)
    assert.containsSubset((await calls.get('received-assessments')).body().data, [
      { state: 'started', tests: [{ state: 'running', attemptId: started.body().data._id }] },
    ])
    assert.deepEqual(await balance(company), [4, 0])
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'started')
    const { _id, total } = started.body().data
    assert.equal(total, 3)
    for (let position = 1; position <= total; position++) {
      const { question } = (await calls.look(_id, position)).body().data
      const right = question.options.find(({ body }: { body: string }) => body === RIGHT)
      ;(await calls.answer(_id, question._id, right._id)).assertStatus(200)
    }
    ;(await calls.post('test-finish', { attemptId: _id })).assertStatus(200)
    assert.containsSubset(
      (await read(client, user, `/client/assessment-result/${sendId}`)).body().data,
      { state: 'finished', score: 100, passed: true, results: [{ name: 'How we work' }] }
    )
    ;(await calls.post('start-test', { sendId })).assertStatus(409)
    ;(await calls.get('test-rules', { sendId })).assertStatus(409)
  })

  test('several tests sent together cost one credit and end with the last', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, assessment } = await givenSending()
    const other = await givenSkillTest({ each: 1, topics: 1, over: { questionCount: 3 } })
    const sent = await send(client, user, {
      testIds: [assessment.id, other.assessment.id],
      appliedIds: [applicant.application.id],
    })
    const sendId = Number(sent.body().data[0]._id)
    await take(sendId, applicant.candidate.id, 90)
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'started')
    await take(sendId, applicant.candidate.id, 50, false)
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'finished')
    assert.deepEqual(await balance(company), [4, 0])
    const { data } = (await read(client, user, `/client/assessment-result/${sendId}`)).body()
    assert.containsSubset(data, {
      score: 70,
      passed: false,
      results: [{ score: 90 }, { score: 50 }],
    })
    await assert.rejects(() => take(sendId, applicant.candidate.id), /finished/)
  })

  test('reminders come three days and one day before, each once, and the end gives the credit back', async ({
    client,
    assert,
  }) => {
    const { company, user, applicant, sendId } = await givenSent(client)
    const reminders = () => db.from('mails').where('kind', 'assessment.reminder')
    const now = DateTime.now()
    assert.deepEqual(await settleSends(), { reminded: 0, ended: 0 })
    for (const [days, count] of [
      [11.1, 1],
      [12, 1],
      [13.1, 2],
      [13.5, 2],
    ]) {
      timeTravel(now.plus({ hours: days * 24 }).toJSDate())
      await settleSends()
      assert.lengthOf(await reminders(), count)
    }
    timeTravel(now.plus({ days: 14, minutes: 1 }).toJSDate())
    assert.equal((await settleSends()).ended, 1)
    assert.equal((await settleSends()).ended, 0)
    assert.deepEqual(await balance(company), [5, 0])
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'expired')
    for (const { id } of [user, applicant.user])
      assert.lengthOf(
        await db.from('notifications').where({ user_id: id, kind: 'assessment.expired' }),
        1
      )
    await assert.rejects(() => take(sendId, applicant.candidate.id), /not taken in time/)
  })

  test('what is due soon from the start is not reminded of at once', async ({ client, assert }) => {
    await givenSent(client, { dueDays: 2 })
    assert.equal((await settleSends()).reminded, 0)
  })

  test('a rejection gives the credit back once the candidate is told, a closed job at once', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment, sendId } = await givenSent(client)
    await put(
      client,
      user,
      `/client/applied-job-status?appliedId=${applicant.application.id}&status=rejected`,
      { reason: 'skills', feedBack: 'Thank you' }
    )
    timeTravel(DateTime.now().plus({ hours: 25 }).toJSDate())
    await tellRejections()
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'cancelled')
    const second = await givenApplication(job)
    const found = await givenCandidate()
    await send(client, user, {
      testIds: [assessment.id],
      appliedIds: [second.application.id],
      devIds: [found.candidate.id],
      jobId: job.id,
    })
    assert.deepEqual(await balance(company), [3, 2])
    ;(
      await put(client, user, '/client/job-status', {
        jobId: job.id,
        status: 'closed',
        reason: 'filled_here',
      })
    ).assertStatus(200)
    assert.deepEqual(await balance(company), [5, 0])
  })

  test('a hiring manager sees and asks for the tests of their own jobs', async ({
    client,
    assert,
  }) => {
    const { company, user, job, applicant, assessment } = await givenSent(client)
    const manager = await givenMember(company, 'hiring_manager')
    const ask = () =>
      client
        .post('/api/v1/client/ask-assessment')
        .loginAs(manager.user)
        .json({ testIds: [assessment.id], appliedIds: [applicant.application.id] })
    assert.lengthOf((await read(client, manager.user, '/client/sent-assessments')).body().data, 0)
    const refused = await ask()
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'membership' })
    await JobMember.create({ companyId: company.id, jobId: job.id, userId: manager.user.id })
    assert.lengthOf((await read(client, manager.user, '/client/sent-assessments')).body().data, 1)
    ;(await ask()).assertStatus(200)
    const bell = await db.from('notifications').where('kind', 'assessment.asked').firstOrFail()
    assert.equal(bell.user_id, user.id)
    assert.match(bell.link, /^\/client\/assessments\/send\?job=\d+&tests=\d+&applied=\d+$/)
  })
})

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
      place: 'Shortlisted',
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

test.group('Tests that a company builds', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const question = {
    kind: 'one',
    body: 'What do we call a deployment?',
    options: ['A release', 'A party'],
    answerKey: [0],
    difficulty: 'easy',
  }
  const ask = (client: ApiClient, user: User, body: object) =>
    client.post('/api/v1/client/assessment-questions').loginAs(user).json(body)
  const build = (client: ApiClient, user: User, body: object) =>
    client.post('/api/v1/client/assessments').loginAs(user).json(body)

  test('have topics of the banks and questions of its own, and are sent by it alone', async ({
    client,
    assert,
  }) => {
    const { user, applicant, assessment } = await givenSending()
    const stranger = await givenCompany()
    const topics = (await read(client, user, '/client/assessment-topics')).body().data
    assert.containsSubset(topics, [{ test: assessment.name, name: 'Topic 1', questions: 3 }])
    const own = await ask(client, user, question)
    own.assertStatus(201)
    const body = {
      name: 'How we work',
      minutes: 20,
      passPercent: 60,
      draws: [{ topicId: topics[0]._id, count: 2 }],
      questionIds: [own.body().data._id],
    }
    ;(await build(client, stranger.user, body)).assertStatus(404)
    const built = await build(client, user, body)
    built.assertStatus(201)
    assert.containsSubset(built.body().data, { kind: 'custom', questions: 3, isOwn: true })
    const offered = (await read(client, user, '/client/assessments?own=true')).body().data
    assert.lengthOf(offered, 1)
    assert.lengthOf(
      (await read(client, stranger.user, '/client/assessments?own=true')).body().data,
      0
    )
    const sent = await send(client, user, {
      testIds: [built.body().data._id],
      appliedIds: [applicant.application.id],
    })
    sent.assertStatus(201)
    ;(
      await put(client, user, `/client/assessments/${built.body().data._id}`, { active: false })
    ).assertStatus(200)
  })

  test('refuse too many from a topic, none at all, and keys that do not fit', async ({
    client,
    assert,
  }) => {
    const { user } = await givenSending()
    const [topic] = (await read(client, user, '/client/assessment-topics')).body().data
    const good = { name: 'How we work', minutes: 20, passPercent: 60 }
    for (const [over, field] of [
      [{}, 'draws'],
      [{ draws: [{ topicId: topic._id, count: 4 }] }, 'draws.0.count'],
      [{ draws: [{ topicId: topic._id, difficulty: 'hard', count: 2 }] }, 'draws.0.count'],
      [{ draws: [{ topicId: topic._id, count: 1 }], minutes: 0 }, 'minutes'],
    ] as const) {
      const refused = await build(client, user, { ...good, ...over })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    for (const [over, field] of [
      [{ answerKey: [2] }, 'answerKey'],
      [{ answerKey: [0, 1] }, 'answerKey'],
      [{ options: ['Same', 'Same'] }, 'options'],
      [{ kind: 'many', answerKey: [0] }, 'answerKey'],
      [{ kind: 'text', options: [], answerKey: [] }, 'answerKey'],
      [{ kind: 'code' }, 'kind'],
    ] as const) {
      const refused = await ask(client, user, { ...question, ...over })
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    assert.isOk(topic)
  })
})

test.group('Sending tests, with real commits', (group) => {
  group.each.teardown(emptyDatabase)
  group.each.timeout(60_000)

  test('of the same test sent ten times at once, one goes out', async ({ client, assert }) => {
    const { company, user, applicant, assessment } = await givenSending()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        send(client, user, {
          testIds: [assessment.id],
          appliedIds: [applicant.application.id],
        })
      )
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 201),
      1
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 409),
      9
    )
    assert.deepEqual(await balance(company), [4, 1])
  })

  test('two sweeps at once remind once and end once', async ({ client, assert }) => {
    const { company } = await givenSent(client)
    await db
      .from('assessment_sends')
      .update({ due_at: DateTime.now().plus({ hours: 20 }).toJSDate() })
    const both = await Promise.all([settleSends(), settleSends()])
    assert.equal(both[0].reminded + both[1].reminded, 1)
    await db
      .from('assessment_sends')
      .update({ due_at: DateTime.now().minus({ hours: 1 }).toJSDate() })
    const ended = await Promise.all([settleSends(), settleSends()])
    assert.equal(ended[0].ended + ended[1].ended, 1)
    assert.deepEqual(await balance(company), [5, 0])
  })
})
