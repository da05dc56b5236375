import { test } from '@japa/runner'
import RowDraft from '#api/catalogues/models/row_draft'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenSkill } from '#tests/givens'
import { givenHelpPage } from '../../functional/content/given_content.js'
import {
  accessFaults,
  eventually,
  holds,
  look,
  openSignedIn,
  withScreens,
} from '#tests/browser/product'

test.group('Edits in the console', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('leaving an edited form asks, and a refused save keeps what was typed', ({ assert }) =>
    withScreens('console-leave', async () => {
      const skill = await givenSkill('Leavable')
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto(`/admin/skills/${skill.id}`)
      const name = page.getByLabel(/^Skill name/)
      await name.fill('JavaScript')
      await page.getByRole('menuitem', { name: 'Tools' }).click()
      const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
      await asked.waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await asked.getByRole('button', { name: 'Stay' }).click()
      await asked.waitFor({ state: 'detached' })
      await holds(name, 'JavaScript')
      // the name is taken
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.locator('.Mui-error').first().waitFor()
      await holds(name, 'JavaScript')
      let closing = ''
      page.once('dialog', (dialog) => {
        closing = dialog.type()
        void dialog.dismiss()
      })
      await page.close({ runBeforeUnload: true })
      await eventually(() => assert.equal(closing, 'beforeunload'))
      await page.getByRole('menuitem', { name: 'Tools' }).click()
      await asked.getByRole('button', { name: 'Leave without saving' }).click()
      await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor()
      await skill.refresh()
      assert.equal(skill.name, 'Leavable')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('what was typed and not saved is there again after the tab was closed, on another device and without the server', ({
    assert,
  }) =>
    withScreens('console-draft', async () => {
      const help = await givenHelpPage({ title: 'Answering', body: '<p>Each job shows a day.</p>' })
      const admin = await givenAdmin('content')
      const keptOf = async () =>
        JSON.stringify((await RowDraft.query().where('user_id', admin.id))[0]?.changed ?? null)
      const { page, errors, close } = await openSignedIn(admin)
      page.on('dialog', (dialog) => void dialog.accept())
      const title = page.getByLabel(/^Title/)
      const text = page.getByRole('textbox', { name: 'Text' })
      const again = page.getByText('Your unsaved changes are back.')
      await page.goto(`/admin/help-pages/${help.id}`)
      await title.fill('Answering in time')
      await text.pressSequentially('By that day you answer. ')
      await eventually(async () => assert.include(await keptOf(), 'By that day you answer.'))
      await page.waitForFunction(() => !Object.keys(localStorage).join().includes('console-draft:'))
      const other = await openSignedIn(admin, { phone: true })
      await other.page.goto(`/admin/help-pages/${help.id}`)
      await other.page.getByText('Your unsaved changes are back.').waitFor()
      await holds(other.page.getByLabel(/^Title/), 'Answering in time')
      await other.close()
      await page.reload()
      await again.waitFor()
      await holds(title, 'Answering in time')
      await text.filter({ hasText: 'By that day you answer.' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('heading', { level: 1, name: 'Answering in time' }).waitFor()
      await help.refresh()
      assert.include(help.body, 'By that day you answer.')
      await eventually(async () => assert.equal(await keptOf(), 'null'))

      await page.goto(`/admin/help-pages/${help.id}`)
      await page.route('**/draft', (route) => route.fulfill({ status: 408 }))
      await title.fill('Answering never')
      await page.waitForFunction(() => JSON.stringify(localStorage).includes('Answering never'))
      await page.reload()
      await again.waitFor()
      await page.unroute('**/draft')
      await page.getByRole('button', { name: 'Discard' }).click()
      await again.waitFor({ state: 'detached' })
      await holds(title, 'Answering in time')
      await page.waitForFunction(() => !JSON.stringify(localStorage).includes('Answering never'))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a row that a colleague saved meanwhile shows both, and neither change is lost', ({
    assert,
  }) =>
    withScreens('console-conflict', async () => {
      const help = await givenHelpPage({ title: 'Paying', category: 'Money' })
      const { page, errors, close } = await openSignedIn(await givenAdmin('content'))
      const title = page.getByLabel(/^Title/)
      await page.goto(`/admin/help-pages/${help.id}`)
      await title.fill('Paying by card')
      await help.merge({ title: 'Paying by transfer', category: 'Bills' }).save()
      await page.getByRole('button', { name: 'Save changes' }).click()
      const both = page.getByRole('alert').filter({ hasText: 'You both changed this' })
      await both.getByText('Paying by transfer').waitFor()
      await both.getByText('Paying by card').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'conflict')
      await both.getByRole('button', { name: 'Keep mine' }).click()
      await both.waitFor({ state: 'detached' })
      await holds(page.getByLabel(/^Category/), 'Bills')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await page.getByRole('heading', { level: 1, name: 'Paying by card' }).waitFor()
      await help.refresh()
      assert.deepInclude(help.serialize(), { title: 'Paying by card', category: 'Bills' })
      assert.deepEqual(errors, [])
      await close()
    }))
})
