import { test, timeTravel } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { GRACE_SECONDS, OUTAGE_SECONDS } from '#api/assessments/assessment_facts'
import { lockAccount, purchase, spendable } from '#api/assessments/credits/credits'
import Attempt from '#api/assessments/models/attempt'
import CreditEntry from '#api/assessments/models/credit_entry'
import TestResult from '#api/assessments/models/test_result'
import sweepAttempts from '#api/assessments/taking/sweep_attempts'
import { givenCandidate } from '#tests/givens'
import { givenSkillTest, letTimePass, take, taker } from './given_tests.js'

test.group('The time of a test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('ends by the server’s clock: late answers count for the grace and no longer', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest()
    const calls = taker(client, (await givenCandidate()).user)
    const { _id, question } = (await calls.start(assessment.id)).body().data
    await letTimePass(_id, 5)
    // what a browser says of its own time is not read
    const late = await calls.answer(_id, question._id, '1', { at: '2001-01-01', secondsLeft: 9999 })
    late.assertStatus(200)
    assert.equal(late.body().data.secondsLeft, 0)
    await letTimePass(_id, GRACE_SECONDS + 1)
    const over = await calls.answer(_id, question._id, '2')
    over.assertStatus(409)
    assert.match(over.body().message, /time for this test is over/)
    assert.equal((await Attempt.findOrFail(_id)).status, 'done')
    assert.exists(await TestResult.findBy('attempt_id', _id))
  })

  test('is ended and marked by the sweep when nobody comes back', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const calls = taker(client, (await givenCandidate()).user)
    const { _id, question } = (await calls.start(assessment.id)).body().data
    await calls.answer(_id, question._id, '1')
    assert.equal(await sweepAttempts(), 0)
    await letTimePass(_id, GRACE_SECONDS + 5)
    assert.equal(await sweepAttempts(), 1)
    assert.equal(await sweepAttempts(), 0)
    const attempt = await Attempt.findOrFail(_id)
    assert.equal(attempt.status, 'done')
    assert.equal(attempt.finishedAt!.toMillis(), attempt.deadlineAt.toMillis())
  })

  test('gets an outage back once, and waits for who was cut off at the deadline', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest()
    const calls = taker(client, (await givenCandidate()).user)
    const { _id } = (await calls.start(assessment.id)).body().data
    const beat = (over: object = {}) => calls.post('test-heartbeat', { attemptId: _id, ...over })
    // nothing was silent yet
    assert.equal((await beat({ outage: true })).body().data.outageSeconds, 0)
    const silentFor = (seconds: number) =>
      db.rawQuery(
        `update attempts set deadline_at = now() - interval '20 seconds', last_seen_at = now() - make_interval(secs => ?) where id = ?`,
        [seconds, _id]
      )
    await silentFor(120)
    assert.equal(await sweepAttempts(), 0)
    const back = (await beat({ outage: true })).body().data
    assert.closeTo(back.outageSeconds, 120, 1)
    assert.closeTo(back.secondsLeft, 100, 2)
    await silentFor(600)
    assert.equal((await beat({ outage: true })).body().data.secondsLeft, 0)
    await db.from('attempts').where('id', _id).update({ outage_seconds: 0 })
    await silentFor(6_000)
    assert.equal((await beat({ outage: true })).body().data.outageSeconds, OUTAGE_SECONDS)
  })

  test('has more time where that was granted', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const { user, candidate } = await givenCandidate()
    await db.table('test_accommodations').insert({ candidate_id: candidate.id, extra_percent: 50 })
    const { data } = (await taker(client, user).start(assessment.id)).body()
    assert.closeTo(data.secondsLeft, 45 * 60, 2)
  })

  test('is taken again after 30 days, three times in 180; a pass holds 18 months', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest({ over: { questionCount: 2 } })
    const { user } = await givenCandidate()
    // a session does not last that long
    const calls = () => taker(client, user)
    const state = async () =>
      (await calls().get('skill-tests', { search: assessment.name })).body().data[0]
    assert.equal((await state()).state, 'open')
    for (const days of [31, 31]) {
      await take(client, user, assessment.id, 0)
      const refused = await calls().start(assessment.id)
      refused.assertStatus(409)
      assert.match(refused.body().message, /again from \d+ \w+ 20\d\d/)
      assert.equal((await state()).state, 'waiting')
      timeTravel(`${days} days`)
    }
    await take(client, user, assessment.id, 0)
    timeTravel('31 days')
    ;(await calls().start(assessment.id)).assertStatus(409)
    timeTravel('100 days')
    const passed = await take(client, user, assessment.id, 2)
    assert.isTrue(passed.passed)
    timeTravel('400 days')
    const held = await calls().start(assessment.id)
    held.assertStatus(409)
    assert.match(held.body().message, /the pass holds until/)
    assert.containsSubset(await state(), { state: 'passed', best: 100 })
    timeTravel('200 days')
    ;(await calls().start(assessment.id)).assertStatus(201)
  })

  test('is taken a fourth time in 180 days for a credit of one’s own, never before 30 days are over', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest({ over: { questionCount: 2 } })
    const { user, candidate } = await givenCandidate()
    const start = () =>
      taker(client, user).post('start-test', { testId: assessment.id, useCredit: true })
    const state = async () =>
      (await taker(client, user).get('skill-tests', { search: assessment.name })).body().data[0]
    const owner = { candidateId: candidate.id }
    const balance = () =>
      db.transaction(async (trx) => spendable(trx, await lockAccount(trx, owner)))
    await db.transaction((trx) =>
      purchase(trx, { owner, credits: 1, reference: 'order:1', key: 'order:1:line:1' })
    )
    for (let nth = 0; nth < 3; nth++) {
      await take(client, user, assessment.id, 0)
      assert.containsSubset(await state(), { state: 'waiting', byCredit: false })
      ;(await start()).assertStatus(409)
      timeTravel('31 days')
    }
    assert.equal(await balance(), 1)
    assert.containsSubset(await state(), { state: 'waiting', byCredit: true })
    const refused = await taker(client, user).start(assessment.id)
    refused.assertStatus(409)
    assert.match(refused.body().message, /or now for a test credit/)
    const started = await start()
    started.assertStatus(201)
    assert.equal(await balance(), 0)
    const lines = await CreditEntry.query()
      .where('reference', `attempt:${started.body().data._id}`)
      .orderBy('id')
    assert.deepEqual(
      lines.map(({ kind }) => kind),
      ['reserve', 'consume']
    )
    // the start that is sent again is the same attempt, for the same credit
    ;(await start()).assertStatus(200)
    await Attempt.query().where('candidateId', candidate.id).update({ status: 'done' })
    timeTravel('31 days')
    const none = await start()
    none.assertStatus(403)
    none.assertBodyContains({ reason: 'quota' })
  })
})
