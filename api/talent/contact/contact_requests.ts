import type CompanyMember from '#api/companies/models/company_member'
import { pagination } from '#api/http/pagination'
import { unlockedAmong, visibleSql } from '#api/talent/contact_access'
import type { ContactRequestStatus } from '#api/talent/contact/contact_flow'
import ContactRequest from '#api/talent/models/contact_request'

type Filter = { page?: number; limit?: number; status?: ContactRequestStatus; devId?: number }

/** A page of what a company asked; who is not there for it any more is left out. */
export async function requestsOfCompany(
  member: CompanyMember,
  { page = 1, limit = 20, status, devId }: Filter
) {
  const { companyId } = member
  const query = ContactRequest.query()
    .where('company_id', companyId)
    .whereRaw(
      `exists (select from candidates c join users u on u.id = c.user_id where c.id = contact_requests.candidate_id and ${visibleSql()})`,
      { company: companyId }
    )
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('job')
    .preload('sender')
  if (status) query.where('status', status)
  if (devId) query.where('candidate_id', devId)
  const list = await query.orderBy('id', 'desc').paginate(page, limit)
  const unlocked = await unlockedAmong(
    member,
    list.all().map((request) => request.candidateId)
  )
  return { requests: list.all(), unlocked, pagination: pagination(page, limit, list.total) }
}

/** A page of what companies asked a candidate, those that wait first. */
export async function requestsToCandidate(
  candidateId: number,
  { page = 1, limit = 20, status }: Filter
) {
  const query = ContactRequest.query()
    .where('candidate_id', candidateId)
    // what a company took back is no longer anybody's to answer
    .whereNot('status', 'withdrawn')
    .preload('company')
    .preload('job')
    .preload('sender')
  if (status) query.where('status', status)
  const list = await query.orderByRaw(`(status = 'pending') desc, id desc`).paginate(page, limit)
  return { requests: list.all(), pagination: pagination(page, limit, list.total) }
}
