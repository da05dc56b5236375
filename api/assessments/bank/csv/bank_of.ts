import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Assessment from '#api/assessments/models/assessment'
import Question from '#api/assessments/models/question'
import type { RowQuestion } from '#api/assessments/bank/csv/question_of_row'

type Place = { topicId: number; passageId: number | null }
type NoPlace = { column: string; message: string }

/** What an import looks its rows up in. */
export type Bank = {
  placeOf(question: RowQuestion): Place | NoPlace
  questionOf(key: string): Question | undefined
}

/** The tests with their topics, the passages and the questions that rows name, locked until the import is over. */
export async function bankOf(
  trx: TransactionClientContract,
  questions: RowQuestion[]
): Promise<Bank> {
  const tests = await Assessment.query({ client: trx }).whereNull('company_id').preload('topics')
  const byName = new Map(
    tests.flatMap((test) => [
      [test.name.toLowerCase(), test],
      [test.slug ?? '', test],
    ])
  )
  const passages = new Map<string, number>(
    (
      await trx
        .from('question_passages')
        .whereIn(
          'source_key',
          questions.flatMap(({ passage }) => passage ?? [])
        )
        .select('id', 'source_key')
    ).map(({ id, source_key: key }) => [key, id])
  )
  const keys = questions.map(({ key }) => key)
  const found = await Question.query({ client: trx })
    .whereIn('source_key', keys)
    .orWhere((written) =>
      written.whereNull('source_key').whereIn(
        'id',
        keys.flatMap((key) => /^q-(\d{1,15})$/.exec(key)?.[1] ?? [])
      )
    )
    .orderBy('id')
    .forUpdate()
  const byKey = new Map(found.map((question) => [keyOf(question), question]))
  return {
    questionOf: (key) => byKey.get(key),
    placeOf({ test: name, topic, passage, values }) {
      const test = byName.get(name.toLowerCase())
      if (!test)
        return {
          column: 'test',
          message: `There is no test "${name}"; make it in the console first`,
        }
      const isEnglish = test.kind === 'english'
      if (isEnglish !== (values.level !== null))
        return isEnglish
          ? { column: 'level', message: 'A question of English has a level, and no difficulty' }
          : {
              column: 'difficulty',
              message: `A question of ${test.name} has a difficulty, and no level`,
            }
      if (isEnglish && values.kind === 'code')
        return { column: 'kind', message: 'The English test asks for no code' }
      const own = test.topics.filter(
        (one) =>
          topicName(one).toLowerCase() === topic.toLowerCase() ||
          (one.section === null && one.name.toLowerCase() === topic.toLowerCase())
      )
      if (own.length !== 1)
        return {
          column: 'topic',
          message: `"${topic}" is not a topic of ${test.name}; those are ${test.topics.map(topicName).join(', ') || 'none yet'}`,
        }
      if (passage && !passages.has(passage))
        return { column: 'passage', message: `There is no passage "${passage}"` }
      return { topicId: own[0].id, passageId: passage ? passages.get(passage)! : null }
    },
  }
}

/** How a CSV names a question: by its key, or by its number where it was written in the console. */
export const keyOf = ({ sourceKey, id }: Pick<Question, 'sourceKey' | 'id'>) =>
  sourceKey ?? `q-${id}`

/** How a CSV names a topic; of English with what it examines. */
export const topicName = ({ section, name }: { section: string | null; name: string }) =>
  section ? `${section}: ${name}` : name
