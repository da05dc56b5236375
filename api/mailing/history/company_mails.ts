import { pagination } from '#api/http/pagination'
import { extentOf } from '#api/companies/access/company_rights'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import { seenBy } from '#api/applications/seen_applications'
import { escapeLike } from '#api/taxonomy/suggest'
import { readerOf, unlockedAmong, unlockedSql } from '#api/talent/contact_access'
import CompanyMail from '#api/mailing/models/company_mail'
import type { HistoryStatus } from '#api/mailing/mail_facts'

type Filter = {
  page?: number
  limit?: number
  search?: string
  status?: HistoryStatus
  appliedId?: number
  devId?: number
  batchId?: number
}

/** How the mail itself says where it is. */
const statusesOf: Record<HistoryStatus, string[]> = {
  queued: ['queued', 'sending'],
  sent: ['sent', 'kept'],
  delivered: ['delivered'],
  bounced: ['bounced'],
  failed: ['failed'],
  cancelled: ['cancelled'],
}

/** Where a mail is, as its history says it. */
export const historyStatus = (status: string) =>
  Object.keys(statusesOf).find((one) =>
    statusesOf[one as HistoryStatus].includes(status)
  ) as HistoryStatus

/** SQL: does a mail say `:like` as its reader may read it? By an address or a name that is masked nobody is found. */
const foundSql = (seen: string) => `(
  exists (select from mail_batches b where b.id = company_mails.batch_id and b.subject ilike :like)
  or (${unlockedSql('company_mails.candidate_id', seen)}
    and exists (select from mails m where m.id = company_mails.mail_id and (m.subject ilike :like or m.recipient::text ilike :like))))`

/**
 * A page of what a company wrote, the latest first, and whom of those it may name: not of people who took themselves
 * back. Who writes for some jobs only sees what they sent, and what was sent to applicants whom they see.
 */
export async function historyOf(
  member: CompanyMember,
  { page = 1, limit = 20, search, status, appliedId, devId, batchId }: Filter
) {
  const query = CompanyMail.query()
    .where('company_mails.company_id', member.companyId)
    .whereRaw(reachesSql('company_mails.candidate_id', 'company_mails.company_id'))
    .preload('mail')
    .preload('batch', (batch) => batch.preload('sender'))
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('job')
    .preload('replies', (replies) => replies.orderBy('id'))
  const { seen, values } = readerOf(member)
  if (extentOf('send_mail', member.role) !== true)
    query.where((mails) =>
      mails
        .whereHas('batch', (batch) => batch.where('sent_by', member.userId))
        .orWhereHas('application', seenBy(member))
    )
  if (status) query.whereHas('mail', (mail) => mail.whereIn('mails.status', statusesOf[status]))
  if (search) query.whereRaw(foundSql(seen), { ...values, like: `%${escapeLike(search)}%` })
  if (appliedId) query.where('application_id', appliedId)
  if (devId) query.where('candidate_id', devId)
  if (batchId) query.where('batch_id', batchId)
  const list = await query.orderBy('company_mails.id', 'desc').paginate(page, limit)
  const named = await unlockedAmong(
    member,
    list.all().map(({ candidateId }) => candidateId)
  )
  return { mails: list.all(), named, pagination: pagination(page, limit, list.total) }
}
