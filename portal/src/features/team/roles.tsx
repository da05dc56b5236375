import { t } from '@lingui/core/macro'

/** The roles of a company as people read them, with what each may do. */
export const roles = {
  owner: {
    label: t`Owner`,
    short: t`Everything, including other owners`,
    may: [t`Everything`, t`Give and take the owner role`],
  },
  admin: {
    label: t`Admin`,
    short: t`Everything except managing owners`,
    may: [t`Team and roles`, t`Company profile`, t`Plan and invoices`, t`All jobs and applicants`],
  },
  recruiter: {
    label: t`Recruiter`,
    short: t`All jobs, applicants, search and interviews`,
    may: [
      t`Post and edit jobs`,
      t`Search, save, ask for contact`,
      t`Move and reject all applicants`,
    ],
  },
  hiring_manager: {
    label: t`Hiring manager`,
    short: t`The applicants of their own jobs`,
    may: [t`Edit assigned jobs`, t`Move and reject their applicants`, t`Open search`],
  },
  interviewer: {
    label: t`Interviewer`,
    short: t`The applicants whom they interview`,
    may: [
      t`See the applicants whom they interview`,
      t`Propose interviews for their jobs`,
      t`Write comments and scorecards`,
    ],
  },
  billing: {
    label: t`Billing`,
    short: t`Plan, invoices and billing address`,
    may: [t`Billing address`, t`Plan, payment and invoices`],
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
      <summary>{t`What each role may do`}</summary>
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
