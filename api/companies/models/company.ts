import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany, hasOne, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import { CompanySchema } from '#database/schema'
import { inTransaction } from '#api/http/in_transaction'
import type User from '#api/accounts/models/user'
import Industry from '#api/taxonomy/models/industry'
import BillingAddress from '#api/companies/models/billing_address'
import CompanyMember from '#api/companies/models/company_member'
import { PlaceAsked } from '#api/companies/events'
import type { Verification } from '#api/companies/company_flow'
import type { NameStatus } from '#api/companies/name_flow'

const openJobs = `(select count(*) from jobs where jobs.company_id = companies.id and jobs.listed and jobs.valid_through > now())`

export default class Company extends CompanySchema {
  declare verification: Verification
  declare nameStatus: NameStatus

  @hasMany(() => CompanyMember)
  declare members: HasMany<typeof CompanyMember>

  @belongsTo(() => Industry)
  declare industry: BelongsTo<typeof Industry>

  @hasOne(() => BillingAddress)
  declare billingAddress: HasOne<typeof BillingAddress>

  /** The companies that everyone may see. */
  static visible = scope((query) => {
    query.where('companies.is_active', true).where('companies.verification', 'verified')
  })

  /** Adds `$extras.open_jobs`; plain SQL, as jobs stand above this module. */
  static withOpenJobs = scope((query) => {
    query.select('companies.*').select(db.raw(`${openJobs} as open_jobs`))
  })

  /** The share of applications that got an answer by the promised date, in percent; none before the first was due. */
  get responseRate() {
    return this.answersDue > 0 ? Math.round((100 * this.answeredInTime) / this.answersDue) : null
  }

  /** What the profile still needs before the platform can verify the company, in words. */
  get missingForVerification() {
    const needs = {
      'an about text': this.about,
      'your industry': this.industryId,
      'your website': this.website,
      'the number of people': this.size,
      'a city': this.city,
      'a contact e-mail address': this.email,
    }
    return Object.entries(needs).flatMap(([words, value]) => (value ? [] : [words]))
  }

  /** Among the companies in the spotlight for days, until a date, or not any more. */
  async spotlight(
    admin: User,
    { days, spotlightExpiryDate, note }: Record<'days' | 'spotlightExpiryDate' | 'note', any>
  ) {
    await inTransaction(this, (trx) =>
      PlaceAsked.dispatch(
        'spotlight',
        { of: 'company', id: this.id },
        admin,
        { days, until: spotlightExpiryDate, note },
        trx
      )
    )
  }

  async toggleTopCompany(_admin: User) {
    this.isTopCompany = !this.isTopCompany
    await this.save()
  }
}
