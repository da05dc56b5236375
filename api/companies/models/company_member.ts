import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { CompanyMemberSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'

export type CompanyRole = 'owner' | 'admin' | 'recruiter' | 'hiring_manager' | 'interviewer' | 'billing'

/** A person of a company's team, with the role that decides what they may do. */
export default class CompanyMember extends CompanyMemberSchema {
  declare role: CompanyRole
  declare status: 'active' | 'deactivated'

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Company)
  declare company: BelongsTo<typeof Company>
}
