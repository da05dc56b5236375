import { setTimeout as delay } from 'node:timers/promises'
import type { Page, Request, Route } from 'playwright'

/** What the server says to every call that fails here. */
export const CAUSE = 'Too many calls; wait a moment'

/** Fails one call. */
export const refuse = (route: Route) =>
  route.fulfill({
    status: 429,
    contentType: 'application/json',
    body: JSON.stringify({ message: CAUSE, code: 'E_TOO_MANY_REQUESTS' }),
  })

/** Fails every call whose path fits, until the returned function is called. */
export async function fail(page: Page, fits: RegExp) {
  await page.route(fits, refuse)
  return () => page.unroute(fits, refuse)
}

/**
 * All but who reads and the flags, which a screen is not opened without, and files: what shows a resume reads no more of
 * it than it shows, so that its call has no end.
 */
const calls = /\/api\/v1\/(?!get-user|flags|files\/|admin\/me$)/

/** Of what they bring nothing is shown but in a menu or the bell, which tell it themselves. */
const aside = /\/(maintenance-message|page-access[^?]*|notifications\?limit=20)/

/**
 * The calls of a page in hand: they are held, refused, or let through. `rest` waits until nothing is under way but
 * what is held, and the page has drawn what came of it.
 */
async function wireOf(page: Page) {
  let mode: 'held' | 'refused' | 'through' = 'through'
  let begun = 0
  let refused = 0
  let held: Route[] = []
  // by what the browser tells: a call that the page gave up never comes to its route
  const open = new Set<Request>()
  let change = Promise.withResolvers<void>()
  const changed = () => {
    change.resolve()
    change = Promise.withResolvers()
  }
  // a frame within the page is another screen, which is walked by its own address
  const isOwn = (request: Request) =>
    calls.test(request.url()) && request.frame() === page.mainFrame()
  page.on('request', (request) => {
    if (!isOwn(request)) return
    begun++
    open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      open.delete(request)
      changed()
    })
  await page.route(calls, (route) => {
    if (!isOwn(route.request())) return route.continue()
    if (mode === 'held') {
      held.push(route)
      return changed()
    }
    if (mode !== 'refused') return route.continue()
    if (!aside.test(route.request().url())) refused++
    return refuse(route)
  })
  const idle = () =>
    page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestAnimationFrame(() => requestIdleCallback(() => setTimeout(done, 20)))
        )
    )
  const isUnderWay = () => [...open].some((call) => !held.some((one) => one.request() === call))
  const rest = async () => {
    for (let seen = -1; seen !== begun || isUnderWay();) {
      seen = begun
      while (isUnderWay()) await change.promise
      await idle()
    }
  }
  return {
    rest,
    /** How many are held; they are refused. */
    async refuse() {
      mode = 'refused'
      const all = held
      held = []
      await Promise.all(all.map(refuse))
      await rest()
      return all.length
    },
    refused: () => refused,
    hold: () => void (mode = 'held'),
    through: () => void (mode = 'through'),
  }
}

/** Goes to an address within the page, as a link does. */
export const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

/** What a screen shows: its lines, what it tells of the failure beside the notices, and what still waits. */
const seen = (page: Page, cause: string) =>
  page.evaluate((words) => {
    const lines = document.body.innerText.split('\n').map((line) => line.trim())
    const parts = [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')]
    return {
      lines: [...new Set(lines)].filter(Boolean),
      tells: parts.some(({ innerText }) => innerText.includes(words)),
      again: parts.some((part) =>
        [...part.querySelectorAll('button')].some(({ innerText }) => innerText === 'Try again')
      ),
      headings: document.querySelectorAll('h1').length,
      heading: document.querySelector('h1')?.innerText,
      waits: [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(.c-skeleton, .mantine-Skeleton-root, .MuiSkeleton-root)'
        ),
      ].filter((part) => part.checkVisibility()).length,
    }
  }, cause)

/** What a screen shows once it changes no more: a slow page still has the one before for a while. */
async function seenAtRest(page: Page, wire: { rest: () => Promise<void> }) {
  for (let before = '', looks = 0; ; looks++) {
    await wire.rest()
    const now = await seen(page, CAUSE)
    if (JSON.stringify(now) === before || looks > 9) return now
    before = JSON.stringify(now)
  }
}

/** What a screen shows once it tells the failure, which may take a render more, or has not told it for two seconds. */
async function seenTold(page: Page, wire: { rest: () => Promise<void> }) {
  for (let looks = 0; ; looks++) {
    const now = await seen(page, CAUSE)
    if ((now.tells && now.again) || looks > 40) return now
    await delay(50)
    await wire.rest()
  }
}

const ofFailure = (line: string) =>
  line.includes(CAUSE) ||
  /could not be (fetched|looked up)|did not load|^(Try again|!|×)$/.test(line)

/**
 * Opens every address within one page, each while its calls are under way and after they failed. A failure adds that it
 * failed to what was said before, and nothing else: "No interviews yet" and zeros are then not known. Returns what is
 * wrong as lines. `choices`: addresses whose calls fill lists to choose from, which tell it when they are opened.
 * `adds`: what else is said only when the calls are over. `codes`: addresses that bring the code of all.
 */
export async function walkFailing(
  page: Page,
  addresses: string[],
  {
    first,
    choices = [],
    adds = /^$/,
    codes = addresses,
  }: { first: string; choices?: string[]; adds?: RegExp; codes?: string[] }
) {
  const wire = await wireOf(page)
  await page.goto(first)
  await page.locator('h1').first().waitFor()
  // the code of every screen is there before any is judged
  await wire.refuse()
  for (const path of codes) {
    await go(page, path)
    await wire.rest()
  }
  const faults: string[] = []
  let judged = 0
  const look = async (path: string) => {
    const found: string[] = []
    wire.hold()
    await go(page, path)
    await wire.rest()
    const before = await seen(page, CAUSE)
    const refused = await wire.refuse()
    const isJudged = refused > 0 && !choices.includes(path)
    const after = await (isJudged ? seenTold(page, wire) : seen(page, CAUSE))
    const added = after.lines.filter(
      (line) => !before.lines.includes(line) && !ofFailure(line) && !adds.test(line)
    )
    if (added.length) found.push(`${path} says “${added.join('”, “')}” though its calls failed`)
    if (after.waits) found.push(`${path} goes on waiting`)
    if (after.headings !== 1) found.push(`${path} has ${after.headings} headings`)
    if (isJudged && !after.tells) found.push(`${path} does not tell why`)
    if (isJudged && !after.again) found.push(`${path} offers no other try`)
    return { found, isJudged }
  }
  for (const path of addresses) {
    let { found, isJudged } = await look(path)
    // on a busy machine it may have been the screen before: what counts is there the next time as well
    if (found.length > 0) {
      await go(page, first)
      await wire.rest()
      ;({ found, isJudged } = await look(path))
    }
    faults.push(...found)
    if (isJudged) judged++
  }
  return { faults, judged, wire }
}

/** Opens an address with its calls refused, lets them through and tries again. Returns what still tells of the failure. */
async function triedAgain(page: Page, path: string, wire: Awaited<ReturnType<typeof wireOf>>) {
  await wire.refuse()
  await go(page, path)
  await wire.rest()
  wire.through()
  // each failed part of a screen asks again for itself
  await page
    .getByRole('button', { name: 'Try again' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await wire.rest()
  const { tells, lines } = await seenAtRest(page, wire)
  return tells ? [`${path} has failed for good: ${lines.filter(ofFailure).join(' ')}`] : []
}

/**
 * Opens every address, `failing` at first and then tried again, and a minute later has all that it shows asked for
 * again, which fails. What was known stays, and the screen says that it is old. Returns what is wrong as lines, and on
 * how many screens something was asked for.
 */
export async function walkRefreshing(
  page: Page,
  addresses: string[],
  wire: Awaited<ReturnType<typeof wireOf>>,
  { failing = false } = {}
) {
  const faults: string[] = []
  let judged = 0
  let minutes = 0
  for (const path of addresses) {
    wire.through()
    if (failing) faults.push(...(await triedAgain(page, path, wire)))
    else await go(page, path)
    const already = wire.refused()
    let [before, after] = await refreshed(page, wire, ++minutes)
    // on a busy machine it was still the screen before
    if (before.heading !== after.heading) [before, after] = await refreshed(page, wire, ++minutes)
    if (wire.refused() === already || before.lines.some((line) => ofNothing.test(line))) continue
    judged++
    const gone = before.lines.filter(
      (line) => !after.lines.includes(line) && !ofTime.test(line) && !ofFailure(line)
    )
    if (gone.length) faults.push(`${path} no longer says “${gone.join('”, “')}”`)
    if (!after.lines.some((line) => line.includes(CAUSE) && ofAge.test(line)))
      faults.push(`${path} does not say that it is old`)
    if (!after.again) faults.push(`${path} offers no other try`)
  }
  return { faults, judged }
}

/** What is shown, and what is shown once all of it was asked for again in vain, as after a moment without a connection. */
async function refreshed(page: Page, wire: Awaited<ReturnType<typeof wireOf>>, minutes: number) {
  wire.through()
  const again = () =>
    page.evaluate(() => ['offline', 'online'].map((name) => dispatchEvent(new Event(name))))
  await again()
  const before = await seenAtRest(page, wire)
  await page.clock.setFixedTime(Date.now() + minutes * 60_000)
  await wire.refuse()
  const already = wire.refused()
  await again()
  await wire.rest()
  // a screen of which nothing is known is looked at all the same
  if (wire.refused() > already)
    await page
      .getByText(ofAge)
      .first()
      .waitFor({ timeout: 3_000 })
      .catch(() => undefined)
  return [before, await seenAtRest(page, wire)]
}

/** What a read's refusal says: another answer takes its place. */
const ofNothing =
  /^(There is nothing (at this address|to order yet)|This (application|order) is not (one of )?yours|This profile is not available|These applicants cannot be shown)/
const ofTime = /\b(ago|just now|in \d|\d\d:\d\d)/
const ofAge = /This could not be refreshed; you see it as of |as they were /
