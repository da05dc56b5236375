/**
 * What a phone fetches and sees: public pages and the console in headless Chromium, by what really crosses the wire.
 * Paint, blocking and shift are read with Lighthouse's mobile preset (412 × 823, 1.6 Mbps, 150 ms, processor 4 times
 * slower), next to an empty page in the same run.
 *
 *   npm start        (once, so that there is a build and data; stop it with Ctrl-C)
 *   node --import=./bin/typescript.mjs tests/load/page_weight.ts [rounds = 3] [page …]
 */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromiumPath } from '../../bin/chromium.mjs'
import { chromium, type Browser, type CDPSession } from 'playwright'
import { clusterPlace, startCluster } from '#database/embedded'
import { median, print, printLoad, ROOT, startServer } from './own/server.js'

const rounds = Number(process.argv[2] ?? 3)
const named = process.argv.slice(3)
const KB = 1000

// as visitors get it, also where the last build was one for tests
execFileSync(process.execPath, ['bin/compress.mjs'], { cwd: ROOT })
// held here, so that the database outlives the server's end in good order
const lease = process.env.DATABASE_URL ? undefined : await startCluster(clusterPlace(ROOT))
const product = await startServer({ NODE_ENV: 'development' })
const empty = createServer((_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<!doctype html><html lang="en"><title>Empty</title><body><h1>Empty</h1></body></html>')
)
await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve))
const browser: Browser = await chromium.launch({
  executablePath: await chromiumPath(),
  headless: true,
  args: ['--headless=shell', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
})
let failed = false

try {
  const data = async (path: string, options?: RequestInit) =>
    ((await (await fetch(`${product.origin}/api/v1${path}`, options)).json()) as any).data
  const post = (path: string, body: object) =>
    data(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const [[job], [company], [blog]] = await Promise.all([
    post('/job-list', { limit: 1 }),
    data('/top-companies?limit=1'),
    data('/blogs?limit=1'),
  ])
  const pages = Object.entries({
    'home': '/',
    'job': `/jobs/${job.slug}`,
    'job list': '/jobs',
    'company': `/companies/${company.slug}`,
    'pricing': '/pricing',
    'blog post': `/blogs/${blog.slug}`,
    'sign in': '/login',
    'job in Hindi': `/hi/jobs/${job.slug}`,
  }).filter(([name]) => named.length === 0 || named.includes(name))

  await weighConsole(
    await post('/login', { email: 'admin@example.com', password: 'demo-password-1' })
  )

  const floors: Seen[] = []
  const seen = new Map<string, Seen[]>(pages.map(([name]) => [name, []]))
  for (let round = 0; round < rounds + 1; round++) {
    const floor = await look(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`)
    // the first round warms both servers
    if (round > 0) floors.push(floor)
    for (const [name, path] of pages) {
      const page = await look(product.origin + path)
      if (page.sum.script === 0) failed = true
      if (round > 0) seen.get(name)!.push(page)
    }
  }
  const empties = median(floors.map(({ largest }) => largest))
  print('empty page: largest paint', `${empties.toFixed(0)} ms`)
  for (const [name, all] of seen) {
    const largest = median(all.map((one) => one.largest))
    const { sum } = all[0]
    print(
      `${name}: paint after the empty one’s; blocked; shift, worst`,
      `${(largest - empties).toFixed(0)} ms; ${median(all.map((one) => one.blocked)).toFixed(0)} ms; ${Math.max(...all.map((one) => one.shift)).toFixed(4)}`
    )
    print(
      `${name}: script, with headers; document, style, all`,
      `${(sum.code / KB).toFixed(1)}, ${(sum.script / KB).toFixed(1)} KB in ${sum.scripts} files; ${(sum.document / KB).toFixed(1)}, ${(sum.style / KB).toFixed(1)}, ${(sum.all / KB).toFixed(1)} KB`
    )
  }
  printLoad()
} finally {
  await browser.close()
  empty.close()
  await product.stop()
  await lease?.release()
}
process.exitCode = failed ? 1 : 0

/** The script of the console before and after signing in; the words must be there, else something else was weighed. */
async function weighConsole({ accessToken }: { accessToken: string }) {
  const signIn = await weigh('/admin', 'Sign in')
  print(
    'console before signing in: script',
    `${(signIn.script / KB).toFixed(1)} KB in ${signIn.scripts} files`
  )
  const home = await weigh('/admin', 'Dashboard', { token: accessToken, userType: 'admin' })
  print(
    'console, first load signed in: script (held: 350 KB); everything',
    `${(home.script / KB).toFixed(1)} KB in ${home.scripts} files; ${(home.all / KB).toFixed(1)} KB`
  )
}

async function weigh(path: string, words: string, storage: Record<string, string> = {}) {
  const { context, page, sum } = await open()
  await context.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    storage
  )
  await page.goto(product.origin + path, { waitUntil: 'load' })
  await page.getByText(words).first().waitFor()
  await page.waitForTimeout(4000)
  if (sum.script === 0) failed = true
  await context.close()
  return sum
}

type Seen = Awaited<ReturnType<typeof look>>

async function look(url: string) {
  const { context, page, session, sum } = await open()
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await context.addInitScript(() => {
    const seen = ((window as any).seen = { largest: 0, shift: 0, blocked: 0 })
    const watch = (type: string, each: (entry: any) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        type,
        buffered: true,
      })
    watch('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
    watch('layout-shift', ({ hadRecentInput, value }) => (seen.shift += hadRecentInput ? 0 : value))
    // what is below 50 ms nobody notices; before the first paint nobody has anything to press
    watch('longtask', ({ startTime, duration }) => {
      if (startTime > (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0))
        seen.blocked += duration - 50
    })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  // the portal's script begins 1.5 s after the page is there, and what it does may shift, too
  await page.waitForTimeout(5000)
  const seen = await page.evaluate(
    () => (window as any).seen as { largest: number; shift: number; blocked: number }
  )
  if (seen.largest === 0) failed = true
  await context.close()
  return { ...seen, sum }
}

async function open() {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  return { context, page, session, sum: bytesOf(session) }
}

/** Bytes on the wire by kind with the headers of their responses, and of scripts without (`code`), as they come. */
function bytesOf(session: CDPSession) {
  const kinds = new Map<string, string>()
  const sum = { script: 0, scripts: 0, code: 0, style: 0, document: 0, all: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, type.toLowerCase())
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'script') sum.code += encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)!
    sum.all += encodedDataLength
    if (kind === 'script') sum.scripts++
    if (kind === 'script' || kind === 'stylesheet' || kind === 'document')
      sum[kind === 'stylesheet' ? 'style' : kind] += encodedDataLength
  })
  return sum
}
