import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import type User from '#api/accounts/models/user'
import type Job from '#api/jobs/models/job'
import { givenApplication, givenCandidate, givenCompany, givenJob, PASSWORD } from '#tests/givens'

const names = [
  ['Asha', 'Rao'],
  ['Bala', 'Iyer'],
  ['Chitra', 'Sen'],
  ['Dev', 'Nair'],
  ['Esha', 'Pillai'],
]

/** A company with an open job and five applicants, the first of whom applied first. */
export async function givenApplicants() {
  const { company, user } = await givenCompany()
  const job = await givenJob(company, { title: 'Platform Engineer' } as Partial<Job>)
  for (const [firstName, lastName] of names) {
    const applicant = await givenCandidate()
    await applicant.user.merge({ firstName, lastName }).save()
    await givenApplication(job, applicant)
  }
  return { company, user, job }
}

/** The status of the application of the applicant with this first name. */
export const statusOf = async (job: Job, firstName: string) => {
  const row = await db
    .from('applications')
    .join('candidates', 'candidates.id', 'applications.candidate_id')
    .join('users', 'users.id', 'candidates.user_id')
    .where({ 'applications.job_id': job.id, 'users.first_name': firstName })
    .select('applications.status')
    .firstOrFail()
  return row.status
}

/** Signs somebody of a company in on a page. */
export async function signIn(page: Page, user: User) {
  await page.goto('/login')
  await page
    .getByLabel(/e-mail/i)
    .first()
    .fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
}

/** The column of the board with this name. */
export const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, \\d+$`) })

/** The card of the applicant with this name. */
export const card = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`${name}.*(today|day)`) })
