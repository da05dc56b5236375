import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { JobAssessmentTestSchema } from '#database/schema'
import Assessment from '#api/assessments/models/assessment'

/** One of the tests that a job asks for. */
export default class JobAssessmentTest extends JobAssessmentTestSchema {
  @belongsTo(() => Assessment)
  declare assessment: BelongsTo<typeof Assessment>
}
