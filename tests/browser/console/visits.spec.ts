import { test } from '@japa/runner'
import AccountVisit from '#api/accounts/models/account_visit'
import JobCategory from '#api/taxonomy/models/job_category'
import { VISIT_MINUTES } from '#api/accounts/visits/visit_facts'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { accessFaults, eventually, look, openSignedIn, withScreens } from '#tests/browser/product'

const reason = 'They cannot find their job'

test.group('Seeing an account to help its person', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('support looks at a company’s account from the console, changes nothing, and comes back', ({
    assert,
  }) =>
    withScreens('visit', async () => {
      const { company, user, member } = await givenCompany({ name: 'Tamarind Works' })
      // complete, as the form sends no other
      const job = await givenJob(company, {
        title: 'Ledger Engineer',
        jobCategoryId: (await JobCategory.firstOrFail()).id,
        skillIds: [(await givenSkill('COBOL')).id],
        shortDescription: `<p>${'You keep the ledgers of a bank. '.repeat(3)}</p>`,
        description: `<p>${'You read programs that are older than you are. '.repeat(6)}</p>`,
      })
      const { page, context, errors, close } = await openSignedIn(await givenAdmin('support'))
      const faults: string[] = []
      const check = async (where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))

      await page.goto(`/admin/client-users/${member.id}/show`)
      await page.getByRole('button', { name: 'View as this person' }).click()
      const dialog = page.getByRole('dialog', { name: 'View as Asha Rao' })
      await dialog.getByText(`For ${VISIT_MINUTES} minutes, this tab shows`).waitFor()
      await check('the question')
      await look(page, 'visit-ask')
      await dialog.getByRole('button', { name: 'View as this person' }).click()
      await dialog.getByText('Reason is needed').waitFor()
      assert.isNull(await AccountVisit.findBy('userId', user.id))
      await dialog.getByLabel(/Reason/).fill(reason)
      await dialog.getByRole('button', { name: 'View as this person' }).click()

      await page.waitForURL('/client/dashboard')
      const notice = page.getByRole('complementary', { name: /somebody else/ })
      await notice.getByText('You see what Asha Rao sees.').waitFor()
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await check('the dashboard')
      await look(page, 'visit-dashboard')

      // a write is refused in words, and what was typed stays
      await page.goto(`/client/jobs/${job.id}/edit`)
      const title = page.getByRole('textbox', { name: 'Job title' })
      await title.fill('Changed by support')
      await page
        .getByRole('button', { name: /Save|Send for approval|Publish/ })
        .first()
        .click()
      await page
        .getByText('You are viewing this account to help and cannot change anything')
        .first()
        .waitFor()
      assert.equal(await title.inputValue(), 'Changed by support')
      await job.refresh()
      assert.equal(job.title, 'Ledger Engineer')

      // the admin's own session is that of other tabs
      const other = await context.newPage()
      await other.goto('/admin/client-users')
      await other.getByRole('heading', { name: 'Company users' }).waitFor()
      await other.close()

      await page.goto('/client/dashboard')
      await notice.getByRole('button', { name: 'Back to the console' }).click()
      await page.waitForURL(`/admin/client-users/${member.id}/show`)
      await page.getByRole('button', { name: 'View as this person' }).waitFor()
      await eventually(async () =>
        assert.isNotNull((await AccountVisit.findByOrFail('userId', user.id)).endedAt)
      )
      assert.isEmpty(faults)
      assert.isEmpty(errors)
      await close()
    }))

  test('a candidate ends it from their devices, and the tab of support falls back', ({ assert }) =>
    withScreens('visit-ended', async () => {
      const { candidate, user } = await givenCandidate()
      const { page, errors, close } = await openSignedIn(await givenAdmin('support'))
      await page.goto(`/admin/developers/${candidate.id}/show`)
      await page.getByRole('button', { name: 'View as this person' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(/Reason/).fill(reason)
      await dialog.getByRole('button', { name: 'View as this person' }).click()
      await page.waitForURL('/candidate/dashboard')
      await page.getByText(/You see what .+ sees\./).waitFor()
      await look(page, 'visit-candidate')

      const person = await openSignedIn(user)
      await person.page.goto('/settings/devices')
      const device = person.page
        .locator('.c-row')
        .filter({ hasText: 'An administrator who helps you' })
      await device.waitFor()
      assert.deepEqual(await accessFaults(person.page), [])
      await look(person.page, 'visit-devices')
      await device.getByRole('button', { name: 'Sign out' }).click()
      await eventually(async () =>
        assert.isNotNull((await AccountVisit.findByOrFail('userId', user.id)).endedAt)
      )

      await page.goto('/candidate/applications')
      await page.getByText(/You see what .+ sees\./).waitFor({ state: 'detached' })
      assert.isEmpty(errors)
      assert.isEmpty(person.errors)
      await person.close()
      await close()
    }))
})
