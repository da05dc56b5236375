import { readdirSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import type { Assert } from '@japa/assert'
import { loadReferenceData } from '#database/seeders/reference_data'
import { emptyDatabase } from '#tests/empty_database'
import { classic } from '#tests/resumes/pdf/one_column'
import { makePerson } from '#tests/resumes/people'
import { givenCompany } from '#tests/givens'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { zipOf } from '#tests/functional/imports/given_import'
import { givenScreenedJob } from '#tests/functional/screening/given_screening'
import {
  accessFaults,
  eventually,
  look,
  openSignedIn,
  restartProduct,
  settled,
  tooWide,
  withScreens,
} from './product.js'

const [PEOPLE, MAILS, READ] = [12, 10, 3]
const CALL = 'https://meet.example.com/abc'
const OLD = 'tests/samples/systems/greenhouse'

/** Resumes as they lie in a folder of the old days: one that somebody else's program made, the others drawn. */
async function resumes() {
  const files: Record<string, Buffer> = {
    'resume.pdf': readFileSync('tests/samples/resume.pdf'),
  }
  for (let seed = 300; Object.keys(files).length < PEOPLE; seed++) {
    const person = makePerson(seed, ['in', 'en'], false)
    if (person.truth.email) files[`${person.truth.fullName}.pdf`] = await classic(person)
  }
  return zipOf(files)
}

type Provider = Awaited<ReturnType<typeof givenOauthServer>>

/** What is seen on the way: of each screen what a reader would stumble over, whether it fits, and its picture with LOOK. */
function eyes(page: Page, faults: string[], prefix = 'moving-in') {
  return async (where: string) => {
    await settled(page)
    faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
    const over = await tooWide(page)
    if (over > 0) faults.push(`${where}: ${over} points too wide`)
    await look(page, `${prefix}-${where}`)
  }
}

/** Sends a file as an import, checks it, brings it in, and tells those who came with it. */
async function bringIn(
  page: Page,
  file: { name: string; buffer: Buffer },
  { job, see }: { job?: string; see: (where: string) => Promise<void> }
) {
  const [name] = file.name.split('.')
  await page.getByRole('link', { name: 'Imports' }).click()
  await page
    .getByLabel('Choose a CSV, JSON, PDF, Word or zip file')
    .setInputFiles({ mimeType: 'application/zip', ...file })
  await page.getByRole('heading', { level: 1, name: file.name }).waitFor()
  if (job) {
    await page.getByRole('combobox', { name: 'Put them into' }).click()
    await page.getByRole('option', { name: job }).click()
    await page.getByRole('button', { name: 'Check without importing', disabled: false }).waitFor()
  }
  await see(`${name}-chosen`)
  await page.getByRole('button', { name: 'Check without importing' }).click()
  const bring = page.getByRole('button', { name: /^Bring \d+ new records in$/ })
  await bring.waitFor()
  await see(`${name}-checked`)
  await bring.click()
  const tell = page.getByRole('button', { name: /^Tell and invite/ })
  await tell.waitFor()
  await see(`${name}-done`)
  await tell.click()
  await tell.waitFor({ state: 'detached' })
}

const scores = async (page: Page) =>
  (
    await page
      .getByRole('cell')
      .filter({ hasText: /^\d{1,3}$/ })
      .allTextContents()
  ).map(Number)

/** Analyses everybody, waits for the scores and orders by them. */
async function screen(page: Page, job: string, assert: Assert) {
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await page
    .getByRole('link', { name: new RegExp(`applicants.*${job}|${job}`) })
    .first()
    .click()
  await page.getByText('Table', { exact: true }).click()
  await page.getByRole('button', { name: 'Analyse all active applicants' }).click()
  await eventually(async () => assert.lengthOf(await scores(page), PEOPLE))
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'Highest score first' }).click()
  await eventually(async () => {
    const shown = await scores(page)
    assert.deepEqual(
      shown,
      shown.toSorted((one, other) => other - one)
    )
  })
}

/** Opens the first ones and reads on which words their score stands; a quote leads to its place on the page. */
async function readWhy(page: Page, see: (where: string) => Promise<void>, assert: Assert) {
  await page.getByRole('table', { name: 'Applicants' }).getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  const screening = drawer.getByRole('region', { name: 'Screening' })
  for (let nth = 1; nth <= READ; nth++) {
    await drawer.getByText(`${nth} of ${PEOPLE}`, { exact: true }).waitFor()
    const quotes = screening.locator('.sc-quote')
    await quotes.first().waitFor()
    await screening.getByText(/^Told .* under/).waitFor()
    await quotes
      .getByRole('button', { name: /show it$/ })
      .first()
      .click()
    await drawer.locator('.ap-sheet').first().waitFor()
    if (nth === 1) await see('why')
    assert.isAbove(await quotes.count(), 0)
    if (nth < READ) await drawer.getByRole('button', { name: 'Next application' }).click()
  }
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'detached' })
}

/** Writes a template, then with it to the first ten of the table, after a look at what each gets. */
async function writeToTen(page: Page, job: string, see: (where: string) => Promise<void>) {
  const back = page.url()
  await page.getByRole('link', { name: 'E-mail', exact: true }).first().click()
  await page.getByRole('tab', { name: 'Templates' }).click()
  await page.getByRole('button', { name: 'Add a template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Let us talk')
  await dialog.getByLabel('Subject').fill('{{job.title}}: let us talk')
  await dialog.getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.insertText('Hello {{candidate.firstName}}, when may we call?')
  await see('template')
  await dialog.getByRole('button', { name: 'Save template' }).click()
  await page.getByRole('heading', { name: 'Let us talk' }).waitFor()

  await page.goto(back)
  const rows = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await rows.nth(MAILS).waitFor()
  for (let nth = 0; nth < MAILS; nth++) await rows.nth(nth).check()
  await page
    .getByRole('region', { name: 'Selected applicants' })
    .getByRole('link', { name: 'E-mail' })
    .click()
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Let us talk' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('complementary', { name: 'Preview' })
  await preview.getByText(`1 of ${MAILS}`).waitFor()
  await preview.getByText(`${job}: let us talk`).waitFor()
  await see('letter')
  await page.getByRole('button', { name: `Send to ${MAILS} people` }).click()
  await page.getByText(`${MAILS} mails on their way`).waitFor()
  await page.goto(back)
}

/** Links a calendar as its owner would, on the page of the provider, and returns to the product. */
async function linkCalendar(page: Page, provider: Provider, see: (where: string) => Promise<void>) {
  await page.route(`${provider.url}/**`, (route) => {
    const { code, state } = provider.consent(route.request().url())
    const back = new URL(route.request().url()).searchParams.get('redirect_uri')
    return route.fulfill({
      contentType: 'text/html',
      body: `<a href="${back}?code=${code}&state=${state}">Allow</a>`,
    })
  })
  await page.getByRole('link', { name: 'E-mail', exact: true }).first().click()
  await page.getByRole('tab', { name: 'Linked accounts' }).click()
  await page.getByRole('button', { name: 'Link Google calendar' }).click()
  await page.getByRole('link', { name: 'Allow' }).click()
  await page.getByRole('button', { name: 'Unlink Google' }).waitFor()
  await see('linked')
}

/** The same at the width of a phone: who leads and why, a letter, and times for a call. */
async function onPhone(user: { email: string }, list: string, faults: string[], assert: Assert) {
  const { page, errors, close } = await openSignedIn(user, { phone: true })
  const see = eyes(page, faults, 'moving-in-phone')
  await page.goto('/client/imports')
  await page.getByRole('link', { name: /resumes\.zip$/ }).waitFor()
  await see('imports')
  await page.goto(list)
  await page.locator('.ap-card').first().click()
  const drawer = page.getByRole('dialog').first()
  await drawer
    .locator('.sc-quote')
    .getByRole('button', { name: /show it$/ })
    .first()
    .click()
  await drawer.locator('mark[data-kind="found"][data-now]').waitFor()
  await see('why')
  await drawer.getByRole('link', { name: 'E-mail' }).click()
  await page.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Let us talk' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('complementary', { name: 'Preview' }).getByText('when may we call').waitFor()
  await see('letter')
  page.on('dialog', (asked) => void asked.accept())
  await page.goto(list)
  await page.locator('.ap-card').nth(READ).click()
  await drawer
    .getByRole('button', { name: /^Interview/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: /^Interview with/ }).waitFor()
  await see('call')
  assert.isEmpty(errors)
  await close()
}

/** Books a call with the nth of the table: a free time of the week after next, with its link. */
async function book(page: Page, nth: number, see?: (where: string) => Promise<void>) {
  await page.getByRole('table', { name: 'Applicants' }).getByRole('link').nth(nth).click()
  const drawer = page.getByRole('dialog').first()
  await drawer
    .getByRole('button', { name: /^Interview/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Interview with/ })
  await dialog.getByRole('button', { name: 'Later days' }).click()
  const times = dialog.getByRole('region', { name: 'Times to offer' })
  // one that was free may be taken once the calendars of those days have come
  await eventually(() =>
    times.getByRole('button', { disabled: false }).nth(20).click({ timeout: 5_000 })
  )
  await times.getByRole('button', { pressed: true }).first().waitFor()
  await dialog.getByLabel('Meeting link').fill(CALL)
  await see?.('call')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await page.getByText('The candidate gets your invitation').first().waitFor()
  await dialog.waitFor({ state: 'detached' })
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'detached' })
}

async function given() {
  await loadReferenceData()
  const { company, user } = await givenCompany({}, 'recruiter')
  return { user, job: await givenScreenedJob(company) }
}

test.group('Moving in', (group) => {
  let provider: Provider
  group.setup(async () => {
    // a free plan of another file would have other runs of the month
    await emptyDatabase()
    provider = await givenOauthServer()
    await restartProduct({
      GOOGLE_CLIENT_ID: 'test',
      GOOGLE_CLIENT_SECRET: 'test-secret',
      GOOGLE_URL: provider.url,
    })
    return async () => {
      await restartProduct()
      provider.close()
      await emptyDatabase()
    }
  })

  test('a recruiter brings resumes and last year’s jobs, screens, reads why, writes to ten and books two calls', ({
    assert,
  }) =>
    withScreens('moving-in', async () => {
      const { user, job } = await given()
      const { page, errors, close } = await openSignedIn(user)
      const faults: string[] = []
      const see = eyes(page, faults)
      await page.goto('/client/dashboard')
      const lists = readdirSync(OLD).map((name) => [name, readFileSync(`${OLD}/${name}`)])
      await bringIn(
        page,
        { name: 'greenhouse.zip', buffer: await zipOf(Object.fromEntries(lists)) },
        { see }
      )
      await bringIn(page, { name: 'resumes.zip', buffer: await resumes() }, { job: job.title, see })
      await screen(page, job.title, assert)
      await see('screened')
      await readWhy(page, see, assert)
      const list = page.url()
      await writeToTen(page, job.title, see)
      await linkCalendar(page, provider, see)
      await page.goto(list)
      await book(page, 0, see)
      await book(page, 1)
      const { events } = provider.state.calendar
      await eventually(() => assert.equal(events.size, 2))
      for (const { body } of events.values()) assert.include(body.location, CALL)
      await page.getByRole('link', { name: 'Interviews' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Interviews' }).waitFor()
      await see('booked')
      await onPhone(user, list, faults, assert)
      assert.isEmpty(faults)
      assert.isEmpty(errors)
      await close()
    }))
})
