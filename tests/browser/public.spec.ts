import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import type Company from '#api/companies/models/company'
import Lead from '#api/content/models/lead'
import type Job from '#api/jobs/models/job'
import JobCategory from '#api/taxonomy/models/job_category'
import { loadReferenceData } from '#database/seeders/reference_data'
import { givenCandidate, givenCompany, givenJob } from '#tests/givens'
import { refuse } from './failing.js'
import { accessFaults, openPerson, shiftOf, tooWide, withScreens } from './product.js'

const stamp = Date.now()
const word = `Quillwork${stamp}`

/** What everyone may read, as a person and a search engine meet it. */
test.group('Public pages', (group) => {
  let company: Company
  let job: Job
  let category: JobCategory

  group.setup(async () => {
    await loadReferenceData()
    category = await JobCategory.query().where('slug', 'like', 'back%').firstOrFail()
    const given = await givenCompany({
      name: `Larch Systems ${stamp}`,
      slug: `larch-${stamp}`,
      tagline: 'Ledgers for cooperatives',
    })
    company = given.company
    for (let number = 1; number <= 25; number++) {
      job = await givenJob(company, {
        title: `${word} Engineer ${number}`,
        jobCategoryId: category.id,
        refreshedAt: DateTime.now().minus({ minutes: 30 - number }),
      })
    }
  })

  test('are no wider on a phone for the longest words', ({ assert }) =>
    withScreens('longest', async () => {
      const [name, tagline, title] = [120, 160, 120].map((length) => 'W'.repeat(length))
      const given = await givenCompany({ name, tagline, city: 'W'.repeat(60) })
      const long = await givenJob(given.company, { title })
      const { candidate, user } = await givenCandidate({
        headline: 'W'.repeat(120),
        isPublic: true,
      })
      await user.merge({ firstName: 'W'.repeat(60) }).save()
      const { page, errors, close } = await openPerson({ phone: true })
      for (const path of [
        `/jobs/${long.slug}`,
        `/companies/${given.company.slug}`,
        `/developers/${candidate.slug}`,
      ]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1, name: /WWW/ }).waitFor()
        assert.equal(await tooWide(page, 390), 0, path)
      }
      assert.deepEqual(errors, [])
      await close()
    }))

  test('keep the order of words that run the other way', ({ assert }) =>
    withScreens('other-way', async () => {
      const title = 'מהנדסת תוכנה (בכירה)!'
      const long = await givenJob(company, { title, description: `<p>${title}</p>` })
      const { page, errors, close } = await openPerson()
      await page.goto(`/jobs/${long.slug}`)
      for (const place of [page.getByRole('heading', { level: 1 }), page.locator('.c-prose p')]) {
        await place.filter({ hasText: title }).waitFor()
        // the sign at their end is left of the first word
        const [first, last] = await place.evaluate(({ firstChild }) => {
          const range = document.createRange()
          return [0, firstChild!.textContent!.length - 1].map((at) => {
            range.setStart(firstChild!, at)
            range.setEnd(firstChild!, at + 1)
            return range.getBoundingClientRect().left
          })
        })
        assert.isBelow(last, first)
      }
      const left = (selector: string) =>
        page.locator(selector).evaluate((part) => {
          const range = document.createRange()
          range.selectNodeContents(part)
          return Math.round(range.getBoundingClientRect().left - part.getBoundingClientRect().left)
        })
      assert.equal(await left('h1'), 0)
      assert.deepEqual(errors, [])
      await close()
    }))

  test('the start page leads to a search', ({ assert }) =>
    withScreens('home', async () => {
      const { page, errors, close } = await openPerson()
      await page.goto('/')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const faults = await accessFaults(page)
      await page.getByRole('searchbox', { name: 'Job title, skill or company' }).fill(word)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/jobs?search=*')
      await page.getByRole('heading', { level: 1, name: `Jobs for “${word}”` }).waitFor()
      await page.getByText('25 jobs', { exact: true }).first().waitFor()
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a list is narrowed by links, and every page has an address', ({ assert }) =>
    withScreens('jobs', async () => {
      const { page, errors, close } = await openPerson()
      await page.goto(`/jobs?search=${word}`)
      await page
        .getByRole('link', { name: /^Remote/ })
        .first()
        .click()
      await page.waitForURL('**mode=Remote**')
      await page.getByRole('link', { name: 'Remove filter Remote' }).click()
      await page.waitForURL((url) => !url.searchParams.has('mode'))
      await page
        .getByRole('heading', { name: new RegExp(`${word} Engineer`) })
        .first()
        .waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page.goto(`/jobs?search=${word}&page=2`)
      await page
        .getByRole('heading', { name: new RegExp(`${word} Engineer`) })
        .first()
        .waitFor()
      assert.isBelow(
        await page.getByRole('heading', { name: new RegExp(`${word} Engineer`) }).count(),
        25
      )
      await page.goto('/jobs?search=zzqxnothing')
      await page.getByText('0 jobs', { exact: true }).first().waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a job tells people and machines the same, without a script', ({ assert }) =>
    withScreens('job', async () => {
      const { page, errors, close } = await openPerson()
      await page.goto(`/jobs/${job.slug}`)
      await page.getByRole('heading', { level: 1, name: job.title }).waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await page
        .getByRole('button', { name: `Save: ${job.title}` })
        .first()
        .click()
      await page.waitForURL(`**/login?next=${encodeURIComponent(`/jobs/${job.slug}`)}`)
      assert.deepEqual(errors, [])
      await close()

      const plain = await openPerson({ javaScriptEnabled: false })
      await plain.page.goto(`/jobs/${job.slug}`)
      assert.equal(await plain.page.getByRole('heading', { level: 1 }).innerText(), job.title)
      const posting = JSON.parse(
        (await plain.page.locator('script[type="application/ld+json"]').first().textContent())!
      )
      assert.equal(posting['@type'], 'JobPosting')
      assert.equal(posting.title, job.title)
      await plain.page.goto(`/jobs?search=${word}`)
      await plain.page.getByRole('link', { name: `${word} Engineer 25`, exact: true }).waitFor()
      await plain.close()
    }))

  test('a visitor without JavaScript finds a job: searches, narrows, turns a page and comes to where one applies', ({
    assert,
  }) =>
    withScreens('plain', async () => {
      const { page, close } = await openPerson({ javaScriptEnabled: false })
      await page.goto('/')
      await page.getByRole('searchbox', { name: 'Job title, skill or company' }).fill(word)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: `Jobs for “${word}”` }).waitFor()
      await page
        .getByRole('link', { name: /^Remote/ })
        .first()
        .click()
      await page.getByRole('link', { name: 'Remove filter Remote' }).waitFor()
      await page.goto(`/jobs?search=${word}`)
      await page.locator(`a[href*="page=2"]`).first().click()
      await page.waitForURL('**page=2**')
      await page
        .getByRole('link', { name: new RegExp(`^${word} Engineer`) })
        .first()
        .click()
      await page.getByRole('heading', { level: 1, name: new RegExp(word) }).waitFor()
      assert.match(
        (await page.getByRole('link', { name: 'Apply' }).first().getAttribute('href')) ?? '',
        /\/jobs\/.+\/apply$/
      )
      await close()
    }))

  test('a form that the browser filled in, and one that is sent again after a failure, is a lead and no spam', ({
    assert,
  }) =>
    withScreens('form-at-once', async () => {
      const { page, errors, close } = await openPerson()
      for (const fails of [false, true]) {
        const message = `Sent ${fails ? 'again' : 'at once'}: how long is a job open?`
        await page.goto('/contact')
        await page.locator('html[data-live]').waitFor()
        // no field has the focus on the way, as where a browser fills them in
        await page.locator('form[action="/contact"]').evaluate((form: HTMLFormElement, words) => {
          const typed = { name: 'Asha Rao', email: 'asha@example.com', message: words }
          for (const [name, value] of Object.entries(typed))
            (form.elements.namedItem(name) as HTMLInputElement).value = value
        }, message)
        const send = page.getByRole('button', { name: 'Send message' })
        if (fails) {
          await page.route('**/contact-us-form', refuse, { times: 1 })
          await send.click()
          await page.getByRole('alert').waitFor()
        }
        await send.click()
        await page.getByText('Thank you. It arrived').waitFor()
        const lead = await Lead.findByOrFail('message', message)
        assert.deepEqual(lead.spamSigns, [])
        assert.equal(lead.status, 'new')
      }
      assert.deepEqual(errors, [])
      await close()
    }))

  test('a company and a category show their open jobs', ({ assert }) =>
    withScreens('company', async () => {
      const { page, errors, close } = await openPerson()
      await page.goto(`/companies/${company.slug}`)
      await page.getByRole('heading', { level: 1, name: company.name }).waitFor()
      await page.getByRole('link', { name: `${word} Engineer 25`, exact: true }).waitFor()
      const faults = await accessFaults(page)
      // what is below a short text stays where it was drawn first
      assert.isBelow(await shiftOf(page), 0.02)
      await page.goto(`/categories/${category.slug}`)
      await page.getByRole('heading', { level: 1, name: `${category.name} jobs` }).waitFor()
      await page
        .getByRole('link', { name: new RegExp(`^${word} Engineer`) })
        .first()
        .waitFor()
      faults.push(...(await accessFaults(page)))
      for (const path of ['/categories', '/companies']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        faults.push(...(await accessFaults(page)))
      }
      assert.deepEqual(faults, [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('an address with nothing behind it says so', ({ assert }) =>
    withScreens('nothing', async () => {
      const { page, close } = await openPerson()
      for (const path of ['/no-such-page', '/jobs/no-such-job', '/companies/no-such-company']) {
        const answer = await page.goto(path)
        assert.equal(answer!.status(), 404, path)
        await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
      }
      assert.deepEqual(await accessFaults(page), [])
      await close()
    }))
})
