import { test, timeTravel } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import JobMember from '#api/jobs/models/job_member'
import { companySees } from '#api/assessments/assessment_facts'
import AssessmentSend from '#api/assessments/models/assessment_send'
import settleSends from '#api/assessments/sends/due/settle_sends'
import tellRejections from '#api/applications/tell_rejections'
import { givenApplication, givenCandidate, givenMember } from '#tests/givens'
import { givenSkillTest, RIGHT, taker } from '../given_tests.js'
import { send, put, read, balance, givenSending, givenSent, take } from './given_sends.js'

test.group('Sent tests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
    assert.include(rules, `${company.name} will see ${companySees.label}.`)
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
