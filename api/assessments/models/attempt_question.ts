import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AttemptQuestionSchema } from '#database/schema'
import QuestionVersion from '#api/assessments/models/question_version'

/** What somebody answers: places of options in the order that they see, or a text. */
export type Answer = number[] | string

/** A question of an attempt, as it was when it was drawn, with the answer. */
export default class AttemptQuestion extends AttemptQuestionSchema {
  /** The place of each shown option in the question's own list. */
  declare optionOrder: number[]

  @column({ prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)) })
  declare answer: Answer | null

  @belongsTo(() => QuestionVersion, { foreignKey: 'versionId' })
  declare version: BelongsTo<typeof QuestionVersion>
}
