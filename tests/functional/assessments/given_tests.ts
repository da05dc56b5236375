import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { englishBandValues } from '#api/candidates/english_facts'
import {
  difficultyValues,
  englishSections,
  testShapes,
  type Difficulty,
} from '#api/assessments/assessment_facts'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import Assessment from '#api/assessments/models/assessment'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import Question from '#api/assessments/models/question'
import { givenSkill } from '#tests/givens'

const API = '/api/v1'
let last = 0

/** Which option is the right one in every question given here. */
export const RIGHT = 'The right one'
const options = [RIGHT, 'A wrong one', 'Another wrong one', 'A third wrong one']

/** A skill's test with a bank: in each topic as many questions of each difficulty as told, the first option is right. */
export async function givenSkillTest({
  each = 5,
  topics = 3,
  over = {},
}: {
  each?: number
  topics?: number
  over?: Partial<Assessment>
} = {}) {
  const skill = await givenSkill()
  const { questions, minutes, pass } = testShapes.skill
  const assessment = await Assessment.create({
    kind: 'skill',
    skillId: skill.id,
    name: skill.name,
    slug: `test-${Date.now()}-${++last}`,
    questionCount: questions,
    minutes,
    passPercent: pass,
    status: 'active',
    ...over,
  })
  for (let position = 1; position <= topics; position++) {
    const topic = await AssessmentTopic.create({
      assessmentId: assessment.id,
      name: `Topic ${position}`,
      position,
    })
    await Question.createMany(
      difficultyValues.flatMap((difficulty) =>
        Array.from({ length: each }, (_, index) => ({
          topicId: topic.id,
          kind: 'one' as const,
          body: `What is ${difficulty} ${position}.${index}?`,
          options,
          answerKey: ['1'],
          explanation: 'Because it is.',
          difficulty,
          status: 'active' as const,
        }))
      )
    )
  }
  return { assessment, skill }
}

/** The English test with a bank of five questions of each section and level. */
export async function givenEnglishTest() {
  const { questions, minutes, pass } = testShapes.english
  const assessment = await Assessment.create({
    kind: 'english',
    name: 'English',
    slug: 'english',
    questionCount: questions,
    minutes,
    passPercent: pass,
    status: 'active',
  })
  for (const { value: section } of englishSections) {
    const topic = await AssessmentTopic.create({
      assessmentId: assessment.id,
      name: 'All of it',
      section,
    })
    await Question.createMany(
      englishBandValues.flatMap((level) =>
        Array.from({ length: 5 }, (_, index) => ({
          topicId: topic.id,
          kind: 'one' as const,
          body: `Which word fits, ${section} ${level} ${index}?`,
          options,
          answerKey: ['1'],
          level,
          status: 'active' as const,
        }))
      )
    )
  }
  return assessment
}

/** One question of another kind in a topic of its own, so that a test of one question draws it. */
export async function givenTestOf(question: Partial<Question>) {
  const { assessment, skill } = await givenSkillTest({
    topics: 0,
    over: { questionCount: 1 },
  })
  const topic = await AssessmentTopic.create({ assessmentId: assessment.id, name: 'The only one' })
  await Question.create({
    topicId: topic.id,
    body: 'What is it?',
    options: [],
    answerKey: [],
    difficulty: 'easy',
    status: 'active',
    ...question,
  } as Partial<Question>)
  return { assessment, skill, topic }
}

/** The calls of a candidate who takes tests, all on one device. */
export const taker = (client: ApiClient, user: User) => {
  const session = openSession(user)
  const post = async (path: string, body: object): Promise<ApiResponse> => {
    const { token } = await session
    return client
      .post(`${API}/candidate/${path}`)
      .bearerToken(token)
      .json(body as never)
  }
  const get = async (path: string, query: object = {}): Promise<ApiResponse> => {
    const { token } = await session
    return client.get(`${API}/candidate/${path}`).bearerToken(token).qs(query)
  }
  return {
    post,
    get,
    start: (testId: number) => post('start-test', { testId }),
    look: (id: string, position?: number) =>
      get(`test-attempt/${id}`, position ? { position } : {}),
    answer: (attemptId: string, questionId: string, answer: unknown, over: object = {}) =>
      post('test-answer', { attemptId, questionId, answer, ...over }),
    finish: (attemptId: string) => post('test-finish', { attemptId }),
  }
}

/** Answers so many questions of an attempt rightly and the others wrongly, as the database knows the key, then ends it. */
export async function take(client: ApiClient, user: User, testId: number, right: number) {
  const calls = taker(client, user)
  const { _id, total } = (await calls.start(testId)).body().data
  await answerAll(client, user, _id, total, right)
  return (await calls.finish(_id)).body().data
}

export async function answerAll(
  client: ApiClient,
  user: User,
  attemptId: string,
  total: number,
  right: number
) {
  const calls = taker(client, user)
  for (let position = 1; position <= total; position++) {
    const { question } = (await calls.look(attemptId, position)).body().data
    const wanted = question.options.find(
      ({ body }: { body: string }) => (body === RIGHT) === position <= right
    )
    const saved = await calls.answer(attemptId, question._id, wanted._id)
    saved.assertStatus(200)
  }
}

/** The time of an attempt has run out so many seconds ago, and nobody was there since the deadline. */
export const letTimePass = (attemptId: string | number, seconds: number) =>
  db.rawQuery(
    `update attempts set started_at = started_at - (deadline_at - now()) - make_interval(secs => :seconds), deadline_at = now() - make_interval(secs => :seconds),
       last_seen_at = now() - make_interval(secs => :seconds) where id = :id`,
    { id: attemptId, seconds } as any
  )

/** An exercise in a topic: doubles a number, with one case that is shown and three that decide. */
export const givenExercise = (topicId: number, difficulty: Difficulty = 'easy') =>
  Question.create({
    topicId,
    kind: 'code',
    body: 'Double\n\nReturn twice the number.',
    options: [],
    answerKey: [],
    difficulty,
    status: 'active',
    exercise: {
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
    },
  })
