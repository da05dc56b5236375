import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** What the server sends as plain text: a page on which nothing runs, and whose storage is the product's. */
export const EMPTY = '/robots.txt'

/**
 * Pages that people have left, by how they were opened. The next person of this kind takes one: it has the files of the
 * product and their compiled code, half of the processor time of a first page, and nothing of who sat there before.
 */
const left = new Map<string, Page[]>()
/** What `clean` can set back; a page that was opened with any other option is closed for good. */
const usual = ['baseURL', 'locale', 'timezoneId', 'serviceWorkers', 'viewport', 'hasTouch'].concat(
  'isMobile',
  'colorScheme',
  'reducedMotion'
)

/** A page in a browser context of its own, and what ends it; kept for another only where it is the product's. */
export async function seatAt(
  browser: Browser,
  options: BrowserContextOptions,
  { ofProduct }: { ofProduct: boolean }
) {
  const kind = JSON.stringify(options)
  const kept = left.get(kind)?.findLastIndex((each) => each.context().browser() === browser) ?? -1
  // one of another browser may be set otherwise, as with larger letters
  const [page] = kept >= 0 ? left.get(kind)!.splice(kept, 1) : [await newPage(browser, options)]
  const watch = watched(page)
  const mayStay =
    ofProduct &&
    options.serviceWorkers === 'block' &&
    Object.keys(options).every((name) => usual.includes(name))
  const leave = async () => {
    watch.end()
    if (mayStay && !page.isClosed() && !watch.changed() && (await clean(page, options)))
      left.set(kind, [...(left.get(kind) ?? []), page])
    else await page.context().close()
  }
  return { page, leave }
}

/** None is kept: the server that their files came from ends. */
export async function closeSeats() {
  const all = [...left.values()].flat()
  left.clear()
  await Promise.all(all.map((page) => page.context().close()))
}

async function newPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  // BROWSER_SLOWDOWN=6 makes pages six times slower than the test that drives them, which shows what does not wait
  const rate = Number(process.env.BROWSER_SLOWDOWN ?? 1)
  if (rate > 1)
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

/** Whether a test did what cannot be taken back: a script for every page, a clock of its own, or commands to the browser itself. */
function watched(page: Page) {
  let changed = false
  const calls = [
    [page, 'addInitScript'],
    [page.context(), 'addInitScript'],
    [page.context(), 'newCDPSession'],
    [page.clock, 'install'],
    [page.clock, 'setFixedTime'],
    [page.clock, 'setSystemTime'],
  ] as const
  for (const [owner, name] of calls) {
    const call: (...words: unknown[]) => unknown = Reflect.get(owner, name)
    Reflect.set(owner, name, (...words: unknown[]) => {
      changed = true
      return Reflect.apply(call, owner, words)
    })
  }
  return {
    changed: () => changed,
    end: () => calls.forEach(([owner, name]) => Reflect.deleteProperty(owner, name)),
  }
}

/** Makes a page as it was when it was opened; false where it cannot be. */
async function clean(page: Page, options: BrowserContextOptions) {
  const context = page.context()
  for (const event of ['dialog', 'console', 'pageerror', 'request', 'response'] as const)
    page.removeAllListeners(event)
  try {
    await Promise.all(context.pages().map((each) => each === page || each.close()))
    for (const each of [page, context]) await each.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    await context.clearPermissions()
    await page.goto(EMPTY)
    await context.clearCookies()
    await page.setViewportSize(options.viewport!)
    const { colorScheme = 'light', reducedMotion = 'no-preference' } = options
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none' })
    // out of the window, or what lies below it next would be pointed at
    await page.mouse.move(-9, -9)
    await page.evaluate(() => [localStorage, sessionStorage].forEach((each) => each.clear()))
    const browser = await context.newCDPSession(page)
    await browser.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'file_systems,indexeddb,service_workers,cache_storage',
    })
    await browser.send('Page.resetNavigationHistory')
    await browser.detach()
    return true
  } catch {
    return false
  }
}
