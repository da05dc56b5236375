import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Job from '#api/jobs/models/job'
import { UNDO_SECONDS } from '#api/notifications/notice_facts'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import {
  accessFaults,
  eventually,
  hasFocus,
  look,
  openSignedIn,
  sendDecided,
  withScreens,
} from '#tests/browser/product'

const WORDS = 'The pay is below the least of its country, see our rules.'

/** Two jobs that wait for approval, and none besides. */
async function givenTwo() {
  const { company } = await givenCompany()
  await Job.query().whereNull('is_approved').update({ isApproved: true })
  return [
    await givenJob(company, { title: 'Tin Whistle Maker', isApproved: null }),
    await givenJob(company, { title: 'Tin Drum Maker', isApproved: null }),
  ]
}

test.group('What was decided in the console', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('what was written for a decision that a colleague overtook is in sight until it is dismissed', ({
    assert,
  }) =>
    withScreens('console-not-sent', async () => {
      const [job, other] = await givenTwo()
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      await page.goto('/admin/review/jobs')
      const heading = (title: string) => page.getByRole('heading', { level: 2, name: title })
      const dialog = page.getByRole('dialog')
      await heading(job.title).waitFor()
      await page.getByRole('button', { name: 'Reject' }).click()
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(WORDS)
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await heading(other.title).waitFor()
      await job.merge({ isApproved: true }).save()
      await sendDecided(page)
      const kept = page.getByRole('alert').filter({ hasText: `Not sent: Reject: ${job.title}` })
      await kept.getByText(WORDS).waitFor()
      await page.getByText('1 left').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'not-sent')
      // it outlasts the screen, and leads to the row
      await kept.getByRole('link', { name: `Reject: ${job.title}` }).click()
      await page.getByRole('heading', { level: 1, name: job.title }).waitFor()
      await kept.getByText(WORDS).waitFor()
      await kept.getByRole('button', { name: 'Discard what I wrote' }).click()
      await kept.waitFor({ state: 'detached' })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('what was written for several rows is in sight when it is undone', ({ assert }) =>
    withScreens('console-many-undone', async () => {
      const [job, other] = await givenTwo()
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      const filter = encodeURIComponent(JSON.stringify({ clientId: String(job.companyId) }))
      await page.goto(`/admin/jobs?filter=${filter}`)
      for (const { title } of [job, other])
        await page.getByRole('row').filter({ hasText: title }).getByRole('checkbox').check()
      await page.getByRole('button', { name: 'Reject', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Reason' }).fill(WORDS)
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('alert').getByText(WORDS).waitFor()
      assert.isNull((await job.refresh()).isApproved)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('the seconds of an undo stand still while the bar has the focus, and go on after it', ({
    assert,
  }) =>
    withScreens('console-held', async () => {
      const [job, other] = await givenTwo()
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      await page.clock.install()
      await page.goto('/admin/review/jobs')
      const heading = (title: string) => page.getByRole('heading', { level: 2, name: title })
      await heading(job.title).waitFor()
      await page.getByRole('button', { name: 'Approve' }).waitFor()
      await page.keyboard.press('a')
      await heading(other.title).waitFor()
      const undo = page.getByRole('button', { name: 'Undo' })
      await undo.focus()
      await hasFocus(undo)
      await page.clock.runFor(3 * UNDO_SECONDS * 1_000)
      assert.isTrue(await undo.isVisible())
      assert.isNull((await job.refresh()).isApproved)
      await undo.evaluate((button) => (button as HTMLElement).blur())
      await page.clock.runFor(UNDO_SECONDS * 1_000)
      await undo.waitFor({ state: 'detached' })
      await eventually(async () => assert.isTrue((await job.refresh()).isApproved))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a promotion of a job is led by the job, one of a candidate by the candidate', ({
    assert,
  }) =>
    withScreens('console-promotions', async () => {
      const [job] = await givenTwo()
      const { candidate, user } = await givenCandidate()
      const until = { starts_at: new Date(), ends_at: new Date(Date.now() + 86_400_000) }
      await db.table('promotions').multiInsert([
        { job_id: job.id, candidate_id: null, ...until },
        { job_id: null, candidate_id: candidate.id, ...until },
      ])
      const admin = await givenAdmin('super')
      const { page, errors, close } = await openSignedIn(admin)
      const by = (name: string, id: number) =>
        `/admin/promotions?filter=${encodeURIComponent(JSON.stringify({ [name]: String(id) }))}`
      await page.goto(by('jobId', job.id))
      await page.getByRole('columnheader', { name: 'Candidate or job' }).waitFor()
      const link = page.locator('[data-row-link]')
      await link.getByText(job.title).waitFor()
      await page.goto(by('devId', candidate.id))
      await link.getByText(user.lastName ?? '').waitFor()
      await close()
      const phone = await openSignedIn(admin, { phone: true })
      await phone.page.goto(by('jobId', job.id))
      await phone.page.getByRole('listitem').getByText(job.title).waitFor()
      assert.deepEqual(errors, [])
      await phone.close()
    }))
})
