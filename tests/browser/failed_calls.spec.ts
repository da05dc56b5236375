import { test } from '@japa/runner'
import type { Page } from 'playwright'
import SavedJob from '#api/jobs/models/saved_job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { openSignedIn, withScreens } from './product.js'

const CAUSE = 'Too many calls; wait a moment'

/** Fails every call whose path fits, until the returned function is called. */
async function fail(page: Page, fits: RegExp) {
  const answer = (route: import('playwright').Route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/json',
      body: JSON.stringify({ message: CAUSE, code: 'E_TOO_MANY_REQUESTS' }),
    })
  await page.route(fits, answer)
  return () => page.unroute(fits, answer)
}

const all = /\/api\/v1\/(?!get-user|flags)/

/** What a screen says when its call failed, and what it says when there is truly nothing. */
const company = (jobId: string | number) =>
  [
    ['dashboard', 'The dashboard', 'Hello'],
    ['jobs', 'Your jobs', 'Ledger Engineer'],
    [`jobs/${jobId}/applicants`, 'The applicants', 'Nobody has applied yet'],
    [`jobs/${jobId}/edit`, 'The job’s form', 'Pay and experience'],
    ['unanswered', 'The applications', 'Everybody has an answer'],
    ['interviews', 'The interviews', 'No interviews here'],
    ['interviews?status=week', 'The interviews of this week', 'Mon'],
    ['search', 'The developers', 'developer'],
    ['contact-requests', 'The requests', 'You have asked nobody yet'],
    ['saved', 'The saved profiles', 'Nobody saved yet'],
    ['reports', 'The figures', 'Nobody applied in this period'],
    ['stages', 'Your pipelines', 'Your jobs go by our usual stages'],
    ['team', 'The team', 'What each role may do'],
    ['company', 'Your company’s profile', 'Contact and place'],
    ['billing', 'Your plan', 'Free'],
    ['billing?tab=address', 'The billing address', 'Legal name'],
    ['notifications', 'The notifications', 'Nothing here'],
  ] as const

const candidate = [
  ['candidate/dashboard', 'Your applications', 'No applications yet'],
  ['candidate/jobs', 'Your applications', 'You have not applied yet'],
  ['candidate/jobs?tab=saved', 'Your saved jobs', 'Nothing saved yet'],
  ['candidate/interviews', 'Your interviews', 'No interviews yet'],
  ['candidate/reviews', 'The reviews', 'No reviews yet'],
  ['candidate/contact-requests', 'The requests', 'No company has asked yet'],
  ['candidate/changes', 'Your changes', 'No changes yet'],
  ['candidate/profile/skills', 'Your profile', 'Add a skill'],
  ['settings/privacy', 'Your settings', 'No company has looked yet'],
] as const

async function walk(page: Page, screens: readonly (readonly [string, string, string])[]) {
  const untrue: string[] = []
  for (const [path, what, truth] of screens) {
    const again = await fail(page, all)
    await page.goto(`/${path}`)
    await page.getByText(`${what} could not be fetched`).first().waitFor()
    await page.getByText(`${CAUSE}.`, { exact: true }).first().waitFor()
    if (
      /^(No|Every|You have not|Your jobs go by)/.test(truth) &&
      (await page.getByText(truth, { exact: true }).count())
    )
      untrue.push(`${path} says “${truth}” though the call failed`)
    await again()
    // each failed part of a screen asks again for itself
    await page
      .getByRole('button', { name: 'Try again' })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
    await page.getByText(truth).first().waitFor()
  }
  return untrue
}

test.group('A call that fails', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('is told with its cause on every screen of a company, and can be tried again', ({
    assert,
  }) =>
    withScreens('failed-company', async () => {
      const { company: own, user } = await givenCompany()
      const job = await givenJob(own, { title: 'Ledger Engineer' })
      const { page, close } = await openSignedIn(user)
      assert.deepEqual(
        await walk(
          page,
          company(job.id).map(([path, ...rest]) => [`client/${path}`, ...rest] as const)
        ),
        []
      )
      await close()
    }))

  test('takes nothing out of the menu', ({ assert }) =>
    withScreens('failed-menu', async () => {
      const { user } = await givenCompany()
      const { page, close } = await openSignedIn(user)
      await page.goto('/client/jobs')
      await page.getByText('No jobs yet').waitFor()
      const links = page.getByRole('navigation').first().getByRole('link')
      await page.getByRole('link', { name: 'Billing' }).first().waitFor()
      const whole = await links.allTextContents()
      await fail(page, /\/page-access/)
      await page.reload()
      await page.getByText('No jobs yet').waitFor()
      await page.getByRole('link', { name: 'Billing' }).first().waitFor()
      assert.deepEqual(await links.allTextContents(), whole)
      await close()
    }))

  test('is told on every screen of a candidate, and can be tried again', ({ assert }) =>
    withScreens('failed-candidate', async () => {
      const { user } = await givenCandidate()
      const { page, close } = await openSignedIn(user)
      assert.deepEqual(await walk(page, candidate), [])
      await close()
    }))

  test('leaves what was known on the screen', ({ assert }) =>
    withScreens('failed-known', async () => {
      const { company: own } = await givenCompany()
      const { user } = await givenCandidate()
      for (const title of ['Ledger Engineer', 'Quill Engineer']) {
        const job = await givenJob(own, { title })
        await SavedJob.create({ userId: user.id, jobId: job.id })
      }
      const { page, close } = await openSignedIn(user)
      await page.goto('/candidate/jobs?tab=saved')
      await page.getByText('Quill Engineer').waitFor()
      const again = await fail(page, /\/candidate\/saved-jobs/)
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Ledger Engineer' })
        .getByRole('button')
        .click()
      await page.getByText(/^Your saved jobs as they were/).waitFor()
      await page.getByText('Quill Engineer').waitFor()
      await again()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Ledger Engineer').waitFor({ state: 'detached' })
      assert.equal(await page.getByText(/as they were/).count(), 0)
      await close()
    }))
})
