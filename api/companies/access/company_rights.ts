// Pure: screens and tests import it too.
import { sentence, type Said } from '#api/languages/sentence'
import type { MemberStatus } from '#api/companies/company_facts'

/** The roles of a company's people, each with its name in a sentence. */
export const roleNames = {
  owner: 'owner',
  admin: 'admin',
  recruiter: 'recruiter',
  hiring_manager: 'hiring manager',
  interviewer: 'interviewer',
  billing: 'billing contact',
} as const

export type CompanyRole = keyof typeof roleNames
export const companyRoles = Object.keys(roleNames) as CompanyRole[]

/** `assigned`: for jobs whose team the person is on; `own`: for applications that they interview. */
type Extent = true | 'assigned' | 'own'

const everyone = {
  owner: true,
  admin: true,
  recruiter: true,
  hiring_manager: true,
  interviewer: true,
  billing: true,
} as const

/**
 * Who in a company may do what, and who hears of it: the one table behind the routes, the policies of rows,
 * the recipients of notices, `/client/page-access/:page` and the portal's buttons.
 */
export const companyRights = {
  see_standing: everyone,
  see_papers: { owner: true, admin: true, billing: true },
  see_company: everyone,
  follow: everyone,
  /** Whom somebody talks with is said by the applications that they see. */
  chat: everyone,
  company_users: { owner: true, admin: true },
  invite_user: { owner: true, admin: true },
  billing: { owner: true, admin: true, billing: true },
  /** Orders and their payment: all of the company, or, of a recruiter who may promote, one's own. */
  orders: { owner: true, admin: true, billing: true },
  company_profile: { owner: true, admin: true },
  /** The archive of everything that the company has here. */
  take_out: { owner: true, admin: true },
  /** Jobs, candidates and applications from another system or from tables. */
  bring_in: { owner: true, admin: true, recruiter: true },
  /** API keys, webhooks, and where the company's jobs are shown elsewhere. */
  integrations: { owner: true, admin: true },
  post_job: { owner: true, admin: true, recruiter: true },
  edit_job: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  see_jobs: { owner: true, admin: true, recruiter: true, hiring_manager: true, interviewer: true },
  /** Named views of a list, for all who see it. */
  share_view: { owner: true, admin: true, recruiter: true },
  promote_job: { owner: true, admin: true },
  search: { owner: true, admin: true, recruiter: true, hiring_manager: true },
  count_developers: { owner: true, admin: true, recruiter: true, hiring_manager: true },
  save_profile: { owner: true, admin: true, recruiter: true },
  contact_request: { owner: true, admin: true, recruiter: true },
  see_applicants: {
    owner: true,
    admin: true,
    recruiter: true,
    hiring_manager: 'assigned',
    interviewer: 'own',
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
  /** Nobody invites whom they do not see: a hiring manager has this for the jobs whose team they are on. */
  interviews: {
    owner: true,
    admin: true,
    recruiter: true,
    hiring_manager: 'assigned',
    interviewer: 'assigned',
  },
  /** What test credits there are, and what became of them. */
  see_credits: { owner: true, admin: true, recruiter: true, billing: true },
  assessments: { owner: true, admin: true, recruiter: true },
  ask_assessment: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  /** What was sent to whom, and what came out of it. */
  see_sends: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  ai: { owner: true, admin: true, recruiter: true },
  /** What was said of applicants, by which questions and rubric. */
  see_ai: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  mail_templates: { owner: true, admin: true, recruiter: true },
  /** To write mails to candidates; whom of them somebody reaches is said by the contacts that they read. */
  send_mail: { owner: true, admin: true, recruiter: true, hiring_manager: 'assigned' },
  /** One's own signatures, and one's linked mailbox and calendar. */
  mailbox: { owner: true, admin: true, recruiter: true, hiring_manager: true, interviewer: true },
} as const satisfies Record<string, Partial<Record<CompanyRole, Extent>>>

export type CompanyRight = keyof typeof companyRights

/** What is left to the people of a suspended company: why, their papers and an archive of what is theirs. */
export const whileSuspended: readonly CompanyRight[] = ['see_standing', 'see_papers', 'take_out']

/** What is left to the people of a company whose plan was not paid past the grace: they read, and see to the payment. */
export const whileUnpaid: readonly CompanyRight[] = [
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
export const onceVerified: readonly CompanyRight[] = ['search', 'save_profile', 'contact_request']

/** How far a role has a right, by the table alone. */
export const extentOf = (right: CompanyRight, role: CompanyRole) =>
  (companyRights[right] as Partial<Record<CompanyRole, Extent>>)[role]

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
