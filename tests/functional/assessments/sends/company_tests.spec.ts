import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { givenCompany } from '#tests/givens'
import { send, put, read, givenSending } from './given_sends.js'

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
