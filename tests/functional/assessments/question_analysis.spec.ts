import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import analyseQuestions from '#api/assessments/bank/analysis/analyse_questions'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Question from '#api/assessments/models/question'
import QuestionStatistic from '#api/assessments/models/question_statistic'
import { givenAdmin, givenCandidate } from '#tests/givens'
import { givenSkillTest } from './given_tests.js'

const PEOPLE = 60

/** Numbers from 0 to 1 by chance that are the same each time. */
function chances(seed: number) {
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

/**
 * A population that has taken all six questions of a test: half of it knows little, and half nearly always chooses the
 * option that is really right. One question's key names another option; one is known by all, and nobody takes its last option.
 */
async function givenPopulation() {
  const { assessment } = await givenSkillTest({ each: 2, topics: 1, over: { questionCount: 6 } })
  const topic = await AssessmentTopic.findByOrFail('assessmentId', assessment.id)
  const questions = await Question.query().where('topicId', topic.id).orderBy('id')
  const [planted, known] = questions
  await planted.merge({ answerKey: ['2'] }).save()
  const versions = await db
    .from('question_versions as v')
    .join('questions as q', (on) => on.on('q.id', 'v.question_id').andOn('q.version', 'v.version'))
    .whereIn(
      'q.id',
      questions.map(({ id }) => id)
    )
    .select('v.id', 'v.question_id')
  const versionOf = new Map(versions.map(({ id, question_id: of }) => [of, id]))
  const chance = chances(2026)
  const candidateIds: number[] = []
  for (let at = 0; at < 6; at++) candidateIds.push((await givenCandidate()).candidate.id)
  for (let person = 0; person < PEOPLE; person++) {
    const knows = person / PEOPLE
    const [attempt] = await db
      .table('attempts')
      .insert({
        candidate_id: candidateIds[person % candidateIds.length],
        assessment_id: assessment.id,
        status: 'done',
        deadline_at: new Date(),
        finished_at: new Date(),
      })
      .returning('id')
    await db.table('attempt_questions').multiInsert(
      questions.map((question, at) => {
        const knowsIt = question === known ? true : chance() < (knows < 0.5 ? 0.15 : 0.92)
        // really right is the first; the others by chance, of the known one never the last
        const chosen = knowsIt ? 0 : 1 + Math.floor(chance() * 3)
        // the order in which this person saw the options
        const order = [3, 1, 0, 2]
        return {
          attempt_id: attempt.id ?? attempt,
          position: at + 1,
          question_id: question.id,
          version_id: versionOf.get(question.id),
          option_order: order,
          answer: JSON.stringify([order.indexOf(chosen)]),
          shown_at: new Date(),
          seconds: 20 + at,
          score: question.answerKey[0] === String(chosen + 1) ? 1 : 0,
        }
      })
    )
  }
  return { assessment, topic, questions, planted, known }
}

test.group('What answers say of questions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a planted wrong key is found in a population, and the good questions are left in peace', async ({
    client,
    assert,
  }) => {
    const { topic, questions, planted, known, assessment } = await givenPopulation()
    const before = await Question.findOrFail(known.id)
    await analyseQuestions()
    // again: nothing is counted twice
    await analyseQuestions()
    const found = await QuestionStatistic.query().where('topicId', topic.id).orderBy('questionId')
    assert.lengthOf(found, questions.length)
    const of = (id: number) => found.find(({ questionId }) => questionId === id)!
    const wrong = of(planted.id)
    assert.include(wrong.flags, 'wrong_key')
    assert.include(wrong.flags, 'distractor')
    assert.isBelow(wrong.discrimination!, 0)
    assert.isBelow(wrong.separation!, 0)
    assert.deepEqual(
      wrong.options.map(({ key }: { key: boolean }) => key),
      [false, true, false, false]
    )
    assert.isAbove(wrong.options[0].upper, wrong.options[1].upper)
    assert.containsSubset(of(known.id).$attributes, {
      rightShare: 1,
      taken: PEOPLE,
      discrimination: null,
    })
    assert.sameMembers(of(known.id).flags, ['too_easy', 'unchosen'])
    for (const { id } of questions.slice(2)) {
      assert.isAbove(of(id).discrimination!, 0.1, String(id))
      assert.notInclude(of(id).flags, 'wrong_key')
      assert.equal(of(id).exposure, PEOPLE)
    }
    assert.equal(of(questions[5].id).medianSeconds, 25)
    const after = await Question.findOrFail(known.id)
    assert.equal(after.exposure, PEOPLE)
    assert.equal(after.updatedAt.toMillis(), before.updatedAt.toMillis())

    // the console lists what to look at, the worst first; others do not read it
    const path = '/api/v1/admin/question-statistics'
    const { user } = await givenCandidate()
    ;(await client.get(path).loginAs(user)).assertStatus(403)
    const admin = await givenAdmin()
    const list = await client
      .get(path)
      .loginAs(admin)
      .qs({
        filter: JSON.stringify({ flags: 'wrong_key', assessmentId: String(assessment.id) }),
        sort: JSON.stringify(['discrimination', 'ASC']),
      })
    list.assertStatus(200)
    assert.deepEqual(
      list.body().data.map((row: { questionId: string }) => row.questionId),
      [String(planted.id)]
    )
    const one = (await client.get(`${path}/${wrong.id}`).loginAs(admin)).body().data
    assert.match(one.optionWords, /2 \(right\): \d+ % of all/)
  })

  test('few answers are flagged by nothing, and a new wording is counted from the start', async ({
    assert,
  }) => {
    const { topic, planted } = await givenPopulation()
    await planted.merge({ body: 'What is it by now?' }).save()
    await db
      .from('attempts')
      .whereIn('id', (some) => some.from('attempts').select('id').orderBy('id').limit(40))
      .update({ status: 'void' })
    await analyseQuestions()
    const found = await QuestionStatistic.query().where('topicId', topic.id)
    assert.lengthOf(found, 5)
    assert.isTrue(found.every(({ taken, flags }) => taken === PEOPLE - 40 && flags.length === 0))
  })

  test('a preview shows a question and a test as candidates see them, the keys apart', async ({
    client,
    assert,
  }) => {
    const { assessment, planted } = await givenPopulation()
    const admin = await givenAdmin()
    const { user } = await givenCandidate()
    const path = '/api/v1/admin'
    ;(await client.get(`${path}/question-preview/${planted.id}`).loginAs(user)).assertStatus(403)
    ;(await client.get(`${path}/question-preview/999999999`).loginAs(admin)).assertStatus(404)
    const { question, key } = (
      await client.get(`${path}/question-preview/${planted.id}`).loginAs(admin)
    ).body().data
    assert.notProperty(question, 'answerKey')
    assert.equal(
      question.options.find(({ _id }: { _id: string }) => _id === key.right[0]).body,
      planted.options[1]
    )
    const shown = (await client.get(`${path}/test-preview/${assessment.id}`).loginAs(admin)).body()
      .data
    assert.lengthOf(shown.questions, 6)
    assert.deepEqual(
      shown.questions.map((one: any) => one.question.position),
      [1, 2, 3, 4, 5, 6]
    )
    ;(await client.get(`${path}/passage-audio/999999999`).loginAs(admin)).assertStatus(404)
  })
})
