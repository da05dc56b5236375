import { test } from '@japa/runner'
import SavedProfile from '#api/talent/models/saved_profile'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, openSignedIn, withScreens } from '#tests/browser/product'

test.group('The palette of a company', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('goes to a job, a person and a screen', ({ assert }) =>
    withScreens('palette', async () => {
      const { company, user } = await givenCompany()
      const job = await givenJob(company, { title: 'Quill Engineer' })
      const { user: kept, candidate } = await givenCandidate()
      await kept.merge({ firstName: 'Quentin', lastName: 'Joshi' }).save()
      await SavedProfile.create({ companyId: company.id, candidateId: candidate.id })
      const { page, errors, close } = await openSignedIn(user)
      // an address without a screen leads to the first one
      await page.goto('/client')
      await page.waitForURL('**/client/dashboard')
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      const palette = async (words: string, action: string) => {
        // typed at once, while the palette is still loaded and drawn
        await page.keyboard.press('Control+k')
        await page.keyboard.type(words)
        await page.locator('.mantine-Spotlight-action', { hasText: action }).first().click()
        await page.getByPlaceholder('Go to a screen, job or person').waitFor({ state: 'detached' })
      }
      await palette('quill', 'Quill Engineer')
      await page.waitForURL(`**/client/jobs/${job.id}/applicants`)
      const { user: someone, candidate: applied } = await givenCandidate()
      await someone.merge({ firstName: 'Zubin', lastName: 'Merchant' }).save()
      const { application } = await givenApplication(job, { user: someone, candidate: applied })
      await palette('zubin', 'Zubin Merchant')
      await page.waitForURL(`**/applicants?application=${application.id}`)
      await page.getByRole('dialog').getByRole('heading', { name: 'Zubin Merchant' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await palette('quentin', 'Quentin J.')
      await page.waitForURL(`**/client/candidates/${candidate.id}`)
      await palette('invite', 'Invite a colleague')
      await page.getByLabel('Work e-mail').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.keyboard.press('Escape')
      await page.getByLabel('Work e-mail').waitFor({ state: 'detached' })
      await page.keyboard.press('Control+k')
      await page.keyboard.type('reports')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/client/reports')
      // Escape while it is still fetched takes it back, and nothing of it comes later
      let fetched = () => {}
      const held = new Promise<void>((resolve) => (fetched = resolve))
      // before the reload: what a page has from the one before is not asked for, so that nothing would be held
      await page.route(/\/palette-[^/]*\.js/, async (route) => {
        await held
        await route.continue()
      })
      await page.reload()
      await page.getByRole('heading', { name: 'Reports' }).waitFor()
      const asked = page.waitForRequest(/\/palette-[^/]*\.js/)
      await page.keyboard.press('Control+k')
      await asked
      await page.keyboard.type('dash')
      await page.keyboard.press('Escape')
      const came = page.waitForResponse(/\/palette-[^/]*\.js/)
      fetched()
      await came
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: /Keys/ }).waitFor()
      assert.equal(await page.locator('.mantine-Spotlight-content').count(), 0)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      for (const scheme of ['dark', 'light']) {
        await palette(`${scheme} mode`, `Appearance: ${scheme}`)
        await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor()
      }
      assert.deepEqual(errors, [])
      await close()
    }))
})
