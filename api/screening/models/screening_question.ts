import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ScreeningQuestionSchema } from '#database/schema'
import Job from '#api/jobs/models/job'
import type { QuestionKind, QuestionWriter } from '#api/screening/screening_facts'

/** A question that a company compares answers of, or asks one applicant. */
export default class ScreeningQuestion extends ScreeningQuestionSchema {
  declare kind: QuestionKind
  declare engine: QuestionWriter

  @belongsTo(() => Job)
  declare job: BelongsTo<typeof Job>
}
