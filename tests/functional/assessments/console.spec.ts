import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Attempt from '#api/assessments/models/attempt'
import Question from '#api/assessments/models/question'
import TestResult from '#api/assessments/models/test_result'
import { givenAdmin, givenCandidate } from '#tests/givens'
import {
  answerAll,
  givenEnglishTest,
  givenSkillTest,
  givenTestOf,
  take,
  taker,
} from './given_tests.js'

const admin = (client: ApiClient, user: User) => ({
  get: (path: string, query: object = {}) =>
    client.get(`/api/v1/admin/${path}`).loginAs(user).qs(query),
  put: (path: string, body: object) =>
    client
      .put(`/api/v1/admin/${path}`)
      .loginAs(user)
      .json(body as never),
  post: (path: string, body: object) =>
    client
      .post(`/api/v1/admin/${path}`)
      .loginAs(user)
      .json(body as never),
})

/** An English result that waits for a look, as much was seen. */
async function givenWaiting(client: ApiClient) {
  await givenEnglishTest()
  const { user, candidate } = await givenCandidate()
  const calls = taker(client, user)
  const { attemptId } = (await calls.post('start-english-test', {})).body().data
  await calls.post('test-heartbeat', { attemptId, signals: { blur: 20 } })
  await answerAll(client, user, attemptId, 40, 30)
  await calls.post('english-test/finish', { attemptId })
  const result = await TestResult.findByOrFail('attempt_id', attemptId)
  return { user, candidate, calls, result }
}

test.group('Tests in the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for administrators whose role includes them', async ({ client }) => {
    const { user } = await givenCandidate()
    const finance = await givenAdmin('finance')
    for (const path of ['questions', 'assessments', 'english-results', 'test-results']) {
      ;(await client.get(`/api/v1/admin/${path}`)).assertStatus(401)
      ;(await admin(client, user).get(path)).assertStatus(403)
      ;(await admin(client, finance).get(path)).assertStatus(403)
    }
    ;(await admin(client, user).put('english-results/1/clearance', {})).assertStatus(403)
  })

  test('clear English that waits, which profile, bell and mail follow', async ({
    client,
    assert,
  }) => {
    const { user, candidate, calls, result } = await givenWaiting(client)
    const calling = admin(client, await givenAdmin('moderator'))
    const queue = await calling.get('english-results', {
      filter: JSON.stringify({ clearance: 'waiting' }),
    })
    assert.deepEqual(
      queue.body().data.map(({ _id }: { _id: string }) => _id),
      [String(result.id)]
    )
    const path = `english-results/${result.id}/clearance`
    for (const body of [{}, { clearance: 'waiting' }, { clearance: 'perhaps' }])
      (await calling.put(path, body)).assertStatus(422)
    const done = await calling.put(path, { clearance: 'cleared', reason: 'All in order' })
    done.assertStatus(200)
    await candidate.refresh()
    assert.containsSubset(candidate.serialize(), { english: 'cleared', englishBand: 'C1' })
    assert.containsSubset((await calls.get('english-test/result')).body().data, {
      status: 'cleared',
      reason: 'All in order',
    })
    assert.exists(
      await db.from('notifications').where({ user_id: user.id, kind: 'assessment.english' }).first()
    )
    ;(await calling.put(path, { clearance: 'not_cleared', reason: 'A second look' })).assertStatus(
      200
    )
    await candidate.refresh()
    assert.equal(candidate.english, 'not_cleared')
    ;(await calling.put('english-results/999999/clearance', { clearance: 'cleared' })).assertStatus(
      404
    )
    const { assessment } = await givenSkillTest()
    const skill = await take(client, user, assessment.id, 20)
    ;(
      await calling.put(`english-results/${skill.resultId}/clearance`, { clearance: 'cleared' })
    ).assertStatus(404)
  })

  test('annul a result, which can be taken again at once', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const { user, candidate } = await givenCandidate()
    const { resultId, _id } = await take(client, user, assessment.id, 20)
    await candidate.refresh()
    assert.equal(candidate.progress, 11)
    const calling = admin(client, await givenAdmin())
    ;(await calling.put(`test-results/${resultId}/annul`, {})).assertStatus(422)
    ;(await calling.put(`test-results/${resultId}/annul`, { reason: 'A wrong key' })).assertStatus(
      200
    )
    assert.equal((await Attempt.findOrFail(_id)).status, 'void')
    await candidate.refresh()
    assert.equal(candidate.progress, 0)
    ;(await calling.put(`test-results/${resultId}/annul`, { reason: 'Again' })).assertStatus(409)
    ;(await taker(client, user).start(assessment.id)).assertStatus(201)
  })

  test('write, publish and change a question; one that cannot be marked is refused', async ({
    client,
    assert,
  }) => {
    const { topic } = await givenTestOf({ kind: 'text', answerKey: ['x'] })
    const calling = admin(client, await givenAdmin('content'))
    const question = {
      topicId: topic.id,
      kind: 'one',
      body: 'Which number is even?',
      options: ['1', '2', '3'],
      rightAnswers: ['2'],
      difficulty: 'easy',
    }
    for (const over of [
      { rightAnswers: ['9'] },
      { rightAnswers: [] },
      { options: ['1', '1', '2'] },
      { options: [] },
      { difficulty: null },
      { kind: 'many' },
      { topicId: 999_999_999 },
      { body: '' },
    ])
      (await calling.post('questions', { ...question, ...over })).assertStatus(422)
    const made = await calling.post('questions', question)
    made.assertStatus(201)
    const { _id } = made.body().data
    assert.containsSubset(made.body().data, { status: 'draft', version: 1, rightAnswers: ['2'] })
    ;(await calling.put(`questions/${_id}/publish`, {})).assertStatus(200)
    ;(await calling.put(`questions/${_id}/publish`, {})).assertStatus(409)
    const changed = await calling.put(`questions/${_id}`, { body: 'Which one is an even number?' })
    changed.assertStatus(200)
    const row = await Question.findOrFail(_id)
    assert.equal(row.version, 2)
    assert.lengthOf(await db.from('question_versions').where('question_id', _id), 2)
    ;(await calling.put(`questions/${_id}/retire`, {})).assertStatus(200)
  })
})
