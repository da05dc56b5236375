import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import User from '#api/accounts/models/user'
import { prepare } from '#database/prepare'
import { demoSignIns } from '#database/seeders/demo/demo_data'
import { emptyDatabase } from '#tests/empty_database'
import { PASSWORD } from '#tests/givens'
import { openPerson, openSignedIn, settled, withScreens } from './product.js'
import { record } from './recorder.js'

const desk = { viewport: { width: 1440, height: 900 } }
const [admin, company, candidate] = [
  { email: 'admin@example.com' },
  { email: 'client@example.com' },
  { email: 'developer@example.com' },
]

/**
 * The eight bold changes as a person meets them, on the demo's data. `TOUR=docs/tour npm test -- --files
 * browser/tour.spec.ts` records them anew.
 */
test.group('The tour', (group) => {
  group.setup(async () => {
    await emptyDatabase()
    await prepare(app, () => {})
    for (const email of demoSignIns)
      await (await User.findByOrFail('email', email)).merge({ password: PASSWORD }).save()
    return emptyDatabase
  })

  test('of a company: answers, the resume as evidence, the grid', ({ assert }) =>
    withScreens('tour-company', async () => {
      const { page, errors, close } = await openSignedIn(company, desk)
      const who = () => page.locator('.ap-drawer-who h2').textContent()
      await page.goto('/client/dashboard')
      await record(page, '1-answer-mode', async () => {
        await page.getByRole('link', { name: 'Answer one by one' }).click()
        await page
          .getByText(/\d+ left/)
          .first()
          .waitFor()
        await settled(page)
        const first = await who()
        await page.keyboard.press('j')
        await page.waitForFunction(
          (name) => document.querySelector('.ap-drawer-who h2')?.textContent !== name,
          first
        )
        await settled(page)
      })
      await record(page, '2-resume-as-evidence', async () => {
        await page.getByRole('region', { name: 'Pages of the resume' }).waitFor()
        await page.locator('.ap-skills button').first().click()
        await page.locator('.ap-sheet-line').first().waitFor()
      })
      const { rows } = await db.rawQuery(
        `select j.id from jobs j join company_members m on m.company_id = j.company_id join users u on u.id = m.user_id
         where u.email = ? and j.listed order by j.applicant_count desc limit 1`,
        [company.email]
      )
      await page.goto(`/client/jobs/${rows[0].id}/applicants?view=table`)
      await page.locator('[data-row] a').nth(2).waitFor()
      await record(page, '3-grid-and-command-line', async () => {
        const sorted = page.waitForResponse(/\/client\/applicant-list/)
        await page.getByRole('button', { name: 'Candidate' }).click()
        await sorted
        await page.locator('th[aria-sort]', { hasText: 'Candidate' }).waitFor()
        await settled(page)
        // rows that are put in another order lose the focus
        await page.waitForFunction(() => {
          const names = [...document.querySelectorAll('[data-row] a')].map((a) => a.textContent)
          return names.join() === names.toSorted((one, other) => one.localeCompare(other)).join()
        })
        await page.locator('[data-row] a').first().focus()
        await page.keyboard.press('x')
        await page.keyboard.press('j')
        await page.keyboard.press('j')
        await page.keyboard.press('Shift+X')
        await page.getByText('3 selected').waitFor()
        await page.keyboard.press('Control+k')
        await page.getByPlaceholder('Go to a screen, job or person').fill('write to 3')
        await page.locator('.mantine-Spotlight-action', { hasText: 'Write to 3' }).first().waitFor()
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('of a candidate: the clock, jobs for them', ({ assert }) =>
    withScreens('tour-candidate', async () => {
      const { page, errors, close } = await openSignedIn(candidate, desk)
      await page.goto('/candidate/dashboard')
      await record(page, '4-answer-clock', async () => {
        await page.goto('/candidate/jobs')
        await page.locator('.way').first().waitFor()
        await settled(page)
      })
      await record(page, '6-for-you', async () => {
        await page.goto('/candidate/for-you')
        await page.locator('.c-job').first().waitFor()
        await settled(page)
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('of a stranger: the first view, and applying before an account', ({ assert }) =>
    withScreens('tour-stranger', async () => {
      const { page, errors, close } = await openPerson(desk)
      await page.goto('/')
      await record(page, '7-first-view', async () => {
        await page.getByRole('heading', { name: 'Answers this week' }).waitFor()
        await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
        await page.locator('.c-pane h2').first().waitFor()
        await page.locator('.c-jobs-grid ol .c-job h2 a').nth(1).click()
        await page.locator('.c-jobs-grid ol .c-job[data-current]').nth(0).waitFor()
        await settled(page)
      })
      await record(page, '5-apply-first', async () => {
        await page.locator('.c-pane').getByRole('link', { name: 'Apply' }).click()
        await page.getByRole('heading', { name: 'Start with your resume' }).waitFor()
        await page
          .locator('input[type=file]')
          .setInputFiles(app.makePath('tests/samples/resume.pdf'))
        await page.getByText(/^Filled in from resume.pdf/).waitFor()
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('of an administrator: the case desk', ({ assert }) =>
    withScreens('tour-admin', async () => {
      const { page, errors, close } = await openSignedIn(admin, desk)
      await page.goto('/admin/review/jobs')
      await record(page, '8-case-desk', async () => {
        await page.getByText('Automatic checks').waitFor()
        await page.getByRole('region', { name: 'Automatic checks' }).locator('li').first().waitFor()
        await page.getByRole('button', { name: 'Reject', exact: true }).click()
        const dialog = page.getByRole('dialog')
        await dialog
          .getByRole('group', { name: 'Common reasons' })
          .getByRole('button')
          .first()
          .click()
        await settled(page)
        await dialog.getByRole('button', { name: 'Reject' }).click()
        const undo = page.getByRole('button', { name: 'Undo' })
        await undo.waitFor()
        await settled(page)
        await undo.click()
        await undo.waitFor({ state: 'detached' })
        await settled(page)
      })
      assert.deepEqual(errors, [])
      await close()
    }))
})
