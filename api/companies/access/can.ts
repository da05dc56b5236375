// Pure: screens and tests import it too.
import { sentence, type Said } from '#api/languages/sentence'
import type { MemberStatus } from '#api/companies/company_facts'
import { extentOf, type CompanyRight, type CompanyRole } from '#api/companies/access/company_rights'

/** What is left to the people of a suspended company: why, their papers and an archive of what is theirs. */
export const whileSuspended: readonly CompanyRight[] = ['see_standing', 'see_papers', 'take_out']

/** What is left to the people of a company whose plan was not paid past the grace: they read, and see to the payment. */
const whileUnpaid: readonly CompanyRight[] = [
  ...whileSuspended,
  'see_company',
  'follow',
  'chat',
  'company_users',
  'billing',
  'orders',
  'see_jobs',
  'search',
  'count_developers',
  'see_applicants',
  'see_interviews',
  'see_ai',
]

/** What a recruiter has besides who was given the right to promote jobs. */
const recruiterBuys: readonly CompanyRight[] = ['promote_job', 'orders']

/** What only a verified company has: to look for people and to ask for their contact. Numbers it has before. */
const onceVerified: readonly CompanyRight[] = ['search', 'save_profile', 'contact_request']

/** What the plan includes of something, and how much of it is taken. */
export type Quota = {
  limit: number
  used: number
  left: number
  unit: string
  /** When a month's stock is full again. */
  resetsAt?: string
  /** The name of the plan. */
  plan?: string
  /** The slug of the smallest plan that has more. */
  upgradeTo?: string
}

export type PageAccess =
  | { allowed: true }
  | {
      allowed: false
      reason: 'status' | 'role' | 'plan' | 'quota' | 'membership'
      message: Said
      upgradeTo?: string
    }

/** What `can` asks of a member. */
type Person = {
  role: CompanyRole
  status: MemberStatus
  canPromote: boolean
  company: {
    isActive: boolean
    verification: string
    verificationNote: string | null
    planSuspendedAt: unknown
  }
}

/** A deactivated colleague has the rights of a stranger; a suspended company reads why, and its papers. */
function refusedByStanding({ status, company }: Person, right: CompanyRight) {
  if (status !== 'active')
    return 'Your account in this company is deactivated; ask an owner or admin of it'
  if (company.isActive || whileSuspended.includes(right)) return undefined
  const why = company.verificationNote ? `: ${company.verificationNote}` : ''
  return `Your company is suspended${why}. Answer our mail to settle it; your billing address and an export of your data stay open`
}

/**
 * May this member do this. `assigned` says whether the row at hand is within their reach, as the extent of their
 * right asks (left out: of somebody with jobs of their own, some row is), `quota` what is left where the right takes from a stock.
 */
export function can(
  member: Person,
  right: CompanyRight,
  { assigned, quota }: { assigned?: boolean; quota?: Quota } = {}
): PageAccess {
  const standing = refusedByStanding(member, right)
  if (standing) return { allowed: false, reason: 'status', message: standing }
  const extent =
    extentOf(right, member.role) ??
    (recruiterBuys.includes(right) && member.role === 'recruiter' && member.canPromote)
  if (!extent)
    return {
      allowed: false,
      reason: 'role',
      message: 'Your role in this company does not include this; ask an owner or admin',
    }
  if (extent !== true && !(assigned ?? extent === 'assigned'))
    return {
      allowed: false,
      reason: 'membership',
      message:
        extent === 'own'
          ? 'You see the applicants whom you interview; ask a recruiter for more'
          : 'You are not on the team of this job; ask a recruiter to add you',
    }
  if (member.company.planSuspendedAt && !whileUnpaid.includes(right))
    return {
      allowed: false,
      reason: 'plan',
      message:
        'Your plan is suspended until it is paid, so you can read everything but change nothing. Pay the open order under billing',
    }
  if (onceVerified.includes(right) && member.company.verification !== 'verified')
    return {
      allowed: false,
      reason: 'status',
      message:
        'Your company is not verified yet, so you see how many developers there are, not who. Complete the company profile and ask for verification',
    }
  if (quota && quota.left <= 0)
    return {
      allowed: false,
      reason: 'quota',
      message: sentence(
        'Your plan includes {limit} {unit}, and all are taken; wait until one is free, or choose a larger plan',
        { limit: quota.limit, unit: sentence(quota.unit) }
      ),
      ...(quota.upgradeTo && { upgradeTo: quota.upgradeTo }),
    }
  return { allowed: true }
}
