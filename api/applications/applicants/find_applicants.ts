import db from '@adonisjs/lucid/services/db'
import { reachesSql } from '#api/candidates/control/reach'
import type CompanyMember from '#api/companies/models/company_member'
import { seenBy } from '#api/applications/seen_applications'
import Application from '#api/applications/models/application'

type Wanted = { search: string; page?: number; limit?: number }

/** Applicants by name over all jobs that a member sees, the latest first. */
export async function findApplicants(
  member: CompanyMember,
  { search, page = 1, limit = 5 }: Wanted
) {
  const query = Application.query()
    .where(seenBy(member))
    .whereNull('merged_into_id')
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .whereIn(
      'candidate_id',
      db
        .from('candidates')
        .join('users', 'users.id', 'candidates.user_id')
        .whereRaw(`(users.first_name || ' ' || users.last_name) ilike ?`, [
          `%${search.replace(/[\\%_]/g, '\\$&')}%`,
        ])
        // asked of the company's own applicants, not of everyone
        .whereExists((own) =>
          own
            .from('applications as theirs')
            .whereColumn('theirs.candidate_id', 'candidates.id')
            .where('theirs.company_id', member.companyId)
        )
        .select('candidates.id')
    )
  return query
    .orderBy('id', 'desc')
    .withScopes((scopes) => scopes.withCard())
    .preload('job', (job) => job.preload('company'))
    .paginate(page, limit)
}
