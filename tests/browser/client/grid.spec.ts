import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Application from '#api/applications/models/application'
import Job from '#api/jobs/models/job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, eventually, look, openSignedIn, withScreens } from '#tests/browser/product'

/** Four who applied to one job, the last of them latest. */
async function givenApplicants() {
  const { company, user } = await givenCompany({ name: 'Tamarind Works' })
  const job = await givenJob(company, { title: 'Ledger Engineer' })
  for (const firstName of ['Asha', 'Bilal', 'Chitra', 'Deepa']) {
    const applicant = await givenCandidate({ headline: 'Backend developer' })
    await applicant.user.merge({ firstName, lastName: 'Rao' }).save()
    await givenApplication(job, applicant)
  }
  return { company, user, job }
}

const names = (page: Page) =>
  page.locator('[data-row] a').evaluateAll((links) => links.map((link) => link.textContent))
const heads = (page: Page) =>
  page.locator('.c-grid thead th').evaluateAll((all) => all.map((head) => head.textContent))
const region = (page: Page, name: string) => page.getByRole('region', { name })

test.group('The grid', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('applicants are sorted at the head, selected by keys, moved in place, and rejected by the palette', ({
    assert,
  }) =>
    withScreens('grid', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openSignedIn(user, {
        viewport: { width: 1440, height: 900 },
      })
      await page.goto(`/client/jobs/${job.id}/applicants?view=table`)
      await page.getByRole('link', { name: 'Deepa Rao' }).waitFor()
      await eventually(async () => {
        assert.deepEqual(await names(page), ['Deepa Rao', 'Chitra Rao', 'Bilal Rao', 'Asha Rao'])
        assert.equal(
          await page
            .locator('[data-row]')
            .first()
            .evaluate((row) => Math.round(row.getBoundingClientRect().height)),
          40
        )
      })
      await page.getByRole('button', { name: 'Candidate' }).click()
      await page.locator('th[aria-sort="ascending"]', { hasText: 'Candidate' }).waitFor()
      await eventually(async () =>
        assert.deepEqual(await names(page), ['Asha Rao', 'Bilal Rao', 'Chitra Rao', 'Deepa Rao'])
      )

      // a column is dragged before another one, and the address says so
      await page
        .getByRole('columnheader', { name: 'Answer' })
        .dragTo(page.getByRole('columnheader', { name: 'Stage', exact: true }))
      await eventually(async () => assert.equal((await heads(page))[2], 'Answer'))
      await page.waitForURL((url) => /^due,status/.test(url.searchParams.get('columns') ?? ''))
      await page.getByRole('button', { name: 'Taller rows' }).click()
      await page.locator('.c-grid[data-density="airy"]').waitFor()

      // a view is kept by its name
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByLabel('Save this view as').fill('By name')
      await page.getByRole('button', { name: 'Save view' }).click()
      await page.keyboard.press('Escape')
      await page.goto(`/client/jobs/${job.id}/applicants?view=table`)
      await page.getByRole('button', { name: 'Views' }).click()
      await page.getByRole('button', { name: 'By name', exact: true }).click()
      await eventually(async () => assert.equal((await names(page))[0], 'Asha Rao'))
      assert.deepEqual(await accessFaults(page), [])

      await page.getByRole('button', { name: /Applied.* move Deepa Rao/ }).click()
      await page.getByRole('menuitem', { name: 'In review' }).click()
      await eventually(async () =>
        assert.equal(
          await Application.query()
            .where({ jobId: job.id, status: 'reviewing' })
            .then((rows) => rows.length),
          1
        )
      )

      // the menu gives the focus back as it goes
      await page.getByRole('menu').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: 'Asha Rao' }).focus()
      await page.keyboard.press('x')
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('Shift+X')
      await region(page, 'Selected applicants').getByText('3 selected').waitFor()
      await look(page, 'grid')
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Go to a screen, job or person').fill('reject 3')
      await page
        .locator('.mantine-Spotlight-action', { hasText: 'Reject 3 applications' })
        .first()
        .click()
      await page.getByRole('dialog', { name: /Reject 3/ }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: 'Keys' })
      await keys.getByText('Select up to here').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'keys')
      await page.keyboard.press('Escape')
      await keys.waitFor({ state: 'detached' })
      await page.keyboard.press('g')
      await page.keyboard.press('j')
      await page.waitForURL('**/client/jobs')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('jobs are paused together, and one of them is promoted by a verb', ({ assert }) =>
    withScreens('grid-jobs', async () => {
      const { company, user } = await givenCompany()
      const jobs = [
        await givenJob(company, { title: 'Ledger Engineer' }),
        await givenJob(company, { title: 'Settlement Engineer' }),
      ]
      await givenJob(company, { title: 'Old Engineer', status: 'closed' })
      const { page, errors, close } = await openSignedIn(user, {
        viewport: { width: 1440, height: 900 },
      })
      await page.goto('/client/jobs?view=table')
      await page.getByRole('tab', { name: 'Live 2' }).waitFor()
      await page.getByRole('tab', { name: 'All 3' }).waitFor()
      await eventually(async () =>
        assert.equal((await names(page)).at(-1), 'Old Engineer', 'what is closed comes last')
      )
      await page.getByRole('checkbox', { name: 'Select Settlement Engineer' }).check()
      await page.keyboard.press('Control+k')
      await page.getByPlaceholder('Go to a screen, job or person').fill('promote 15 days')
      await page.locator('.mantine-Spotlight-action', { hasText: 'Promote for 15' }).click()
      await page.getByRole('dialog', { name: /^Promote/ }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('checkbox', { name: 'Select Ledger Engineer' }).check()
      await look(page, 'grid-jobs')
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'Pause 2 jobs' }).click()
      await page.getByText('Pause: 2 jobs done').waitFor()
      assert.deepEqual(
        (
          await Job.query().whereIn(
            'id',
            jobs.map(({ id }) => id)
          )
        ).map(({ status }) => status),
        ['paused', 'paused']
      )
      assert.deepEqual(errors, [])
      await close()
    }))

  test('cards of the board are selected by keys and by Ctrl and a click', ({ assert }) =>
    withScreens('grid-board', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openSignedIn(user)
      await page.goto(`/client/jobs/${job.id}/applicants`)
      const card = (name: string) => page.locator('.ap-card', { hasText: name })
      await card('Deepa Rao').focus()
      await page.keyboard.press('x')
      await region(page, 'Selected applicants').getByText('1 selected').waitFor()
      await card('Bilal Rao').focus()
      await page.keyboard.press('Shift+X')
      await region(page, 'Selected applicants').getByText('3 selected').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'grid-board')
      await card('Asha Rao').click({ modifiers: ['Control'] })
      await page.getByRole('button', { name: 'Reject 4 applications' }).waitFor()
      await page.keyboard.press('Escape')
      await region(page, 'Selected applicants').waitFor({ state: 'detached' })
      await card('Bilal Rao').click()
      await page.getByRole('dialog').getByRole('heading', { name: 'Bilal Rao' }).waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('cards of jobs are selected by their box, and on a phone by a long press', ({ assert }) =>
    withScreens('grid-cards', async () => {
      const { company, user } = await givenCompany()
      for (const title of ['Ledger Engineer', 'Settlement Engineer', 'Treasury Engineer'])
        await givenJob(company, { title })
      const desk = await openSignedIn(user)
      await desk.page.goto('/client/jobs')
      const box = (title: string) => desk.page.getByRole('checkbox', { name: `Select ${title}` })
      await box('Ledger Engineer').check()
      await box('Treasury Engineer').check()
      await region(desk.page, 'Selected jobs').getByText('2 selected').waitFor()
      assert.deepEqual(await accessFaults(desk.page), [])
      await look(desk.page, 'grid-cards')
      await desk.page.keyboard.press('Escape')
      await region(desk.page, 'Selected jobs').waitFor({ state: 'detached' })

      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto('/client/jobs')
      const card = (title: string) => page.locator('.own-job', { hasText: title })
      await card('Ledger Engineer').dispatchEvent('pointerdown', {
        pointerType: 'touch',
        clientX: 60,
      })
      await region(page, 'Selected jobs').getByText('1 selected').waitFor()
      await card('Ledger Engineer').dispatchEvent('pointerup', { pointerType: 'touch' })
      await page.getByRole('link', { name: 'Settlement Engineer' }).tap()
      await page.getByRole('button', { name: 'Pause 2 jobs' }).waitFor()
      assert.match(page.url(), /\/client\/jobs$/)
      assert.deepEqual([...errors, ...desk.errors], [])
      await close()
      await desk.close()
    }))

  test('on a phone a long press selects, and taps go on', ({ assert }) =>
    withScreens('grid-phone', async () => {
      const { user, job } = await givenApplicants()
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto(`/client/jobs/${job.id}/applicants`)
      const card = (name: string) => page.locator('.ap-card', { hasText: name })
      await card('Deepa Rao').waitFor()
      await card('Deepa Rao').dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60 })
      await region(page, 'Selected applicants').getByText('1 selected').waitFor()
      await card('Deepa Rao').dispatchEvent('pointerup', { pointerType: 'touch' })
      await card('Bilal Rao').tap()
      await region(page, 'Selected applicants').getByText('2 selected').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'grid-phone')
      await page.getByRole('button', { name: 'Clear selection' }).click()
      await card('Bilal Rao').tap()
      await page.getByRole('dialog').getByRole('heading', { name: 'Bilal Rao' }).waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))
})
