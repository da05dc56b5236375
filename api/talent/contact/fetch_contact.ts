import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { audit } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import { pagination } from '#api/http/pagination'
import { reachesSql } from '#api/candidates/control/reach'
import type CompanyMember from '#api/companies/models/company_member'
import { unlockedAmong } from '#api/talent/contact_access'
import type { fetchLog } from '#api/talent/contact/contact_validators'
import ContactFetch from '#api/talent/models/contact_fetch'
import { visibleTo } from '#api/talent/visible_candidates'

/**
 * Takes a candidate's contact details out of the product, and keeps who did it, when and why. The request that
 * unlocked them was paid for already, so it costs no more of the quota; what is not unlocked is not handed out.
 */
export async function fetchContact(
  member: CompanyMember,
  { devId, reason }: Infer<typeof fetchLog>
) {
  const { companyId, userId } = member
  return db.transaction(async (trx) => {
    const candidate = await visibleTo(member, trx)
      .where('candidates.id', devId)
      .preload('user')
      .preload('socialLinks')
      .preload('currentResume', (resume) => resume.preload('file'))
      .firstOrFail()
    if (!(await unlockedAmong(member, [devId], trx)).has(devId))
      throw new Refusal(
        'The contact details of this candidate are not unlocked; send a contact request first',
        { status: 403, reason: 'membership' }
      )
    const { user, socialLinks, currentResume } = candidate
    const fields = Object.entries({
      email: user.email,
      phone: user.phone,
      links: socialLinks.length > 0,
      resume: currentResume,
    }).flatMap(([name, value]) => (value ? [name] : []))
    const log = await ContactFetch.create(
      { companyId, candidateId: devId, fetchedBy: userId, reason, fields, quotaSpent: 0 },
      { client: trx }
    )
    await audit(trx, {
      actorId: userId,
      action: 'contact.fetch',
      subjectType: 'candidates',
      subjectId: devId,
      companyId,
      reason,
    })
    return { candidate, log }
  })
}

/** A page of what a company took out, latest first. */
export async function listFetches(
  member: CompanyMember,
  { page = 1, limit = 20, devId }: { page?: number; limit?: number; devId?: number }
) {
  const query = ContactFetch.query()
    .where('company_id', member.companyId)
    .select('contact_fetches.*')
    .select(
      db.raw(
        `${reachesSql('contact_fetches.candidate_id', 'contact_fetches.company_id')} as reached`
      )
    )
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('fetcher')
  if (devId) query.where('candidate_id', devId)
  const list = await query.orderBy('id', 'desc').paginate(page, limit)
  const unlocked = await unlockedAmong(
    member,
    list.all().flatMap((log) => log.candidateId ?? [])
  )
  return { logs: list.all(), unlocked, pagination: pagination(page, limit, list.total) }
}
