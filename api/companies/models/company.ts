import { DateTime } from 'luxon'
import { belongsTo, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CompanySchema } from '#database/schema'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import { notify, type Notice } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import Industry from '#api/taxonomy/models/industry'
import CompanyMember from '#api/companies/models/company_member'
import { companyVerification } from '#api/companies/company_states'

export type Verification = 'unverified' | 'pending' | 'verified' | 'rejected' | 'suspended'

export default class Company extends CompanySchema {
  declare verification: Verification

  @hasMany(() => CompanyMember)
  declare members: HasMany<typeof CompanyMember>

  @belongsTo(() => Industry)
  declare industry: BelongsTo<typeof Industry>

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
        mail: { subject: `${this.name} is verified`, lines: [`We have verified ${this.name}. You can submit jobs now, and the approved ones are public.`], action: { label: 'Go to your jobs', path: '/client/jobs' } },
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
        mail: { subject: `${this.name} was suspended`, lines: [`We have suspended ${this.name}; its jobs are hidden until this is settled.`, `The reason: ${reason}`, 'Answer this mail to settle it.'] },
      })
    })
  }

  async toggleTopCompany(_admin: User) {
    this.isTopCompany = !this.isTopCompany
    await this.save()
  }

  async #tellOwners(trx: TransactionClientContract, notice: Omit<Notice, 'to'>) {
    const owners = await CompanyMember.query({ client: trx }).where({ company_id: this.id, role: 'owner', status: 'active' })
    await notify(trx, { ...notice, to: owners.map((owner) => owner.userId), link: '/client/company', clientId: this.id })
  }

  async #decide(trx: TransactionClientContract, action: keyof typeof companyVerification) {
    const { from, to } = companyVerification[action]
    const { verification } = await Company.query({ client: trx }).where('id', this.id).forUpdate().firstOrFail()
    if (!(from as readonly Verification[]).includes(verification)) throw new Refusal(`This company is ${verification} already`)
    this.verification = to
  }
}
