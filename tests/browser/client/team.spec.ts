import { test } from '@japa/runner'
import CompanyMember from '#api/companies/models/company_member'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCompany, givenJob } from '#tests/givens'
import { accessFaults, openPerson, openSignedIn, withScreens } from '#tests/browser/product'

test.group('The team in the browser', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a colleague is invited, joins in another window, gets another role, and is shut out', ({
    assert,
  }) =>
    withScreens('team', async () => {
      const { company, user } = await givenCompany()
      await givenJob(company, { title: 'Ledger Engineer' })
      const email = `bina-${Date.now()}@example.com`
      const owner = await openSignedIn(user)
      await owner.page.goto('/client/team')
      await owner.page.getByRole('button', { name: 'Invite a colleague' }).click()
      const dialog = owner.page.getByRole('dialog')
      await dialog.getByLabel('Work e-mail').fill('nobody')
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await dialog.locator('[aria-invalid="true"]').waitFor()
      await dialog.getByLabel('Work e-mail').fill(email)
      await dialog.getByRole('combobox', { name: 'Role', exact: true }).click()
      await owner.page.getByRole('option', { name: 'Hiring manager' }).click()
      await dialog.getByRole('combobox', { name: 'Jobs', exact: true }).click()
      await owner.page.getByRole('option', { name: 'Ledger Engineer' }).click()
      assert.deepEqual(await accessFaults(owner.page), [])
      await dialog.getByLabel('Work e-mail').click()
      await dialog.getByRole('button', { name: 'Send invitation' }).click()
      await owner.page.getByText(email).waitFor()
      await owner.page.getByText('No place left on the team').waitFor()
      assert.deepEqual(await accessFaults(owner.page), [])

      const mail = await Mail.query().where('recipient', email).orderBy('id', 'desc').firstOrFail()
      const link = new URL(/https?:\S+accept-invite\S+/.exec(mail.bodyText)![0])
      const guest = await openPerson()
      await guest.page.goto(link.pathname + link.search)
      await guest.page.getByRole('heading', { name: `Join ${company.name}` }).waitFor()
      assert.deepEqual(await accessFaults(guest.page), [])
      await guest.page.getByLabel('First name').fill('Bina')
      await guest.page.getByLabel('Last name').fill('Kapoor')
      await guest.page.locator('input[type="password"]').fill('quite long enough')
      await guest.page.getByRole('button', { name: 'Join the team' }).click()
      await guest.page.getByRole('heading', { name: 'Hello Bina' }).waitFor()
      // a hiring manager posts no jobs and manages no team
      assert.equal(await guest.page.getByRole('link', { name: 'Post a job' }).count(), 0)
      await guest.page.goto('/client/team')
      await guest.page.getByText('Bina Kapoor').waitFor()
      assert.equal(await guest.page.getByRole('button', { name: 'Invite a colleague' }).count(), 0)

      await owner.page.reload()
      await owner.page.getByRole('button', { name: 'Actions for Bina Kapoor' }).click()
      await owner.page.getByRole('menuitem', { name: 'Change role and jobs' }).click()
      await owner.page
        .getByRole('dialog')
        .getByRole('combobox', { name: 'Role', exact: true })
        .click()
      await owner.page.getByRole('option', { name: 'Recruiter' }).click()
      await owner.page.getByRole('button', { name: 'Save', exact: true }).click()
      await owner.page.getByRole('cell', { name: /^Recruiter/ }).waitFor()

      await owner.page.getByRole('button', { name: 'Actions for Bina Kapoor' }).click()
      await owner.page.getByRole('menuitem', { name: 'Deactivate' }).click()
      await owner.page.getByText('They are signed out everywhere at once').waitFor()
      // the menu fades out behind the dialog
      await owner.page.getByRole('menu').waitFor({ state: 'detached' })
      assert.deepEqual(await accessFaults(owner.page), [])
      await owner.page.getByRole('button', { name: 'Deactivate', exact: true }).click()
      await owner.page.getByText('Not active', { exact: true }).waitFor()
      const member = await CompanyMember.query()
        .where('companyId', company.id)
        .orderBy('id', 'desc')
        .firstOrFail()
      assert.deepEqual([member.role, member.status], ['recruiter', 'deactivated'])
      await guest.page.goto('/client/dashboard')
      await guest.page.waitForURL('**/login**')
      assert.deepEqual(owner.errors, [])
      assert.deepEqual(guest.errors, [])
      await Promise.all([owner.close(), guest.close()])
    }))
})
