import { responseRate } from '#api/companies/response_rate'
import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany, hasOne, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { CompanySchema } from '#database/schema'
import type User from '#api/accounts/models/user'
import Industry from '#api/taxonomy/models/industry'
import BillingAddress from '#api/companies/models/billing_address'
import CompanyMember from '#api/companies/models/company_member'
import { openJobs } from '#api/companies/company_ports'
import type { Verification } from '#api/companies/company_flow'
import type { CompanySize } from '#api/companies/company_facts'
import type { NameStatus } from '#api/companies/name_flow'

/** What cards are made of: company_transformer.ts. */
const CARD = [
  ...['id', 'name', 'slug', 'logo_key', 'tagline', 'industry_id', 'size', 'city', 'state_name'],
  ...['country_code', 'is_top_company', 'verification', 'answered_in_time', 'answers_due'],
  'spotlight_expires_at',
]

/** SQL: may everyone see the company (a row of `companies`)? */
export const visibleCompanySql = `companies.is_active and companies.verification = 'verified'`

export default class Company extends CompanySchema {
  declare verification: Verification
  declare nameStatus: NameStatus
  declare size: CompanySize | null

  @hasMany(() => CompanyMember)
  declare members: HasMany<typeof CompanyMember>

  @belongsTo(() => Industry)
  declare industry: BelongsTo<typeof Industry>

  @hasOne(() => BillingAddress)
  declare billingAddress: HasOne<typeof BillingAddress>

  /** The companies that everyone may see. */
  static visible = scope((query) => {
    query.whereRaw(visibleCompanySql)
  })

  /** Adds `$extras.open_jobs`. */
  static withOpenJobs = scope((query) => {
    query.select('companies.*').select(db.raw(`${openJobs('companies.id')} as open_jobs`))
  })

  /** What a card shows, with `$extras.open_jobs`: without the long texts. */
  static withCard = scope((query: ModelQueryBuilderContract<typeof Company>) => {
    query
      .select(CARD.map((column) => `companies.${column}`))
      .select(db.raw(`${openJobs('companies.id')} as open_jobs`))
      .preload('industry')
  })

  /** Those with at least one open job. */
  static hiring = scope((query) => {
    query.whereRaw(`${openJobs('companies.id')} > 0`)
  })

  /** The share of applications that got an answer by the promised date, in percent; none before the first was due. */
  get responseRate() {
    return responseRate(this.answeredInTime, this.answersDue)
  }

  /** What the profile still needs before the platform can verify the company, by the names that its form has. */
  get missingForVerification() {
    const needs = {
      'About the company': this.about,
      'Industry': this.industryId,
      'Website': this.website,
      'Size': this.size,
      'City': this.city,
      'E-mail': this.email,
    }
    return Object.entries(needs).flatMap(([words, value]) => (value ? [] : [words]))
  }

  async toggleTopCompany(_admin: User) {
    this.isTopCompany = !this.isTopCompany
    await this.save()
  }
}
