import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import { heartbeat } from '#api/assessments/taking/heartbeat'
import { saveAnswer } from '#api/assessments/taking/save_answer'
import { startAttempt } from '#api/assessments/taking/start_attempt'
import { givenCandidate } from '#tests/givens'
import { emptyDatabase } from '#tests/empty_database'
import { leastStatementsOf } from '#tests/checks/statements_of'
import { givenSkillTest, taker } from './given_tests.js'

/** A candidate in the middle of a test, with its first question. */
async function givenRunning() {
  const { assessment } = await givenSkillTest()
  const { user, candidate } = await givenCandidate()
  const { attempt } = await startAttempt(candidate, { testId: assessment.id })
  const question = await AttemptQuestion.findByOrFail('attempt_id', attempt.id)
  const given = { attemptId: attempt.id, questionId: question.id }
  return { user, candidate, attempt, question, given }
}

test.group('Answers of a running test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a thousand people save at once, so an answer is two statements and a heartbeat is one', async ({
    assert,
  }) => {
    const { candidate, attempt, question, given } = await givenRunning()
    assert.equal(await leastStatementsOf(() => saveAnswer(candidate, { ...given, answer: '2' })), 2)
    const told = { attemptId: attempt.id, signals: { blur: 2 } }
    assert.equal(await leastStatementsOf(() => heartbeat(candidate, told)), 1)
    await question.refresh()
    assert.deepEqual(question.answer, [1])
    await attempt.refresh()
    // said four times
    assert.equal(attempt.signals.blur, 8)
  })

  test('a flag alone changes no answer, and an answer takes no flag off', async ({ assert }) => {
    const { candidate, question, given } = await givenRunning()
    await saveAnswer(candidate, { ...given, flag: true })
    await question.refresh()
    assert.containsSubset(question.$attributes, { flagged: true, answer: null, revision: 0 })
    assert.isNull(question.answeredAt)
    await saveAnswer(candidate, { ...given, answer: '3' })
    await saveAnswer(candidate, { ...given, flag: true })
    await question.refresh()
    assert.containsSubset(question.$attributes, { flagged: true, answer: [2], revision: 1 })
    assert.isNotNull(question.answeredAt)
  })
})

test.group('Answers of a running test, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('devices that answer the same question at once are counted one after the other, and the last one stands', async ({
    client,
    assert,
  }) => {
    const { user, question, given } = await givenRunning()
    const calls = taker(client, user)
    const answers = Array.from({ length: 24 }, (_, index) => String(1 + (index % 4)))
    const saved = await Promise.all(
      answers.map((answer) =>
        calls.answer(String(given.attemptId), String(given.questionId), answer)
      )
    )
    const told = saved.map((response) => response.body().data.revision as number)
    saved.forEach((response) => response.assertStatus(200))
    await question.refresh()
    assert.equal(question.revision, Math.max(...told))
    // many changes, and none of them made twice under one number
    assert.isAbove(question.revision, 4)
    const last = answers.filter((_, index) => told[index] === question.revision)
    assert.deepEqual([...new Set(last)], [String((question.answer as number[])[0] + 1)])
  })
})
