import { belongsTo, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CompanyInviteSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import type { CompanyRole } from '#api/companies/access/company_rights'

/** A place on a company's team that waits for its person; only a hash of the mailed link is kept. */
export default class CompanyInvite extends CompanyInviteSchema {
  declare role: CompanyRole

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>

  @belongsTo(() => User, { foreignKey: 'invitedBy' })
  declare inviter: BelongsTo<typeof User>

  /** Neither accepted nor taken back; it may have run out. */
  static open = scope((query) => {
    query.whereNull('accepted_at').whereNull('revoked_at')
  })
}
