import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import { CompanySchema } from '#database/schema'
import Industry from '#api/taxonomy/models/industry'
import CompanyMember from '#api/companies/models/company_member'

export type Verification = 'unverified' | 'pending' | 'verified' | 'rejected' | 'suspended'

export default class Company extends CompanySchema {
  declare verification: Verification

  @hasMany(() => CompanyMember)
  declare members: HasMany<typeof CompanyMember>

  @belongsTo(() => Industry)
  declare industry: BelongsTo<typeof Industry>
}
