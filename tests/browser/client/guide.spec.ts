import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { givenCompany, givenJob, givenMember } from '#tests/givens'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  tooWide,
  withScreens,
} from '#tests/browser/product'

const GUIDE = 'Your first hire, step by step'
const steps = (page: Page) =>
  page.locator('section').filter({ hasText: GUIDE }).getByRole('listitem')
const next = (page: Page, step: string) =>
  page.locator('ol.guide a[data-variant="filled"]').getByText(step, { exact: true })
const done = (page: Page, count: number) => page.getByText(`${count} of 4 done`).waitFor()

test.group('The guide of a new company', () => {
  test('leads from step to step, marks what is done, and goes with the last one', ({ assert }) =>
    withScreens('guide', async () => {
      const { company, user } = await givenCompany({ verification: 'unverified', firstEntry: true })
      const { page, errors, close } = await openSignedIn(user)
      const again = async (count: number) => {
        await page.goto('/client/dashboard')
        await done(page, count)
        await eventually(async () =>
          assert.equal(await steps(page).getByLabel('Done').count(), count)
        )
        assert.deepEqual(await accessFaults(page), [])
      }
      await again(0)
      await look(page, 'none-done')
      // one way at a time stands out: the first that is open
      await next(page, 'Company profile').click()
      await page.waitForURL('**/client/company')

      await company.merge({ verification: 'pending' }).save()
      await again(1)
      await page.getByText('We check your company').waitFor()
      await company.merge({ verification: 'verified' }).save()
      await again(2)
      await givenMember(company, 'recruiter')
      await again(3)
      await next(page, 'Post a job').waitFor()
      await givenJob(company)
      await page.goto('/client/dashboard')
      await page.getByText('open job', { exact: true }).waitFor()
      assert.equal(await page.getByText(GUIDE).count(), 0)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('fits a phone, and stays away once it is hidden', ({ assert }) =>
    withScreens('guide-phone', async () => {
      const { company, user } = await givenCompany({ verification: 'unverified', firstEntry: true })
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto('/client/dashboard')
      await done(page, 0)
      assert.equal(await tooWide(page), 0)
      // what is said of a step stands beside its mark, and its way within the screen
      await eventually(async () => {
        const all = await steps(page).all()
        assert.lengthOf(all, 4)
        for (const step of all) {
          const way = (await step.getByRole('link').boundingBox())!
          assert.isAtLeast(way.height, 24)
          assert.isAtMost(way.x + way.width, 390)
        }
      })
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'phone')
      await page.getByRole('button', { name: 'Hide', exact: true }).click()
      await page.getByText(GUIDE).waitFor({ state: 'detached' })
      await eventually(async () => assert.isFalse((await company.refresh()).firstEntry))
      await page.reload()
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.getByText('no answers due yet').waitFor()
      assert.equal(await page.getByText(GUIDE).count(), 0)
      assert.deepEqual(errors, [])
      await close()
    }))
})
