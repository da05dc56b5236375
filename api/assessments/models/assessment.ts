import { belongsTo, hasMany, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { AssessmentSchema } from '#database/schema'
import Skill from '#api/taxonomy/models/skill'
import Stack from '#api/taxonomy/models/stack'
import type { TaxonStatus } from '#api/taxonomy/taxonomy_facts'
import type { AssessmentKind } from '#api/assessments/assessment_facts'
import { bankSize } from '#api/assessments/bank/bank_size'
import AssessmentTopic from '#api/assessments/models/assessment_topic'

/** A test: of a skill, of a stack, of English, or one that a company built. The first three have a bank of topics and questions. */
export default class Assessment extends AssessmentSchema {
  declare kind: AssessmentKind
  declare status: TaxonStatus

  /** The platform's tests that candidates can choose: switched on, with a bank that can fill them. */
  static offered = scope((query) =>
    query
      .where('assessments.status', 'active')
      .whereNull('assessments.company_id')
      .whereRaw(`assessments.question_count <= ${bankSize}`)
  )

  @belongsTo(() => Skill)
  declare skill: BelongsTo<typeof Skill>

  @belongsTo(() => Stack)
  declare stack: BelongsTo<typeof Stack>

  @hasMany(() => AssessmentTopic)
  declare topics: HasMany<typeof AssessmentTopic>
}
