import type { Page } from 'playwright'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { catalogues } from '#generated/catalogues'
import User from '#api/accounts/models/user'
import { prepare } from '#database/prepare'
import { demoSignIns } from '#database/seeders/demo/demo_data'
import { emptyDatabase } from '#tests/empty_database'
import { PASSWORD } from '#tests/givens'
import {
  areaAddresses,
  catalogueAddresses,
  openAddresses,
  specialAddresses,
  variants,
} from './addresses.js'
import { go } from './failing.js'
import { accessFaults, openPerson, openSignedIn, settled, tooWide, withScreens } from './product.js'

type Look = { colorScheme: 'light' | 'dark'; width: number; height: number; mobile: boolean }
const desk = { width: 1440, height: 900, mobile: false }
const phone = { width: 360, height: 780, mobile: true }
/** A screen is opened by one of a pair and changes to the other, as by a turned switch and another width of the window. */
const pairs: [Look, Look][] = [
  [
    { colorScheme: 'light', ...desk },
    { colorScheme: 'dark', ...phone },
  ],
  [
    { colorScheme: 'dark', ...desk },
    { colorScheme: 'light', ...phone },
  ],
]
/** With EVERY_LOOK=1 each screen in all looks. */
const all = Boolean(process.env.EVERY_LOOK)

const one = async (sql: string, ...bindings: unknown[]): Promise<string> =>
  String(Object.values((await db.rawQuery(sql, bindings as never)).rows[0] ?? { none: 0 })[0])

const slugOf =
  (table: string, condition = 'true') =>
  () =>
    one(`select slug from ${table} where ${condition} order by id limit 1`)
const idOf = (sql: string) => () => one(`select min(x.id) from ${sql}`)
/** Rows that exist for nobody: what their screens say then is a screen as well. */
const nothing = async () => '999999'
const mine = `candidates c on c.id = x.candidate_id join users u on u.id = c.user_id where u.email = 'developer@example.com'`
const ours = `company_members m on m.company_id = x.company_id join users u on u.id = m.user_id where u.email = 'client@example.com'`

const known: Record<string, () => Promise<string>> = {
  '/jobs/:slug': slugOf('jobs', `status = 'open'`),
  '/jobs/:slug/apply': slugOf('jobs', `status = 'open'`),
  '/categories/:slug': slugOf('job_categories'),
  '/industries/:slug': slugOf('industries'),
  '/companies/:slug': slugOf('companies', `verified_at is not null`),
  '/companies/:slug/record': slugOf('companies', `verified_at is not null`),
  '/developers/:slug': slugOf('candidates', `is_public and approval = 'approved'`),
  '/credentials/:id': nothing,
  '/help/:slug': slugOf('help_pages'),
  '/blogs/:slug': slugOf('blogs'),
  '/skills/:slug': slugOf('skill_pages'),
  '/skills/:slug/:place': () =>
    one(
      `select p.slug || '/' || lower(j.city) from skill_pages p join job_skills s on s.skill_id = p.skill_id join jobs j on j.id = s.job_id where j.city ~ '^[A-Za-z]+$' group by p.slug, lower(j.city) having count(*) >= 3 order by count(*) desc, 1 limit 1`
    ),
  '/login/:provider/callback': async () => 'google',
  '/candidate/screening/:id': idOf(`applications x join ${mine}`),
  '/candidate/integrations/:provider/callback': async () => 'google',
  '/candidate/tests/start/:id': nothing,
  '/candidate/tests/run/:id': nothing,
  '/candidate/tests/results/:id': nothing,
  '/candidate/orders/:id': idOf(`orders x join ${mine}`),
  '/client/jobs/:id/edit': idOf(`jobs x join ${ours}`),
  '/client/jobs/:id/applicants': idOf(`jobs x join ${ours}`),
  '/client/jobs/:id/screening': idOf(`jobs x join ${ours}`),
  '/client/candidates/:devId': () =>
    one(
      `select x.candidate_id from applications x join jobs j on j.id = x.job_id join company_members m on m.company_id = j.company_id join users u on u.id = m.user_id where u.email = 'client@example.com' order by x.id limit 1`
    ),
  '/client/assessments/results/:jobId': idOf(`jobs x join ${ours}`),
  '/client/integrations/:provider/callback': async () => 'google',
  '/client/imports/:id': idOf(`company_imports x join ${ours}`),
  '/admin/preview/:what/:id': async () => 'questions/1',
  '/client/orders/:id': idOf(`orders x join ${ours}`),
}

/** `/jobs/:slug` by what stands for `:slug` there; what may be left out is. */
async function concrete(path: string) {
  const address = path.replace(/\/:\w+\?/, '')
  if (!address.includes(':')) return address
  const value = known[path]
  if (!value) throw new Error(`Say in this file with which row ${path} is looked at`)
  return address.replace(/:\w+(\/:\w+)*/, await value())
}

/** In the page, as the console asks. */
async function firstRows(name: string): Promise<{ _id: string }[]> {
  const answer = await fetch(`/api/v1/admin/${name}?range=[0,0]`, {
    headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
  })
  return (await answer.json()).data
}

/** The device is set beside what the browser's driver knows of, which would lay every page out twice. */
const isSeenBy = ({ colorScheme, width }: Look) =>
  matchMedia(`(width: ${width}px) and (prefers-color-scheme: ${colorScheme})`).matches

/** What shows a page by one look or another without opening it again; a phone has touch, and its own way of widths. */
async function changing(page: Page) {
  const device = await page.context().newCDPSession(page)
  let now: Look | undefined
  return async (look: Look) => {
    const { colorScheme, width, height, mobile } = look
    if (look !== now) {
      await device.send('Emulation.setDeviceMetricsOverride', {
        ...{ width, height, mobile },
        deviceScaleFactor: 1,
      })
      await device.send('Emulation.setTouchEmulationEnabled', { enabled: mobile })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      now = look
    }
    // scripts hear of it in the next frame, and what fades because of it begins in the one after
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    )
  }
}

/**
 * Which addresses a pair of looks sees, each in both or `once` in one of them. An address begins with the look that the
 * one before it ended with: a page that is left would be laid out by the other look for nobody.
 */
function visitsOf(ways: string[], pair: [Look, Look], once: boolean) {
  if (!once)
    return ways.map((path, nth) => ({ path, looks: nth % 2 === 0 ? pair : pair.toReversed() }))
  return pair.flatMap((look, half) =>
    ways.filter((_, nth) => nth % 2 === half).map((path) => ({ path, looks: [look] }))
  )
}

/**
 * Opens an address of the page's own application as a link there does, for half of the processor time of a document;
 * where the heading stays the same, which may be the one before, the document is opened.
 */
async function follow(page: Page, path: string) {
  const [before] = await page.locator('h1').elementHandles()
  const words = await before?.textContent()
  await go(page, path)
  await page
    .waitForFunction(
      ([heading, said]) => !heading?.isConnected || heading.textContent !== said,
      [before, words] as const,
      { timeout: 3_000 }
    )
    .catch(() => page.goto(path))
}

/**
 * Opens each address and looks at it at a desk and on a phone, one of them by night, or `once` in one of these. Returns
 * what is wrong there as lines.
 */
async function walk(ways: string[], user?: { email: string }, { once = false } = {}) {
  const faults: string[] = []
  for (const [at, pair] of pairs.entries()) {
    const { page, errors, close } = user ? await openSignedIn(user) : await openPerson()
    const change = await changing(page)
    const seen = ways.filter((_, nth) => all || nth % 2 === at)
    for (const [nth, { path, looks }] of visitsOf(seen, pair, once && !all).entries()) {
      await change(looks[0])
      // the pages of a visitor are documents
      await (user && nth > 0 ? follow(page, path) : page.goto(path))
      const heading = page.locator('h1').first().waitFor({ state: 'attached' })
      const opened = await heading.then(
        () => true,
        () => false
      )
      if (!opened) faults.push(`${path}: no heading`)
      for (const look of looks) {
        const where = `${path} ${look.colorScheme} ${look.width}`
        await change(look)
        await settled(page)
        faults.push(...(await accessFaults(page)).map((fault) => `${where}: ${fault}`))
        if (!(await page.evaluate(isSeenBy, look))) faults.push(`${where}: not by this look`)
        const over = await tooWide(page, look.width)
        if (over > 0) faults.push(`${where}: ${over} px wider than the screen`)
        faults.push(...errors.splice(0).map((error) => `${where}: ${error}`))
        if (all) console.log(where, faults)
      }
    }
    await close()
  }
  return faults
}

/**
 * Every address of the product, taken from its own tables of routes, on the demo's data: a new screen is looked at
 * without a line here, or this says what is missing.
 */
test.group('Every screen', (group) => {
  group.setup(async () => {
    await emptyDatabase()
    await prepare(app, () => {})
    for (const email of demoSignIns)
      await (await User.findByOrFail('email', email)).merge({ password: PASSWORD }).save()
    return emptyDatabase
  })
  group.each.timeout(all ? 3_600_000 : 900_000)

  test('that is open to everybody', ({ assert }) =>
    withScreens('every-open', async () => {
      const paths = openAddresses()
      assert.isAbove(paths.length, 40)
      const ways: string[] = []
      for (const path of paths) ways.push(await concrete(path))
      assert.deepEqual(await walk([...ways, '/nowhere']), [])
    }))

  for (const [area, email, least] of [
    ['candidate', 'developer@example.com', 18],
    ['client', 'client@example.com', 28],
  ] as const)
    test(`of a ${area}`, ({ assert }) =>
      withScreens(`every-${area}`, async () => {
        const paths = areaAddresses(area)
        assert.isAbove(paths.length, least)
        const ways = [...variants[area]]
        for (const path of paths) ways.push(await concrete(path))
        assert.deepEqual(await walk(ways, { email }), [])
      }))

  test('of the console', ({ assert }) =>
    withScreens('every-console', async () => {
      const user = { email: 'admin@example.com' }
      const ways = ['/admin', '/admin/nowhere', '/admin/review/nowhere']
      for (const path of specialAddresses()) ways.push(await concrete(path))
      const { page, close } = await openSignedIn(user)
      await page.goto('/admin')
      const rowsOf = (name: string) => page.evaluate(firstRows, name)
      for (const [nth, catalogue] of Object.values(catalogues).entries()) {
        const [row] = await rowsOf(catalogue.name)
        const kinds = catalogueAddresses(catalogue, row?._id)
        ways.push(...(all ? kinds : [kinds[nth % kinds.length]]))
      }
      await close()
      assert.deepEqual(await walk(ways, user, { once: true }), [])
    }))
})
