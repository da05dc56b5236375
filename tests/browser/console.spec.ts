import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { catalogues } from '#generated/catalogues'
import Job from '#api/jobs/models/job'
import { mayRead, type Catalogue } from '#api/catalogues/definition'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, eventually, openSignedIn, withScreens } from './product.js'

const all: Catalogue[] = Object.values(catalogues)

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('#main-content, [role=main], main') !== null &&
      document.querySelector('[role=progressbar], .MuiSkeleton-root') === null
  )

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** One of each that an admin looks after. */
async function givenMarket() {
  const { company } = await givenCompany()
  const pending = await givenJob(company, {
    title: 'Waiting Data Engineer',
    isApproved: null,
  } as Partial<Job>)
  const second = await givenJob(company, {
    title: 'Waiting Support Engineer',
    isApproved: null,
  } as Partial<Job>)
  const job = await givenJob(company, { title: 'Listed Platform Engineer' } as Partial<Job>)
  await givenApplication(job, await givenCandidate())
  return { admin: await givenAdmin('super'), pending, second }
}

test.group('The console', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('every list and row can be read by everyone, on a desk and on a phone', ({ assert }) =>
    withScreens('console-lists', async () => {
      const { admin } = await givenMarket()
      const faults: string[] = []
      const readable = all.filter((catalogue) => mayRead(catalogue, 'super'))
      for (const look of [
        { colorScheme: 'light' as const },
        { colorScheme: 'dark' as const, phone: true },
      ]) {
        const { page, errors, close } = await openSignedIn(admin, look)
        await page.goto('/admin')
        await settled(page)
        for (const catalogue of readable) {
          // within the console, so that its script is fetched once
          await page.evaluate((path) => {
            history.pushState({}, '', path)
            dispatchEvent(new PopStateEvent('popstate'))
          }, `/admin/${catalogue.name}`)
          await page.getByRole('heading', { name: catalogue.label }).first().waitFor()
          await settled(page)
          const where = `${catalogue.name} (${look.colorScheme})`
          faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
          if ((await tooWide(page)) > 0) faults.push(`${where}: wider than the screen`)
        }
        assert.deepEqual(errors, [])
        await close()
      }
      assert.deepEqual(faults, [])
    }))

  test('a moderator rejects one job with a reason, approves the next, and the change is on record', ({
    assert,
  }) =>
    withScreens('console-review', async () => {
      const { admin, pending, second } = await givenMarket()
      await Job.query()
        .whereNotIn('id', [pending.id, second.id])
        .where('status', 'open')
        .update({ isApproved: true })
      const { page, errors, close } = await openSignedIn(admin)
      await page.goto('/admin/review/jobs')
      await page.getByRole('heading', { name: pending.title }).waitFor()
      assert.deepEqual(await accessFaults(page), [])

      await page.getByRole('button', { name: /^Reject/ }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: /^Reject/ }).click()
      await dialog
        .getByText(/required|needed|reason/i)
        .first()
        .waitFor()
      await dialog.getByRole('textbox').first().fill('The pay is missing, please add it.')
      await dialog.getByRole('button', { name: /^Reject/ }).click()

      await page.getByRole('heading', { name: second.title }).waitFor()
      await page.getByRole('button', { name: /^Approve/ }).click()
      await page.getByRole('heading', { name: second.title }).waitFor({ state: 'detached' })

      // sent when it can be undone no more
      await eventually(async () => {
        await pending.refresh()
        await second.refresh()
        assert.isFalse(pending.isApproved)
        assert.isTrue(second.isApproved)
      })
      await page.goto('/admin/audit-log')
      await page
        .getByText(/approve/i)
        .first()
        .waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('what cannot be saved is told beside its field, and nothing typed is lost', ({ assert }) =>
    withScreens('console-edit', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto('/admin/skills/create')
      const name = page.getByLabel(/^Skill name/)
      await name.fill('JavaScript')
      await page.getByRole('button', { name: 'Add skill' }).click()
      await page.locator('.Mui-error').first().waitFor()
      assert.equal(await name.inputValue(), 'JavaScript')
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))
})
