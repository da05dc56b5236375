import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Assessment from '#api/assessments/models/assessment'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import Question from '#api/assessments/models/question'
import { givenCandidate, givenCompany } from '#tests/givens'
import { giveUp } from '#api/queue/queue'
import sweepAttempts from '#api/assessments/taking/sweep_attempts'
import { drainQueue } from '#tests/queue'
import { taker } from './given_tests.js'

const exercise = {
  language: 'javascript' as const,
  signature: 'double(n)',
  starter: 'function double(n) {}',
  entry: 'double',
  cases: [
    { args: [2], expected: 4 },
    { args: [-77], expected: -154, hidden: true as const },
    { args: [0], expected: 0, hidden: true as const },
    { args: [3], expected: 6, hidden: true as const },
  ],
  // whatever else is kept with it
  solution: 'function double(n) { return n + n }',
}

/** A running attempt at a company's test with this one exercise. */
async function givenAttempt(candidateId: number) {
  const { company } = await givenCompany()
  const assessment = await Assessment.create({
    kind: 'custom',
    companyId: company.id,
    name: 'Our test',
    questionCount: 1,
    minutes: 30,
    passPercent: 60,
  })
  const question = await Question.create({
    companyId: company.id,
    kind: 'code',
    body: 'Return twice the number.',
    options: [],
    answerKey: [],
    difficulty: 'easy',
    status: 'active',
    exercise,
  })
  const { id: versionId } = await db
    .from('question_versions')
    .where('question_id', question.id)
    .firstOrFail()
  const now = DateTime.now()
  const attempt = await Attempt.create({
    candidateId,
    assessmentId: assessment.id,
    status: 'running',
    startedAt: now,
    deadlineAt: now.plus({ minutes: 30 }),
    lastSeenAt: now,
  })
  const asked = { attemptId: attempt.id, questionId: question.id, versionId, position: 1 }
  await AttemptQuestion.create({ ...asked, optionOrder: [] })
  return attempt
}

test.group('Code in a test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is run by a background job after the end; hidden cases and the solution stay secret', async ({
    client,
    assert,
  }) => {
    for (const [source, score, passed] of [
      ['function double(n) { return n * 2 }', 100, true],
      ['function double(n) { return Math.abs(n) * 2 }', 75, true],
      ['function double(n) { for (;;) {} }', 0, false],
      [null, 0, false],
    ] as const) {
      const { user, candidate } = await givenCandidate()
      const { id } = await givenAttempt(candidate.id)
      const calls = taker(client, user)
      const look = (await calls.look(String(id))).body()
      assert.equal(look.data.question.code.starter, exercise.starter)
      assert.lengthOf(look.data.question.code.cases, 1)
      assert.notMatch(JSON.stringify(look), /-77|-154|n \+ n|hidden/)
      if (source !== null) await calls.answer(String(id), look.data.question._id, source)
      const finished = (await calls.finish(String(id))).body().data
      if (source !== null) {
        assert.isNull(finished.score)
        assert.equal((await Attempt.findOrFail(id)).status, 'marking')
        await drainQueue({ only: 'tests.run-code' })
      }
      const result = (await calls.get(`assessment-results/${id}`)).body()
      assert.containsSubset(result.data, { score, passed })
      assert.notMatch(JSON.stringify(result), /-77|-154/)
    }
  })

  test('that this machine cannot run counts for nobody, and leaves no test waiting', async ({
    client,
    assert,
  }) => {
    const answered = async () => {
      const { user, candidate } = await givenCandidate()
      const attempt = await givenAttempt(candidate.id)
      const calls = taker(client, user)
      const { question } = (await calls.look(String(attempt.id))).body().data
      await calls.answer(String(attempt.id), question._id, 'function double(n) { return n * 2 }')
      return { attempt, calls }
    }
    // nothing else was asked: the test can be taken again
    const only = await answered()
    await only.calls.finish(String(only.attempt.id))
    await giveUp('tests.run-code', { attemptId: only.attempt.id })
    await only.attempt.refresh()
    assert.equal(only.attempt.status, 'void')
    assert.match(only.attempt.voidReason!, /our fault/)
    const told = (await only.calls.get(`assessment-results/${only.attempt.id}`)).body().data
    assert.containsSubset(told, { state: 'void', score: null })

    // beside another question the rest is marked
    const more = await answered()
    const [asked] = await AttemptQuestion.query().where('attemptId', more.attempt.id)
    const { companyId } = await Question.findOrFail(asked.questionId)
    const text = await Question.create({
      ...{ companyId, kind: 'text', body: 'What is it?', options: [], answerKey: ['it'] },
      ...{ difficulty: 'easy', status: 'active' },
    })
    const { id: versionId } = await db
      .from('question_versions')
      .where('question_id', text.id)
      .firstOrFail()
    const { id } = await AttemptQuestion.create({
      ...{ attemptId: more.attempt.id, questionId: text.id, versionId, position: 2 },
      optionOrder: [],
    })
    await more.calls.answer(String(more.attempt.id), String(id), 'It')
    await more.calls.finish(String(more.attempt.id))
    // its job died without a word
    await db.from('queue.job').where('name', 'tests.run-code').delete()
    await sweepAttempts()
    await more.attempt.refresh()
    assert.equal(more.attempt.status, 'marking')
    await db
      .from('attempts')
      .where('id', more.attempt.id)
      .update({ updated_at: DateTime.now().minus({ minutes: 11 }).toSQL() })
    await sweepAttempts()
    const result = (await more.calls.get(`assessment-results/${more.attempt.id}`)).body().data
    assert.containsSubset(result, { score: 100, correct: 1, total: 1, passed: true })
  })

  test('is not given up while its job waits', async ({ client, assert }) => {
    const { user, candidate } = await givenCandidate()
    const attempt = await givenAttempt(candidate.id)
    const calls = taker(client, user)
    const { question } = (await calls.look(String(attempt.id))).body().data
    await calls.answer(String(attempt.id), question._id, 'function double(n) { return n * 2 }')
    await calls.finish(String(attempt.id))
    await db
      .from('attempts')
      .where('id', attempt.id)
      .update({ updated_at: DateTime.now().minus({ hours: 9 }).toSQL() })
    await sweepAttempts()
    await attempt.refresh()
    assert.equal(attempt.status, 'marking')
  })
})
