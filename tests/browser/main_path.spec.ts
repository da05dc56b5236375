import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type { Page } from 'playwright'
import app from '@adonisjs/core/services/app'
import User from '#api/accounts/models/user'
import Mail from '#api/notifications/models/mail'
import JobCategory from '#api/taxonomy/models/job_category'
import Application from '#api/applications/models/application'
import { loadReferenceData } from '#database/seeders/reference_data'
import { accessFaults, knowsTaxonomy, openPerson, sendDecided, withScreens } from './product.js'

const PASSWORD = 'a long enough secret'
const stamp = Date.now()
const company = { name: `Tamarind Works ${stamp}`, email: `meera-${stamp}@example.com` }
const developer = { email: `arjun-${stamp}@example.com` }
const admin = { email: `root-${stamp}@example.com` }
const jobTitle = 'Senior Node.js Developer, Tamarind'

/** A company hires a developer: three people, three browsers, from sign-up to hired, with every notice on the way. */
test.group('The main path', (group) => {
  group.setup(async () => {
    await loadReferenceData()
    await knowsTaxonomy()
    await User.create({
      email: admin.email,
      password: PASSWORD,
      firstName: 'Ravi',
      lastName: 'Nair',
      userType: 'admin',
      adminRole: 'super',
      emailVerifiedAt: DateTime.now(),
      status: 'active',
    })
  })

  test('a company hires a developer', ({ assert }) =>
    withScreens('main-path', async () => {
      const client = await openPerson()
      const candidate = await openPerson()
      const curator = await openPerson()
      const faults: string[] = []
      const check = async (page: Page, where: string) =>
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))

      // the company signs up and proves its address
      await client.page.goto('/sign-up?as=client')
      await signUp(client.page, 'Meera', 'Pillai', company.email, company.name)
      await typeCode(client.page, company.email)
      await client.page.waitForURL('**/client/dashboard')
      await client.page.getByText('Your first hire, step by step').waitFor()

      // it tells who it is and asks to be verified
      await client.page.getByRole('link', { name: 'Company profile' }).first().click()
      await client.page.getByLabel('In one line').fill('Payments for small shops')
      await fillRichText(
        client.page,
        'About the company',
        'We make payments work for small shops in India. Twelve people in Pune, calm hours, written decisions, and customers that we know by name.'
      )
      await choose(client.page, 'Industry', 'Fintech')
      await choose(client.page, 'Size', '11–50 people')
      await client.page.getByLabel('Website').fill('tamarind.example')
      await client.page.getByRole('textbox', { name: 'E-mail' }).fill(company.email)
      await choosePlace(client.page, 'City', 'Pune')
      await client.page.getByRole('button', { name: 'Save', exact: true }).click()
      await client.page.getByRole('button', { name: 'Ask for verification' }).click()
      await client.page.getByText('We are checking your company').waitFor()

      // an administrator verifies it in the console
      await curator.page.goto('/admin')
      await curator.page.getByLabel('E-mail address').fill(admin.email)
      await curator.page.getByLabel('Password').fill(PASSWORD)
      await curator.page.getByRole('button', { name: 'Sign in' }).click()
      await curator.page
        .getByRole('link', { name: /compan/i })
        .first()
        .waitFor()
      await decide(curator.page, 'clients', company.name, 'Verify', true)
      await client.page.getByText('Verified company. Candidates see the mark').waitFor()

      // the company hears of it live, and posts a job
      await bell(client.page, /verified/i)
      await client.page.getByRole('link', { name: 'Jobs', exact: true }).click()
      await client.page.getByRole('link', { name: 'Post a job' }).first().click()
      await postJob(client.page)
      await check(client.page, 'jobs of the company')
      await decide(curator.page, 'jobs', jobTitle, 'Approve', false)
      await bell(client.page, /approved/i)

      // a developer finds it on the public site, signs up and applies with a real resume
      await candidate.page.goto('/jobs')
      await candidate.page.getByRole('searchbox').first().fill(jobTitle)
      await candidate.page.keyboard.press('Enter')
      await candidate.page.locator('h2 a, h3 a').filter({ hasText: jobTitle }).first().click()
      await candidate.page.waitForURL('**/jobs/senior-nodejs-developer-**')
      await check(candidate.page, 'job page')
      await candidate.page.goto(
        `/sign-up?next=${encodeURIComponent(new URL(candidate.page.url()).pathname + '/apply')}`
      )
      await signUp(candidate.page, 'Arjun', 'Menon', developer.email)
      await typeCode(candidate.page, developer.email)
      await candidate.page.waitForURL((url) => !url.pathname.startsWith('/verify-email'))
      const job = await (
        await import('#api/jobs/models/job')
      ).default.findByOrFail('title', jobTitle)
      await candidate.page.goto(`/jobs/${job.slug}/apply`)
      await candidate.page
        .locator('input[type=file]')
        .setInputFiles(app.makePath('tests/samples/resume.pdf'))
      await candidate.page.getByText('resume.pdf').first().waitFor()
      await candidate.page
        .getByLabel(/What draws you|could you start|notice/i)
        .first()
        .fill('In four weeks, after I have handed my work over.')
      await check(candidate.page, 'apply')
      await candidate.page.getByRole('button', { name: 'Send the application' }).click()
      await candidate.page.getByText('Your application is sent').waitFor()

      // the company hears of it live, reads and shortlists with words
      await bell(client.page, /Arjun/)
      await client.page.goto(`/client/jobs/${job.id}/applicants`)
      await client.page
        .getByRole('button', { name: /Arjun Menon/ })
        .first()
        .click()
      await client.page.getByRole('heading', { name: 'Arjun Menon' }).waitFor()
      await check(client.page, 'applicant')
      await moveTo(client.page, 'Shortlisted')
      await client.page
        .getByLabel('For Arjun')
        .fill('We liked how you described your last project.')
      await client.page.getByRole('button', { name: 'Move to Shortlisted' }).click()
      await bell(candidate.page, /shortlisted/i)
      await candidate.page.goto('/candidate/jobs')
      await candidate.page.getByText('We liked how you described your last project.').waitFor()
      await check(candidate.page, 'applied jobs')

      // it offers two times; the developer accepts one
      await client.page.getByRole('button', { name: 'Schedule interview' }).click()
      const free = client.page
        .getByRole('region', { name: 'Times to offer' })
        .getByRole('button', { disabled: false })
      await free.nth(20).click()
      await free.nth(90).click()
      await client.page.getByLabel('Meeting link').fill('https://meet.example.com/tamarind')
      await check(client.page, 'schedule')
      await client.page.getByRole('button', { name: 'Offer 2 times' }).click()
      await bell(candidate.page, /interview/i)
      await candidate.page.goto('/candidate/interviews')
      await candidate.page.getByRole('radio').first().check()
      await check(candidate.page, 'interviews')
      await candidate.page.getByRole('button', { name: 'Accept this time' }).click()
      await candidate.page.getByText('Scheduled').first().waitFor()
      await client.page.keyboard.press('Escape')
      await bell(client.page, /chose a time/i)

      // it hires
      await client.page.goto(`/client/jobs/${job.id}/applicants`)
      await client.page
        .getByRole('button', { name: /Arjun Menon/ })
        .first()
        .click()
      await moveTo(client.page, 'Hired')
      await client.page.getByLabel('For Arjun').fill('Welcome to Tamarind Works.')
      // the developer's list is open, and tells it without a reload
      await candidate.page.goto('/candidate/jobs')
      await candidate.page.getByText('We liked how you described your last project.').waitFor()
      await client.page.getByRole('button', { name: 'Mark Arjun as hired' }).click()
      await candidate.page.getByText('Welcome to Tamarind Works.').waitFor()
      await client.page.goto('/client/dashboard')
      await client.page.getByRole('link', { name: 'Arjun Menon' }).first().waitFor()
      await check(client.page, 'dashboard of the company')

      const application = await Application.query().where('job_id', job.id).firstOrFail()
      assert.equal(application.status, 'hired')
      const subjects = async (to: string) =>
        (await Mail.query().where('recipient', to).orderBy('id')).map((mail) => mail.kind)
      assert.includeMembers(await subjects(developer.email), [
        'application.shortlisted',
        'interview.schedule',
        'application.status',
      ])
      assert.includeMembers(await subjects(company.email), [
        'job.approved',
        'application.received',
        'interview.accept',
      ])
      assert.deepEqual(faults, [])
      for (const person of [client, candidate, curator]) {
        assert.deepEqual(person.errors, [])
        await person.close()
      }
    }))
})

async function signUp(
  page: Page,
  first: string,
  last: string,
  email: string,
  companyName?: string
) {
  await page.getByLabel('First name').fill(first)
  await page.getByLabel('Last name').fill(last)
  if (companyName) await page.getByLabel('Company name').fill(companyName)
  await page.getByLabel(/e-mail address/i).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /Create (company|candidate) account/ }).click()
  await page.waitForURL('**/verify-email**')
}

/** The code as it is in the mail. */
async function typeCode(page: Page, email: string) {
  const mail = await Mail.query()
    .where('recipient', email)
    .where('kind', 'account.verify')
    .orderBy('id', 'desc')
    .firstOrFail()
  const [code] = mail.bodyText.match(/\b\d{6}\b/)!
  await page.getByRole('group', { name: 'Code from the mail' }).locator('input').first().focus()
  await page.keyboard.type(code)
}

async function choose(page: Page, label: string, text: string) {
  const field = page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
  await field.click()
  if (await field.isEditable()) await field.fill(text)
  await page.getByRole('option', { name: text }).first().click()
}

async function choosePlace(page: Page, label: string, text: string) {
  const field = page
    .getByRole('textbox', { name: label })
    .or(page.getByRole('combobox', { name: label }))
    .first()
  await field.click()
  await field.fill(text)
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click()
}

async function fillRichText(page: Page, label: string, text: string) {
  const editor = page.getByRole('textbox', { name: label })
  await editor.click()
  await page.keyboard.insertText(text)
}

/** One decision in the console's review queue; some ask for a note first. */
async function decide(page: Page, queue: string, title: string, action: string, asks: boolean) {
  await page.goto(`/admin/review/${queue}`)
  await page.getByRole('navigation', { name: 'Waiting' }).getByText(title).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('button', { name: action, exact: true }).click()
  if (asks)
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Waiting' })
    .getByText(title)
    .waitFor({ state: 'detached' })
  await sendDecided(page)
}

/** Opens the drawer's next step and chooses the stage. */
async function moveTo(page: Page, stage: string) {
  await page.getByRole('button', { name: 'Move to…' }).click()
  await page
    .getByRole('combobox', { name: 'Move to' })
    .or(page.getByRole('textbox', { name: 'Move to' }))
    .first()
    .click()
  await page.getByRole('option', { name: stage }).click()
}

/** What the bell says without a reload. */
async function bell(page: Page, words: RegExp) {
  await page
    .getByRole('button', { name: /notifications/i })
    .first()
    .click()
  await page.locator('.c-bell-list').getByText(words).first().waitFor()
  await page.keyboard.press('Escape')
}

async function postJob(page: Page) {
  await page.getByLabel('Job title').fill(jobTitle)
  const category = await JobCategory.query().where('slug', 'like', 'back%').firstOrFail()
  await choose(page, 'Category', category.name)
  await choosePlace(page, 'Office', 'Pune')
  await page.getByLabel('From', { exact: false }).first().fill('1800000')
  await page
    .getByLabel('To', { exact: true })
    .or(page.getByRole('textbox', { name: /^To/ }))
    .first()
    .fill('2600000')
  await page.getByLabel('Experience from').fill('3')
  for (const skill of ['Node.js', 'PostgreSQL', 'TypeScript'])
    await choose(page, 'Add a skill', skill)
  await fillRichText(
    page,
    'In short',
    'Build and run the services behind the payments of forty thousand small shops, with a team of five.'
  )
  await fillRichText(
    page,
    'The whole job',
    'You will own two services that take and settle payments, from the first sketch to the pager. You bring several years of Node.js and PostgreSQL, care for the people who call your interfaces, and like to write things down. We work from Pune, three days a week in the office, and decide in writing.'
  )
  await page.getByText('Availability & Logistics').click()
  await page.getByRole('checkbox', { name: /start/i }).first().check()
  await page.getByRole('button', { name: 'Submit for approval' }).click()
  await page.waitForURL('**/client/jobs')
  await page.getByText('Awaiting approval').first().waitFor()
}
