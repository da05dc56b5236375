import { assessmentLimits } from '#api/assessments/assessment_facts'
import Question from '#api/assessments/models/question'
import { keyOf, topicName } from '#api/assessments/bank/csv/bank_of'
import { questionColumns } from '#api/assessments/bank/csv/question_csv'

const BATCH = 200

/** The questions of the banks, of one test or of all, as the table that an import takes. */
export const exportQuestions = ({
  testId,
  topicId,
}: { testId?: number; topicId?: number } = {}) => ({
  options: { columns: [...questionColumns] },
  batches: rows(testId, topicId),
})

async function* rows(testId?: number, topicId?: number) {
  for (let after = 0; ;) {
    const query = Question.query()
      .whereNull('company_id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .preload('topic', (topic) => topic.preload('assessment'))
      .preload('passage')
    if (topicId) query.where('topic_id', topicId)
    if (testId)
      query.whereIn('topic_id', (topics) =>
        topics.from('assessment_topics').where('assessment_id', testId).select('id')
      )
    const batch = await query
    yield batch.map(rowOf)
    if (batch.length < BATCH) return
    after = batch.at(-1)!.id
  }
}

const rowOf = (question: Question) => [
  keyOf(question),
  question.topic.assessment.name,
  topicName(question.topic),
  question.kind,
  question.difficulty,
  question.level,
  question.body,
  ...Array.from({ length: assessmentLimits.options.max }, (_, at) => question.options[at] ?? ''),
  question.answerKey.join(question.kind === 'text' ? '\n' : ', '),
  question.explanation,
  question.passage?.sourceKey,
  question.exercise ? JSON.stringify(question.exercise) : '',
  question.status,
  question.version,
]
