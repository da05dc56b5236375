import { test } from '@japa/runner'
import type { Page } from 'playwright'
import LegalPage from '#api/content/models/legal_page'
import CandidateSkill from '#api/candidates/models/candidate_skill'
import { givenCandidate, givenCompany, givenJob, givenSkill } from '#tests/givens'
import { givenApplicant } from '#tests/functional/interviews/given_interviews'
import { givenProduct } from '#tests/functional/billing/given_billing'
import {
  accessFaults,
  eventually,
  look,
  openPerson,
  openSignedIn,
  settled,
  shiftOf,
  tooWide,
  withScreens,
} from '#tests/browser/product'

const PHONE = 390

/** Reads come one after another, as they do over a slow line: what each brings finds its place reserved or moves the rest. */
const slowly = async (page: Page) => {
  let nth = 0
  await page.route('**/api/v1/**', async (route) => {
    await page.waitForTimeout((nth++ % 4) * 120)
    await route.continue().catch(() => undefined)
  })
}

const boxesOf = async (page: Page, selector: string) =>
  Promise.all((await page.locator(selector).all()).map(async (one) => (await one.boundingBox())!))

test.group('Where things stand', () => {
  test('on a phone: the cart above what can be bought, one under another', ({ assert }) =>
    withScreens('phone-cart', async () => {
      const names = ['Portfolio review', 'Code review', 'Mock interview']
      for (const [position, name] of names.entries())
        await givenProduct({ side: 'candidate', kind: 'credits', name, position }, 90_000)
      const { user } = await givenCandidate({ countryCode: 'IN' })
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      await page.goto('/candidate/cart')
      for (const name of names.slice(0, 2)) {
        await page.getByRole('button', { name: `Add to cart: ${name}` }).click()
        await page.getByRole('button', { name: `Take ${name} out` }).waitFor()
      }
      await page.reload()
      await page.getByRole('button', { name: `Take ${names[0]} out` }).waitFor()
      await settled(page)
      assert.equal(await tooWide(page), 0)
      assert.isBelow(await shiftOf(page), 0.05)
      const lines = await boxesOf(page, '.bill-cart li')
      const cards = await boxesOf(page, '.bill-plans > li')
      assert.lengthOf(lines, 2)
      assert.isAtLeast(cards.length, 3)
      const [checkout] = await boxesOf(page, 'a[href$="/candidate/checkout"]')
      assert.isAbove(checkout.y, lines[1].y)
      assert.isAbove(cards[0].y, checkout.y + checkout.height)
      for (const [nth, { x, width, y }] of cards.entries()) {
        assert.equal(x, cards[0].x)
        assert.isAtLeast(width, PHONE - 60)
        if (nth) assert.isAtLeast(y, cards[nth - 1].y + cards[nth - 1].height)
      }
      // what takes a thing out is large enough for a finger
      for (const { width, height, x } of await boxesOf(page, '.bill-cart li button')) {
        assert.isAtLeast(Math.min(width, height), 40)
        assert.isAtMost(x + width, PHONE)
      }
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'cart')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('on a phone: the search above its results, the filters in a sheet', ({ assert }) =>
    withScreens('phone-search', async () => {
      const { company, user } = await givenCompany()
      await givenJob(company)
      const skill = await givenSkill('Fieldlang')
      for (const firstName of ['Asha', 'Bodhi']) {
        const { user: developer, candidate } = await givenCandidate({ city: 'Pune' })
        await developer.merge({ firstName }).save()
        await CandidateSkill.create({ candidateId: candidate.id, skillId: skill.id, position: 0 })
      }
      const { page, errors, close } = await openSignedIn(user, { phone: true })
      const results = page.locator('.se-result')
      // the index hears of new profiles within two seconds
      await eventually(async () => {
        await page.goto(`/client/search?skills=${skill.id}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        assert.equal(await results.count(), 2)
      })
      assert.equal(await tooWide(page), 0)
      assert.isBelow(await shiftOf(page), 0.05)
      const [field] = await boxesOf(page, '.se-box input')
      const [filters] = await boxesOf(page, '.se-sheet-button')
      const found = await Promise.all(
        (await results.all()).map(async (one) => (await one.boundingBox())!)
      )
      assert.isAtLeast(field.width, PHONE - 60)
      assert.isAtLeast(filters.height, 36)
      assert.isAbove(found[0].y, field.y + field.height)
      assert.isAtLeast(found[1].y, found[0].y + found[0].height)
      for (const { x, width } of found) assert.isAtMost(x + width, PHONE)
      await page.getByRole('button', { name: 'Filters (1)' }).click()
      const sheet = page.getByRole('dialog', { name: 'Filters' })
      await sheet.waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'search-filters')
      await page.keyboard.press('Escape')
      await sheet.waitFor({ state: 'hidden' })
      assert.deepEqual(await accessFaults(page), [])
      await look(page, 'search')
      assert.deepEqual(errors, [])
      await close()
    }))

  test('what comes late moves nothing, for readers who want no movement either', ({ assert }) =>
    withScreens('shift', async () => {
      const { company } = await givenCompany()
      const skill = await givenSkill()
      for (let nth = 0; nth < 4; nth++) await givenJob(company, { skillIds: [skill.id] })
      const { user, candidate } = await givenCandidate()
      await CandidateSkill.create({ candidateId: candidate.id, skillId: skill.id, position: 0 })
      const { page, close } = await openSignedIn(user)
      await slowly(page)
      const moved: string[] = []
      for (const path of [
        ...['/candidate/resume', '/candidate/contact-requests', '/candidate/reviews'],
        ...['/candidate/profile/employment', '/candidate/profile/links', '/candidate/cart'],
        ...['/settings/privacy', '/settings/notifications', '/job-alerts'],
      ]) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        const shift = await shiftOf(page)
        if (shift >= 0.05) moved.push(`${path}: ${shift.toFixed(3)}`)
      }
      assert.deepEqual(moved, [])
      await close()
    }))

  test('on a phone: the head of a screen keeps the place of a title and a button that come late', ({
    assert,
  }) =>
    withScreens('phone-heads', async () => {
      const { client, job } = await givenApplicant('owner', { status: 'applied' })
      await job.merge({ title: 'Senior Full-Stack Developer for Payments and Ledgers' }).save()
      const { page, close } = await openSignedIn(client, { phone: true })
      await slowly(page)
      // known last, at its worst
      await page.route(/\/client\/page-access(\?|$)/, async (route) => {
        await page.waitForTimeout(800)
        await route.continue().catch(() => undefined)
      })
      for (const [path, comes] of [
        ['/client/unanswered', page.getByRole('link', { name: 'Answer one by one' })],
        [`/client/jobs/${job.id}/screening`, page.getByRole('button', { name: /^Analyse all/ })],
      ] as const) {
        await page.goto(path)
        await comes.waitFor()
        await settled(page)
        assert.isBelow(await shiftOf(page), 0.02, path)
      }
      await close()
    }))

  test('the head of a job’s applicants is drawn once with all that its reader may do', ({
    assert,
  }) =>
    withScreens('applicants-head', async () => {
      const { client, job } = await givenApplicant('owner', { status: 'applied' })
      await job.merge({ title: 'Senior Full-Stack Developer for Payments and Ledgers' }).save()
      const { page, close } = await openSignedIn(client)
      const held: string[] = []
      for (const late of ['page-access/edit_job', 'page-access/move_applicants', 'job-detail']) {
        const pattern = new RegExp(late)
        await page.route(pattern, async (route) => {
          held.push(late)
          await page.waitForTimeout(400)
          await route.continue().catch(() => undefined)
        })
        await page.goto(`/client/jobs/${job.id}/applicants`)
        await page.getByRole('link', { name: 'Answer one by one' }).waitFor()
        await page.getByRole('link', { name: 'Edit job' }).waitFor()
        await settled(page)
        assert.isBelow(await shiftOf(page), 0.02, late)
        assert.include(held, late)
        await page.unroute(pattern)
      }
      await close()
    }))

  test('while a part that may not come holds what is below it, rows are seen there', ({ assert }) =>
    withScreens('held', async () => {
      const { user } = await givenCandidate()
      const { page, close } = await openSignedIn(user)
      const held = Promise.withResolvers<void>()
      await page.route('**/api/v1/candidate/reviews/open*', async (route) => {
        await held.promise
        await route.continue().catch(() => undefined)
      })
      // as it comes, since the pause has an end
      await page.addInitScript(() => {
        new MutationObserver((_, watch) => {
          const coming = document.querySelector('main .c-coming')
          if (!coming?.nextElementSibling) return
          watch.disconnect()
          const rows = getComputedStyle(coming, '::before')
          Object.assign(window, {
            seen: [
              Number.parseFloat(rows.height),
              Number(rows.opacity),
              Number(getComputedStyle(coming.nextElementSibling).opacity),
            ],
          })
        }).observe(document, { childList: true, subtree: true })
      })
      await page.goto('/candidate/reviews')
      const seen = await page.waitForFunction(() => (window as { seen?: number[] }).seen)
      const [height, rows, below] = (await seen.jsonValue())!
      assert.isAbove(height, 100)
      assert.isAbove(rows, 0.4)
      assert.equal(below, 0)
      held.resolve()
      await page.locator('main .c-coming').waitFor({ state: 'detached' })
      await page.getByText('No reviews yet').waitFor()
      assert.isBelow(await shiftOf(page), 0.05)
      await close()
    }))

  test('on a phone: a table of a written page is cards, and nothing of it is reached sideways', ({
    assert,
  }) =>
    withScreens('phone-tables', async () => {
      await LegalPage.updateOrCreate(
        { slug: 'cookies' },
        {
          title: 'Cookies',
          blanks: [],
          fillings: {},
          status: 'published',
          body: '<table><thead><tr><th>Name</th><th>For</th><th>How long</th></tr></thead><tbody><tr><td>token</td><td>lets the page hear of new messages and changes while it is open</td><td>7 days, or until you sign out of the page</td></tr></tbody></table>',
        }
      )
      const { page, close } = await openPerson({ viewport: { width: 360, height: 780 } })
      await page.goto('/cookies')
      const cells = page.locator('.c-prose td')
      await cells.last().waitFor()
      for (const { x, width } of await boxesOf(page, '.c-prose td')) {
        assert.isAtLeast(x, 0)
        assert.isAtMost(x + width, 360)
      }
      assert.isTrue(
        await page
          .locator('.c-prose table')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      )
      const label = await cells
        .last()
        .evaluate((cell) => getComputedStyle(cell, '::before').content)
      assert.equal(label, '"How long"')
      assert.deepEqual(await accessFaults(page), [])
      await close()
    }))
})
