import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { beginTotp, confirmTotp } from '#api/accounts/second_factor/keep_second'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import User from '#api/accounts/models/user'
import Mail from '#api/notifications/models/mail'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate, PASSWORD } from '#tests/givens'
import { accessFaults, holds, openPerson, origin, withScreens } from './product.js'

const stamp = Date.now()

/** How people come in, come back and go. */
test.group('Accounts', (group) => {
  group.setup(async () => {
    await loadReferenceData()
  })

  test('a developer signs up; a wrong code is refused, the code of the mail lets in', ({
    assert,
  }) =>
    withScreens('sign-up', async () => {
      const { page, errors, close } = await openPerson()
      const email = `new-${stamp}@example.com`
      await page.goto('/sign-up')
      await page.getByRole('button', { name: 'Create candidate account' }).click()
      await page.getByText('Your first name is needed').waitFor()
      const faults = await accessFaults(page)
      await signUp(page, email, 'candidate')
      await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
      faults.push(...(await accessFaults(page)))
      const code = (await lastMail(email)).match(/\b\d{6}\b/)![0]
      await typeCode(page, code === '000000' ? '111111' : '000000')
      await page.getByRole('alert').waitFor()
      faults.push(...(await accessFaults(page)))
      await typeCode(page, code)
      await page.waitForURL('**/candidate/resume')
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('the sign-in names all it needs in its document, so that nothing is found later', ({
    assert,
  }) =>
    withScreens('sign-in-files', async () => {
      const { page, close } = await openPerson()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto('/login')
      await page.locator('html[data-live]').waitFor()
      const document = await (await page.request.get('/login')).text()
      const files = asked.filter((path) => /\.(js|css)$/.test(path))
      assert.isNotEmpty(files.filter((path) => path.includes('/login-')))
      assert.deepEqual(
        files.filter((path) => !document.includes(path) && !/fonts|icon/.test(path)),
        []
      )
      await close()
    }))

  test('what is typed and sent before the sign-in answers is not lost', ({ assert }) =>
    withScreens('sign-in-early', async () => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openPerson()
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      await page.route(/\/base-[\w-]+\.js$/, async (route) => {
        await arrived
        await route.continue()
      })
      await page.goto('/login')
      await signIn(page, user.email, PASSWORD)
      // the browser itself sends nothing: the address would say what was typed
      assert.equal(new URL(page.url()).search, '')
      assert.equal(await page.getByLabel('E-mail address').inputValue(), user.email)
      arrive()
      await page.waitForURL('**/candidate/dashboard')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a company signs up and comes in by the link of the mail', ({ assert }) =>
    withScreens('sign-up-company', async () => {
      const { page, errors, close } = await openPerson()
      const email = `firm-${stamp}@example.com`
      await page.goto('/sign-up?as=client')
      await page.getByLabel('Company name').fill(`Birch ${stamp}`)
      await signUp(page, email, 'company')
      await page.goto(linkIn(await lastMail(email), /verify-email\?token=/))
      await page.waitForURL('**/client/dashboard')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a person who did not sign up removes the registration', ({ assert }) =>
    withScreens('cancel', async () => {
      const { page, errors, close } = await openPerson()
      const email = `stranger-${stamp}@example.com`
      await page.goto('/sign-up')
      await signUp(page, email, 'candidate')
      await page.goto(linkIn(await lastMail(email), /cancel/))
      await page.getByRole('button', { name: 'Remove the registration' }).click()
      await page.getByRole('heading', { name: 'The registration is removed' }).waitFor()
      assert.isNull(await User.findBy('email', email))
      assert.deepEqual(errors, [])
      await close()
    }))

  test('sign-in refuses a wrong password and returns to where one wanted to go', ({ assert }) =>
    withScreens('sign-in', async () => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openPerson()
      await page.goto('/candidate/interviews')
      await page.waitForURL('**/login?next=**')
      await signIn(page, user.email, 'not the password')
      await page.locator('.refused').waitFor()
      const faults = await accessFaults(page)
      await signIn(page, user.email, PASSWORD)
      await page.waitForURL('**/candidate/interviews')
      await page.getByRole('heading', { name: 'Interviews', exact: true }).waitFor()

      // a session that has ended elsewhere leads back to sign in, and on
      await page.evaluate(() => localStorage.setItem('token', 'oat_no.longer'))
      await page.goto('/candidate/jobs')
      await page.waitForURL(
        (url) => url.pathname === '/login' && url.searchParams.get('next') === '/candidate/jobs'
      )
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('who has a second factor gives a code after the password, or one of those that were kept', ({
    assert,
  }) =>
    withScreens('second-step', async () => {
      const { user } = await givenCandidate()
      const { session } = await openSession(user)
      const { secret } = await beginTotp(user)
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
      const recoveryCodes = await confirmTotp(user, session, code)
      const { page, errors, close } = await openPerson()
      await page.goto('/login?next=/candidate/jobs')
      await page.locator('html[data-live]').waitFor()
      await page.getByLabel('E-mail address').fill(user.email!)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { name: 'One step more' }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      // the same code again
      await page.getByLabel('Code of your app').fill(code)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.locator('[aria-invalid="true"]').waitFor()
      await page.getByRole('button', { name: /recovery code/ }).click()
      await page.getByLabel('Recovery code').fill(recoveryCodes![0])
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL('**/candidate/jobs')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a forgotten password is chosen anew by the link of the mail', ({ assert }) =>
    withScreens('forgot', async () => {
      const { user } = await givenCandidate()
      const { page, errors, close } = await openPerson()
      await page.goto('/login')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
      await page.getByLabel('E-mail address').fill(user.email)
      const faults = await accessFaults(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
      const link = linkIn(await lastMail(user.email), /reset-password/)
      await page.goto(link)
      await page.getByLabel('New password').fill('too short')
      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.getByText('Use at least 10 characters').waitFor()
      await page.getByLabel('New password').fill('a wholly new secret')
      faults.push(...(await accessFaults(page)))
      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.waitForURL('**/login')
      await signIn(page, user.email, 'a wholly new secret')
      await page.waitForURL('**/candidate/dashboard')

      // the link works once
      await page.goto(link)
      await page.getByLabel('New password').fill('another new secret')
      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.getByRole('link', { name: 'Ask for a new link' }).waitFor()
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('settings change the password, show the devices, sign one out and keep what reaches one', ({
    assert,
  }) =>
    withScreens('settings', async () => {
      const { user } = await givenCandidate()
      const other = await openPerson()
      await other.page.goto('/login')
      await signIn(other.page, user.email, PASSWORD)
      await other.page.waitForURL('**/candidate/dashboard')
      const { page, errors, close } = await openPerson()
      await page.goto('/login?next=/settings/devices')
      await signIn(page, user.email, PASSWORD)
      await page.waitForURL('**/settings/devices')
      await page.getByText('This device').waitFor()
      const faults = await accessFaults(page)
      const signOther = page.getByRole('button', { name: 'Sign out', exact: true })
      await signOther.click()
      await signOther.waitFor({ state: 'detached' })
      await other.page.goto('/candidate/jobs')
      await other.page.waitForURL('**/login?next=**')
      await other.close()

      await page.goto('/settings/notifications')
      const mail = page.getByLabel('Interviews: invitations, changes and reminders: by mail')
      await mail.waitFor()
      faults.push(...(await accessFaults(page)))
      const kept = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/notification-settings') && answer.request().method() === 'PUT'
      )
      await mail.selectOption('none')
      assert.equal((await kept).status(), 200)
      await page.reload()
      await holds(mail, 'none')

      await page.goto('/settings/password')
      await page.getByLabel('Current password').fill('not the password')
      await page.getByLabel('New password').fill('a wholly new secret')
      await page.getByRole('button', { name: 'Change the password' }).click()
      await page.locator('[aria-invalid="true"]').waitFor()
      faults.push(...(await accessFaults(page)))
      await page.getByLabel('Current password').fill(PASSWORD)
      const changed = page.waitForResponse((answer) => answer.url().endsWith('/change-password'))
      await page.getByRole('button', { name: 'Change the password' }).click()
      assert.equal((await changed).status(), 200)
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('signing out ends the session everywhere it is kept', ({ assert }) =>
    withScreens('sign-out', async () => {
      const { user } = await givenCandidate()
      const { page, context, errors, close } = await openPerson()
      await page.goto('/login')
      await signIn(page, user.email, PASSWORD)
      await page.waitForURL('**/candidate/dashboard')
      await page.getByRole('heading', { name: /^Hello/ }).waitFor()
      const token = await page.evaluate(() => localStorage.getItem('token'))
      const second = await context.newPage()
      await second.goto('/candidate/jobs')
      await page
        .getByRole('button', { name: /account|Asha/i })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await second.waitForURL('**/login**')
      await page.waitForURL((url) => url.pathname === '/')
      assert.isNull(await page.evaluate(() => localStorage.getItem('token')))
      assert.isUndefined((await context.cookies()).find(({ name }) => name === 'token'))
      const answer = await fetch(`${origin}/api/v1/get-user`, {
        headers: { authorization: `Bearer ${token}` },
      })
      assert.equal(answer.status, 401)
      assert.deepEqual(errors, [])
      await close()
    }))
})

async function signUp(page: Page, email: string, kind: 'candidate' | 'company') {
  await page.getByLabel('First name').fill('Nila')
  await page.getByLabel('Last name').fill('Das')
  await page.getByLabel(/e-mail address/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: `Create ${kind} account` }).click()
  await page.waitForURL('**/verify-email**')
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function typeCode(page: Page, code: string) {
  await page.getByRole('group', { name: 'Code from the mail' }).locator('input').first().focus()
  await page.keyboard.type(code)
}

const lastMail = async (recipient: string) =>
  (await Mail.query().where('recipient', recipient).orderBy('id', 'desc').firstOrFail()).bodyText
const linkIn = (text: string, like: RegExp) =>
  text.match(/https?:\/\/\S+/g)!.find((link) => like.test(link))!
