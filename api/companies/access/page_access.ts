import type CompanyMember from '#api/companies/models/company_member'
import type { CompanyRole } from '#api/companies/models/company_member'
import { AuthorizationResponse } from '@adonisjs/bouncer'

type Right = true | 'assigned'

/**
 * Who in a company may do what: the one table behind the policies, `/client/page-access/:page`
 * and the portal's buttons. `assigned` asks that the person is a member of the job.
 */
export const pages = {
  company_users: { owner: true, admin: true },
  invite_user: { owner: true, admin: true },
  billing: { owner: true, admin: true, billing: true },
  company_profile: { owner: true, admin: true },
  post_job: { owner: true, admin: true, recruiter: true },
  edit_job: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  see_jobs: { owner: true, admin: true, recruiter: true, hiring_manager: true, interviewer: true },
  promote_job: { owner: true, admin: true },
  search: { owner: true, admin: true, recruiter: true, hiring_manager: true },
  save_profile: { owner: true, admin: true, recruiter: true },
  contact_request: { owner: true, admin: true, recruiter: true },
  see_applicants: {
    owner: true,
    admin: true,
    recruiter: true,
    hiring_manager: 'assigned',
    interviewer: 'assigned',
  },
  move_applicants: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  comments: { owner: true, admin: true, recruiter: true, hiring_manager: true, interviewer: true },
  see_interviews: {
    owner: true,
    admin: true,
    recruiter: true,
    hiring_manager: true,
    interviewer: true,
  },
  interviews: {
    owner: true,
    admin: true,
    recruiter: true,
    hiring_manager: true,
    interviewer: 'assigned',
  },
  assessments: { owner: true, admin: true, recruiter: true },
  ai: { owner: true, admin: true, recruiter: true },
  mail_templates: { owner: true, admin: true, recruiter: true },
} as const satisfies Record<string, Partial<Record<CompanyRole, Right>>>

export type Page = keyof typeof pages

/** What the plan includes of something, and how much of it is taken. */
export type Quota = { limit: number; used: number; left: number; unit: string }

export type PageAccess =
  | { allowed: true }
  | {
      allowed: false
      reason: 'status' | 'role' | 'plan' | 'quota' | 'membership'
      message: string
      upgradeTo?: string
    }

/** May this member use this page; `assigned` says whether they belong to the job at hand, `quota` what is left where the page takes from a stock. */
export function can(
  member: CompanyMember,
  page: Page,
  { assigned = true, quota }: { assigned?: boolean; quota?: Quota } = {}
): PageAccess {
  if (member.status !== 'active' || !member.company.isActive)
    return { allowed: false, reason: 'status', message: 'Your company account is not active' }
  const right =
    (pages[page] as Partial<Record<CompanyRole, Right>>)[member.role] ??
    (page === 'promote_job' && member.role === 'recruiter' && member.canPromote)
  if (!right)
    return {
      allowed: false,
      reason: 'role',
      message: 'Your role in this company does not include this; ask an owner or admin',
    }
  if (right === 'assigned' && !assigned)
    return {
      allowed: false,
      reason: 'membership',
      message: 'You are not on the team of this job; ask a recruiter to add you',
    }
  if (quota && quota.left <= 0)
    return {
      allowed: false,
      reason: 'quota',
      message: `Your plan includes ${quota.limit} ${quota.unit}, and all are taken; wait until one is free, or ask us for more`,
    }
  return { allowed: true }
}

/** The same answer for a Bouncer policy; the error handler reads its `reason`. */
export function authorization(access: PageAccess): AuthorizationResponse {
  if (access.allowed) return AuthorizationResponse.allow()
  return Object.assign(AuthorizationResponse.deny(access.message, 403), {
    reason: access.reason,
    details: access.upgradeTo ? { upgradeTo: access.upgradeTo } : undefined,
  })
}
