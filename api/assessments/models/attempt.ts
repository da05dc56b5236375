import { belongsTo, hasMany, hasOne } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { AttemptSchema } from '#database/schema'
import Candidate from '#api/candidates/models/candidate'
import { signalKinds, type SignalKind, type SignalLevel } from '#api/assessments/assessment_facts'
import type { AttemptStatus } from '#api/assessments/taking/attempt_flow'
import Assessment from '#api/assessments/models/assessment'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import TestResult from '#api/assessments/models/test_result'

/** A test that a candidate takes, by choice or because a company sent it. */
export default class Attempt extends AttemptSchema {
  declare status: AttemptStatus
  declare signalLevel: SignalLevel
  /** How often each kind was seen. */
  declare signals: Partial<Record<SignalKind, number>>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Assessment)
  declare assessment: BelongsTo<typeof Assessment>

  @hasMany(() => AttemptQuestion)
  declare questions: HasMany<typeof AttemptQuestion>

  @hasOne(() => TestResult)
  declare result: HasOne<typeof TestResult>

  /** What was seen beside the answers, in words. */
  get signalWords() {
    return signalKinds
      .flatMap(({ value, label }) =>
        this.signals?.[value] ? [`${label}: ${this.signals[value]}`] : []
      )
      .join('; ')
  }
}
