import JobMember from '#api/jobs/models/job_member'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type CompanyMember from '#api/companies/models/company_member'
import { extentOf } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
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

/**
 * Narrows a list of interviews to what this member sees: all where they see all applicants; else those that they
 * take part in, and where they see the applicants of their jobs, those of their jobs.
 */
export function ownOf(member: CompanyMember) {
  const extent = extentOf('see_applicants', member.role)
  return (query: ModelQueryBuilderContract<typeof Interview>) => {
    query.where('company_id', member.companyId)
    if (extent === true) return
    query.where((own) => {
      own
        .where('organiser_id', member.userId)
        .orWhereIn('id', Interviewer.query().where('user_id', member.userId).select('interview_id'))
      if (extent === 'assigned')
        own.orWhereIn('job_id', JobMember.query().where('user_id', member.userId).select('job_id'))
    })
  }
}
