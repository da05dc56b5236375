import { test } from '@japa/runner'
import { givenCandidate, givenCompany } from '#tests/givens'
import { accessFaults, look, openSignedIn, withScreens } from '#tests/browser/product'

test.group('Search before a company is verified', () => {
  test('shows numbers, what is missing and the next step, and nobody', ({ assert }) =>
    withScreens('unverified-search', async () => {
      for (let each = 0; each < 11; each++) await givenCandidate()
      const { user } = await givenCompany({ verification: 'unverified' })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/client/search')
      // other tests leave people behind: a number of tens, from ten on
      await page.getByText(/^[1-9]\d*0 developers or more fit$/).waitFor()
      await page.getByText(/Still missing: About the company/).waitFor()
      assert.equal(await page.getByRole('link', { name: 'Have your company verified' }).count(), 1)
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'unverified-search')
      assert.deepEqual(errors, [])
      await close()
    }))
})
