import { test } from '@japa/runner'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailTemplate from '#api/mailing/models/mail_template'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  settled,
  withScreens,
} from '#tests/browser/product'

async function given() {
  const { company, user } = await givenCompany({}, 'recruiter')
  for (const name of ['First words', 'A reminder'])
    await MailTemplate.create({
      companyId: company.id,
      name,
      subject: `${name}: {{job.title}}`,
      body: '<p>Hello {{candidate.firstName}}, would you like to talk?</p>',
      purpose: 'follow_up',
      status: 'active',
    })
  const job = await givenJob(company)
  return { user, job, application: (await givenApplication(job)).application }
}

test.group('Sequences of mails', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('a recruiter writes one, starts it for an applicant, pauses it and stops it', ({ assert }) =>
    withScreens('sequences', async () => {
      const { user, job, application } = await given()
      const { page, errors, close } = await openSignedIn(user)
      page.on('dialog', (dialog) => void dialog.accept())
      await page.goto('/client/email')
      await page.getByRole('tab', { name: 'Sequences' }).click()
      await page.getByText('No sequence yet').waitFor()
      await page.locator('nav [aria-current="page"]', { hasText: 'E-mail' }).waitFor()
      assert.isEmpty(await accessFaults(page))
      await look(page, 'sequences-empty')

      await page.getByRole('button', { name: 'Add a sequence' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Save sequence' }).click()
      await dialog.getByText('Template is needed').waitFor()
      await dialog.getByLabel('Name').fill('Two tries')
      const choose = async (mail: number, template: string) => {
        await dialog
          .getByRole('group', { name: `Mail ${mail}` })
          .getByRole('combobox', { name: 'Template' })
          .click()
        await page.getByRole('option', { name: template }).click()
      }
      await choose(1, 'First words')
      await dialog.getByRole('button', { name: 'Add a mail' }).click()
      await choose(2, 'A reminder')
      assert.isEmpty(await accessFaults(page))
      await look(page, 'sequences-dialog')
      await dialog.getByRole('button', { name: 'Save sequence' }).click()
      await page.getByRole('heading', { name: 'Two tries' }).waitFor()

      await page.goto(`/client/jobs/${job.id}/applicants?application=${application.id}`)
      await page.locator('a[href^="/client/email/write?applied="]').click()
      await page.getByRole('link', { name: 'Start a sequence instead' }).click()
      await page.getByRole('combobox', { name: 'Sequence' }).click()
      await page.getByRole('option', { name: 'Two tries (2 mails)' }).click()
      const start = page.getByRole('button', { name: 'Start for 1 person' })
      await start.waitFor()
      await page.locator('.mantine-Accordion-control').first().click()
      await page.getByText(`A reminder: ${job.title}`).waitFor()
      await settled(page)
      assert.isEmpty(await accessFaults(page))
      await look(page, 'sequences-start')
      await start.click()

      await page.getByText('0 of 2 mails sent').waitFor()
      assert.isEmpty(await accessFaults(page))
      await look(page, 'sequences-running')
      const of = () => MailFollowUp.findByOrFail('application_id', application.id)
      await page.getByRole('button', { name: /^Pause the sequence/ }).click()
      await page.getByRole('button', { name: /^Continue with the sequence/ }).waitFor()
      await eventually(async () => assert.equal((await of()).status, 'paused'))
      await page.getByRole('button', { name: /^Stop the sequence/ }).click()
      await page.getByText('Stopped', { exact: true }).waitFor()
      await eventually(async () => assert.equal((await of()).status, 'stopped'))
      assert.isEmpty(errors)
      await close()
    }))
})
