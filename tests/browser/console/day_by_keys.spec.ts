import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Blog from '#api/content/models/blog'
import MaintenanceMessage from '#api/content/models/maintenance_message'
import Job from '#api/jobs/models/job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin } from '#tests/givens'
import { eventually, openSignedIn, sendDecided, tabTo, withScreens } from '#tests/browser/product'
import { becomes, givenMorning, JOBS } from './morning.js'

/** Goes to a screen by what its reader would type for it. */
async function palette(page: Page, words: string, screen: string) {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/admin/${screen}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The focus is on the heading of what was opened, so that Tab goes on into it. */
const begins = (page: Page, heading: string) =>
  eventually(async () => {
    const at = await page.evaluate(() => document.activeElement?.textContent)
    if (at !== heading) throw new Error(`The focus is on ${at}, not on ${heading}`)
  })

/** The next morning whose day has the number of its month: browsers ask for the two in either order. */
function nextTwin() {
  const now = DateTime.now().setZone('Asia/Kolkata')
  const twin = (month: number, year = now.year) =>
    DateTime.fromObject({ year, month, day: month, hour: 9, minute: 9 }, { zone: 'Asia/Kolkata' })
  const days = Array.from({ length: 12 }, (_, at) => twin(at + 1))
  return days.find((day) => day > now.plus({ days: 1 })) ?? twin(1, now.year + 1)
}

test.group('A day of an editor by keys alone', (group) => {
  group.setup(async () => {
    // what other files left would wait in the same queues
    await emptyDatabase()
    await loadReferenceData()
    return emptyDatabase
  })

  test('a post is written and scheduled, a lead answered, maintenance announced, two skills merged and ten jobs approved', ({
    assert,
  }) =>
    withScreens('day-by-keys', async () => {
      const { lead, from, into } = await givenMorning()
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      const keys = page.keyboard
      const dialog = page.getByRole('dialog')
      const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
      /** Reaches something by Tab and presses Enter. */
      const enter = async (name: string) => {
        await button(name).waitFor()
        await tabTo(page, button(name))
        await keys.press('Enter')
      }
      await page.goto('/admin')
      await page.getByText('Jobs to approve').first().waitFor()

      await palette(page, 'add article', 'blogs/create')
      await begins(page, 'Add article')
      await tabTo(page, page.getByLabel(/^Title/))
      await keys.type('Ten things that a job ad says')
      const text = page.getByRole('textbox', { name: 'Text' })
      await text.waitFor()
      await tabTo(page, text)
      // what makes letters bold and the like is one stop, which arrows walk
      await keys.press('Shift+Tab')
      await keys.press('ArrowRight')
      assert.equal(
        await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
        'Italic'
      )
      await keys.press('Tab')
      await keys.type('The pay comes first.')
      await keys.press('Control+Enter')
      await begins(page, 'Ten things that a job ad says')
      await enter('Schedule')
      const publishAt = nextTwin()
      await eventually(async () =>
        assert.equal(
          await page.evaluate(() => (document.activeElement as HTMLInputElement).type),
          'datetime-local'
        )
      )
      // after four digits the keys go on to the hour
      await keys.type(publishAt.toFormat('ddMMyyyyhhmm'))
      await keys.type('AM')
      await keys.press('Control+Enter')
      await dialog.waitFor({ state: 'detached' })
      const post = await Blog.findByOrFail('title', 'Ten things that a job ad says')
      assert.equal(post.status, 'scheduled')
      assert.equal(post.publishAt?.toMillis(), publishAt.toMillis())

      await palette(page, 'leads to answer', 'review/leads')
      await button('Answer by mail').waitFor()
      await keys.press('a')
      await dialog.getByText('How long does a job stay open?').waitFor()
      await eventually(async () =>
        assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'TEXTAREA')
      )
      await keys.type('Thirty days, and you may extend it.')
      await keys.press('Control+Enter')
      await dialog.waitFor({ state: 'detached' })
      await sendDecided(page)
      await eventually(async () => assert.equal((await lead.refresh()).status, 'answered'))

      await palette(page, 'add message', 'maintenance-messages/create')
      await tabTo(page, page.getByLabel(/^Title/))
      await keys.type('We move tonight')
      await tabTo(page, page.getByLabel(/^Message/))
      await keys.type('From ten at night nothing can be changed for an hour.')
      await keys.press('Control+Enter')
      await begins(page, 'We move tonight')
      await enter('Announce')
      await eventually(async () =>
        assert.isTrue((await MaintenanceMessage.findByOrFail('title', 'We move tonight')).enabled)
      )

      // not the queue of skills that were asked for, whose name has the word, too
      await palette(page, 'skills', 'skills')
      await page.locator('[data-row-link]').first().waitFor()
      await keys.press('/')
      await keys.type(from.name)
      const found = page.locator('[data-row-link]').first()
      await eventually(async () => assert.equal(await found.textContent(), from.name))
      await keys.press('ArrowDown')
      await keys.press('Enter')
      await begins(page, from.name)
      await enter('Merge into another')
      const other = dialog.getByRole('button', { name: into.name })
      await other.waitFor()
      await tabTo(page, other)
      await keys.press('Enter')
      await dialog.getByText('You can undo a merge for 10 seconds').waitFor()
      await keys.press('Control+Enter')
      await begins(page, into.name)
      await sendDecided(page)
      await becomes(from, into)

      await keys.press('g')
      await keys.press('r')
      await page.waitForURL('**/admin/review/jobs')
      for (let left = JOBS; left > 0; left--) {
        await page.getByText(`${left} left`).waitFor()
        await button('Approve').waitFor()
        await keys.press('a')
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
