import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { englishBandValues } from '#api/candidates/english_facts'
import { englishSections } from '#api/assessments/assessment_facts'
import { englishBandOf } from '#api/assessments/results/marks'
import { givenCandidate, givenCompany } from '#tests/givens'
import { givenEnglishTest, givenSkillTest, RIGHT, taker } from './given_tests.js'

/** Takes the English test question by question, with so many right answers. */
async function takeEnglish(client: ApiClient, user: User, right: number) {
  const calls = taker(client, user)
  const { attemptId } = (await calls.post('start-english-test', {})).body().data
  for (let number = 1; number <= 40; number++) {
    const { data } = (await calls.get('english-test/question', { attemptId })).body()
    const wanted = data.options.find(
      ({ body }: { body: string }) => (body === RIGHT) === number <= right
    )
    await calls.post('english-test/answer', { attemptId, questionId: data._id, answer: wanted._id })
  }
  return (await calls.post('english-test/finish', { attemptId })).body().data
}

test.group('The English test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for candidates, and takes no attempt of another test', async ({ client }) => {
    await givenEnglishTest()
    const { user } = await givenCompany()
    for (const path of ['english-test/result', 'english-test/question'])
      (await client.get(`/api/v1/candidate/${path}`).loginAs(user)).assertStatus(403)
    const calls = taker(client, (await givenCandidate()).user)
    const other = taker(client, (await givenCandidate()).user)
    const { attemptId } = (await calls.post('start-english-test', {})).body().data
    const { assessment } = await givenSkillTest()
    const skill = (await calls.start(assessment.id)).body().data
    for (const refused of [
      await other.get('english-test/question', { attemptId }),
      await other.get('english-test/previous-question', { attemptId }),
      await other.post('english-test/finish', { attemptId }),
      await other.post('english-test/answer', { attemptId, questionId: 1, answer: '1' }),
      await calls.get('english-test/question', { attemptId: skill._id }),
      await calls.post('english-test/finish', { attemptId: skill._id }),
    ])
      refused.assertStatus(404)
    ;(await calls.get('english-test/question')).assertStatus(422)
  })

  test('is not there as long as it has too few questions', async ({ client, assert }) => {
    const calls = taker(client, (await givenCandidate()).user)
    ;(await calls.post('start-english-test', {})).assertStatus(404)
    assert.containsSubset((await calls.get('english-test/result')).body().data, {
      status: 'not_taken',
      score: null,
    })
  })

  test('goes from question to question and back, by sections and over all levels', async ({
    client,
    assert,
  }) => {
    await givenEnglishTest()
    const calls = taker(client, (await givenCandidate()).user)
    const started = await calls.post('start-english-test', {})
    started.assertStatus(201)
    assert.deepEqual(started.body().data, {
      attemptId: started.body().data.attemptId,
      testTime: 2400,
      total: 40,
    })
    const { attemptId } = started.body().data
    const look = async (which: string) =>
      (await calls.get(`english-test/${which}`, { attemptId })).body().data
    const first = await look('question')
    assert.containsSubset(first, { position: 1, total: 40, answer: null })
    await calls.post('english-test/answer', { attemptId, questionId: first._id, answer: '3' })
    assert.equal((await look('question')).position, 2)
    const back = await look('previous-question')
    assert.containsSubset(back, { position: 1, answer: '3', _id: first._id })
    assert.equal((await look('previous-question')).position, 1)
    assert.equal((await calls.post('start-english-test', {})).status(), 200)
    const drawn = await db
      .from('attempt_questions')
      .join('questions', 'questions.id', 'question_id')
      .join('assessment_topics as t', 't.id', 'topic_id')
      .where('attempt_id', attemptId)
      .orderBy('attempt_questions.position')
      .select('section', 'level')
    assert.deepEqual(
      Object.entries(Object.groupBy(drawn, ({ section }) => section)).map(([name, all]) => [
        name,
        all!.length,
      ]),
      englishSections.map(({ value, questions }) => [value, questions])
    )
    const levels = Object.values(Object.groupBy(drawn, ({ level }) => level))
    assert.lengthOf(levels, 6)
    assert.isAbove(Math.min(...levels.map((all) => all!.length)), 4)
  })

  test('clears from B2, which search and the spotlight read on the profile', async ({
    client,
    assert,
  }) => {
    await givenEnglishTest()
    const { user, candidate } = await givenCandidate()
    const result = await takeEnglish(client, user, 23)
    assert.containsSubset(result, { correct: 23, total: 40, score: 58, band: 'B2' })
    assert.equal(result.status, 'cleared')
    await candidate.refresh()
    assert.containsSubset(candidate.serialize(), { english: 'cleared', englishBand: 'B2' })
  })

  test('waits for a look by an admin where much was seen, and changes nothing until then', async ({
    client,
    assert,
  }) => {
    await givenEnglishTest()
    const { user, candidate } = await givenCandidate()
    const calls = taker(client, user)
    const { attemptId } = (await calls.post('start-english-test', {})).body().data
    await calls.post('test-heartbeat', { attemptId, signals: { blur: 20 } })
    const result = await takeEnglish(client, user, 40)
    assert.containsSubset(result, { status: 'waiting', score: 100, band: 'C2' })
    await candidate.refresh()
    assert.containsSubset(candidate.serialize(), { english: 'not_taken', englishBand: null })
  })

  test('is not cleared below B2; the next step is the day of the retake', async ({
    client,
    assert,
  }) => {
    await givenEnglishTest()
    const { user, candidate } = await givenCandidate()
    const result = await takeEnglish(client, user, 22)
    assert.containsSubset(result, {
      status: 'not_cleared',
      score: 55,
      band: 'B1',
      state: 'waiting',
    })
    assert.isString(result.again)
    await candidate.refresh()
    assert.containsSubset(candidate.serialize(), { english: 'not_cleared', englishBand: 'B1' })
    const calls = taker(client, user)
    ;(await calls.post('start-english-test', {})).assertStatus(409)
  })

  test('has the bands of the rules', ({ assert }) => {
    const tops = [0, 25, 26, 40, 41, 55, 56, 70, 71, 85, 86, 100]
    assert.deepEqual(
      tops.map(englishBandOf),
      englishBandValues.flatMap((band) => [band, band])
    )
  })
})
