import { test } from '@japa/runner'
import type { Page } from 'playwright'
import Session from '#api/accounts/models/session'
import User from '#api/accounts/models/user'
import { givenCandidate, givenCompany, PASSWORD } from '#tests/givens'
import Candidate from '#api/candidates/models/candidate'
import { loadReferenceData } from '#database/seeders/reference_data'
import { accessFaults, eventually, openSignedIn, withScreens } from '#tests/browser/product'

const story =
  'I build payment systems that stay calm when banks do not, and I write down why, so that the next person can change them without fear.'

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
/** Of the errors of a page: those that a cut connection does not explain. */
const connected = (error: string) => !error.includes('ERR_INTERNET_DISCONNECTED')
const kept = (page: Page) => page.getByText('Not saved yet, kept on this device').waitFor()

test.group('The profile wizard', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('saves what is typed by itself, through a lost connection, a reload and an ended session', ({
    assert,
  }) =>
    withScreens('wizard-autosave', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { page, context, errors, close } = await openSignedIn(user)
      const headline = () => page.getByRole('textbox', { name: 'Headline' })
      await page.goto('/candidate/profile')
      await page.waitForURL('**/candidate/profile/personal')

      await headline().fill('Backend engineer for payments')
      await saved(page)
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.headline, 'Backend engineer for payments')
      })

      // without a connection it stays on this device, and is sent when there is one again
      await context.setOffline(true)
      await headline().fill('Backend engineer for payments and ledgers')
      await headline().blur()
      await kept(page)
      await context.setOffline(false)
      await saved(page)
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.headline, 'Backend engineer for payments and ledgers')
      })

      // a page that is loaded again holds what was typed last, and what was half written in a list
      await page.goto('/candidate/profile/story')
      await page.getByRole('textbox', { name: 'Story' }).fill('Too short')
      await page.getByRole('textbox', { name: 'Story' }).blur()
      await page.getByText('A story needs at least 100 characters; 91 more').waitFor()
      await page.reload()
      await eventually(async () =>
        assert.equal(await page.getByRole('textbox', { name: 'Story' }).inputValue(), 'Too short')
      )
      await page.getByRole('textbox', { name: 'Story' }).fill(story)
      await saved(page)
      await page.goto('/candidate/profile/employment')
      await page.getByRole('button', { name: 'Add employment' }).click()
      await page.getByLabel('Job title').fill('Engineer at heart')
      await page.reload()
      await page.getByText('unfinished').waitFor()
      await eventually(async () =>
        assert.equal(await page.getByLabel('Job title').inputValue(), 'Engineer at heart')
      )

      // a session that ended leads to sign in and back, with what was typed
      await page.goto('/candidate/profile/personal')
      await headline().waitFor()
      const over = Promise.withResolvers<void>()
      // what is typed is on its way when the session ends: else the end of the live stream may be seen first
      await page.route('**/api/v1/candidate/profile', async (route) => {
        await over.promise
        await route.continue()
      })
      await headline().fill('Backend engineer who came back')
      await Session.query().where('userId', user.id).delete()
      over.resolve()
      await page.waitForURL('**/login?next=%2Fcandidate%2Fprofile%2Fpersonal')
      await page.getByLabel(/e-mail address/i).fill(user.email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/candidate/profile/personal')
      await saved(page)
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.headline, 'Backend engineer who came back')
      })
      assert.deepEqual(errors.filter(connected), [])
      await close()
    }))

  test('asks which of two texts stays when two windows wrote the same field', ({ assert }) =>
    withScreens('wizard-conflict', async () => {
      const { user, candidate } = await givenCandidate({
        approval: 'incomplete',
        headline: 'The first headline of all',
      })
      const { page, context, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/profile/personal')
      await page.getByRole('textbox', { name: 'Headline' }).waitFor()

      // someone else, elsewhere, while this one types
      await context.setOffline(true)
      await page.getByRole('textbox', { name: 'Headline' }).fill('The headline typed here')
      await kept(page)
      await Candidate.query()
        .where('id', candidate.id)
        .update({ headline: 'The headline typed elsewhere' })
      await context.setOffline(false)
      const question = page
        .getByRole('alert')
        .filter({ hasText: 'Your headline was changed elsewhere' })
      await question.getByText('The headline typed elsewhere').waitFor()
      assert.equal(
        await page.getByRole('textbox', { name: 'Headline' }).inputValue(),
        'The headline typed here'
      )
      assert.deepEqual(await accessFaults(page), [])
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.headline, 'The headline typed elsewhere')
      })
      await question.getByRole('button', { name: 'Keep what I typed' }).click()
      await saved(page)
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.headline, 'The headline typed here')
      })

      // a second window follows the first where nothing was typed in it
      const second = await context.newPage()
      await second.goto('/candidate/profile/personal')
      await second.getByRole('textbox', { name: 'Headline' }).waitFor()
      await page.getByRole('textbox', { name: 'Headline' }).fill('The headline of both windows')
      await saved(page)
      await second.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(
          (input) => input.value === 'The headline of both windows'
        )
      )
      assert.deepEqual(errors.filter(connected), [])
      await close()
    }))

  test('advances its counter by one with each next tab, and comes back to it', ({ assert }) =>
    withScreens('wizard-counter', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto('/candidate/profile')
      await page.getByRole('link', { name: 'Next: Story and video' }).click()
      await page.getByRole('link', { name: 'Next: Job titles' }).click()
      const told = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/dev-step-data') &&
          answer.request().postData() === '{"activeTab":3}'
      )
      await page.getByRole('link', { name: 'Next: Skills and tools' }).click()
      await told
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.activeTab, 3)
      })
      await page.goto('/candidate/profile')
      await page.waitForURL('**/candidate/profile/skills')
      await page.getByLabel('Part of your profile').selectOption('photo')
      await page.waitForURL('**/candidate/profile/photo')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('cuts a photo by the keys and sends it', ({ assert }) =>
    withScreens('wizard-photo', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/profile/photo')
      const picture = await page.evaluate(() => {
        const canvas = document.createElement('canvas')
        canvas.width = 900
        canvas.height = 600
        const brush = canvas.getContext('2d')!
        brush.fillStyle = '#0E6B50'
        brush.fillRect(0, 0, 900, 600)
        return canvas.toDataURL('image/png').split(',')[1]
      })
      await page.locator('input[type=file]').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: Buffer.from(picture, 'base64'),
      })
      const part = page.getByLabel('The part of the picture that is shown')
      await part.waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await part.press('ArrowLeft')
      await part.press('+')
      await page.getByRole('button', { name: 'Use this photo' }).press('Enter')
      await page.getByRole('button', { name: 'Remove the photo' }).waitFor()
      await eventually(async () => {
        await candidate.refresh()
        assert.isNotNull(candidate.photoKey)
      })
      assert.deepEqual(errors, [])
      await close()
    }))
})

test.group('A profile from a resume', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('is read, chosen part by part, and submitted', ({ assert }) =>
    withScreens('resume-to-profile', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { page, errors, close } = await openSignedIn(user)
      const resume = await printed(page)
      await page.goto('/candidate/resume')
      await page.locator('input[type=file]').first().setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: resume,
      })
      const takeOver = page.getByRole('button', { name: /^Take over/ })
      await takeOver.waitFor()
      await page.getByText('already on your profile').or(page.getByText('parts selected')).waitFor()

      // a value leads to its place on the page, and is mended there
      await page.getByRole('button', { name: /^Company\s*Tamarind/ }).click()
      await page.locator('.res-mark').waitFor()
      await page.getByRole('button', { name: /^Edit Senior Engineer/ }).click()
      await page.getByLabel('Job title').fill('Principal Engineer')
      assert.deepEqual(await accessFaults(page), [])
      await takeOver.click()
      await page
        .getByText(/taken over/)
        .first()
        .waitFor()
      const titles = (await candidate.related('employments').query()).map(({ title }) => title)
      assert.include(titles, 'Principal Engineer')

      // what a resume does not hold makes up the rest to 70 percent
      await page.goto('/candidate/profile/personal')
      await page
        .getByRole('textbox', { name: 'Headline' })
        .fill('Backend engineer for payments and ledgers')
      await saved(page)
      await page.getByRole('link', { name: 'Next: Story and video' }).click()
      await page.getByRole('textbox', { name: 'Story' }).fill(story)
      await saved(page)
      await page.getByRole('button', { name: 'Submit for approval' }).click()
      await page.getByText('Your profile is with us', { exact: true }).waitFor()
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.approval, 'submitted')
      })
      assert.deepEqual(errors, [])
      await close()
    }))
})

test.group('The notes on the dashboard', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('close together: closing the first hides the second', ({ assert }) =>
    withScreens('candidate-popups', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'incomplete' })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/dashboard')
      await page
        .getByRole('heading', { name: 'Welcome. Three steps, and companies answer you' })
        .waitFor()
      const told = page.waitForResponse((answer) => answer.url().endsWith('/candidate/popups'))
      await page.getByRole('button', { name: 'Close this note' }).click()
      await told
      await page.getByRole('button', { name: 'Close this note' }).waitFor({ state: 'detached' })
      await eventually(async () => {
        await candidate.refresh()
        assert.isNotNull(candidate.updatePopupClosedAt)
      })
      await page.reload()
      await page.getByText('applications', { exact: true }).waitFor()
      assert.equal(await page.getByRole('button', { name: 'Close this note' }).count(), 0)
      assert.deepEqual(errors, [])
      await close()
    }))
})

test.group('A candidate’s control', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  test('leaves the search and comes back, blocks a company, and shows a public card', ({
    assert,
  }) =>
    withScreens('candidate-privacy', async () => {
      const { user, candidate } = await givenCandidate({ approval: 'approved' })
      const { company } = await givenCompany({ name: `Palmyra ${Date.now()}` })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/settings/privacy')
      await page
        .getByLabel('Take a break until')
        .fill(new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10))
      await page.getByRole('button', { name: 'Snooze my profile' }).click()
      await page.getByText(/Hidden from search until/).waitFor()
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.visibility, 'snoozed')
      })
      await page.getByRole('button', { name: 'Show my profile again' }).click()
      await page.getByRole('button', { name: 'Deactivate my profile' }).click()
      await page.getByRole('dialog').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.getByRole('dialog').getByRole('button', { name: 'Deactivate my profile' }).click()
      await page.getByText('Your profile is hidden from every company.').waitFor()
      await page.getByRole('button', { name: 'Show my profile again' }).click()
      await page.getByRole('button', { name: 'Snooze my profile' }).waitFor()

      await page.getByRole('combobox', { name: 'Block a company' }).fill(company.name.slice(0, 12))
      await page.getByRole('option', { name: company.name }).click()
      await page.getByRole('button', { name: `Unblock ${company.name}` }).waitFor()
      const told = page.waitForResponse((answer) => answer.request().method() === 'PUT')
      await page.getByLabel('Everyone may see my card').click()
      await told
      await page.getByRole('button', { name: 'Copy the link' }).waitFor()
      await eventually(async () => {
        await candidate.refresh()
        assert.isTrue(candidate.isPublic)
      })
      assert.deepEqual(errors, [])
      await close()
    }))

  test('ends with an account that is erased by its password', ({ assert }) =>
    withScreens('candidate-erase', async () => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/settings/privacy')
      await page.getByRole('heading', { name: 'Who holds your data' }).waitFor()
      await page.getByRole('button', { name: 'Ask for a copy' }).waitFor()
      await page.getByRole('button', { name: 'Erase my account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Your password').fill('not the password')
      await dialog.getByRole('button', { name: 'Erase everything' }).click()
      await dialog.locator('[aria-invalid=true]').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await dialog.getByLabel('Your password').fill(PASSWORD)
      await dialog.getByRole('button', { name: 'Erase everything' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      assert.isNull(await User.findBy('email', user.email))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('of an approved profile shows what waits, and takes it back', ({ assert }) =>
    withScreens('candidate-updates', async () => {
      const { user, candidate } = await givenCandidate({
        approval: 'approved',
        headline: 'The headline that was approved',
      })
      const { page, errors, close } = await openSignedIn(user)
      await page.goto('/candidate/profile/personal')
      await page.getByRole('textbox', { name: 'Headline' }).fill('A headline to be looked at')
      await page.getByText('Awaiting approval: Your headline').waitFor()
      await page.getByRole('alert').getByText('The headline that was approved').waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await eventually(async () => {
        await candidate.refresh()
        assert.equal(candidate.headline, 'The headline that was approved')
      })
      await page.getByRole('button', { name: 'Take it back' }).click()
      await page.waitForFunction(() =>
        [...document.querySelectorAll('input')].some(
          ({ value }) => value === 'The headline that was approved'
        )
      )
      assert.deepEqual(errors, [])
      await close()
    }))
})

/** A resume as a browser prints it. */
async function printed(page: Page) {
  await page.setContent(`<body style="font: 11pt sans-serif">
    <h1>Asha Kulkarni</h1><p>asha@example.com · +91 98220 12345 · Pune, India</p>
    <h2>Experience</h2>
    <p><b>Senior Engineer</b><br>Tamarind Works<br>Apr 2021 – Present</p>
    <ul><li>Built the ledger that every payment goes through</li></ul>
    <p><b>Engineer</b><br>Palmyra Labs<br>Jun 2017 – Mar 2021</p>
    <ul><li>Moved reports from nightly to live</li></ul>
    <h2>Education</h2>
    <p><b>College of Engineering Pune</b><br>B.Tech in Computer Science<br>Aug 2013 – May 2017</p>
    <h2>Projects</h2>
    <p><b>Paisa</b><br>An open ledger for small shops, written in Go</p>
    <h2>Skills</h2>
    <p>Python, JavaScript, TypeScript, PostgreSQL, React, Docker, Kubernetes</p></body>`)
  return page.pdf({ format: 'A4' })
}
