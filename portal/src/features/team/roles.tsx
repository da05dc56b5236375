/** The roles of a company as people read them, with what each may do. */
export const roles = {
  owner: {
    label: 'Owner',
    short: 'Everything, and who else owns',
    may: ['Everything', 'Give and take the owner role'],
  },
  admin: {
    label: 'Admin',
    short: 'Everything but deciding about owners',
    may: ['Team and roles', 'Company profile', 'Plan and invoices', 'All jobs and applicants'],
  },
  recruiter: {
    label: 'Recruiter',
    short: 'All jobs, applicants, search and interviews',
    may: ['Post and edit jobs', 'Search, save, ask for contact', 'Move and reject all applicants'],
  },
  hiring_manager: {
    label: 'Hiring manager',
    short: 'The applicants of their own jobs',
    may: ['Edit assigned jobs', 'Move and reject their applicants', 'Look at search'],
  },
  interviewer: {
    label: 'Interviewer',
    short: 'The applicants whom they interview',
    may: [
      'See the applicants whom they interview',
      'Propose interviews for their jobs',
      'Write comments and scorecards',
    ],
  },
  billing: {
    label: 'Billing',
    short: 'Plan, invoices and billing address',
    may: ['Billing address', 'Plan, payment and invoices'],
  },
} as const

export type Role = keyof typeof roles

/** Those who work on the jobs that they are put on. */
export const byJob: readonly string[] = ['hiring_manager', 'interviewer'] satisfies Role[]

/** The roles that can be given; that of an owner by owners only. */
export const roleChoices = (mayOwn: boolean) =>
  (Object.keys(roles) as Role[])
    .filter((role) => mayOwn || role !== 'owner')
    .map((value) => ({ value, label: roles[value].label }))

/** What each role may do, for those who choose one. */
export function RolesExplained() {
  return (
    <details className="te-roles">
      <summary>What each role may do</summary>
      <dl>
        {Object.entries(roles).map(([role, { label, may }]) => (
          <div key={role}>
            <dt>{label}</dt>
            <dd>
              <ul>
                {may.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
