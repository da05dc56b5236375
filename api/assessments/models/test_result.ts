import { belongsTo, column, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasOne } from '@adonisjs/lucid/types/relations'
import { TestResultSchema } from '#database/schema'
import type { EnglishBand } from '#api/candidates/english_facts'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import type { SkillBand, TestFamily } from '#api/assessments/assessment_facts'
import type { Clearance } from '#api/assessments/results/clearance_flow'
import Assessment from '#api/assessments/models/assessment'
import Attempt from '#api/assessments/models/attempt'
import TestCredential from '#api/assessments/models/test_credential'

/** How many questions of a topic were answered rightly. */
export type TopicScore = { topic: string; section?: string | null; correct: number; total: number }

/** What came out of an attempt; `score` is in percent. */
export default class TestResult extends TestResultSchema {
  declare band: SkillBand | EnglishBand
  declare family: TestFamily
  declare clearance: Clearance | null

  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: TopicScore[] | undefined) => all && JSON.stringify(all) })
  declare topics: TopicScore[]

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Assessment)
  declare assessment: BelongsTo<typeof Assessment>

  @belongsTo(() => Attempt)
  declare attempt: BelongsTo<typeof Attempt>

  /** The one that is signed and not withdrawn. */
  @hasOne(() => TestCredential, {
    foreignKey: 'resultId',
    onQuery: (query) => query.whereNull('withdrawn_at'),
  })
  declare credential: HasOne<typeof TestCredential>

  @belongsTo(() => User, { foreignKey: 'clearedBy' })
  declare clearer: BelongsTo<typeof User>
}
