import { DateTime } from 'luxon'
import type { CompanyBlocked } from '#api/candidates/events'
import User from '#api/accounts/models/user'
import { audit } from '#api/accounts/audit/audit'
import { contactMoves } from '#api/talent/contact/contact_moves'
import ContactRequest from '#api/talent/models/contact_request'

/** Ends what a company found by searching: its unlocks, its open requests, the profile on its lists. */
export async function forgetCandidate({ candidate, companyId, trx }: CompanyBlocked) {
  const own = { candidate_id: candidate.id, company_id: companyId }
  const now = new Date()
  const unlocks = await trx
    .from('contact_unlocks')
    .where(own)
    .whereNull('revoked_at')
    .update({ revoked_at: now, updated_at: now })
    .returning('id')
  if (unlocks.length > 0)
    await audit(trx, {
      actorId: candidate.userId,
      action: 'contact.revoke',
      subjectType: 'candidates',
      subjectId: candidate.id,
      companyId,
    })
  await declineRequests({ candidate, trx }, { companyId })
  await trx.from('saved_profiles').where(own).delete()
}

/** Who leaves a company, or the market, shares no contact by a request that still waits; what was kept for it comes back. */
export async function declineRequests(
  { candidate, trx }: Pick<CompanyBlocked, 'candidate' | 'trx'>,
  { companyId }: { companyId?: number } = {}
) {
  const person = await User.findOrFail(candidate.userId, { client: trx })
  const open = await ContactRequest.query({ client: trx })
    .where({ candidateId: candidate.id, status: 'pending' })
    .if(companyId, (query) => query.where('companyId', companyId!))
    .orderBy('id')
  for (const request of open)
    if (request.expiresAt > DateTime.now()) await contactMoves.decline(request, person, {})
    else await contactMoves.expire(request, null)
}
