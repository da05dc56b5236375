import type { Infer } from '@vinejs/vine/types'
import { pagination } from '#api/http/pagination'
import { extentOf } from '#api/companies/access/company_rights'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import { seenBy } from '#api/applications/seen_applications'
import { unlockedAmong } from '#api/talent/contact_access'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import type { followUpListValidator } from '#api/mailing/sequences/sequence_validators'

/**
 * A company's sequences under way and past, of people whom it reaches. Who writes for some jobs only has those that they
 * started, and those of applicants whom they see.
 */
export function followUpsOf(member: CompanyMember) {
  const query = MailFollowUp.query()
    .where('mail_follow_ups.company_id', member.companyId)
    .whereRaw(reachesSql('mail_follow_ups.candidate_id', 'mail_follow_ups.company_id'))
    .preload('sequence', (sequence) => sequence.preload('steps'))
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('application', (application) => application.preload('job'))
    .preload('starter')
    .preload('mails', (mails) => mails.preload('mail').preload('batch'))
  if (extentOf('send_mail', member.role) !== true)
    query.where((own) =>
      own.where('started_by', member.userId).orWhereHas('application', seenBy(member))
    )
  return query
}

/** A page of them, the latest first, and whom of those the reader may name. */
export async function listFollowUps(
  member: CompanyMember,
  {
    page = 1,
    limit = 20,
    status,
    sequenceId,
    appliedId,
    devId,
  }: Infer<typeof followUpListValidator>
) {
  const query = followUpsOf(member)
  if (status) query.where('mail_follow_ups.status', status)
  if (sequenceId) query.where('mail_sequence_id', sequenceId)
  if (appliedId) query.where('application_id', appliedId)
  if (devId) query.where('candidate_id', devId)
  const list = await query.orderBy('mail_follow_ups.id', 'desc').paginate(page, limit)
  const unlocked = await unlockedAmong(
    member,
    list.all().map(({ candidateId }) => candidateId)
  )
  return { followUps: list.all(), unlocked, pagination: pagination(page, limit, list.total) }
}
