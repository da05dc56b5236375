import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { TestCredentialSchema } from '#database/schema'
import Candidate from '#api/candidates/models/candidate'
import { credentialFlow } from '#api/assessments/portable/credential_flow'
import TestResult from '#api/assessments/models/test_result'

/** A result that was signed, so that its candidate can show it elsewhere. */
export default class TestCredential extends TestCredentialSchema {
  /** With what its state is read from. */
  static standing = scope((query: ModelQueryBuilderContract<typeof TestCredential>) =>
    query
      .preload('result', (result) => result.preload('attempt'))
      .preload('candidate', (candidate) => candidate.preload('user'))
  )

  @belongsTo(() => TestResult, { foreignKey: 'resultId' })
  declare result: BelongsTo<typeof TestResult>

  @belongsTo(() => Candidate)
  declare candidate: BelongsTo<typeof Candidate>

  /** With its result's attempt loaded. */
  get isVoid() {
    const { attempt, clearance } = this.result
    return attempt.status !== 'done' || (clearance !== null && clearance !== 'cleared')
  }

  /** With its candidate's user loaded. */
  get isHidden() {
    const { visibility, user } = this.candidate
    return ['deactivated', 'suspended'].includes(visibility) || user.status !== 'active'
  }

  /** Its state now; with result, attempt, candidate and user loaded. */
  get state() {
    return credentialFlow.stateOf(this)
  }
}
