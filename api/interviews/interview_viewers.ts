import JobMember from '#api/jobs/models/job_member'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/page_access'
import type Interview from '#api/interviews/models/interview'
import Interviewer from '#api/interviews/models/interviewer'
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
    userId: member.userId,
    may: (interview) =>
      can(member, 'interviews', { assigned: assigned.has(interview.jobId) }).allowed,
  }
}

export async function isOnJob(member: CompanyMember, jobId: number) {
  return (
    (await JobMember.query().where({ userId: member.userId, jobId }).select('id').first()) !== null
  )
}

/** Those who see applicants of all jobs see all interviews; others those of their jobs, and those that they take part in. */
export const seesAll = (member: CompanyMember) =>
  can(member, 'see_applicants', { assigned: false }).allowed

/** Narrows a list of interviews to what this member sees. */
export function ownOf(member: CompanyMember) {
  return (query: ModelQueryBuilderContract<typeof Interview>) => {
    query.where('company_id', member.companyId)
    if (seesAll(member)) return
    query.where((own) =>
      own
        .where('organiser_id', member.userId)
        .orWhereIn('job_id', JobMember.query().where('user_id', member.userId).select('job_id'))
        .orWhereIn('id', Interviewer.query().where('user_id', member.userId).select('interview_id'))
    )
  }
}
