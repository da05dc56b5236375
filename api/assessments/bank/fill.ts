import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Difficulty } from '#api/assessments/assessment_facts'
import { bankSize } from '#api/assessments/bank/bank_size'
import type Assessment from '#api/assessments/models/assessment'

/** So many questions of a topic, of one difficulty or of all. */
export type Draw = { topicId: number; difficulty?: Difficulty | null; count: number }
export type Lack = { nth: number; message: string }

type Stock = {
  id: number
  name: string
  test: string
  easy: number
  medium: number
  hard: number
  all: number
}

/** What draws ask for that their topics do not have, in the order of the draws; `fixed` are questions that everybody gets, so nobody draws them. */
export async function lacksOf(
  client: QueryClientContract,
  draws: Draw[],
  fixed: number[] = []
): Promise<Lack[]> {
  const { rows } = await client.rawQuery(
    `select t.id, t.name, a.name as test, count(q.id)::int as all,
       count(q.id) filter (where q.difficulty = 'easy')::int as easy,
       count(q.id) filter (where q.difficulty = 'medium')::int as medium,
       count(q.id) filter (where q.difficulty = 'hard')::int as hard
     from assessment_topics t join assessments a on a.id = t.assessment_id
       left join questions q on q.topic_id = t.id and q.status = 'active' and t.status = 'active' and not q.id = any(:fixed)
     where t.id = any(:topics) group by t.id, a.id`,
    { topics: draws.map(({ topicId }) => topicId), fixed } as any
  )
  const stock = new Map((rows as Stock[]).map((row) => [row.id, row]))
  const asked = new Map<string, number>()
  const more = (key: string, count: number) => {
    asked.set(key, (asked.get(key) ?? 0) + count)
    return asked.get(key)!
  }
  return draws.flatMap(({ topicId, difficulty, count }, nth) => {
    const topic = stock.get(topicId)!
    const [all, some] = [more(`${topicId}`, count), more(`${topicId} ${difficulty}`, count)]
    if (difficulty && some > topic[difficulty])
      return { nth, message: sentence(topic, some, topic[difficulty], difficulty) }
    return all > topic.all ? { nth, message: sentence(topic, all, topic.all) } : []
  })
}

const sentence = ({ name, test }: Stock, wanted: number, left: number, difficulty = '') =>
  `"${name}" of ${test} has ${left} ${difficulty ? `${difficulty} ` : ''}${left === 1 ? 'question' : 'questions'} to draw, so it cannot give ${wanted}`

/** Which of the tests cannot be taken now, each with a sentence that says what their banks lack. */
export async function unfilled(
  client: QueryClientContract,
  tests: Pick<Assessment, 'id' | 'kind' | 'name' | 'questionCount'>[]
): Promise<Map<number, string>> {
  const lacking = new Map<number, string>()
  const banks = tests.filter(({ kind }) => kind !== 'custom')
  if (banks.length > 0) {
    const sizes = await client
      .from('assessments')
      .whereIn(
        'id',
        banks.map(({ id }) => id)
      )
      .select('id', client.raw(`${bankSize}::int as size`))
    for (const { id, name, questionCount } of banks) {
      const { size } = sizes.find((row) => row.id === id)
      if (size < questionCount)
        lacking.set(id, `"${name}" asks ${questionCount} questions, and its bank has ${size} now`)
    }
  }
  for (const { id, name } of tests.filter(({ kind }) => kind === 'custom')) {
    const parts = await partsOf(client, id)
    const retired = parts.questions.filter(({ status }) => status !== 'active').length
    if (retired > 0)
      lacking.set(
        id,
        `"${name}" has ${retired === 1 ? 'a question that is' : `${retired} questions that are`} asked no more`
      )
    const [lack] = await lacksOf(
      client,
      parts.draws,
      parts.questions.map((one) => one.id)
    )
    if (lack) lacking.set(id, `"${name}" cannot be asked now: ${lack.message}`)
  }
  return lacking
}

/** What a company's test consists of: the questions that everybody gets, and what is drawn. */
export async function partsOf(client: QueryClientContract, testId: number) {
  const questions: { id: number; status: string }[] = await client
    .from('assessment_questions as a')
    .join('questions as q', 'q.id', 'a.question_id')
    .where('a.assessment_id', testId)
    .orderBy('a.position')
    .select('q.id', 'q.status')
  const rows: { topic_id: number; difficulty: Difficulty | null; question_count: number }[] =
    await client
      .from('assessment_draws')
      .where('assessment_id', testId)
      .orderBy('position')
      .orderBy('id')
  const draws = rows.map(({ topic_id: topicId, difficulty, question_count: count }): Draw => ({
    topicId,
    difficulty,
    count,
  }))
  return { questions, draws }
}
