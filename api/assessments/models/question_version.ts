import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { QuestionVersionSchema } from '#database/schema'
import type { QuestionKind } from '#api/assessments/assessment_facts'
import type { StoredExercise } from '#api/assessments/bank/stored_exercise'
import QuestionPassage from '#api/assessments/models/question_passage'

/** One content that a question had; a trigger writes it, nothing changes it. */
export default class QuestionVersion extends QuestionVersionSchema {
  declare kind: QuestionKind
  declare exercise: StoredExercise | null

  @belongsTo(() => QuestionPassage, { foreignKey: 'passageId' })
  declare passage: BelongsTo<typeof QuestionPassage>
}
