import JobMember from '#api/jobs/models/job_member'
import type CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/page_access'
import type { Viewer } from '#api/interviews/interview_transformer'

export const candidateViewer: Viewer = { side: 'candidate', may: () => true }

/** A member sees buttons on the interviews that they may lead; their jobs are read once for a whole list. */
export async function clientViewer(member: CompanyMember, jobIds: number[]): Promise<Viewer> {
  const own = await JobMember.query()
    .where('user_id', member.userId)
    .whereIn('job_id', jobIds)
    .select('job_id')
  const assigned = new Set(own.map((row) => row.jobId))
  return {
    side: 'client',
    may: (interview) =>
      can(member, 'interviews', { assigned: assigned.has(interview.jobId) }).allowed,
  }
}

export async function isOnJob(member: CompanyMember, jobId: number) {
  return (
    (await JobMember.query().where({ userId: member.userId, jobId }).select('id').first()) !== null
  )
}
