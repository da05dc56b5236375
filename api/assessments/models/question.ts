import { beforeSave, belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { QuestionSchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import type { EnglishBand } from '#api/candidates/candidate_facts'
import type { Difficulty, QuestionKind } from '#api/assessments/assessment_facts'
import { faultsOf } from '#api/assessments/bank/question_rules'
import type { QuestionStatus } from '#api/assessments/bank/question_flow'
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

  @belongsTo(() => AssessmentTopic, { foreignKey: 'topicId' })
  declare topic: BelongsTo<typeof AssessmentTopic>

  @belongsTo(() => QuestionPassage, { foreignKey: 'passageId' })
  declare passage: BelongsTo<typeof QuestionPassage>

  /** Whoever writes it, it must be possible to ask and to mark it. */
  @beforeSave()
  static assertAsked(question: Question) {
    const { kind, body, explanation, difficulty, level } = question
    const faults = faultsOf({
      ...{ kind, body, options: question.options ?? [], answerKey: question.answerKey ?? [] },
      ...{ explanation: explanation ?? null, difficulty: difficulty ?? null, level: level ?? null },
    })
    if (faults.length > 0)
      throw new Refusal(`${faults[0][0].toUpperCase()}${faults[0].slice(1)}`, {
        status: 422,
        field: /option|key|step|answer/.test(faults[0]) ? 'options' : 'body',
      })
  }
}
