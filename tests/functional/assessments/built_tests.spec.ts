import { test, timeTravel } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import { difficultyValues } from '#api/assessments/assessment_facts'
import { grant } from '#api/assessments/credits/credits'
import AssessmentSend from '#api/assessments/models/assessment_send'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Attempt from '#api/assessments/models/attempt'
import Question from '#api/assessments/models/question'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { drainQueue } from '#tests/queue'
import { givenExercise, givenSkillTest, take, taker } from './given_tests.js'

const call = (client: ApiClient, user: User) => ({
  get: (path: string, query: object = {}) =>
    client.get(`/api/v1/client/${path}`).loginAs(user).qs(query),
  post: (path: string, body: object) =>
    client.post(`/api/v1/client/${path}`).loginAs(user).json(body),
  put: (path: string, body: object = {}) =>
    client.put(`/api/v1/client/${path}`).loginAs(user).json(body),
})

let gifts = 0
const give = ({ id }: Company, credits = 10) =>
  db.transaction((trx) =>
    grant(trx, {
      owner: { companyId: id },
      credits,
      reference: 'gift',
      key: `gift:${id}:${++gifts}`,
    })
  )

const facts = { name: 'Our test', minutes: 40, passPercent: 60 }

/** A company with credits and an applicant, and a skill with six questions and three exercises. */
async function given(client: ApiClient) {
  const owner = await givenCompany()
  await give(owner.company)
  const applicant = await givenApplication(await givenJob(owner.company))
  const { assessment, skill } = await givenSkillTest({
    each: 2,
    topics: 1,
    over: { questionCount: 6 },
  })
  const topic = await AssessmentTopic.findByOrFail('assessmentId', assessment.id)
  const code = await AssessmentTopic.create({
    assessmentId: assessment.id,
    name: 'Code',
    position: 9,
  })
  const exercises = []
  for (const difficulty of difficultyValues)
    exercises.push(await givenExercise(code.id, difficulty))
  const api = call(client, owner.user)
  const send = (testId: string) =>
    api.post('send-assessment', { testIds: [testId], appliedIds: [applicant.application.id] })
  return { ...owner, applicant, assessment, skill, topic, code, exercises, api, send }
}

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
  }).timeout(60_000)

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

test.group('A test of a company that is changed', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is its own company’s alone, and changes in place while nobody was sent it', async ({
    client,
    assert,
  }) => {
    const { api, company, topic, exercises } = await given(client)
    const built = await api.post('assessments', {
      ...facts,
      questionIds: [exercises[1].id],
      draws: [{ topicId: topic.id, difficulty: 'easy', count: 2 }],
    })
    const id = built.body().data._id
    const stranger = await givenCompany()
    const next = { ...facts, name: 'Changed', draws: [{ topicId: topic.id, count: 3 }] }
    ;(await call(client, stranger.user).get(`assessments/${id}`)).assertStatus(404)
    ;(await call(client, stranger.user).put(`assessments/${id}/content`, next)).assertStatus(404)
    const manager = await givenMember(company, 'hiring_manager')
    ;(await call(client, manager.user).put(`assessments/${id}/content`, next)).assertStatus(403)
    const seen = (await api.get(`assessments/${id}`)).body().data
    assert.containsSubset(seen, {
      name: 'Our test',
      version: 1,
      lacks: null,
      draws: [
        {
          topic: { _id: String(topic.id), name: topic.name, easy: 2 },
          difficulty: 'easy',
          count: 2,
        },
      ],
      questions: [{ _id: String(exercises[1].id), title: 'Double', kind: 'code', isOwn: false }],
    })
    ;(await api.put(`assessments/${id}/content`, { ...next, draws: [] })).assertStatus(422)
    const changed = await api.put(`assessments/${id}/content`, next)
    changed.assertStatus(200)
    assert.containsSubset(changed.body().data, {
      _id: id,
      name: 'Changed',
      version: 1,
      questions: 3,
    })
    const read = (await api.get(`assessments/${id}`)).body().data
    assert.isEmpty(read.questions)
    assert.containsSubset(read.draws, [{ difficulty: null, count: 3 }])
  })

  test('goes on as a next version once it was sent: who has it keeps it, jobs ask for the new one', async ({
    client,
    assert,
  }) => {
    const { api, send, applicant, topic, company } = await given(client)
    const built = await api.post('assessments', {
      ...facts,
      draws: [{ topicId: topic.id, count: 2 }],
    })
    const id = built.body().data._id
    const sendId = (await send(id)).body().data[0]._id
    const job = await givenJob(company)
    const attached = await api.post('job-assessments', { jobId: job.id, testIds: [id], credits: 2 })
    attached.assertStatus(201)
    const changed = await api.put(`assessments/${id}/content`, {
      ...{ ...facts, name: 'Our test, longer' },
      draws: [{ topicId: topic.id, count: 4 }],
    })
    changed.assertStatus(200)
    const next = changed.body().data
    assert.notEqual(next._id, id)
    assert.containsSubset(next, { version: 2, questions: 4, active: true })
    const own = (await api.get('assessments', { own: true })).body().data
    assert.deepEqual(
      own.map((one: any) => one._id),
      [next._id]
    )
    const jobs = (await api.get(`job-assessments/${job.id}`)).body().data
    assert.equal(jobs[0].tests[0]._id, next._id)

    // the one before is nobody's to send, change or offer again
    ;(await send(id)).assertStatus(422)
    ;(await send(next._id)).assertStatus(409)
    ;(await api.put(`assessments/${id}`, { active: true })).assertStatus(409)
    const again = await api.put(`assessments/${id}/content`, {
      ...facts,
      draws: [{ topicId: topic.id, count: 1 }],
    })
    again.assertStatus(409)
    assert.match(again.body().message, /newer version/)

    const started = await taker(client, applicant.user).post('start-test', { sendId })
    started.assertStatus(201)
    assert.equal(started.body().data.total, 2)
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
