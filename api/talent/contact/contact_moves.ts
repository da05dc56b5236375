import { audit } from '#api/accounts/audit/audit'
import { movesOf } from '#api/flow/moves_of'
import { companyNotSuspended } from '#api/companies/company_identity'
import { contactFlow } from '#api/talent/contact/contact_flow'
import { UNLOCK_DAYS } from '#api/talent/talent_facts'
import { contactNotices } from '#api/talent/contact/contact_notices'
import { ContactUnlocked } from '#api/talent/events'
import ContactRequest from '#api/talent/models/contact_request'
import ContactUnlock from '#api/talent/models/contact_unlock'

export const contactMoves = movesOf(contactFlow, {
  model: () => ContactRequest,
  checks: { companyNotSuspended },
  changes: {
    /** The company may read the contact details for a time. */
    async accept({ id, companyId, candidateId, jobId, sentBy }, { trx, by, now }) {
      const unlock = await ContactUnlock.create(
        {
          companyId,
          candidateId,
          contactRequestId: id,
          unlockedBy: by!.id,
          expiresAt: now.plus({ days: UNLOCK_DAYS }),
        },
        { client: trx }
      )
      await audit(trx, {
        actorId: by!.id,
        action: 'contact.unlock',
        subjectType: 'candidates',
        subjectId: candidateId,
        companyId,
        after: { until: unlock.expiresAt.toISO(), contactRequestId: id },
      })
      await ContactUnlocked.dispatch({ companyId, candidateId, jobId, sentBy }, trx)
    },
    decline(request, _moving, { reason }: { reason?: string | null }) {
      request.reason = reason ?? null
    },
  },
  keep: (request, { now }) => {
    request.decidedAt = now
  },
  tell: contactNotices,
})
