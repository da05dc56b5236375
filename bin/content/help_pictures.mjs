/**
 * Takes the pictures of the help pages from a running demo, one for each line of the table below, and writes them as
 * WebP of at most 60 KB into public/help-pictures. Safe to run again; it changes nothing in the demo.
 *
 *   npm start                                        in one shell
 *   node bin/content/help_pictures.mjs                       all of them, from http://127.0.0.1:3333
 *   APP_URL=http://127.0.0.1:4000 node bin/content/help_pictures.mjs search-developers post-job
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { chromiumPath } from '../chromium.mjs'

const from = process.env.APP_URL ?? 'http://127.0.0.1:3333'
const folder = resolve(import.meta.dirname, '../../public/help-pictures')
const MOST_BYTES = 60 * 1024
/** The picture as it is stored: twice as sharp as it is shown costs more than it tells. */
const WIDTH = 1000

const password = 'demo-password-1'
const people = {
  nobody: null,
  candidate: { email: 'developer@example.com', userType: 'developer' },
  company: { email: 'client@example.com', userType: 'client' },
}

/**
 * `name`: of the file. `as`: who looks. `at`: the address, or a function that finds it. `once`: what is waited for, where it comes late.
 */
const pictures = [
  { name: 'job-list', as: 'nobody', at: '/jobs', once: '.c-jobs-pane h2' },
  { name: 'job-page', as: 'nobody', at: firstJob },
  { name: 'sign-up', as: 'nobody', at: '/sign-up' },
  { name: 'candidate-dashboard', as: 'candidate', at: '/candidate/dashboard' },
  { name: 'for-you', as: 'candidate', at: '/candidate/for-you' },
  { name: 'applications', as: 'candidate', at: '/candidate/jobs' },
  { name: 'profile', as: 'candidate', at: '/candidate/profile' },
  { name: 'resume', as: 'candidate', at: '/candidate/resume', once: '.res-sheet img' },
  { name: 'tests', as: 'candidate', at: '/candidate/tests' },
  { name: 'candidate-interviews', as: 'candidate', at: '/candidate/interviews' },
  { name: 'contact-requests', as: 'candidate', at: '/candidate/contact-requests' },
  { name: 'privacy', as: 'candidate', at: '/settings/privacy' },
  { name: 'notification-settings', as: 'candidate', at: '/settings/notifications' },
  { name: 'company-dashboard', as: 'company', at: '/client/dashboard' },
  { name: 'company-jobs', as: 'company', at: '/client/jobs' },
  { name: 'post-job', as: 'company', at: '/client/jobs/new' },
  { name: 'applicants-board', as: 'company', at: applicantsOfAJob },
  { name: 'answer', as: 'company', at: '/client/answer' },
  { name: 'unanswered', as: 'company', at: '/client/unanswered' },
  { name: 'search-developers', as: 'company', at: '/client/search' },
  { name: 'saved-profiles', as: 'company', at: '/client/saved' },
  { name: 'interview-week', as: 'company', at: '/client/interviews?status=week' },
  { name: 'reports', as: 'company', at: '/client/reports' },
  { name: 'plans', as: 'company', at: '/client/billing' },
]

async function firstJob({ page }) {
  await page.goto(`${from}/jobs`)
  return page.locator('main a[href^="/jobs/"]').first().getAttribute('href')
}

/** The job of which most is to be seen. */
async function applicantsOfAJob({ call }) {
  const { data } = await call('POST', '/client/get-posted-jobs', { page: 1, limit: 50 })
  const jobs = Array.isArray(data) ? data : data.jobs
  const most = jobs.toSorted((a, b) => (b.applicantCount ?? 0) - (a.applicantCount ?? 0))[0]
  return `/client/jobs/${most._id}/applicants`
}

/** A browser tab that is signed in as somebody, and a way to ask the API as them. */
async function tabOf(browser, person) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  let token
  const call = async (method, path, body) => {
    const answer = await fetch(`${from}/api/v1${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return answer.json()
  }
  if (person) {
    const { data } = await call('POST', '/login', { email: person.email, password })
    token = data.accessToken
    await context.addInitScript(
      ([key, userType]) => {
        localStorage.setItem('token', key)
        localStorage.setItem('userType', userType)
      },
      [token, person.userType]
    )
  }
  return { page: await context.newPage(), call, close: () => context.close() }
}

/** Until nothing is loading any more; a page that hears of changes is never without a connection. */
async function shown(page) {
  await page.locator('main h1').first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('main :is(.mantine-Skeleton-root, .c-skeleton)')
  )
  await page.evaluate(() => document.fonts.ready)
  // faces, and the last of what slides in
  await page.waitForTimeout(800)
}

/** The best quality that fits. */
async function small(png) {
  for (let quality = 82; quality >= 20; quality -= 6) {
    const webp = await sharp(png).resize({ width: WIDTH }).webp({ quality, effort: 6 }).toBuffer()
    if (webp.length <= MOST_BYTES) return webp
  }
  throw new Error('It has too much in it for 60 KB; show a part of the page')
}

const wanted = process.argv.slice(2)
const chosen = pictures.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: await chromiumPath(),
  args: ['--headless=shell', '--no-sandbox'],
})
try {
  for (const as of Object.keys(people)) {
    const own = chosen.filter((picture) => picture.as === as)
    if (own.length === 0) continue
    const tab = await tabOf(browser, people[as])
    // the fonts come with the first page, and are there from the second on
    await tab.page.goto(`${from}/jobs`)
    await shown(tab.page)
    for (const { name, at, once } of own) {
      const path = typeof at === 'string' ? at : await at(tab)
      await tab.page.goto(`${from}${path}`)
      if (once) await tab.page.locator(once).first().waitFor()
      await shown(tab.page)
      const webp = await small(await tab.page.screenshot())
      await writeFile(join(folder, `${name}.webp`), webp)
      console.log(`${name}.webp ${Math.round(webp.length / 1024)} KB`)
    }
    await tab.close()
  }
} finally {
  await browser.close()
}
