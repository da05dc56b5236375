import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Blog from '#api/content/models/blog'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import Job from '#api/jobs/models/job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin } from '#tests/givens'
import {
  eventually,
  look,
  openPerson,
  openSignedIn,
  sendDecided,
  tooWide,
  withScreens,
} from '#tests/browser/product'
import { becomes, givenMorning, JOBS } from './morning.js'

/** Opens a screen by the menu, from its group where one is named, which may be closed. */
async function menu(page: Page, name: string, group?: string) {
  if (group) {
    const opener = page.getByRole('menuitem', { name: group })
    // both ways are there only once the menu is
    await opener.waitFor()
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click()
  }
  await page.getByRole('menuitem', { name, exact: true }).click()
}
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

test.group('A day of an editor', (group) => {
  group.setup(async () => {
    // what other files left would wait in the same queues
    await emptyDatabase()
    await loadReferenceData()
    return emptyDatabase
  })

  // what each asks for is spread over content, support and moderator; super may do all of it
  test('a post is scheduled, a lead answered, maintenance announced, two skills merged and ten jobs approved, by what the screens offer', ({
    assert,
  }) =>
    withScreens('editors-day', async () => {
      const { lead, from, into } = await givenMorning()
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      const seen = async (name: string) => {
        assert.equal(await tooWide(page), 0, name)
        await look(page, `editor-${name}`)
      }

      await page.goto('/admin')
      await page.getByText('Jobs to approve').first().waitFor()
      await seen('morning')

      await menu(page, 'Blog', 'Content')
      await page.getByRole('link', { name: 'Add article' }).first().click()
      await page.getByLabel(/^Title/).fill('Ten things that a job ad says')
      await page.getByRole('textbox', { name: 'Text' }).pressSequentially('The pay comes first.')
      await seen('post')
      await press(page, 'Add article')
      await page.getByRole('heading', { level: 1, name: 'Ten things that a job ad says' }).waitFor()
      await press(page, 'Schedule')
      const dialog = page.getByRole('dialog')
      // by the clock of the editor, who is not where the server is
      const publishAt = DateTime.now()
        .setZone('Asia/Kolkata')
        .plus({ days: 1 })
        .set({ hour: 9, minute: 0, second: 0, millisecond: 0 })
      await dialog.getByLabel(/^Publish on/).fill(publishAt.toFormat("yyyy-MM-dd'T'HH:mm"))
      await seen('schedule')
      await dialog.getByRole('button', { name: 'Schedule' }).click()
      await dialog.waitFor({ state: 'detached' })
      await page.getByText('Scheduled', { exact: true }).first().waitFor()
      const post = await Blog.findByOrFail('title', 'Ten things that a job ad says')
      assert.equal(post.status, 'scheduled')
      assert.equal(post.publishAt?.toMillis(), publishAt.toMillis())
      await page.getByText(publishAt.setLocale('en-IN').toFormat('d LLL, HH:mm')).first().waitFor()

      await menu(page, 'Dashboard')
      await page.getByText('Leads to answer').first().click()
      await page.getByRole('heading', { name: /Asha Rao/ }).waitFor()
      await seen('lead')
      await press(page, 'Answer by mail')
      await dialog.getByText('How long does a job stay open?').waitFor()
      await dialog.getByLabel(/^Answer/).fill('Thirty days, and you may extend it.')
      await dialog.getByRole('button', { name: 'Answer by mail' }).click()
      await sendDecided(page)
      await eventually(async () => assert.equal((await lead.refresh()).status, 'answered'))

      await menu(page, 'Maintenance messages', 'Content')
      await page.getByRole('link', { name: 'Add message' }).click()
      await page.getByLabel(/^Title/).fill('We move tonight')
      await page
        .getByLabel(/^Message/)
        .fill('From ten at night nothing can be changed for an hour.')
      await seen('maintenance')
      await press(page, 'Add message')
      await page.getByRole('heading', { level: 1, name: 'We move tonight' }).waitFor()
      await press(page, 'Announce')
      await eventually(async () =>
        assert.isTrue((await MaintenanceMessage.findByOrFail('title', 'We move tonight')).enabled)
      )
      const visitor = await openPerson()
      await visitor.page.goto('/jobs')
      await visitor.page.getByText('We move tonight').first().waitFor()
      await visitor.close()

      await menu(page, 'Skills', 'Taxonomy')
      await page.getByPlaceholder('Search skills').fill('Quaggajs')
      await page.getByRole('link', { name: 'Quaggajs' }).click()
      await page.getByRole('heading', { level: 1, name: 'Quaggajs' }).waitFor()
      await press(page, 'Merge into another')
      await dialog.getByRole('button', { name: into.name }).click()
      await dialog.getByText('You can undo a merge for 10 seconds').waitFor()
      await dialog.getByRole('button', { name: 'Merge into another' }).click()
      await page.getByRole('heading', { level: 1, name: into.name, exact: true }).waitFor()
      await sendDecided(page)
      await becomes(from, into)

      await menu(page, 'Dashboard')
      await page.getByText('Jobs to approve').first().click()
      for (let left = JOBS; left > 0; left--) {
        await page.getByText(`${left} left`, { exact: false }).first().waitFor()
        if (left === JOBS) await seen('jobs')
        await press(page, 'Approve')
        await page.getByText(`${left} left`).waitFor({ state: 'detached' })
      }
      await sendDecided(page)
      await eventually(async () =>
        assert.lengthOf(
          await Job.query().whereLike('title', 'Morning Engineer %').where('is_approved', true),
          JOBS
        )
      )
      assert.deepEqual(errors, [])
      await close()
    }))
})
