import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import type Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import Company from '#api/companies/models/company'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import {
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { accessFaults, openSignedIn, withScreens } from '#tests/browser/product'

/** An owner, a recruiter, and a hiring manager who is on the job; one developer has applied. */
async function givenTeam() {
  const { company, user: owner } = await givenCompany()
  await Company.query().where('id', company.id).update({ user_limit: 3 })
  const { user: recruiter } = await givenMember(company, 'recruiter')
  const { user: manager } = await givenMember(company, 'hiring_manager')
  await owner.merge({ firstName: 'Omana', lastName: 'Pillai' }).save()
  await recruiter.merge({ firstName: 'Ravi', lastName: 'Menon' }).save()
  await manager.merge({ firstName: 'Hema', lastName: 'Nair' }).save()
  const job = await givenJob(company, { title: 'Ledger Engineer' })
  await givenJob(company, { title: 'Office Cook' })
  await db
    .table('job_members')
    .insert({ company_id: company.id, job_id: job.id, user_id: manager.id })
  const applicant = await givenCandidate({ headline: 'Backend developer of ledgers' })
  await applicant.user.merge({ firstName: 'Dev', lastName: 'Sharma' }).save()
  const { application } = await givenApplication(job, applicant)
  return { company, owner, recruiter, manager, job, applicant, application }
}

const board = async (page: Page, job: Job) => {
  await page.goto(`/client/jobs/${job.id}/applicants`)
  await card(page).waitFor()
}
const column = (page: Page, name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}, \\d+$`) })
const card = (page: Page) => page.getByRole('button', { name: /Dev Sharma.*(today|day)/ })
const standsIn = (page: Page, name: string) => column(page, name).getByText('Dev Sharma').waitFor()

/** The stage is chosen in the open drawer. */
async function moveTo(page: Page, stage: string) {
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page
    .getByRole('combobox', { name: 'Move to' })
    .or(page.getByRole('textbox', { name: 'Move to' }))
    .first()
    .click()
  await page.getByRole('option', { name: stage, exact: true }).click()
}

/** The recruiter opens the card of the board and offers two times. */
async function offerTwoTimes(page: Page) {
  await card(page).click()
  await page.getByRole('heading', { name: 'Dev Sharma' }).waitFor()
  await page.getByRole('button', { name: 'Schedule interview' }).first().click()
  await page.getByRole('button', { name: 'Later days' }).click()
  const times = page.getByRole('region', { name: 'Times to offer' })
  const free = times.getByRole('button', { disabled: false })
  await free.nth(20).click()
  await free.nth(90).click()
  await page.getByRole('button', { name: 'Offer 2 times' }).click()
  await page.getByText('2 times offered').waitFor()
}

async function acceptTime(page: Page) {
  await page.goto('/candidate/interviews')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Accept this time' }).click()
  await page.getByText('Scheduled').first().waitFor()
}

/** The hour of the interview has come. */
const begin = ({ id }: Application) =>
  db.rawQuery(
    `with begun as (
       update interviews set starts_at = now() - interval '10 minutes', ends_at = now() + interval '35 minutes',
         listed_at = now() - interval '10 minutes' where application_id = ? returning id, starts_at, ends_at
     )
     update interview_bookings set during = tstzrange(begun.starts_at, begun.ends_at)
     from begun where interview_bookings.interview_id = begun.id`,
    [id]
  )

/** Hands in the scorecard whose dialog is open. */
async function score(page: Page, recommendation: string, notes: string) {
  const field = page
    .getByRole('combobox', { name: 'Your recommendation' })
    .or(page.getByRole('textbox', { name: 'Your recommendation' }))
    .first()
  await field.click()
  await page.getByRole('option', { name: recommendation, exact: true }).click()
  await page.getByRole('textbox', { name: 'Notes' }).fill(notes)
  await page.getByRole('button', { name: 'Submit my scorecard' }).click()
  await page.getByRole('button', { name: 'Edit my scorecard' }).waitFor()
}

/** Three people of one company, three windows at once: what one does, the others see without a reload. */
test.group('A team hires', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('an owner, a recruiter and a hiring manager hire one developer', ({ assert }) =>
    withScreens('team-hires', async () => {
      const { owner, recruiter, manager, job, applicant, application } = await givenTeam()
      const [omana, ravi, hema] = await Promise.all(
        [owner, recruiter, manager].map((user) => openSignedIn(user))
      )
      const faults: string[] = []
      const check = async (page: Page, where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))

      // the dashboard of each says what is theirs: the hiring manager sees one job, and posts none
      await Promise.all([omana, ravi, hema].map(({ page }) => page.goto('/client/dashboard')))
      await Promise.all(
        [omana, ravi, hema].map(({ page }) =>
          page.getByRole('link', { name: 'Dev Sharma' }).first().waitFor()
        )
      )
      await omana.page.getByText('Office Cook').waitFor()
      assert.equal(await hema.page.getByText('Office Cook').count(), 0)
      assert.equal(await hema.page.getByRole('link', { name: 'Post a job' }).count(), 0)
      await ravi.page.getByRole('link', { name: 'Post a job' }).first().waitFor()

      // the recruiter reads and shortlists; the card moves before the hiring manager's eyes
      await Promise.all([board(ravi.page, job), board(hema.page, job)])
      await card(ravi.page).click()
      await ravi.page.getByRole('heading', { name: 'Dev Sharma' }).waitFor()
      await ravi.page
        .getByRole('dialog')
        .getByRole('button', { name: /^Shortlist/ })
        .waitFor()
      await ravi.page.keyboard.press('s')
      await ravi.page.getByText('Dev Sharma moved to Shortlisted').waitFor()
      await standsIn(hema.page, 'Shortlisted')
      await column(hema.page, 'Shortlisted').getByText('Ravi Menon moved this here').waitFor()
      await check(hema.page, 'board with a moved card')
      await ravi.page.keyboard.press('Escape')

      // the hiring manager looks at the candidate and asks the owner
      await hema.page.goto(`/client/candidates/${applicant.candidate.id}`)
      await hema.page.getByRole('heading', { name: 'Dev Sharma', level: 1 }).waitFor()
      await hema.page.getByText('Contact unlocked').waitFor()
      await hema.page
        .getByRole('textbox', { name: 'Comment' })
        .pressSequentially('I want to meet him. @Oma')
      await hema.page.getByRole('button', { name: 'Omana Pillai' }).waitFor()
      await hema.page.keyboard.press('Tab')
      await hema.page.keyboard.type('agreed?')
      await hema.page.getByRole('button', { name: 'Add comment' }).click()
      await hema.page.locator('mark', { hasText: '@Omana Pillai' }).waitFor()
      await check(hema.page, 'candidate')

      // the owner hears of it without a reload, and answers there
      await omana.page
        .getByRole('button', { name: /notifications/i })
        .first()
        .click()
      await omana.page
        .locator('.c-bell-list')
        .getByText(/mentioned you/i)
        .first()
        .click()
      await omana.page.waitForURL(`**/client/candidates/${applicant.candidate.id}**`)
      await omana.page.locator('mark', { hasText: '@Omana Pillai' }).waitFor()
      await omana.page.getByRole('textbox', { name: 'Comment' }).fill('Agreed. Talk to him first.')
      await omana.page.getByRole('button', { name: 'Add comment' }).click()
      await omana.page.getByText('Agreed. Talk to him first.').waitFor()

      // the recruiter offers two times, the developer takes one, and every board shows it
      await Promise.all([board(omana.page, job), board(hema.page, job)])
      const dev = await openSignedIn(applicant.user)
      await offerTwoTimes(ravi.page)
      await acceptTime(dev.page)
      await Promise.all([omana, hema].map(({ page }) => standsIn(page, 'Interview')))

      // once it has begun, each judges alone: what a colleague wrote opens with one's own scorecard
      await begin(application)
      await ravi.page.goto('/client/interviews?status=all')
      await ravi.page.getByRole('button', { name: 'Write your scorecard' }).click()
      await score(ravi.page, 'Strong yes', 'Explained double entry in two sentences.')
      await hema.page.goto('/client/interviews?status=all')
      await hema.page.getByRole('button', { name: 'Write your scorecard (1)' }).click()
      await hema.page.getByText('One colleague has handed in theirs', { exact: false }).waitFor()
      assert.equal(await hema.page.getByText('Explained double entry').count(), 0)
      await score(hema.page, 'Yes', 'Calm, and asks before he builds.')
      await hema.page.getByText('Explained double entry in two sentences.').waitFor()
      await check(hema.page, 'scorecards')

      // the hiring manager makes the offer; the recruiter and the owner see it come
      await Promise.all([board(ravi.page, job), board(hema.page, job)])
      await card(hema.page).click()
      await hema.page.getByRole('heading', { name: 'Dev Sharma' }).waitFor()
      await moveTo(hema.page, 'Offer')
      await hema.page.getByRole('button', { name: 'Move to Offer' }).click()
      await standsIn(hema.page, 'Offer')
      await Promise.all([standsIn(ravi.page, 'Offer'), standsIn(omana.page, 'Offer')])

      // the owner hires
      await card(omana.page).click()
      await omana.page.getByRole('heading', { name: 'Dev Sharma' }).waitFor()
      await moveTo(omana.page, 'Hired')
      await omana.page.getByLabel('For Dev').fill('Welcome to the ledgers.')
      await omana.page.getByRole('button', { name: 'Mark Dev as hired' }).click()
      await standsIn(omana.page, 'Hired')
      await standsIn(ravi.page, 'Hired')
      await application.refresh()
      assert.equal(application.status, 'hired')
      await Promise.all(
        [omana, ravi, hema].map(async ({ page }) => {
          await page.goto('/client/dashboard')
          await page.getByText('candidate hired').waitFor()
        })
      )
      await check(omana.page, 'dashboard')

      // each step is on record with who made it
      const history = await db
        .from('application_events')
        .where('application_id', application.id)
        .whereNotNull('to_status')
        .orderBy('id')
      assert.deepEqual(
        history.map((row) => [row.to_status, Number(row.actor_id)]),
        [
          ['applied', applicant.user.id],
          ['reviewing', recruiter.id],
          ['shortlisted', recruiter.id],
          ['interview', recruiter.id],
          ['offer', manager.id],
          ['hired', owner.id],
        ].filter(([status]) => history.some((row) => row.to_status === status))
      )
      const mails = await Mail.query().where('recipient', applicant.user.email)
      assert.isTrue(mails.some(({ bodyText }) => bodyText.includes('Welcome to the ledgers.')))
      assert.lengthOf(await Application.query().where('jobId', job.id), 1)
      assert.deepEqual(faults, [])
      for (const person of [omana, ravi, hema, dev]) {
        assert.deepEqual(person.errors, [])
        await person.close()
      }
    }))
})
