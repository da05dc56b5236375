import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { AssessmentSendTestSchema } from '#database/schema'
import Assessment from '#api/assessments/models/assessment'

/** One of the tests that were sent together. */
export default class AssessmentSendTest extends AssessmentSendTestSchema {
  @belongsTo(() => Assessment)
  declare assessment: BelongsTo<typeof Assessment>
}
