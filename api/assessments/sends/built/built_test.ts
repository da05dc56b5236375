import db from '@adonisjs/lucid/services/db'
import { partsOf, unfilled, type Draw } from '#api/assessments/bank/fill'
import type Assessment from '#api/assessments/models/assessment'
import Question from '#api/assessments/models/question'
import { topicsNamed, type ShownTopic } from '#api/assessments/sends/built/offered_to_companies'

/** A company's test with what it consists of, to change it. */
export type BuiltTest = {
  test: Assessment
  lacks: string | null
  draws: (Omit<Draw, 'topicId'> & { topic: ShownTopic })[]
  questions: Question[]
}

/** Reads what a company's test consists of, in its order. */
export async function builtTest(test: Assessment): Promise<BuiltTest> {
  const { draws, questions } = await partsOf(db.connection(), test.id)
  const ids = questions.map(({ id }) => id)
  const rows = await Question.query().whereIn('id', ids)
  const topics = await topicsNamed(draws.map(({ topicId }) => topicId))
  return {
    test,
    lacks: (await unfilled(db.connection(), [test])).get(test.id) ?? null,
    draws: draws.flatMap(({ topicId, ...rest }) => {
      const topic = topics.find(({ _id }) => _id === String(topicId))
      return topic ? [{ ...rest, topic }] : []
    }),
    questions: ids.flatMap((id) => rows.find((row) => row.id === id) ?? []),
  }
}
