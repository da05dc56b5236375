import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { AssessmentTopicSchema } from '#database/schema'
import type { TaxonStatus } from '#api/taxonomy/taxonomy_facts'
import type { EnglishSection } from '#api/assessments/assessment_facts'
import Assessment from '#api/assessments/models/assessment'
import Question from '#api/assessments/models/question'

/** A part of what a test examines. */
export default class AssessmentTopic extends AssessmentTopicSchema {
  declare section: EnglishSection | null
  declare status: TaxonStatus

  @belongsTo(() => Assessment)
  declare assessment: BelongsTo<typeof Assessment>

  @hasMany(() => Question, { foreignKey: 'topicId' })
  declare questions: HasMany<typeof Question>
}
