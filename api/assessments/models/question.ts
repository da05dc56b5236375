import { beforeSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { sentence } from '#api/languages/sentence'
import { QuestionSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import type { EnglishBand } from '#api/candidates/english_facts'
import { CODE_TOPIC, type Difficulty, type QuestionKind } from '#api/assessments/assessment_facts'
import { faultsOf } from '#api/assessments/bank/question_rules'
import type { QuestionStatus } from '#api/assessments/bank/question_flow'
import type { StoredExercise } from '#api/assessments/bank/stored_exercise'
import AssessmentTopic from '#api/assessments/models/assessment_topic'
import QuestionPassage from '#api/assessments/models/question_passage'

/**
 * A question as it is now; `options` in the order of writing, of an order in the right one; `answerKey` the numbers of
 * the right options from 1, or the accepted answers. Each content that it had is kept by a trigger (`keep_question_version.sql`), so that attempts keep theirs.
 */
export default class Question extends QuestionSchema {
  declare kind: QuestionKind
  declare status: QuestionStatus
  declare difficulty: Difficulty | null
  declare level: EnglishBand | null
  declare exercise: StoredExercise | null

  @belongsTo(() => AssessmentTopic, { foreignKey: 'topicId' })
  declare topic: BelongsTo<typeof AssessmentTopic>

  @belongsTo(() => QuestionPassage, { foreignKey: 'passageId' })
  declare passage: BelongsTo<typeof QuestionPassage>

  /** It must be possible to ask and to mark it, also where an administrator writes it. */
  @beforeSave()
  static assertAsked(question: Question) {
    const { kind, body, explanation, difficulty, level, exercise } = question
    const faults = faultsOf({
      exercise: exercise ?? null,
      ...{ kind, body, options: question.options ?? [], answerKey: question.answerKey ?? [] },
      ...{ explanation: explanation ?? null, difficulty: difficulty ?? null, level: level ?? null },
    })
    if (faults.length > 0)
      throw new Refusal(
        faults[0].replace(/^./, (first) => first.toUpperCase()),
        {
          status: 422,
          field: /exercise/.test(faults[0])
            ? 'kind'
            : /option|key|step|answer/.test(faults[0])
              ? 'options'
              : 'body',
        }
      )
  }

  /** Code is a topic of its own, so that a person who draws from any other is never given a quarter of an hour's work by chance. */
  @beforeSave()
  static async assertApart(question: Question) {
    const { kind, topicId, $dirty, $trx } = question
    if (!topicId || !('topicId' in $dirty || 'kind' in $dirty)) return
    const isCode = kind === 'code'
    const other = await Question.query({ client: $trx })
      .where({ topicId })
      .whereNot('status', 'retired')
      .where('kind', isCode ? '<>' : '=', 'code')
      .first()
    if (other)
      throw new Refusal(
        isCode
          ? sentence(
              'Coding exercises have a topic of their own, such as "{topic}"; choose that one',
              { topic: CODE_TOPIC }
            )
          : 'This topic is for coding exercises only; choose another topic',
        { status: 422, field: 'topicId' }
      )
  }
}
