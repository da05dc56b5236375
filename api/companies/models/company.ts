import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { belongsTo, hasMany, hasOne, scope } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany, HasOne } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CompanySchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import { notify, type Notice } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import Industry from '#api/taxonomy/models/industry'
import BillingAddress from '#api/companies/models/billing_address'
import CompanyMember from '#api/companies/models/company_member'
import { PlaceAsked } from '#api/companies/events'
import { companyVerification } from '#api/companies/company_states'
import { platformStaff } from '#api/companies/platform_staff'

export type Verification = 'unverified' | 'pending' | 'verified' | 'rejected' | 'suspended'

const openJobs = `(select count(*) from jobs where jobs.company_id = companies.id and jobs.listed and jobs.valid_through > now())`

export default class Company extends CompanySchema {
  declare verification: Verification

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

  /** Asks the platform to verify this company, once its profile is whole; those who work that queue hear of it. */
  async requestVerification() {
    await inTransaction(this, async (trx) => {
      await this.#decide(trx, 'request')
      const missing = this.missingForVerification
      if (missing.length)
        throw new Refusal(
          `Your company profile needs more before we can verify it. Add ${missing.join(', ')}`,
          { details: { missing } }
        )
      this.verificationNote = null
      await this.save()
      await notify(trx, {
        to: await platformStaff(trx),
        kind: 'company.verification_requested',
        message: `${this.name} asks to be verified`,
        link: `/admin/clients/${this.id}/show`,
        clientId: this.id,
      })
    })
  }

  /** The company may now submit jobs, and its open ones are listed. */
  async verify(_admin: User, { note }: { note?: string | null } = {}) {
    await inTransaction(this, async (trx) => {
      await this.#decide(trx, 'verify')
      this.verificationNote = note ?? null
      this.verifiedAt = DateTime.now()
      await this.save()
      await this.#tellOwners(trx, {
        kind: 'company.verified',
        message: `${this.name} is verified: you can post jobs now`,
        mail: {
          subject: `${this.name} is verified`,
          lines: [
            `We have verified ${this.name}. You can submit jobs now, and the approved ones are public.`,
          ],
          action: { label: 'Go to your jobs', path: '/client/jobs' },
        },
      })
    })
  }

  /** The company reads why, and can ask again once it changed its profile. */
  async reject(_admin: User, { reason }: { reason: string }) {
    await inTransaction(this, async (trx) => {
      await this.#decide(trx, 'reject')
      this.verificationNote = reason
      await this.save()
      await this.#tellOwners(trx, {
        kind: 'company.rejected',
        message: `${this.name} was not verified: ${reason}`,
        mail: {
          subject: `${this.name} was not verified yet`,
          lines: [
            `We looked at ${this.name} and could not verify it yet.`,
            `The reason: ${reason}`,
            'Change your company profile and ask again.',
          ],
          action: { label: 'Open the company profile', path: '/client/company' },
        },
      })
    })
  }

  /** Its jobs are hidden and it cannot submit new ones until it is verified again. */
  async suspend(_admin: User, { reason }: { reason: string }) {
    await inTransaction(this, async (trx) => {
      await this.#decide(trx, 'suspend')
      this.verificationNote = reason
      await this.save()
      await this.#tellOwners(trx, {
        kind: 'company.suspended',
        message: `${this.name} was suspended: ${reason}`,
        mail: {
          subject: `${this.name} was suspended`,
          lines: [
            `We have suspended ${this.name}; its jobs are hidden until this is settled.`,
            `The reason: ${reason}`,
            'Answer this mail to settle it.',
          ],
        },
      })
    })
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

  async #tellOwners(trx: TransactionClientContract, notice: Omit<Notice, 'to'>) {
    const owners = await CompanyMember.query({ client: trx }).where({
      company_id: this.id,
      role: 'owner',
      status: 'active',
    })
    await notify(trx, {
      ...notice,
      to: owners.map((owner) => owner.userId),
      link: '/client/company',
      clientId: this.id,
    })
  }

  async #decide(trx: TransactionClientContract, action: keyof typeof companyVerification) {
    const { from, to } = companyVerification[action]
    const { verification } = await Company.query({ client: trx })
      .where('id', this.id)
      .forUpdate()
      .firstOrFail()
    if (!(from as readonly Verification[]).includes(verification))
      throw new Refusal(`This company is ${verification} already`)
    this.verification = to
  }
}
