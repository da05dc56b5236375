import { authorization } from '#api/companies/access/policy_response'
import { extentOf, type CompanyRight } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import type CompanyMember from '#api/companies/models/company_member'
import JobMember from '#api/jobs/models/job_member'

/**
 * May a member use a right for these jobs? Whose role has it for assigned jobs only must be on the team of each.
 * Returns what a Bouncer policy returns.
 */
export async function mayWorkOn(member: CompanyMember, right: CompanyRight, jobIds: number[]) {
  return authorization(can(member, right, { assigned: await reaches(member, right, jobIds) }))
}

/** Are all rows of these jobs within a member's reach, by the extent of their right? */
export async function reaches(member: CompanyMember, right: CompanyRight, jobIds: number[]) {
  const extent = extentOf(right, member.role)
  return extent === 'assigned' ? isOnTeams(member, jobIds) : extent === true
}

/** Does this person belong to the team of each of these jobs? */
async function isOnTeams({ userId }: CompanyMember, jobIds: number[]) {
  const wanted = [...new Set(jobIds)]
  const teams = await JobMember.query().where('user_id', userId).whereIn('job_id', wanted)
  return teams.length === wanted.length
}
