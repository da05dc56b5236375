import { Refusal } from '#api/http/refusal'
import { movesOf } from '#api/flow/moves_of'
import { CompanyNamed } from '#api/companies/events'
import { nameFlow } from '#api/companies/name_flow'
import { nameNotices } from '#api/companies/company_notices'
import Company from '#api/companies/models/company'

export const nameMoves = movesOf(nameFlow, {
  model: () => Company,
  checks: {
    companyVerified({ verification }) {
      if (verification !== 'verified')
        throw new Refusal('This company is not verified, so its name changes at once')
    },
  },
  changes: {
    /** The old name shows meanwhile; those who worked under the new one are hidden already. */
    askName(company, _moving, { name }: { name: string }) {
      company.pendingName = name
    },
    keepName(company) {
      company.pendingName = null
    },
    approveName(company) {
      company.name = company.pendingName!
      company.pendingName = null
    },
    /** An administrator's own word: it shows at once, and a name that waits is settled by it. */
    giveName(company, _moving, { name }: { name: string }) {
      company.name = name
      company.pendingName = null
    },
    rejectName(company, _moving, _input: { reason: string }) {
      company.pendingName = null
    },
  },
  keep(company, { move, input }) {
    company.nameNote = move === 'rejectName' ? input.reason : null
  },
  record: ({ id }, { trx }) => CompanyNamed.dispatch(id, trx),
  tell: nameNotices,
})
