import { spawn, type ChildProcess } from 'node:child_process'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import app from '@adonisjs/core/services/app'
import type axe from 'axe-core'
import {
  chromium as playwright,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright'
import JobCategory from '#api/taxonomy/models/job_category'
import { freePort } from '#tests/free_port'
import { chromiumPath } from '../../bin/chromium.mjs'
import { PASSWORD } from '#tests/givens'
import { closeSeats, EMPTY, seatAt } from './seats.js'

/** The product as people use it: its own process, the built pages, a real browser. The rows are those of the test's own database. */
let server: ChildProcess | undefined
let browser: Browser | undefined
export let origin = ''
const pages = new Map<Page, string[]>()

/** Runs a test's steps; when one fails, what everyone saw then is kept in tmp/browser-failures, its words in the output. */
export async function withScreens(name: string, steps: () => Promise<void>) {
  try {
    await steps()
  } catch (error) {
    await keepScreens(name)
    // what is left open would slow down the tests that follow
    await Promise.all([...pages.keys()].map((page) => page.context().close()))
    throw error
  }
}

async function keepScreens(name: string) {
  await Promise.all(
    [...pages].map(async ([page, errors], index) => {
      const path = app.makePath(`tmp/browser-failures/${name}-${index + 1}.png`)
      await page.screenshot({ path }).catch(() => undefined)
      // a log may be all that is left of a run
      const words = await page.evaluate(() => document.body.innerText).catch(() => 'No page')
      console.log(
        [`${name}-${index + 1}: ${page.url()}`, ...errors, words.slice(0, 3_000)].join('\n')
      )
    })
  )
}

export async function startProduct() {
  await startServer()
  browser = await launch()
}

/** The product begins anew with settings of its own; without any it is as for all other files. */
export async function restartProduct(settings: Record<string, string> = {}) {
  await stopServer()
  await startServer(settings)
}

async function startServer(settings: Record<string, string> = {}) {
  const port = await freePort()
  origin = `http://localhost:${port}`
  const flags = ['--min-semi-space-size=16', '--import=./tests/equal_turns.mjs']
  server = spawn(process.execPath, [...flags, 'dist/node/bin/server.js'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEV_MODE: '',
      PORT: String(port),
      HOST: 'localhost',
      APP_URL: origin,
      LOG_LEVEL: 'error',
      STORAGE_PATH: app.tmpPath('storage'),
      // nothing is looked up outside of this machine
      NAME_SERVERS: '127.0.0.1:9',
      ...settings,
    },
  })
  const deadline = Date.now() + 180_000
  while (
    !(await fetch(`${origin}/api/v1/health`).then(
      (answer) => answer.ok,
      () => false
    ))
  ) {
    if (Date.now() > deadline) throw new Error('The server did not answer within 3 minutes')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const launch = async (...more: string[]) =>
  playwright.launch({
    executablePath: await chromiumPath(),
    headless: true,
    args: [
      ...['--headless=shell', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
      // what draws needs no process of its own: a sixteenth of the processor time
      '--in-process-gpu',
      // no page of a test lives long enough to win back what its optimised code costs: a twelfth of the processor time;
      // to compile the product and axe once a page, and to clear less often, is another eighth
      '--js-flags=--no-turbofan,--no-maglev,--no-flush-bytecode,--min-semi-space-size=32',
      ...more,
    ],
  })

export async function stopProduct() {
  await browser?.close()
  await stopServer()
}

async function stopServer() {
  // what browsers keep of it is not what the next one sends
  await closeSeats()
  const gone = new Promise((resolve) => server?.once('exit', resolve))
  server?.kill('SIGTERM')
  await gone
}

/** A person at a browser of their own; a phone has 390 × 844 points, `textSize` is the browser's setting (16 px as a rule). Errors on the page fail the test that asks `person.errors`. */
export async function openPerson({
  phone = false,
  textSize,
  ...options
}: BrowserContextOptions & { phone?: boolean; textSize?: number } = {}) {
  const own = textSize && (await launch(`--blink-settings=defaultFontSize=${textSize}`))
  const kind = {
    baseURL: origin,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // a worker would be between the page and the calls that tests hold back
    serviceWorkers: 'block',
    // what moves is drawn frame by frame; readers.spec.ts looks at motion
    reducedMotion: 'reduce',
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 900 },
    ...(phone ? { hasTouch: true, isMobile: true } : {}),
    ...options,
  } satisfies BrowserContextOptions
  const { page, leave } = await seatAt(own || browser!, kind, {
    ofProduct: kind.baseURL === origin,
  })
  const errors: string[] = []
  pages.set(page, errors)
  page.on('close', () => pages.delete(page))
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      errors.push(message.text())
  })
  const close = async () => {
    pages.delete(page)
    await (own ? own.close() : leave())
  }
  return { context: page.context(), page, errors, close }
}

/** The same for someone who is signed in already. */
export async function openSignedIn(
  user: { email: string },
  options?: Parameters<typeof openPerson>[0]
) {
  const person = await openPerson(options)
  const answer = await person.context.request.post('/api/v1/login', {
    data: { email: user.email, password: PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${user.email} was not let in: ${await answer.text()}`)
  const { accessToken, userType } = (await answer.json()).data
  await person.context.addCookies([{ name: 'token', value: accessToken, url: origin }])
  await person.page.goto(EMPTY)
  await person.page.evaluate(
    ([token, kind]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('userType', kind)
    },
    [accessToken, userType] as const
  )
  return person
}

/** With LOOK=folder what both sides see is kept there, at both widths, light and dark. */
export async function look(page: Page, name: string) {
  if (!process.env.LOOK) return
  const before = page.viewportSize()!
  for (const width of [1440, 360])
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      // the console follows the system, the portal the attribute
      await page.emulateMedia({ colorScheme: scheme })
      await page.evaluate(
        (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
        scheme
      )
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${process.env.LOOK}/${name}-${width}-${scheme}.png` })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() =>
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  )
  await page.setViewportSize(before)
}

/** Waits until nothing on the page is still being loaded. Not for the network: the live stream never ends. */
export const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(
        '.c-skeleton, [aria-busy="true"], .mantine-Skeleton-root, .MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])'
      )
  )

/**
 * By how many points a page is wider than its screen; 0 is right. Not than the window, which grows with it on a phone. A
 * page learns of its screen a render late, so what counts is still there five seconds later.
 */
export async function tooWide(page: Page, screen = page.viewportSize()!.width) {
  for (const deadline = Date.now() + 5_000; ;) {
    const over = await page.evaluate(
      (width) => Math.max(0, document.documentElement.scrollWidth - width),
      screen
    )
    if (over === 0 || Date.now() > deadline) return over
    await page.waitForTimeout(100)
  }
}

/** How far what is in sight has jumped since the page was opened, as browsers count it: 0 is a page that stands still. */
export const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      })
  )

/** Looks again until the assertions hold, as a person would: what a click causes may take a moment on a slow machine. */
export async function eventually(assertions: () => void | Promise<void>) {
  for (const deadline = Date.now() + 180_000; ;) {
    try {
      return await assertions()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Waits until a field holds a text: what a screen fills in may come a render after the field itself. */
export const holds = (field: Locator, text: string) =>
  eventually(async () => {
    const held = await field.inputValue()
    if (held !== text) throw new Error(`${field} holds “${held}”, not “${text}”`)
  })

/** Waits until a control has the focus. */
export const hasFocus = (control: Locator) =>
  eventually(async () => {
    // also of one in the shadow of another, which alone has it for the document
    if (!(await control.evaluate((element) => element.matches(':focus'))))
      throw new Error(`${control} has not the focus`)
  })

/** Waits until the server knows the rows of the taxonomy: a file before this one had the same ones under other ids. */
export async function knowsTaxonomy() {
  const { id } = await JobCategory.findByOrFail('name', 'Backend Development')
  await eventually(async () => {
    const answer = await fetch(`${origin}/api/v1/job-count-cate`)
    const { data } = (await answer.json()) as { data: { _id: string }[] }
    if (!data.some(({ _id }) => _id === String(id))) throw new Error('These are former rows')
  })
}

/** Has what was decided in the console sent at once, as who leaves it does; console_keys.spec.ts waits for the end of the undo. */
export async function sendDecided(page: Page) {
  // on a busy machine its ten seconds may be over
  await page
    .getByRole('button', { name: 'Undo' })
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => undefined)
  await page.evaluate(() => void dispatchEvent(new Event('pagehide')))
}

/** Goes on by the Tab key until that has the focus, as one without a mouse does. */
export async function tabTo(page: Page, there: Locator) {
  for (let steps = 0; steps < 200; steps++) {
    if (await there.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`200 steps do not lead to ${there}`)
}

/** Carries the focused card one place by the keys, each after the one before has been told. */
export async function carry(page: Page, key: 'ArrowRight' | 'ArrowDown') {
  const told = (words: string) =>
    page.getByText(words, { exact: false }).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await told('You have lifted an item')
  await page.keyboard.press(key)
  await told('You have moved the item')
  await page.keyboard.press('Space')
}

/** axe; of inline styles it needs to read those that it could refuse, not the words below each: a twelfth of its time. */
const axeSource = [
  fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  `axe.configure({ rules: [{ id: 'avoid-inline-spacing', selector: '[style*="important"]' }] })`,
].join('\n')
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  // what passes is counted, not listed, and no rule of these tags reads style sheets: half of the time
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
  // of no such tag, and no matter of taste: what is said aloud is what is seen, and headings lead down step by step
  rules: {
    'label-content-name-mismatch': { enabled: true },
    'heading-order': { enabled: true },
  },
} satisfies axe.RunOptions

/** What a screen reader's user would stumble over, as readable lines; empty when the page is fine. */
export async function accessFaults(page: Page) {
  // a fade may begin a frame after a click, and half a notice is nobody's notice: what counts is still there seconds later
  for (let looks = 0; ; looks++) {
    const faults = await faultsNow(page)
    if (faults.length === 0 || looks === 3) return faults
    await page.waitForTimeout(1_000)
  }
}

async function faultsNow(page: Page) {
  // colours in the middle of a fade are nobody's colours
  await page.waitForFunction(() =>
    document.getAnimations().every(
      ({ playState, effect, timeline }) =>
        playState !== 'running' ||
        effect?.getComputedTiming().endTime === Infinity ||
        // what follows the place of a scroll bar stands still with it
        timeline !== document.timeline
    )
  )
  // once a page: to read it takes the browser as long as to look at a small screen
  for (const frame of page.frames())
    if (await frame.evaluate(() => !('axe' in globalThis))) await frame.evaluate(axeSource)
  const violations = await page.evaluate(async (options) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(options)
    return violations
  }, axeOptions)
  return violations.map(
    (fault) =>
      `${fault.id}: ${fault.help} (${fault.nodes
        .map(({ target, html, failureSummary }) =>
          [target.join(' '), html.slice(0, 160), failureSummary?.split('\n').at(1)?.trim()].join(
            ' '
          )
        )
        .slice(0, 3)
        .join('; ')})`
  )
}
