import { test, timeTravel } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import AssessmentSend from '#api/assessments/models/assessment_send'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Attempt from '#api/assessments/models/attempt'
import Question from '#api/assessments/models/question'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { givenExercise, givenSkillTest, take, taker } from '../given_tests.js'
import { call, facts, given } from './given_built_tests.js'

test.group('Exercises in the test of a company', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed for those who build tests, with what is asked and never what decides', async ({
    client,
    assert,
  }) => {
    const { company, skill, exercises } = await given(client)
    const path = '/api/v1/client/assessment-exercises'
    ;(await client.get(path)).assertStatus(401)
    const manager = await givenMember(company, 'hiring_manager')
    ;(await client.get(path).loginAs(manager.user)).assertStatus(403)
    const recruiter = await givenMember(company, 'recruiter')
    ;(await client.get(path).loginAs(recruiter.user).qs({ language: 'cobol' })).assertStatus(422)
    const found = await client
      .get(path)
      .loginAs(recruiter.user)
      .qs({ search: 'twice the number', language: 'javascript', limit: 100 })
    found.assertStatus(200)
    const own = found
      .body()
      .data.filter(({ _id }: { _id: string }) => exercises.some(({ id }) => String(id) === _id))
    assert.lengthOf(own, 3)
    assert.containsSubset(own[0], {
      title: 'Double',
      language: 'javascript',
      signature: 'double(n)',
    })
    assert.notMatch(JSON.stringify(found.body()), /-154|hidden|cases/)

    const topics = await client
      .get('/api/v1/client/assessment-topics')
      .loginAs(recruiter.user)
      .qs({ search: `${skill.name}: Code` })
    assert.containsSubset(topics.body().data, [
      { name: 'Code', isCode: true, questions: 3, hard: 1 },
    ])
  })

  test('are chosen one by one or drawn, and their partial points come to the company', async ({
    client,
    assert,
  }) => {
    const { api, send, applicant, exercises, code, topic } = await given(client)
    const built = await api.post('assessments', {
      ...facts,
      questionIds: [exercises[0].id],
      draws: [{ topicId: code.id, count: 1 }],
    })
    built.assertStatus(201)
    const sent = await send(built.body().data._id)
    sent.assertStatus(201)
    const calls = taker(client, applicant.user)
    const started = (await calls.post('start-test', { sendId: sent.body().data[0]._id })).body()
    const attemptId = started.data._id
    assert.equal(started.data.total, 2)
    for (const [position, source] of [
      [1, 'function double(n) { return n * 2 }'],
      [2, 'function double(n) { return Math.abs(n) * 2 }'],
    ] as const) {
      const { question } = (await calls.look(attemptId, position)).body().data
      assert.equal(question.kind, 'code')
      assert.lengthOf(question.code.cases, 1)
      ;(await calls.answer(attemptId, question._id, source)).assertStatus(200)
    }
    await calls.finish(attemptId)
    await drainQueue({ only: 'tests.run-code' })
    const result = (await api.get(`assessment-result/${sent.body().data[0]._id}`)).body().data
    // one whole, one three quarters
    assert.containsSubset(result, { state: 'finished', score: 88, passed: true })
    assert.containsSubset(result.results[0].exercises, [
      { title: 'Double', language: 'javascript', passed: 4, cases: 4 },
      { title: 'Double', language: 'javascript', passed: 3, cases: 4 },
    ])
    assert.notMatch(JSON.stringify(result), /-154|n \* 2/)

    // what is drawn from a topic of questions is never code, and the platform's own test asks none
    const { user } = await givenCandidate()
    await take(client, user, topic.assessmentId, 6)
    const kinds = await db
      .from('attempt_questions as q')
      .join('questions', 'questions.id', 'q.question_id')
      .join('attempts as a', 'a.id', 'q.attempt_id')
      .where('a.assessment_id', topic.assessmentId)
      .distinct('questions.kind')
    assert.deepEqual(kinds, [{ kind: 'one' }])
  })

  test('stand in a topic of their own', async ({ assert }) => {
    const { assessment } = await givenSkillTest({ each: 1, topics: 1 })
    const topic = await AssessmentTopic.findByOrFail('assessmentId', assessment.id)
    await assert.rejects(() => givenExercise(topic.id), /have a topic of their own/)
    const code = await AssessmentTopic.create({ assessmentId: assessment.id, name: 'Code' })
    const { exercise } = await givenExercise(code.id)
    const plain = {
      body: 'What is it?',
      difficulty: 'easy' as const,
      options: [],
      answerKey: ['it'],
    }
    await assert.rejects(
      () => Question.create({ topicId: code.id, kind: 'text', ...plain }),
      /is for coding exercises only/
    )
    await assert.rejects(
      () => Question.create({ topicId: topic.id, kind: 'text', exercise, ...plain }),
      /Only code to write has an exercise/
    )
  })
})

test.group('Banks that cannot fill a test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are told when it is built, listed and sent', async ({ client, assert }) => {
    const { api, send, topic, code, exercises, assessment, company, user } = await given(client)
    const draws = (...all: object[]) => api.post('assessments', { ...facts, draws: all })
    for (const [asked, field, message] of [
      [
        [{ topicId: topic.id, difficulty: 'hard', count: 3 }],
        'draws.0.count',
        /2 hard questions.*cannot give 3/,
      ],
      [
        [
          { topicId: topic.id, count: 5 },
          { topicId: topic.id, difficulty: 'hard', count: 2 },
        ],
        'draws.1.count',
        /has 6 questions.*cannot give 7/,
      ],
    ] as const) {
      const refused = await draws(...asked)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
      assert.match(refused.body().errors[0].message, message)
    }
    // whom everybody gets nobody draws
    const twice = await api.post('assessments', {
      ...facts,
      questionIds: exercises.map(({ id }) => id),
      draws: [{ topicId: code.id, count: 1 }],
    })
    assert.match(twice.body().errors[0].message, /has 0 questions to draw, so it cannot give 1/)

    const built = (
      await draws(
        { topicId: topic.id, count: 4 },
        { topicId: topic.id, difficulty: 'hard', count: 2 }
      )
    ).body().data
    assert.isNull(built.lacks)
    const all = await Question.query().where('topicId', topic.id)
    await all
      .find(({ difficulty }) => difficulty === 'hard')!
      .merge({ status: 'retired' })
      .save()
    const list = (await api.get('assessments', { own: true })).body().data
    assert.match(list[0].lacks, /"Our test" cannot be asked now: .* has 1 hard question to draw/)
    const refused = await send(built._id)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'testIds')
    assert.match(
      refused.body().errors[0].message,
      /has 1 hard question to draw.*change the test, or choose another/
    )
    const bank = await send(String(assessment.id))
    assert.match(bank.body().errors[0].message, /asks 6 questions, and its bank has 5 now/)
    assert.isEmpty(await AssessmentSend.query().where('companyId', company.id))

    // a question of the company's own that is asked no more
    const question = await api.post('assessment-questions', {
      ...{ kind: 'text', body: 'What is it called?', answerKey: ['it'], difficulty: 'easy' },
    })
    const own = await api.post('assessments', { ...facts, questionIds: [question.body().data._id] })
    await client
      .delete(`/api/v1/client/assessment-questions/${question.body().data._id}`)
      .loginAs(user)
    const gone = await send(own.body().data._id)
    assert.match(gone.body().errors[0].message, /has a question that is asked no more/)
  })
})

test.group('A test that was sent', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is reminded of by its company, once a day', async ({ client, assert }) => {
    const { api, send, applicant, assessment, company } = await given(client)
    const sendId = (await send(String(assessment.id))).body().data[0]._id
    const stranger = await givenCompany()
    ;(await call(client, stranger.user).put(`sent-assessments/${sendId}/remind`)).assertStatus(404)
    const manager = await givenMember(company, 'hiring_manager')
    ;(await call(client, manager.user).put(`sent-assessments/${sendId}/remind`)).assertStatus(403)
    const early = await api.put(`sent-assessments/${sendId}/remind`)
    early.assertStatus(409)
    assert.match(early.body().message, /less than 24 hours ago/)
    timeTravel('25 hours')
    const reminded = await api.put(`sent-assessments/${sendId}/remind`)
    reminded.assertStatus(200)
    assert.isNotNull(reminded.body().data.remindedAt)
    assert.notInclude(JSON.stringify(reminded.body().data.actions), 'remind')
    ;(await api.put(`sent-assessments/${sendId}/remind`)).assertStatus(409)
    const bells = await db
      .from('notifications')
      .where({ user_id: applicant.user.id, kind: 'assessment.reminder' })
    assert.lengthOf(bells, 1)
    await api.put(`sent-assessments/${sendId}/cancel`)
    timeTravel('25 hours')
    ;(await api.put(`sent-assessments/${sendId}/remind`)).assertStatus(409)
  })

  test('is not mixed with the same test that runs by choice: that one is finished first', async ({
    client,
    assert,
  }) => {
    const { send, applicant, assessment } = await given(client)
    const calls = taker(client, applicant.user)
    const own = (await calls.start(assessment.id)).body().data
    const sendId = (await send(String(assessment.id))).body().data[0]._id
    const refused = await calls.post('start-test', { sendId })
    refused.assertStatus(409)
    assert.match(refused.body().message, /for yourself.*finish it first/)
    assert.equal(refused.body().attemptId, own._id)
    assert.equal((await AssessmentSend.findOrFail(sendId)).status, 'sent')
    await calls.finish(own._id)
    const started = await calls.post('start-test', { sendId })
    started.assertStatus(201)
    assert.notEqual(started.body().data._id, own._id)
    const attempt = await Attempt.findOrFail(started.body().data._id)
    assert.equal(attempt.sendId, Number(sendId))

    // and what was sent is gone on with, whichever way it is reached
    const chosen = await calls.start(assessment.id)
    chosen.assertStatus(200)
    assert.equal(chosen.body().data._id, started.body().data._id)
  })
})
