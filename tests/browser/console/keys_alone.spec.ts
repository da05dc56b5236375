import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Lead from '#api/content/models/lead'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import { loadReferenceData } from '#database/seeders/reference_data'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCompany, givenJob } from '#tests/givens'
import {
  accessFaults,
  eventually,
  openSignedIn,
  sendDecided,
  tabTo,
  withScreens,
} from '#tests/browser/product'

const people = ['Asha Rao', 'Binod Thapa', 'Chitra Nair']

test.group('The console by keys alone', (group) => {
  group.setup(async () => {
    // what other files left would wait in the same queue
    await emptyDatabase()
    await loadReferenceData()
    return emptyDatabase
  })

  test('three leads are found, read and answered without a pointer, and Ctrl Enter sends each answer', ({
    assert,
  }) =>
    withScreens('keys-alone', async () => {
      for (const name of people)
        await Lead.create({
          kind: 'contact',
          name,
          email: `${name.split(' ')[0].toLowerCase()}@example.com`,
          message: `A question of ${name}`,
          status: 'new',
          spamSigns: [],
          isProven: true,
          fingerprint: name,
        })
      const { page, errors, close } = await openSignedIn(await givenAdmin('support'))
      await page.goto('/admin')
      await page.getByText('Leads to answer').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('leads to answer')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/review/leads')
      const dialog = page.getByRole('dialog')
      for (const name of people) {
        await page.getByRole('heading', { level: 2, name }).waitFor()
        await page.getByRole('button', { name: 'Answer by mail' }).waitFor()
        await page.keyboard.press('a')
        await dialog.getByText(`A question of ${name}`).waitFor()
        await eventually(async () =>
          assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA')
        )
        if (name === people[0]) assert.deepEqual(await accessFaults(page), [])
        await page.keyboard.type(`Yes, ${name}.`)
        await page.keyboard.press('Control+Enter')
        await dialog.waitFor({ state: 'detached' })
      }
      await sendDecided(page)
      await eventually(async () => {
        const answered = await Lead.query().where('status', 'answered')
        assert.sameMembers(
          answered.map(({ name }) => name),
          people
        )
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a screen that the palette opens begins at its heading, and the list of keys has those of its queue and of the role', ({
    assert,
  }) =>
    withScreens('keys-screens', async () => {
      const { company } = await givenCompany()
      await givenJob(company, { title: 'Bell Founder', isApproved: null } as object)
      const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')
      const { page, errors, close } = await openSignedIn(await givenAdmin('moderator'))
      await page.goto('/admin')
      await page.getByText('Jobs to approve').first().waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('jobs to approve')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/review/jobs')
      await page.getByRole('button', { name: 'Approve', exact: true }).first().waitFor()
      await eventually(async () =>
        assert.include(['Jobs to approve', 'Bell Founder'], await focused(page))
      )
      await page.keyboard.press('?')
      const keys = page.getByRole('dialog', { name: 'Keys' })
      await keys.getByText('On this screen').waitFor()
      await eventually(async () => {
        const told = await keys.innerText()
        for (const words of ['Next and previous', 'Approve', 'Reject', 'Jobs to approve'])
          assert.include(told, words)
        // which finance and support read, and moderators do not
        assert.notInclude(told, 'Orders')
      })
      await page.keyboard.press('Escape')
      await keys.waitFor({ state: 'detached' })
      await page.keyboard.press('g')
      await page.keyboard.press('o')
      await page.keyboard.press('g')
      await page.keyboard.press('j')
      await page.waitForURL('**/admin/jobs')
      await eventually(async () => assert.equal(await focused(page), 'Jobs'))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('maintenance is written and announced without a pointer', ({ assert }) =>
    withScreens('keys-maintenance', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('support'))
      await page.goto('/admin')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.keyboard.type('maintenance messages')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/maintenance-messages')
      const add = page.getByRole('link', { name: 'Add message' }).first()
      await add.waitFor()
      await tabTo(page, add)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/admin/maintenance-messages/create')
      const title = page.getByLabel(/^Title/)
      await title.waitFor()
      await tabTo(page, title)
      await page.keyboard.type('We move at ten')
      await tabTo(page, page.getByLabel(/^Message/))
      await page.keyboard.type('From ten at night nothing can be changed for an hour.')
      await tabTo(page, page.getByRole('button', { name: 'Add message' }))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'We move at ten' }).waitFor()
      const announce = page.getByRole('button', { name: 'Announce' })
      await announce.waitFor()
      await tabTo(page, announce)
      await page.keyboard.press('Enter')
      await eventually(async () =>
        assert.isTrue((await MaintenanceMessage.findByOrFail('title', 'We move at ten')).enabled)
      )
      assert.deepEqual(errors, [])
      await close()
    }))
})
