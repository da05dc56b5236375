import { test } from '@japa/runner'
import Job from '#api/jobs/models/job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenApplication, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { accessFaults, eventually, openSignedIn, withScreens } from '#tests/browser/product'

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
      await dialog.locator('textarea:focus').waitFor()
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

  test('a row of a list becomes something else in the cell of its state, as its state allows', ({
    assert,
  }) =>
    withScreens('console-state', async () => {
      const { admin, pending } = await givenMarket()
      const { page, errors, close } = await openSignedIn(admin)
      await page.goto('/admin/jobs')
      const cell = page.getByRole('button', { name: `Change status: ${pending.title}` })
      await cell.click()
      const menu = page.getByRole('menu')
      await eventually(async () =>
        assert.deepEqual(await menu.getByRole('menuitem').allTextContents(), ['Approve', 'Reject'])
      )
      await menu.getByRole('menuitem', { name: 'Reject' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('textarea:focus').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      // a click in its menu or dialog is none on the row, which would open it
      await eventually(async () => assert.equal(await page.getByRole('dialog').count(), 0))
      await cell.click()
      await menu.getByRole('menuitem', { name: 'Approve' }).click()
      await eventually(async () => assert.isTrue((await pending.refresh()).isApproved))
      await eventually(async () => {
        await cell.click()
        const offered = await menu.getByRole('menuitem').allTextContents()
        await page.keyboard.press('Escape')
        assert.include(offered, 'Suspend')
        assert.notInclude(offered, 'Approve')
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('what cannot be saved is told beside its field, and nothing typed is lost', ({ assert }) =>
    withScreens('console-edit', async () => {
      const { page, errors, close } = await openSignedIn(await givenAdmin('super'))
      await page.goto('/admin/skills/create')
      const name = page.getByLabel(/^Skill name/)
      await name.waitFor()
      await page.getByRole('button', { name: 'Add skill' }).click()
      // its words cover no button of the form
      const notice = page.getByText('Some fields need correcting; see the message at each')
      await notice.waitFor()
      await eventually(async () => {
        const [over, under] = [
          (await notice.boundingBox())!,
          (await page.getByRole('button', { name: 'Add skill' }).boundingBox())!,
        ]
        assert.isBelow(over.y + over.height, under.y)
      })
      await name.fill('JavaScript')
      await page.getByRole('button', { name: 'Add skill' }).click()
      await page.locator('.Mui-error').first().waitFor()
      assert.equal(await name.inputValue(), 'JavaScript')
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a role reads whose it is in place of a form, a list, a record, a queue and the questions of people', ({
    assert,
  }) =>
    withScreens('console-roles', async () => {
      const support = await openSignedIn(await givenAdmin('support'))
      const content = await openSignedIn(await givenAdmin('content'))
      const finance = await openSignedIn(await givenAdmin('finance'))
      for (const [{ page }, path, title, whose] of [
        [
          support,
          '/admin/blogs/create',
          'Add article',
          'Support, does not include this: it is for Content,',
        ],
        [content, '/admin/leads', 'Leads', 'Content, does not include this: it is for Support,'],
        [content, '/admin/support', 'Support', 'it is for Support, and for super admins'],
        [
          content,
          '/admin/orders/1/show',
          'Orders',
          'it is for Finance and Support, and for super admins',
        ],
        [
          finance,
          '/admin/review/leads',
          'Leads to answer',
          'Finance, does not include this: it is for Support,',
        ],
        [finance, '/admin/status', 'Status', 'it is for super admins alone'],
      ] as const) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        await page.getByText(whose).waitFor()
        assert.equal(await page.locator('#main-content input').count(), 0, path)
        assert.deepEqual(await accessFaults(page), [])
      }
      // what they may read and not change says so, too
      for (const [path, whose] of [
        ['/admin/maintenance-messages', 'What is changed here is for Support and super admins.'],
        ['/admin/review/jobs', 'What is changed here is for Moderator and super admins.'],
      ]) {
        await content.page.goto(path)
        await content.page.getByText(`Your role, Content, reads this. ${whose}`).waitFor()
      }
      await content.page.goto('/admin/blogs')
      await content.page.getByRole('link', { name: 'Add article' }).first().waitFor()
      assert.equal(await content.page.getByText('Your role').count(), 0)
      for (const { errors, close } of [support, content, finance]) {
        assert.deepEqual(errors, [])
        await close()
      }
    }))
})
