import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { PASSWORD } from '#tests/givens'
import { accessFaults, eventually, look, openPerson, withScreens } from '#tests/browser/product'

test.group('Somebody new with a resume at hand', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('comes from sign-up to a submitted profile on three screens', ({ assert }) =>
    withScreens('first-profile', async () => {
      const email = `first-${process.pid}-${Date.now()}@example.com`
      const { page, errors, close } = await openPerson()
      await page.goto('/sign-up')
      await page.getByLabel('First name').fill('Asha')
      await page.getByLabel('Last name').fill('Kulkarni')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create candidate account' }).click()
      await page.waitForURL('**/verify-email**')
      const { bodyText } = await Mail.query().where('recipient', email).firstOrFail()
      await page.getByRole('group', { name: 'Code from the mail' }).locator('input').first().focus()
      await page.keyboard.type(bodyText.match(/\b\d{6}\b/)![0])

      // the resume is read, and what is sure is chosen already
      await page.waitForURL('**/candidate/resume')
      await page.route('**/candidate/parsed-resume', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        const [post] = body.data.draft?.employment ?? []
        if (post) post.company.confidence = 0.4
        await route.fulfill({ response, json: body })
      })
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'resume.pdf',
          mimeType: 'application/pdf',
          buffer: readFileSync(app.makePath('tests/samples/resume.pdf')),
        })

      // a value that the reading is unsure of says so beside itself, until somebody has looked
      const posts = page.getByRole('list', { name: 'Employment' })
      await posts.getByRole('button', { name: /^Company .+ unsure, please check$/ }).waitFor()
      await eventually(async () =>
        assert.equal(await posts.getByText('unsure, please check').count(), 1)
      )
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'resume-unsure')
      await posts
        .getByRole('button', { name: /^Edit / })
        .first()
        .click()
      await posts.getByRole('textbox', { name: 'Company' }).fill('Tamarind Learning')
      await posts.getByRole('button', { name: 'Done' }).click()
      await posts.getByText('Tamarind Learning').first().waitFor()
      await posts.getByText('unsure, please check').waitFor({ state: 'detached' })

      await page.getByRole('button', { name: /^Take over \d+ parts/ }).click()
      await page
        .getByText(/parts taken over/)
        .first()
        .waitFor()

      // the two things that it does not tell are asked for right there
      await page.getByRole('button', { name: /^Use “/ }).click()
      await page
        .getByRole('textbox', { name: 'Story' })
        .fill(
          'I build learning systems that run fast on small machines, and I measure before I change anything at all.'
        )
      await page.getByText(/^Your profile has what we need/).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      await page.getByText('Your profile is with us', { exact: true }).waitFor()
      const user = await User.findByOrFail('email', email)
      const candidate = await Candidate.findByOrFail('userId', user.id)
      assert.equal(candidate.approval, 'submitted')
      assert.isAtLeast(candidate.headline!.length, 10)
      assert.isAtLeast((await candidate.related('employments').query()).length, 3)
      assert.deepEqual(errors, [])
      await close()
    }))
})
