import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { movesOf } from '#api/flow/moves_of'
import { companyFlow } from '#api/companies/company_flow'
import User from '#api/accounts/models/user'
import CompanyMember from '#api/companies/models/company_member'
import { companyNotices } from '#api/companies/company_notices'
import { CompanyRestored, CompanySuspended } from '#api/companies/events'
import Company from '#api/companies/models/company'

export const companyMoves = movesOf(companyFlow, {
  model: () => Company,
  checks: {
    profileComplete({ missingForVerification: missing }) {
      if (missing.length === 0) return
      throw new Refusal(
        sentence('Your company profile needs more before we can verify it. Add {missing}', {
          missing: missing.join(', '),
        }),
        { details: { missing } }
      )
    },
  },
  changes: {
    request(company) {
      company.verificationNote = null
    },
    /** The company may now submit jobs, and its open ones are listed. */
    verify(company, { now }, { note }: { note?: string | null } = {}) {
      company.verificationNote = note ?? null
      company.verifiedAt = now
    },
    /** The company reads why, and can ask again once it changed its profile. */
    reject(company, _moving, { reason }: { reason: string }) {
      company.verificationNote = reason
    },
    /**
     * Its jobs are hidden, its people are signed out and then read only why and their papers, its mails wait, and nothing
     * is charged.
     * `is_active` is what every guard reads.
     */
    async suspend(company, { trx }, { reason }: { reason: string }) {
      company.isActive = false
      company.verificationNote = reason
      const people = await User.query({ client: trx }).whereIn(
        'id',
        CompanyMember.query({ client: trx }).where('company_id', company.id).select('user_id')
      )
      for (const person of people) await person.endSessions(trx)
      await CompanySuspended.dispatch(company.id, trx)
    },
    /** The company has the state it had; the mails that waited go out with the notice of it. */
    async restore(company, { trx }, _input: { reason: string }) {
      company.verification = company.verifiedAt ? 'verified' : 'unverified'
      company.isActive = true
      company.verificationNote = null
      await CompanyRestored.dispatch(company.id, trx)
    },
  },
  tell: companyNotices,
})
