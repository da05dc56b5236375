import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate, givenCompany, givenJob, givenSkill, PASSWORD } from '#tests/givens'
import { accessFaults, eventually, look, openPerson, withScreens } from '#tests/browser/product'

const SECONDS = 60
/** What a person needs to look at a page before they act on it. */
const glance = () => new Promise((resolve) => setTimeout(resolve, 1_000))

async function givenOpening() {
  const { company } = await givenCompany()
  return givenJob(company, {
    skillIds: [(await givenSkill('Python')).id, (await givenSkill('COBOL')).id],
    questionnaire: [
      {
        questionName: 'General Questions',
        isCustomQuestion: false,
        questionLists: [{ question: 'Why us?', isMandatory: true, isAdded: true, isChecked: true }],
      },
    ] as any,
  })
}

test.group('A stranger with a resume', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('applies within a minute on a phone, and has an account after', ({ assert }) =>
    withScreens('guest-applies', async () => {
      const job = await givenOpening()
      const email = `guest-${process.pid}-${Date.now()}@example.com`
      const { page, errors, close } = await openPerson({
        phone: true,
        viewport: { width: 360, height: 800 },
      })
      await page.goto(`/jobs/${job.slug}`)
      let began = Date.now()
      // a person does not wait for this
      const isFine = async () => {
        const paused = Date.now()
        assert.deepEqual(await accessFaults(page), [])
        began += Date.now() - paused
      }
      await glance()
      await page.getByRole('link', { name: 'Apply' }).filter({ visible: true }).click()
      await page.getByRole('heading', { name: 'Start with your resume' }).waitFor()
      await isFine()
      await page.locator('input[type=file]').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: readFileSync(app.makePath('tests/samples/resume.pdf')),
      })
      await page.getByText(/^Filled in from resume.pdf/).waitFor()
      await eventually(async () => {
        assert.isNotEmpty(await page.getByLabel('First name').inputValue())
        assert.isNotEmpty(await page.getByLabel('Last name').inputValue())
      })
      await page.getByLabel('E-mail address').fill(email)
      await glance()
      // what is missing is said beside its question
      await page.getByRole('button', { name: 'Send me the code' }).click()
      await page.getByText('The company needs an answer to this').waitFor()
      await page.getByLabel('Why us?').fill('You answer within a week')
      await isFine()
      await look(page, 'guest-form')
      await page.getByRole('button', { name: 'Send me the code' }).click()
      await page.getByRole('heading', { name: 'One step left: the code' }).waitFor()
      await isFine()
      const { bodyText } = await Mail.query().where('recipient', email).firstOrFail()
      await glance()
      await page.getByRole('group', { name: 'Code from the mail' }).locator('input').first().focus()
      await page.keyboard.type(bodyText.match(/\b\d{6}\b/)![0])
      await page.getByRole('heading', { name: 'Your application is sent' }).waitFor()
      // that others want the same processors is none of the product's time
      const busy = Math.max(1, loadavg()[0] / (2 * availableParallelism()))
      assert.isBelow((Date.now() - began) / 1000 / busy, SECONDS)
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'guest-sent')

      const user = await User.findByOrFail('email', email)
      const candidate = await db.from('candidates').where('user_id', user.id).firstOrFail()
      const application = await Application.findByOrFail('candidateId', candidate.id)
      assert.equal(application.answers[0].answer, 'You answer within a week')
      await page.getByRole('link', { name: 'See your applications' }).click()
      await page.getByText(job.title).first().waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('drops it on the job page, by keys too', ({ assert }) =>
    withScreens('guest-drops', async () => {
      const job = await givenOpening()
      const { page, errors, close } = await openPerson()
      await page.goto(`/jobs/${job.slug}`)
      await page.getByText('Drop your resume, or choose it').waitFor()
      await look(page, 'guest-job')
      const drop = page.locator('.c-resume-drop input')
      await page.getByText('Drop your resume, or choose it').waitFor()
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), drop.press('Enter')])
      await chooser.setFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: readFileSync(app.makePath('tests/samples/resume.pdf')),
      })
      await page.getByText(/^Filled in from resume.pdf/).waitFor()
      // a reload goes on where it was
      await page.reload()
      await page.getByText(/^Filled in from resume.pdf/).waitFor()
      await page.getByRole('button', { name: 'Delete it' }).click()
      await page.getByRole('heading', { name: 'Start with your resume' }).waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('who has an account finds it waiting there; what was wanted before signing in is done after', ({
    assert,
  }) =>
    withScreens('guest-signs-in', async () => {
      const job = await givenOpening()
      const { user, candidate } = await givenCandidate()
      const { page, errors, close } = await openPerson()
      await page.goto(`/jobs/${job.slug}/apply`)
      await page.locator('input[type=file]').setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: readFileSync(app.makePath('tests/samples/resume.pdf')),
      })
      await page.getByText(/^Filled in from resume.pdf/).waitFor()
      await page.getByLabel('E-mail address').fill(user.email)
      await page.getByLabel('Why us?').fill('You answer')
      await page.getByRole('button', { name: 'Send me the code' }).click()
      await page.getByRole('heading', { name: 'One step left: the code' }).waitFor()

      await page.goto(`/jobs/${job.slug}`)
      await page.getByRole('button', { name: /^Save/ }).filter({ visible: true }).first().click()
      await page.getByLabel('E-mail address').fill(user.email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL(`**/jobs/${job.slug}`)
      await eventually(async () =>
        assert.isNotNull(
          await db.from('saved_jobs').where({ user_id: user.id, job_id: job.id }).first()
        )
      )
      await page.goto(`/jobs/${job.slug}/apply`)
      await page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'guest-waits')
      await page
        .locator('[aria-labelledby=waiting]')
        .getByRole('button', { name: 'Send the application' })
        .click()
      await page.getByRole('heading', { name: 'Your application is sent' }).waitFor()
      const application = await Application.findByOrFail('candidateId', candidate.id)
      assert.equal(application.jobId, job.id)
      assert.deepEqual(errors, [])
      await close()
    }))
})
