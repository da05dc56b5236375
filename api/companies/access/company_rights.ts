// Pure: screens and tests import it too. What else counts than the role is asked in `can.ts`.

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

/** How far a role has a right, by the table alone. */
export const extentOf = (right: CompanyRight, role: CompanyRole) =>
  (companyRights[right] as Partial<Record<CompanyRole, Extent>>)[role]
