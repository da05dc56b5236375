import type User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import mayReadResume from '#api/applications/applicants/may_read_resume'
import { seenBy } from '#api/applications/seen_applications'
import { reachesSql } from '#api/candidates/control/reach'
import Candidate from '#api/candidates/models/candidate'
import CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/can'
import type File from '#api/files/models/file'
import { unlockedAmong } from '#api/talent/contact_access'

/**
 * The resume and the video of a person are read by who reads an application that they went with, and those that stand on the
 * profile now by who sees the person's contact details.
 */
export default async function mayReadProfileFile(user: User, file: File): Promise<boolean> {
  if (file.purpose === 'resume' && (await mayReadResume(user, file))) return true
  const member = await CompanyMember.query().where('user_id', user.id).preload('company').first()
  if (!member) return false
  const candidate = await Candidate.query()
    .where('user_id', file.ownerId ?? 0)
    .where((query) => {
      query
        .where('video_file_id', file.id)
        .orWhereHas('currentResume', (resume) => resume.where('file_id', file.id))
    })
    .first()
  if (!candidate) return false
  if (can(member, 'search').allowed && (await unlockedAmong(member, [candidate.id])).size > 0)
    return true
  if (!can(member, 'see_applicants', { assigned: true }).allowed) return false
  const applied = await Application.query()
    .where('candidate_id', candidate.id)
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .where(seenBy(member))
    .first()
  return applied !== null
}
