import { Refusal } from '#api/http/refusal'
import { movesOf } from '#api/flow/moves_of'
import { companyFlow } from '#api/companies/company_flow'
import { companyNotices } from '#api/companies/company_notices'
import Company from '#api/companies/models/company'

export const companyMoves = movesOf(companyFlow, {
  model: () => Company,
  checks: {
    profileComplete({ missingForVerification: missing }) {
      if (missing.length === 0) return
      throw new Refusal(
        `Your company profile needs more before we can verify it. Add ${missing.join(', ')}`,
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
    /** Its jobs are hidden and it cannot submit new ones until it is verified again. */
    suspend(company, _moving, { reason }: { reason: string }) {
      company.verificationNote = reason
    },
  },
  tell: companyNotices,
})
