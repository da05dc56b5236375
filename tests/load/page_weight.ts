/**
 * What a phone fetches and sees: a job's page and the console in headless Chromium, by what really crosses the wire.
 * Paint and shift are read with Lighthouse's mobile preset (412 × 823, 1.6 Mbps, 150 ms, processor 4 times slower),
 * next to an empty page in the same run.
 *
 *   npm start        (once, so that there is a build and data; stop it with Ctrl-C)
 *   node --import=./bin/typescript.mjs tests/load/page_weight.ts [rounds = 7]
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromiumPath } from '../../bin/chromium.mjs'
import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright'
import { clusterPlace, startCluster } from '#database/embedded'
import { median, print, printLoad, ROOT, startServer } from './own_server.js'

const rounds = Number(process.argv[2] ?? 7)
const KB = 1000

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
  const post = async (path: string, body: object) =>
    (
      (await (
        await fetch(product.origin + path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()) as any
    ).data
  const [{ slug, jobTitle }] = await post('/api/v1/job-list', { limit: 1 })
  const { accessToken } = await post('/api/v1/login', {
    email: 'admin@example.com',
    password: 'demo-password-1',
  })

  const job = await weigh(`/jobs/${slug}`, jobTitle)
  print(
    'job page: script of the first route (held: 110 KB)',
    `${(job.script / KB).toFixed(1)} KB in ${job.scripts} files`
  )
  print(
    'job page: document, style, all with fonts and images',
    `${(job.document / KB).toFixed(1)}, ${(job.style / KB).toFixed(1)}, ${(job.all / KB).toFixed(1)} KB`
  )
  const signIn = await weigh('/admin', 'Sign in')
  print(
    'console before signing in: script',
    `${(signIn.script / KB).toFixed(1)} KB in ${signIn.scripts} files`
  )
  const home = await weigh('/admin', 'Dashboard', { token: accessToken, userType: 'admin' })
  print(
    'console, first load signed in: script (held: 350 KB)',
    `${(home.script / KB).toFixed(1)} KB in ${home.scripts} files`
  )
  print('console, first load signed in: everything', `${(home.all / KB).toFixed(1)} KB`)

  const seen = { job: [] as number[], empty: [] as number[], shift: [] as number[] }
  for (let round = 0; round < rounds + 1; round++) {
    const floor = await paint(`http://127.0.0.1:${(empty.address() as AddressInfo).port}/`)
    const page = await paint(`${product.origin}/jobs/${slug}`)
    // the first round warms both servers
    if (round === 0) continue
    seen.empty.push(floor.largest)
    seen.job.push(page.largest)
    seen.shift.push(page.shift)
  }
  const [page, floor] = [median(seen.job), median(seen.empty)]
  print(
    'largest paint on a phone: job page, empty page',
    `${page.toFixed(0)} ms, ${floor.toFixed(0)} ms (${(page - floor).toFixed(0)} ms apart)`
  )
  print('layout shift of the job page, worst', Math.max(...seen.shift).toFixed(4))
  printLoad()
} finally {
  await browser.close()
  empty.close()
  await product.stop()
  await lease?.release()
}
process.exitCode = failed ? 1 : 0

/** Bytes on the wire by kind until the page rests; the words must be there, else something else was weighed. */
async function weigh(path: string, words: string, storage: Record<string, string> = {}) {
  const { context, session } = await open()
  await context.addInitScript(
    (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, value)),
    storage
  )
  const page = context.pages()[0]!
  const kinds = new Map<string, string>()
  const sum = { script: 0, scripts: 0, style: 0, document: 0, all: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, type.toLowerCase())
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)!
    sum.all += encodedDataLength
    if (kind === 'script') sum.scripts++
    if (kind === 'script' || kind === 'stylesheet' || kind === 'document')
      sum[kind === 'stylesheet' ? 'style' : kind] += encodedDataLength
  })
  await page.goto(product.origin + path, { waitUntil: 'load' })
  await page.getByText(words).first().waitFor()
  // the portal's script begins 1.5 s after the page is there
  await page.waitForTimeout(4000)
  if (sum.script === 0) failed = true
  await context.close()
  return sum
}

async function paint(url: string) {
  const { context, session } = await open()
  const page = context.pages()[0]!
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await context.addInitScript(() => {
    const seen = ((window as any).seen = { largest: 0, shift: 0 })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (seen.largest = entry.startTime))
    ).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry: any) => (seen.shift += entry.hadRecentInput ? 0 : entry.value))
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  // what the script does after the first paint may shift too
  await page.waitForTimeout(5000)
  const seen = await page.evaluate(() => (window as any).seen as { largest: number; shift: number })
  if (seen.largest === 0) failed = true
  await context.close()
  return seen
}

async function open(): Promise<{ context: BrowserContext; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const session = await context.newCDPSession(await context.newPage())
  await session.send('Network.enable')
  return { context, session }
}
