import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Job from '#api/jobs/models/job'
import Skill from '#api/taxonomy/models/skill'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { loadReferenceData } from '#database/seeders/reference_data'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenResume,
  givenSkill,
} from '#tests/givens'
import {
  accessFaults,
  eventually,
  hasFocus,
  holds,
  openSignedIn,
  sendDecided,
  tooWide,
  withScreens,
} from '#tests/browser/product'

const rowLinks = (page: Page) => page.locator('[data-row-link]')
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-row-link'))

/** Waits until another row than this one has the focus, and returns its id. */
async function focusedBut(page: Page, former: string | null) {
  let row: string | null | undefined
  await eventually(async () => {
    row = await focused(page)
    if (!row || row === former) throw new Error('No other row has the focus')
  })
  return row!
}

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('#main-content') !== null &&
      document.querySelector('[role=progressbar], .MuiSkeleton-root') === null
  )

/** Jobs that wait for approval, and none besides. */
async function givenQueue(...titles: string[]) {
  const { company } = await givenCompany()
  await Job.query().whereNull('is_approved').update({ isApproved: true })
  const jobs: Job[] = []
  for (const title of titles)
    jobs.push(await givenJob(company, { title, isApproved: null } as Partial<Job>))
  return jobs
}

test.group('The console by keyboard', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('rows are walked, marked and opened by keys, and going back finds the row again', ({
    assert,
  }) =>
    withScreens('console-keys', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto('/admin/skills')
      await rowLinks(page).nth(2).waitFor()
      assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Skills')
      await page.keyboard.press('j')
      const first = await focusedBut(page, null)
      await page.keyboard.press('j')
      await focusedBut(page, first)
      await page.keyboard.press('Space')
      await page.getByText(/^1 of [\d,]+ selected/).waitFor()
      await page.keyboard.press('k')
      await eventually(async () => assert.equal(await focused(page), first))
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/skills\/\d+\/show$/)
      await page.goBack()
      await eventually(async () => assert.equal(await focused(page), first))
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or go to' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await eventually(async () => assert.equal(await focused(page), first))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('what is typed at once after Ctrl K is all of it text of the palette, Enter too', ({
    assert,
  }) =>
    withScreens('console-typed', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      // its own keys must not hear what is meant for the palette, which is not even fetched yet
      for (const [queue, words, screen] of [
        ['/admin/review/jobs', 'audit log', '/admin/audit-log'],
        ['/admin/review/leads', 'skill pages', '/admin/skill-pages'],
      ]) {
        await page.goto(queue)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.keyboard.press('Control+k')
        await page.keyboard.type(words)
        await page.keyboard.press('Enter')
        await page.waitForURL(`**${screen}*`)
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
      await page.keyboard.press('Control+k')
      await page.keyboard.type('e-mail templ')
      const field = page.getByRole('combobox', { name: 'Search or go to' })
      await holds(field, 'e-mail templ')
      await page.keyboard.type('ates')
      await holds(field, 'e-mail templates')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('Escape before the palette is drawn closes it, and the keys are those of the screen again', ({
    assert,
  }) =>
    withScreens('console-escape', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      let fetched = 0
      let letCome = () => {}
      const held = new Promise<void>((done) => (letCome = done))
      await page.route(/\/assets\/.*palette-[\w-]+\.js/, async (route) => {
        fetched++
        await held
        await route.continue()
      })
      await page.goto('/admin/skills')
      await rowLinks(page).nth(2).waitFor()
      await page.keyboard.press('j')
      const first = await focusedBut(page, null)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('jobs')
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      assert.isAbove(fetched, 0)
      letCome()
      await page.keyboard.press('j')
      await focusedBut(page, first)
      assert.equal(await page.getByRole('dialog').count(), 0)
      // what was typed before is not there the next time
      await page.keyboard.press('Control+k')
      const field = page.getByRole('combobox', { name: 'Search or go to' })
      await holds(field, '')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('many are deleted by a typed number, after what uses them is said, and those in use are named', ({
    assert,
  }) =>
    withScreens('console-delete-many', async () => {
      for (let n = 0; n < 32; n++) await givenSkill(`Zzgone ${n}`)
      const used = await Skill.findByOrFail('name', 'Zzgone 0')
      const { candidate } = await givenCandidate()
      await CandidateSkill.create({
        candidateId: candidate.id,
        skillId: used.id,
        years: 1,
        level: null,
        position: 0,
      })
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto('/admin/skills')
      await rowLinks(page).first().waitFor()
      await page.getByPlaceholder('Search skills').fill('Zzgone')
      await page.waitForURL(/filter=.*Zzgone/)
      await page.getByText('1-25 of 32').waitFor()
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByText('25 of 32 selected').waitFor()
      await page.getByRole('button', { name: 'Select all 32 that match' }).click()
      await page.getByText('32 of 32 selected').waitFor()
      await page.getByRole('button', { name: 'Delete' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete 32 skills' })
      await dialog.getByText('1 skill will stay, used by 1 candidate skills').waitFor()
      await dialog.getByText('31 skills will be deleted for good').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      const remove = dialog.getByRole('button', { name: 'Delete 31' })
      assert.isTrue(await remove.isDisabled())

      await dialog.getByLabel('Type 32 to confirm').fill('32')
      await remove.click()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByText('undone, nothing was changed').waitFor()
      await page.reload()
      await page.getByText('1-25 of 32').waitFor()

      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByRole('button', { name: 'Select all 32 that match' }).click()
      await page.getByText('32 of 32 selected').waitFor()
      await page.getByRole('button', { name: 'Delete' }).click()
      await dialog.getByLabel('Type 32 to confirm').fill('32')
      await remove.click()
      await sendDecided(page)
      const outcome = page.getByRole('dialog', { name: 'Delete: 31 done, 1 refused' })
      await outcome.waitFor()
      await outcome.getByRole('link', { name: 'Zzgone 0' }).waitFor()
      await outcome.getByText(/still used by candidate skills/).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      assert.lengthOf(await Skill.query().whereLike('name', 'Zzgone %'), 1)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('an approval by key is undone by key, and a job that changed since it was shown is not published', ({
    assert,
  }) =>
    withScreens('console-undo', async () => {
      const [job, other] = await givenQueue('Undone Data Engineer', 'Undone Web Engineer')
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      await page.goto('/admin/review/jobs')
      const heading = (title: string) => page.getByRole('heading', { level: 2, name: title })
      await heading(job.title).waitFor()
      await page.getByRole('button', { name: 'Approve' }).waitFor()
      await page.keyboard.press('a')
      await heading(other.title).waitFor()
      await page.getByText(`Approve: ${job.title}`).waitFor()
      await page.getByText('1 left').waitFor()
      // it is read anew as it comes back; what is edited before would be seen
      const readAnew = page.waitForResponse((reply) =>
        reply.url().endsWith(`/admin/jobs/${job.id}`)
      )
      await page.keyboard.press('u')
      await readAnew
      await heading(job.title).waitFor()
      await page.getByText('2 left').waitFor()
      await job.refresh()
      assert.isNull(job.isApproved)

      // the company edits it while the moderator reads
      await job.merge({ title: 'Edited Data Engineer' }).save()
      await page.getByRole('button', { name: 'Approve' }).waitFor()
      await page.keyboard.press('a')
      await page.getByText(/is unchanged: Somebody changed this/).waitFor()
      await page.getByText('2 left').waitFor()
      await job.refresh()
      assert.isNull(job.isApproved)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a profile is approved with its skills, employment and resume in sight', ({ assert }) =>
    withScreens('console-profile', async () => {
      // what other specs left in the queue would be shown first
      await db.from('candidates').where('approval', 'submitted').update({ approval: 'approved' })
      const { candidate } = await givenCandidate({ approval: 'submitted' })
      const skill = await givenSkill('Seen Skill')
      await CandidateSkill.create({
        candidateId: candidate.id,
        skillId: skill.id,
        years: 4,
        level: 'advanced',
        position: 0,
      })
      await candidate.related('employments').create({
        company: 'Seen Systems',
        title: 'Seen Engineer',
        startsOn: '2019-03-01',
        isCurrent: true,
        skillIds: [],
        position: 0,
      })
      await givenResume(candidate)
      for (const look of [
        { colorScheme: 'light' as const },
        { colorScheme: 'dark' as const, phone: true },
      ]) {
        const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'), look)
        await page.goto('/admin/review/developers')
        await page.getByText('Seen Skill', { exact: true }).waitFor()
        await page.getByText('Seen Engineer at Seen Systems').waitFor()
        await page.getByText(/resume\.pdf/).waitFor()
        await page.getByRole('heading', { name: 'The first approval of this profile' }).waitFor()
        assert.deepEqual(await accessFaults(page), [])
        assert.equal(await tooWide(page), 0)
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('menus and dialogs that are open can be read by everyone, and the skip link leads past the menu', ({
    assert,
  }) =>
    withScreens('console-open', async () => {
      const faults: string[] = []
      for (const look of [
        { colorScheme: 'light' as const },
        { colorScheme: 'dark' as const },
        { colorScheme: 'dark' as const, phone: true },
      ]) {
        const { page, errors, close } = await openSignedIn(await givenAdmin('super'), look)
        await page.goto('/admin/jobs')
        await settled(page)
        if (!look.phone) {
          await page.keyboard.press('Tab')
          assert.equal(
            await page.evaluate(() => document.activeElement?.textContent),
            'Skip to content'
          )
        }
        for (const name of ['Add filter', 'Columns', /, account$|^Profile$/]) {
          const opener = page.getByRole('button', { name }).first()
          await opener.click()
          const shown = page.locator('.MuiPopover-paper:visible')
          await shown.first().waitFor()
          faults.push(...(await accessFaults(page)).map((fault) => `${name}: ${fault}`))
          await page.keyboard.press('Escape')
          await eventually(async () => assert.equal(await shown.count(), 0))
          await hasFocus(opener)
        }
        assert.deepEqual(errors, [])
        await close()
      }
      assert.deepEqual(faults, [])
    }))

  test('a list that does not load says so, and tries again; a row that is gone says that', ({
    assert,
  }) =>
    withScreens('console-failed', async () => {
      const { page, close } = await openSignedIn(await givenAdmin('super'))
      let broken = true
      await page.route('**/api/v1/admin/tools?*', (route) =>
        broken
          ? route.fulfill({ status: 503, json: { message: 'The database is away' } })
          : route.continue()
      )
      await page.goto('/admin/tools')
      await page.getByText('The tools did not load: The database is away').waitFor()
      assert.equal(await page.getByText('No tools yet').count(), 0)
      broken = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await rowLinks(page).first().waitFor()
      await page.goto('/admin/tools/99999999/show')
      await page
        .getByRole('heading', { level: 1, name: 'This tool is not there any more' })
        .waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await close()
    }))
})
