import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Assessment from '#api/assessments/models/assessment'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import Question from '#api/assessments/models/question'
import { givenCandidate, givenCompany } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { taker } from './given_tests.js'

const exercise = {
  language: 'javascript',
  signature: 'double(n)',
  starter: 'function double(n) {}',
  entry: 'double',
  cases: [
    { args: [2], expected: 4 },
    { args: [-77], expected: -154, hidden: true },
    { args: [0], expected: 0, hidden: true },
    { args: [3], expected: 6, hidden: true },
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
    exercise: JSON.stringify(exercise),
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
  }).timeout(60_000)
})
