import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ImportedProfileSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import type { ImportBasis, ImportSource } from '#api/imports/import_facts'
import {
  importedProfileFlow,
  type ImportedProfileStatus,
} from '#api/imports/claims/imported_profile_flow'
import { Refusal } from '#api/http/refusal'

/** Why a candidate is here who did not sign up: from where, on which lawful basis, by whom, and until when. */
export default class ImportedProfile extends ImportedProfileSchema {
  declare source: ImportSource
  declare basis: ImportBasis
  declare status: ImportedProfileStatus

  // lists name the person beside the profile
  @belongsTo(() => Candidate, { onQuery: (query) => query.preload('user') })
  declare candidate: BelongsTo<typeof Candidate>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => User, { foreignKey: 'importedBy' })
  declare importer: BelongsTo<typeof User>

  /** Mails the person an invitation to take the profile over. */
  async invite(_admin: User, _input: unknown, trx: TransactionClientContract) {
    const { inviteToClaim } = await import('#api/imports/claims/invite_to_claim')
    const { user } = await Candidate.query({ client: trx })
      .where('id', this.candidateId)
      .preload('user')
      .firstOrFail()
    await inviteToClaim(trx, [{ profile: this, user }])
  }

  /** Removes the profile of a person who did not claim it. */
  async discard(_admin: User, _input: unknown, trx: TransactionClientContract) {
    const refusal = importedProfileFlow.refusal('discard', this, 'platform')
    if (refusal) throw new Refusal(refusal)
    const { removeUnclaimed } = await import('#api/imports/claims/remove_unclaimed')
    const { userId } = await Candidate.findOrFail(this.candidateId, { client: trx })
    if ((await removeUnclaimed(trx, [userId])) === 0)
      throw new Refusal(
        'A company has an application from this person, so the profile stays with that company'
      )
  }
}
