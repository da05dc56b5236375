import { test } from '@japa/runner'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenApplication, givenCompany, givenJob } from '#tests/givens'
import { givenBlog } from '#tests/functional/content/given_content'
import { eventually, openSignedIn, settled, shiftOf, withScreens } from '#tests/browser/product'

test.group('The console stands still', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('names, long texts and the editor that come late move nothing below them', ({ assert }) =>
    withScreens('console-still', async () => {
      const { company } = await givenCompany({ name: 'A company whose name takes its room' })
      const job = await givenJob(company, { title: 'Principal Engineer of Payments' })
      for (let nth = 0; nth < 6; nth++) await givenApplication(job)
      const body = '<p>A paragraph that is written to take its room.</p>'.repeat(12)
      const { id } = await givenBlog({ body })
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      // the rows are there before the names in them, and before the code of what shows them
      await page.route(/filter=%7B%22id%22|console\/(rich|long)_text/, async (route) => {
        await page.waitForTimeout(400)
        await route.continue().catch(() => undefined)
      })
      const moved: string[] = []
      for (const path of ['applications', `blogs/${id}`, `blogs/${id}/show`]) {
        await page.goto(`/admin/${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        const shift = await shiftOf(page)
        if (shift >= 0.05) moved.push(`${path}: ${shift.toFixed(3)}`)
      }
      assert.deepEqual(moved, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('on a phone the facts of a row that nothing can be done with follow its name', ({
    assert,
  }) =>
    withScreens('console-no-acts', async () => {
      const { application } = await givenApplication(await givenJob((await givenCompany()).company))
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'), { phone: true })
      await page.goto(`/admin/applications/${application.id}/show`)
      const name = page.getByRole('heading', { level: 1 })
      const facts = page.locator('.MuiCard-root').first()
      await facts.waitFor()
      await eventually(async () => {
        const [over, under] = [(await name.boundingBox())!, (await facts.boundingBox())!]
        assert.isBelow(under.y - over.y - over.height, 30)
      })
      // a long name of a screen ends in dots, at the height of the buttons beside it
      await page.goto('/admin/review/message-reports')
      const inBar = page.locator('#react-admin-title span').first()
      await inBar.getByText('Reported messages').waitFor()
      assert.equal(await inBar.evaluate((name) => getComputedStyle(name).display), 'inline')
      const button = page.getByRole('button', { name: 'Open menu' })
      await eventually(async () => {
        const [at, beside] = [(await inBar.boundingBox())!, (await button.boundingBox())!]
        assert.closeTo(at.y + at.height / 2, beside.y + beside.height / 2, 3)
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('on a phone the button that adds is in the bar above the rows, and an entry of the menu is in sight', ({
    assert,
  }) =>
    withScreens('console-bar', async () => {
      const admin = await givenAdmin('super')
      const onPhone = await openSignedIn(admin, { phone: true })
      await onPhone.page.goto('/admin/skills')
      const add = onPhone.page.getByRole('link', { name: 'Add skill' })
      await add.waitFor()
      const search = onPhone.page.getByPlaceholder('Search skills')
      await eventually(async () => {
        const [bar, field] = [await add.boundingBox(), await search.boundingBox()]
        assert.isAtMost(bar!.y + bar!.height, field!.y)
      })
      await onPhone.close()
      const { page, errors, close } = await openSignedIn(admin)
      await page.goto('/admin/tools')
      const entry = page.getByRole('menuitem', { name: 'Tools' })
      await entry.waitFor()
      await eventually(async () => {
        const { y, height } = (await entry.boundingBox())!
        assert.isAtMost(y + height, page.viewportSize()!.height)
      })
      assert.deepEqual(errors, [])
      await close()
    }))
})
