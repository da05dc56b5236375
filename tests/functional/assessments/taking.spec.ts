import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import Question from '#api/assessments/models/question'
import TestResult from '#api/assessments/models/test_result'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { emptyDatabase } from '#tests/empty_database'
import { givenSkillTest, givenTestOf, RIGHT, take, taker } from './given_tests.js'

const paths = [
  ['get', 'skill-tests'],
  ['post', 'start-test'],
  ['get', 'test-attempt/1'],
  ['post', 'test-answer'],
  ['post', 'test-heartbeat'],
  ['post', 'test-finish'],
  ['get', 'assessment-results'],
] as const

test.group('Taking a test', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for candidates who are signed in', async ({ client }) => {
    const { user } = await givenCompany()
    for (const [method, path] of paths) {
      ;(await client[method](`/api/v1/candidate/${path}`)).assertStatus(401)
      ;(await client[method](`/api/v1/candidate/${path}`).loginAs(user)).assertStatus(403)
      ;(await client[method](`/api/v1/candidate/${path}`).loginAs(await givenAdmin())).assertStatus(
        403
      )
    }
  })

  test('of another candidate is not there: to look at, to answer, to end, and its result', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest()
    const owner = taker(client, (await givenCandidate()).user)
    const stranger = taker(client, (await givenCandidate()).user)
    const { _id, question } = (await owner.start(assessment.id)).body().data
    for (const refused of [
      await stranger.look(_id),
      await stranger.answer(_id, question._id, '1'),
      await stranger.finish(_id),
      await stranger.post('test-heartbeat', { attemptId: _id }),
      await stranger.get(`assessment-results/${_id}`),
      await stranger.get(`test-audio/${question._id}`),
      await owner.look('999999999'),
      await owner.look('forged'),
      await owner.look('1e3'),
      await owner.answer('999999999', question._id, '1'),
      await owner.answer(_id, '999999999', '1'),
      await owner.start(999_999_999),
      await owner.post('start-test', { sendId: 1 }),
    ])
      refused.assertStatus(404)
    assert.equal((await Attempt.findOrFail(_id)).status, 'running')
    assert.isNull((await AttemptQuestion.findOrFail(question._id)).answer)
  })

  test('of another attempt of one’s own no question is answered', async ({ client }) => {
    const [one, other] = [await givenSkillTest(), await givenSkillTest()]
    const calls = taker(client, (await givenCandidate()).user)
    const first = (await calls.start(one.assessment.id)).body().data
    const second = (await calls.start(other.assessment.id)).body().data
    ;(await calls.answer(first._id, second.question._id, '1')).assertStatus(404)
  })

  test('says what is wrong with an answer, and keeps none of it', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const calls = taker(client, (await givenCandidate()).user)
    const { _id, question } = (await calls.start(assessment.id)).body().data
    for (const answer of ['9', '0', 'x', [], ['1', '2'], ['1', '1']]) {
      const refused = await calls.answer(_id, question._id, answer)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'answer', JSON.stringify(answer))
    }
    for (const body of [{}, { attemptId: 'x', questionId: 1 }, { attemptId: 1 }])
      (await calls.post('test-answer', body)).assertStatus(422)
    ;(
      await calls.post('test-answer', { attemptId: _id, questionId: question._id, answer: 7 })
    ).assertStatus(422)
    ;(await calls.post('start-test', {})).assertStatus(422)
    ;(await calls.get(`test-attempt/${_id}`, { position: 0 })).assertStatus(422)
    assert.isNull((await AttemptQuestion.findOrFail(question._id)).answer)
  })

  test('starts with questions of all difficulties and topics, and shows no key before the end', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest()
    const calls = taker(client, (await givenCandidate()).user)
    const started = await calls.start(assessment.id)
    started.assertStatus(201)
    const { data } = started.body()
    assert.containsSubset(data, { state: 'running', total: 20, position: 1, outageSeconds: 0 })
    assert.closeTo(data.secondsLeft, 1800, 2)
    assert.lengthOf(data.questions, 20)
    const drawn = await db
      .from('attempt_questions')
      .join('questions', 'questions.id', 'question_id')
      .where('attempt_id', data._id)
      .select('difficulty', 'topic_id')
    const count = (key: string) =>
      Object.values(Object.groupBy(drawn, (row) => row[key]))
        .map((all) => all!.length)
        .sort()
    assert.deepEqual(count('difficulty'), [5, 6, 9])
    assert.isAbove(Math.min(...count('topic_id')), 4)

    const seen: string[] = []
    for (let position = 1; position <= 20; position++) {
      const look = await calls.look(data._id, position)
      seen.push(JSON.stringify(look.body()))
      const again = await calls.answer(data._id, look.body().data.question._id, '1')
      seen.push(JSON.stringify(again.body()))
    }
    for (const text of [JSON.stringify(data), ...seen])
      assert.notMatch(
        text,
        /answerKey|answer_key|explanation|isRight|correct|"score"|Because it is/
      )
    const orders = await AttemptQuestion.query().where('attempt_id', data._id)
    assert.isAbove(new Set(orders.map(({ optionOrder }) => optionOrder.join())).size, 3)
    ;(await calls.start(assessment.id)).assertStatus(200)
  })

  test('saves an answer at once and once, with the place that it was given at', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest()
    const calls = taker(client, (await givenCandidate()).user)
    const { _id, question } = (await calls.start(assessment.id)).body().data
    const saved = await calls.answer(_id, question._id, '2', { flag: true })
    saved.assertStatus(200)
    assert.containsSubset(saved.body().data, { saved: true, revision: 1 })
    assert.isAbove(saved.body().data.secondsLeft, 1790)
    assert.equal((await calls.answer(_id, question._id, '2')).body().data.revision, 1)
    const look = (await calls.look(_id, 1)).body().data
    assert.containsSubset(look.question, { answer: '2', flagged: true, revision: 1 })
    assert.containsSubset(look.questions[0], { answered: true, flagged: true })
    assert.isFalse(look.questions[1].answered)

    // an answer that lay in a queue comes after a later one
    await calls.answer(_id, question._id, '3', { revision: 5 })
    const late = await calls.answer(_id, question._id, '1', { revision: 4 })
    assert.equal(late.body().data.revision, 5)
    assert.equal((await calls.look(_id, 1)).body().data.question.answer, '3')
    // and so does one before it was chosen again
    await calls.answer(_id, question._id, '3', { revision: 9 })
    await calls.answer(_id, question._id, '1', { revision: 7 })
    const chosen = (await calls.look(_id, 1)).body().data.question
    assert.containsSubset(chosen, { answer: '3', revision: 9 })
    await calls.answer(_id, question._id, null)
    assert.isNull((await calls.look(_id, 1)).body().data.question.answer)
  })

  test('goes on where it was on another device, and that is noted', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const { user } = await givenCandidate()
    const calls = taker(client, user)
    const { _id } = (await calls.start(assessment.id)).body().data
    await calls.look(_id, 7)
    await db.from('attempts').where('id', _id).update({ device: 'the other device' })
    const there = (await calls.look(_id)).body().data
    assert.equal(there.question.position, 7)
    assert.equal((await Attempt.findOrFail(_id)).signals.device, 1)
    assert.equal((await calls.start(assessment.id)).body().data._id, _id)
  })

  test('ends with a result; a second end returns the same, and nothing more is saved', async ({
    client,
    assert,
  }) => {
    const { assessment } = await givenSkillTest()
    const { user, candidate } = await givenCandidate()
    const calls = taker(client, user)
    const result = await take(client, user, assessment.id, 15)
    assert.containsSubset(result, {
      state: 'done',
      score: 75,
      correct: 15,
      total: 20,
      passed: true,
      band: 'proficient',
      percentile: null,
    })
    assert.equal(
      result.topics.reduce((sum: number, { total }: { total: number }) => sum + total, 0),
      20
    )
    assert.deepEqual((await calls.finish(result._id)).body().data, result)
    const [{ id }] = await AttemptQuestion.query().where('attempt_id', result._id).limit(1)
    const late = await calls.answer(result._id, String(id), '1')
    late.assertStatus(409)
    assert.match(late.body().message, /is finished/)
    const look = (await calls.look(result._id)).body().data
    assert.isNull(look.question)
    assert.deepEqual(look.questions, [])
    const row = await TestResult.findByOrFail('attempt_id', result._id)
    assert.equal(row.candidateId, candidate.id)
    const bell = await db.from('notifications').where('user_id', user.id).first()
    assert.equal(bell.kind, 'assessment.result')
    assert.include(bell.message, '75 %, proficient')
    const list = (await calls.get('assessment-results')).body()
    assert.equal(list.pagination.total, 1)
    assert.notMatch(JSON.stringify(list), new RegExp(`${RIGHT}|What is`))
  })

  for (const [what, question, right, wrong] of [
    [
      'several right options',
      { kind: 'many', options: ['a', 'b', 'c', 'd'], answerKey: ['2', '4'] },
      (of: (text: string) => string) => [of('b'), of('d')],
      (of: (text: string) => string) => [of('b')],
    ],
    [
      'an order',
      { kind: 'order', options: ['a', 'b', 'c'] },
      (of: (text: string) => string) => [of('a'), of('b'), of('c')],
      (of: (text: string) => string) => [of('b'), of('a'), of('c')],
    ],
    [
      'a short text, whatever its case and white space',
      { kind: 'text', answerKey: ['useMemo', 'use memo'] },
      () => '  USE   memo ',
      () => 'useCallback',
    ],
  ] as const)
    test(`marks ${what}`, async ({ client, assert }) => {
      const { assessment } = await givenTestOf(question as unknown as Partial<Question>)
      for (const [given, score] of [
        [right, 100],
        [wrong, 0],
      ] as const) {
        const calls = taker(client, (await givenCandidate()).user)
        const { _id, question: asked } = (await calls.start(assessment.id)).body().data
        const of = (text: string) => asked.options.find((one: any) => one.body === text)._id
        ;(await calls.answer(_id, asked._id, (given as any)(of))).assertStatus(200)
        assert.equal((await calls.finish(_id)).body().data.score, score)
      }
    })

  test('keeps the question that it drew, also when that is changed or retired meanwhile', async ({
    client,
    assert,
  }) => {
    const { assessment, topic } = await givenTestOf({
      kind: 'one',
      options: ['yes', 'no'],
      answerKey: ['1'],
    })
    const calls = taker(client, (await givenCandidate()).user)
    const { _id } = (await calls.start(assessment.id)).body().data
    const question = await Question.findByOrFail('topic_id', topic.id)
    await question.merge({ body: 'Another text', answerKey: ['2'], status: 'retired' }).save()
    await question.refresh()
    assert.equal(question.version, 2)
    const look = (await calls.look(_id)).body().data.question
    assert.equal(look.body, 'What is it?')
    await calls.answer(_id, look._id, look.options.find((one: any) => one.body === 'yes')._id)
    assert.equal((await calls.finish(_id)).body().data.score, 100)
  })

  test('notes signals, shows them, and fails nobody by them', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const { user } = await givenCandidate()
    const calls = taker(client, user)
    const { _id } = (await calls.start(assessment.id)).body().data
    const bad = await calls.post('test-heartbeat', { attemptId: _id, signals: { blur: -1 } })
    bad.assertStatus(422)
    await calls.post('test-heartbeat', { attemptId: _id, signals: { blur: 9, paste: 3, other: 5 } })
    const result = await take(client, user, assessment.id, 20)
    assert.equal(result.signals.level, 'major')
    assert.sameMembers(
      result.signals.seen.map(({ kind }: { kind: string }) => kind),
      ['blur', 'paste', 'fast', 'device']
    )
    assert.isTrue(result.passed)
  })

  test('offers the tests of one’s own skills first, and none whose bank is too small', async ({
    client,
    assert,
  }) => {
    const { assessment: other } = await givenSkillTest({ over: { name: 'Aaa' } })
    const { assessment, skill } = await givenSkillTest({ over: { name: 'Zzz' } })
    await givenSkillTest({ each: 1, over: { name: 'Too small' } })
    await givenSkillTest({ over: { name: 'Switched off', status: 'inactive' } })
    const { user, candidate } = await givenCandidate()
    await db
      .table('candidate_skills')
      .insert({ candidate_id: candidate.id, skill_id: skill.id, position: 1 })
    const calls = taker(client, user)
    const list = (await calls.get('skill-tests', { limit: 100 })).body()
    const names = list.data.map(({ name }: { name: string }) => name)
    assert.equal(names[0], 'Zzz')
    assert.include(names, 'Aaa')
    assert.notInclude(names, 'Too small')
    assert.notInclude(names, 'Switched off')
    const chosen = await calls.post('test-selection', {
      skillTests: [other.id, assessment.id],
      stackTests: [],
    })
    assert.lengthOf(chosen.body().data, 2)
    const wrong = await calls.post('test-selection', { skillTests: [], stackTests: [other.id] })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'stackTests')
    assert.lengthOf((await calls.get('test-selection')).body().data, 2)
    const rules = await calls.get('test-rules', { testId: other.id })
    assert.include(rules.body().data.rules[0], '20 questions in 30 minutes')
    assert.notInclude(JSON.stringify(rules.body()), 'An apple is a fruit')
    assert.isTrue((await calls.post('test-practice', { answer: '2' })).body().data.isRight)
  })
})

test.group('Races of a test, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('200 starts at once end with one attempt', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const { user, candidate } = await givenCandidate()
    const calls = taker(client, user)
    const answers = await Promise.all(Array.from({ length: 200 }, () => calls.start(assessment.id)))
    const codes = answers.map((answer) => answer.status())
    assert.lengthOf(
      codes.filter((code) => code === 201),
      1
    )
    assert.lengthOf(
      codes.filter((code) => code === 200),
      199
    )
    assert.lengthOf(await Attempt.query().where('candidate_id', candidate.id), 1)
    assert.lengthOf(new Set(answers.map((answer) => answer.body().data._id)), 1)
  })

  test('no answer is lost between two devices and the end', async ({ client, assert }) => {
    const { assessment } = await givenSkillTest()
    const { user } = await givenCandidate()
    const calls = taker(client, user)
    const { _id, questions } = (await calls.start(assessment.id)).body().data
    const answers = await Promise.all(
      questions.flatMap(({ _id: question }: { _id: string }, index: number) => [
        calls.answer(_id, question, '1'),
        calls.answer(_id, question, '2'),
        ...(index === 10 ? [calls.finish(_id)] : []),
      ])
    )
    const saved = new Map<number, string[]>()
    const given = questions.flatMap(({ _id: id }: { _id: string }, index: number) => [
      [id, '1'],
      [id, '2'],
      ...(index === 10 ? [null] : []),
    ])
    for (const [index, answer] of answers.entries()) {
      if (!given[index]) {
        answer.assertStatus(200)
        continue
      }
      assert.include([200, 409], answer.status())
      if (answer.status() === 200) {
        const [id, value] = given[index]!
        saved.set(Number(id), [...(saved.get(Number(id)) ?? []), value])
      }
    }
    const rows = await AttemptQuestion.query().where('attempt_id', _id)
    for (const row of rows) {
      const told = saved.get(row.id) ?? []
      if (told.length === 0) assert.isNull(row.answer)
      else assert.include(told, String((row.answer as number[])[0] + 1))
      assert.isNotNull(row.score)
    }
    assert.lengthOf(await TestResult.query().where('attempt_id', _id), 1)
  })
})
