import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { givenCandidate, PASSWORD } from '#tests/givens'
import { loadReferenceData } from '#database/seeders/reference_data'
import { accessFaults, eventually, holds, openPerson, withScreens } from '#tests/browser/product'

/** Presses Tab until the wanted control has the focus, as a person without a mouse does. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'combobox' = 'button'
) {
  const wanted = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await wanted.waitFor()
  for (let count = 0; count < 250; count++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not reach "${name}"`)
}

const type = async (page: Page, label: string | RegExp, text: string) => {
  await tabTo(page, label, 'textbox')
  await page.keyboard.insertText(text)
}
const press = async (page: Page, name: string | RegExp, role?: 'link') => {
  await tabTo(page, name, role)
  await page.keyboard.press('Enter')
}

/** Once an answer names a field, the focus goes there. */
const ledToTheFault = (page: Page) =>
  page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')

test.group('The lists of a profile', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('are kept without a mouse: added, put in order, removed and taken back', ({ assert }) =>
    withScreens('profile-sections', async () => {
      const { user } = await givenCandidate({ approval: 'incomplete' })
      const { page, errors, close } = await openPerson()
      await page.goto('/login')
      await page.getByLabel(/e-mail address/i).fill(user.email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/candidate/**')
      await page.goto('/candidate/profile/employment')
      const list = (name: string) => page.getByRole('list', { name, exact: true })
      const names = () => list('Your employment').locator('.sec-text strong').allTextContents()

      // an employment: a fault is beside its field, then it is kept
      await press(page, 'Add employment')
      await page.keyboard.insertText('Engineer')
      await type(page, 'Company', 'Tamarind')
      await type(page, 'From', '4/2021')
      await type(page, 'To', '2020-01')
      await press(page, 'Add')
      await page.getByText('cannot lie before start').first().waitFor()
      await ledToTheFault(page)
      await holds(page.getByRole('textbox', { name: 'From', exact: true }), '2021-04')
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText('2022-03')
      await press(page, 'Add')
      await list('Your employment').getByText('Apr 2021 – Mar 2022').waitFor()

      await press(page, 'Add employment')
      await page.keyboard.insertText('Lead')
      await type(page, 'Company', 'Palmyra')
      await tabTo(page, 'I work there now', 'checkbox')
      await page.keyboard.press('Space')
      await type(page, 'From', '2022-04')
      await press(page, 'Add')
      await list('Your employment').getByText('Apr 2022 – now').waitFor()

      // the newest first
      await press(page, 'Move Lead, Palmyra up')
      await page.getByText('Lead, Palmyra is now 1 of 2').waitFor({ state: 'attached' })
      await eventually(async () =>
        assert.deepEqual(await names(), ['Lead, Palmyra', 'Engineer, Tamarind'])
      )

      await press(page, /^Next: Projects/, 'link')
      await press(page, /^Next: Additional/, 'link')
      await press(page, /^Next: Education/, 'link')
      await press(page, 'Add education')
      await page.keyboard.insertText('COEP')
      await type(page, 'Degree', 'B.Tech')
      await press(page, 'Add')
      await list('Your education').getByText('COEP').waitFor()

      for (const next of [/^Next: Certifications/, /^Next: Achievements/, /^Next: Social/])
        await press(page, next, 'link')

      // a link that leads elsewhere is told so
      await press(page, 'Add a link')
      await page.keyboard.press('ArrowDown')
      await page.getByRole('option', { name: 'GitHub' }).waitFor()
      await page.keyboard.press('Enter')
      await type(page, 'Address', 'https://gitlab.com/asha')
      await press(page, 'Add')
      await page.getByText('must lead to').first().waitFor()
      await ledToTheFault(page)
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText('https://github.com/asha')
      await press(page, 'Add')
      await list('Your social links').getByText('github.com/asha').waitFor()

      // removed, and back at its place
      await page.goto('/candidate/profile/employment')
      await press(page, 'Delete Lead, Palmyra')
      await list('Your employment').getByText('Lead, Palmyra').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await list('Your employment').getByText('Lead, Palmyra').waitFor()
      await page.waitForFunction(
        () =>
          document.querySelector('#employment .sec-text strong')?.textContent === 'Lead, Palmyra'
      )

      // what was done outlasts the page
      await page.reload()
      await list('Your employment').waitFor()
      await eventually(async () =>
        assert.deepEqual(await names(), ['Lead, Palmyra', 'Engineer, Tamarind'])
      )
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
