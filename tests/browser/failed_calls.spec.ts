import { test } from '@japa/runner'
import type { Route } from 'playwright'
import SavedJob from '#api/jobs/models/saved_job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { catalogues } from '#generated/catalogues'
import { givenAdmin, givenCandidate, givenCompany, givenJob } from '#tests/givens'
import {
  areaAddresses,
  catalogueAddresses,
  openAddresses,
  specialAddresses,
  variants,
} from './addresses.js'
import { fail, refuse, walkFailing, walkRefreshing } from './failing.js'
import { givenApplicants } from './client/client_givens.js'
import { eventually, openPerson, openSignedIn, withScreens } from './product.js'

/** An address with something in each of its gaps: what fails does not ask which row it is. */
const filled = (address: string, id = '1') => address.replace(/\/:\w+\?/, '').replace(/:\w+/g, id)

/** Their calls fill lists to choose from, which say that they could not look as they are opened. */
const ofChoices = [
  // what is counted and shown there is left out
  '/',
  '/client/sequences/start',
  '/client/email/write',
  '/job-alerts',
  '/contact',
  '/sign-up',
  '/login',
]

test.group('A call that fails', (group) => {
  group.setup(async () => void (await loadReferenceData()))

  for (const [area, given, least] of [
    ['client', givenApplicants, 30],
    ['candidate', async () => ({ ...(await givenCandidate()), job: undefined }), 25],
  ] as const)
    test(`is told with its cause on every screen of a ${area}, and can be tried again`, ({
      assert,
    }) =>
      withScreens(`failed-${area}`, async () => {
        const { user, job } = await given()
        const { page, close } = await openSignedIn(user)
        const all = areaAddresses(area).map((address) => filled(address, job && String(job.id)))
        const ways = [...new Set([...all, ...variants[area]])]
        const { faults, judged, wire } = await walkFailing(page, ways, {
          first: '/settings/appearance',
          choices: ofChoices,
          adds: /^Applications$/,
        })
        assert.deepEqual(faults, [])
        assert.isAtLeast(judged, least)
        const known = await walkRefreshing(page, ways, wire, { failing: true })
        assert.deepEqual(known.faults, [])
        assert.isAtLeast(known.judged, least)
        await close()
      }))

  test('is told on every public screen', ({ assert }) =>
    withScreens('failed-public', async () => {
      const { page, close } = await openPerson()
      const { faults, judged } = await walkFailing(
        page,
        openAddresses().map((address) => filled(address)),
        {
          first: '/forgot-password',
          choices: ofChoices,
          // the screen before stays until the next one has its answer
          adds: /./,
        }
      )
      assert.deepEqual(faults, [])
      assert.isAtLeast(judged, 20)
      await close()
    }))

  test('is told on every screen of the console', ({ assert }) =>
    withScreens('failed-console', async () => {
      const { page, close } = await openSignedIn(await givenAdmin('super'))
      // one engine makes the screens of all catalogues: some of each kind
      const made = Object.values(catalogues)
        .filter((_, nth) => nth % 2 === 0)
        .map((catalogue, nth) => {
          const kinds = catalogueAddresses(catalogue, '1')
          return kinds[nth % kinds.length]
        })
      const ways = ['/admin', ...specialAddresses().map((address) => filled(address)), ...made]
      const { faults, judged, wire } = await walkFailing(page, ways, {
        first: '/admin/nowhere',
        codes: [...ways.slice(0, ways.length - made.length), ...made.slice(0, 12)],
        choices: [
          ...ways.filter((path) => path.endsWith('/create')),
          '/admin/question-file',
          '/admin/bulk-upload',
        ],
        // in the place of a row, of a queue: what it is called, and the way back
        adds: /^(All |J next)| to (\w+)$/,
      })
      assert.deepEqual(faults, [])
      assert.isAtLeast(judged, 25)
      // of a kind each, with something on it: what a catalogue makes is one piece
      const { company } = await givenCompany()
      const job = await givenJob(company, { isApproved: null } as object)
      const known = await walkRefreshing(
        page,
        [
          '/admin',
          '/admin/status',
          '/admin/books',
          '/admin/charts',
          '/admin/support',
          '/admin/jobs',
          `/admin/jobs/${job.id}/show`,
          `/admin/clients/${company.id}/show`,
          `/admin/clients/${company.id}`,
          '/admin/review/jobs',
          '/admin/skills',
          '/admin/questions',
        ],
        wire
      )
      assert.deepEqual(known.faults, [])
      assert.isAtLeast(known.judged, 10)
      await close()
    }))

  test('takes nothing out of the menu', ({ assert }) =>
    withScreens('failed-menu', async () => {
      const { user } = await givenCompany()
      const { page, close } = await openSignedIn(user)
      await page.goto('/client/jobs')
      await page.getByText('No jobs yet').waitFor()
      const links = page.getByRole('navigation').first().getByRole('link')
      await page.getByRole('link', { name: 'Billing' }).first().waitFor()
      const whole = await links.allTextContents()
      await fail(page, /\/page-access/)
      await page.reload()
      await page.getByText('No jobs yet').waitFor()
      await page.getByRole('link', { name: 'Billing' }).first().waitFor()
      await eventually(async () => assert.deepEqual(await links.allTextContents(), whole))
      await close()
    }))

  test('that was the next part of a list is not asked for again by itself', ({ assert }) =>
    withScreens('failed-next', async () => {
      const { user, company: own, job } = await givenApplicants()
      for (let nth = 0; nth < 25; nth++) await givenJob(own, { title: `Tiller ${nth}` })
      const { page, close } = await openSignedIn(user)
      for (const { path, list, isNext, first } of [
        {
          path: '/jobs?search=Tiller',
          list: /\/job-list/,
          isNext: (url: string) => /[?&]page=2/.test(url),
          first: 'Tiller',
        },
        {
          path: `/client/answer?job=${job.id}`,
          list: /\/answer-queue/,
          isNext: (url: string) => url.includes('cursor='),
          first: '5 left',
        },
      ]) {
        let asked = 0
        const answer = async (route: Route) => {
          if (isNext(route.request().url())) return (asked++, refuse(route))
          const response = await route.fetch()
          const body = await response.json()
          // the line goes on behind those who are shown
          if (body.pagination && list.source.includes('answer')) body.pagination.nextCursor = 'more'
          return route.fulfill({ response, json: body })
        }
        await page.route(list, answer)
        await page.goto(path)
        await page.getByText(first).first().waitFor()
        if (path.includes('answer'))
          for (let later = 1; later <= 5; later++) {
            await page.keyboard.press('j')
            await page.getByText(`${later} for later`).waitFor()
          }
        else await page.getByRole('link', { name: 'More jobs' }).scrollIntoViewIfNeeded()
        await page.getByText('The rest could not be fetched').waitFor()
        const before = asked
        // long enough for the hundred that would follow one another by themselves
        for (let nth = 0; nth < 20; nth++)
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
        assert.equal(asked, before)
        await page.getByText('Try again', { exact: true }).last().click()
        await eventually(() => assert.equal(asked, before + 1))
        await page.unroute(list, answer)
      }
      await close()
    }))

  test('leaves what was known on the screen', () =>
    withScreens('failed-known', async () => {
      const { company: own } = await givenCompany()
      const { user } = await givenCandidate()
      for (const title of ['Ledger Engineer', 'Quill Engineer']) {
        const job = await givenJob(own, { title })
        await SavedJob.create({ userId: user.id, jobId: job.id })
      }
      const { page, close } = await openSignedIn(user)
      await page.goto('/candidate/jobs?tab=saved')
      await page.getByText('Quill Engineer').waitFor()
      const again = await fail(page, /\/candidate\/saved-jobs/)
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Ledger Engineer' })
        .getByRole('button')
        .click()
      await page.getByText(/^Your saved jobs as they were/).waitFor()
      await page.getByText('Quill Engineer').waitFor()
      await again()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('Ledger Engineer').waitFor({ state: 'detached' })
      await page
        .getByText(/as they were/)
        .first()
        .waitFor({ state: 'detached' })
      await close()
    }))
})
