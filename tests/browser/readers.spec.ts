import type { Page } from 'playwright'
import { test } from '@japa/runner'
import type Company from '#api/companies/models/company'
import type User from '#api/accounts/models/user'
import type Job from '#api/jobs/models/job'
import { loadReferenceData } from '#database/seeders/reference_data'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenApplication, givenCompany, givenJob, givenSkill } from '#tests/givens'
import {
  eventually,
  look,
  openPerson,
  openSignedIn,
  settled,
  tabTo,
  tooWide,
  withScreens,
} from './product.js'

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await settled(page)
}

/** In the page: what is looked at and can be told apart, as lines that name the element. */
const inPage = {
  /** Parts that are their background alone, such as bars and dots: remembered while colours are the product's own. */
  rememberDrawn: () => {
    const backgroundOf = (element: Element | null): string => {
      if (!element) return ''
      const { backgroundColor } = getComputedStyle(element)
      return /^rgba.*, 0\)$/.test(backgroundColor)
        ? backgroundOf(element.parentElement)
        : backgroundColor
    }
    const drawn = [...document.querySelectorAll('main :is(i, b, s, span, div)')].filter(
      (element) => {
        const { width, height } = element.getBoundingClientRect()
        const { opacity } = getComputedStyle(element)
        return (
          element.childElementCount === 0 &&
          !element.textContent &&
          opacity !== '0' &&
          // initials are words, too
          /^(none|normal|"")$/.test(getComputedStyle(element, '::before').content) &&
          width > 1 &&
          height > 1 &&
          backgroundOf(element) !== backgroundOf(element.parentElement)
        )
      }
    )
    Object.assign(globalThis, { drawn })
    return drawn.length
  },
  /** Of these the ones that are gone now. */
  gone: () =>
    (globalThis as unknown as { drawn: Element[] }).drawn.flatMap((element) => {
      const own = getComputedStyle(element)
      const behind = getComputedStyle(element.parentElement!)
      const isSeen =
        own.backgroundColor !== behind.backgroundColor && !/^rgba.*, 0\)$/.test(own.backgroundColor)
      return isSeen || own.outlineStyle !== 'none' || own.borderTopWidth !== '0px'
        ? []
        : [element.outerHTML.slice(0, 160)]
    }),
  /** Words of the same colour as what is behind them. */
  unread: () => {
    const behind = (element: Element | null): string => {
      if (!element) return ''
      const { backgroundColor } = getComputedStyle(element)
      return /^rgba.*, 0\)$/.test(backgroundColor) ? behind(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const hasWords = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()
      )
      const isSeen = !hasWords || !element.checkVisibility()
      return isSeen || getComputedStyle(element).color !== behind(element)
        ? []
        : [element.outerHTML.slice(0, 160)]
    })
  },
  /** What is pressed or followed and lies beyond the screen, where nothing scrolls to it; fixed bars widen no page. */
  outside: () =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*="ScrollArea"]'))
      .flatMap((element) => {
        const { right, width } = element.getBoundingClientRect()
        const scrolls = (at: Element | null): boolean =>
          at !== null &&
          (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement))
        return width > 1 && right > innerWidth + 1 && !scrolls(element.parentElement)
          ? [element.outerHTML.slice(0, 160)]
          : []
      }),
  /** What is chosen among others, and whether a line says so. */
  chosen: () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        `[aria-current]:not([aria-current='false']), [aria-selected='true'], [aria-pressed='true'], .RaMenuItemLink-active`
      ),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        const isTold = outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2
        return isTold ? '' : element.outerHTML.slice(0, 160)
      }),
  /** What has the focus, and how it shows: by a line around it, its label or what stands for it. */
  focus: () => {
    const at = document.activeElement as HTMLElement
    const shows = [at, at.nextElementSibling, at.parentElement, at.closest('label, fieldset, form')]
      .filter((element) => element !== null)
      .some((element) =>
        [getComputedStyle(element), getComputedStyle(element, '::after')].some(
          ({ outlineStyle, outlineWidth }) =>
            outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        )
      )
    return { shows, html: at.outerHTML.slice(0, 160), isNone: at === document.body }
  },
  /** Words that are cut: they need more room than what they are in gives, and nothing scrolls there. */
  cut: () =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } =
        getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const { clientWidth, clientHeight, scrollWidth, scrollHeight, textContent } = element
      // an excerpt says with its three dots that there is more, and what only is spoken is a point
      const isMeant =
        textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
      const isCut =
        (hides(overflowX) && scrollWidth > clientWidth + 2) ||
        (hides(overflowY) && scrollHeight > clientHeight + 2)
      return textContent && clientWidth > 1 && element.checkVisibility() && !isMeant && isCut
        ? [element.outerHTML.slice(0, 160)]
        : []
    }),
  /** Words that are smaller than so many px. */
  smallerThan: (least: number) =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim()
      )
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      return words && element.checkVisibility() && size < least
        ? [`${size} px: ${element.outerHTML.slice(0, 120)}`]
        : []
    }),
  /** What can be acted on, as far as it is on the screen at all. */
  actionable: () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]'
      ),
    ]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.matches(':disabled, [tabindex="-1"], [aria-hidden="true"] *') &&
          // of radio buttons of one name the chosen one is reached
          !element.matches('[type=radio]:not(:checked)')
      )
      .map((element, index) => {
        element.dataset.nth = String(index)
        return element.outerHTML.slice(0, 160)
      }),
  /** Movements that a reader who wants none still sees. */
  moving: () =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration, transitionProperty } =
          getComputedStyle(element, part)
        const lasts = (durations: string) =>
          durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01)
        const moves =
          (animationName !== 'none' && lasts(animationDuration)) ||
          (/transform|translate|height|width|inset|top|left/.test(transitionProperty) &&
            lasts(transitionDuration))
        return moves ? [`${element.outerHTML.slice(0, 120)}${part ?? ''}`] : []
      })
    ),
}

test.group('A reader with needs of their own', (group) => {
  let company: Company
  let owner: User
  let job: Job
  let candidate: User
  let admin: User

  group.setup(async () => {
    await loadReferenceData()
    const given = await givenCompany()
    company = given.company
    owner = given.user
    const skillIds = [(await givenSkill('Python')).id, (await givenSkill('COBOL')).id]
    job = await givenJob(company, {
      title: 'Counter of Kingfishers',
      skillIds,
      locationType: 'Remote',
    })
    candidate = (await givenApplication(job)).user
    admin = await givenAdmin()
    return emptyDatabase
  })

  const places = () => ({
    open: [
      '/',
      '/jobs?mode=Remote',
      `/jobs/${job.slug}`,
      '/pricing',
      '/help',
      '/contact',
      '/login',
    ],
    client: [
      '/client/dashboard',
      '/client/jobs',
      `/client/jobs/${job.id}/applicants`,
      '/client/reports',
      '/client/billing',
      '/settings/notifications',
    ],
    candidate: ['/candidate/dashboard', '/candidate/jobs', '/candidate/profile/skills'],
    console: ['/admin', '/admin/jobs', `/admin/jobs/${job.id}`],
  })
  type Options = Parameters<typeof openPerson>[0]
  const people = (options: Options) => ({
    open: () => openPerson(options),
    client: () => openSignedIn(owner, options),
    candidate: () => openSignedIn(candidate, options),
    console: () => openSignedIn(admin, options),
  })
  const walks = (options: Options) => {
    const who = people(options)
    return (Object.keys(who) as (keyof typeof who)[]).map((side) => ({
      side,
      enter: who[side],
      paths: places()[side],
    }))
  }

  test('whose system chooses the colours sees what is chosen, drawn and focused, and all of it at 200 %', ({
    assert,
  }) =>
    withScreens('forced-colours', async () => {
      let drawn = 0
      for (const { side, enter, paths } of walks({ colorScheme: 'dark' })) {
        const { page, errors, close } = await enter()
        let chosen = 0
        for (const path of paths) {
          await page.emulateMedia({ forcedColors: 'none' })
          await open(page, path)
          drawn += await page.evaluate(inPage.rememberDrawn)
          await page.emulateMedia({ forcedColors: 'active' })
          let told: string[] = []
          await eventually(async () => {
            assert.deepEqual(await page.evaluate(inPage.gone), [], path)
            assert.deepEqual(await page.evaluate(inPage.unread), [], path)
            told = await page.evaluate(inPage.chosen)
            assert.deepEqual(told.filter(Boolean), [], path)
          })
          chosen += told.length
          for (let steps = 0; steps < 6; steps++) {
            await page.keyboard.press('Tab')
            await eventually(async () => {
              const { shows, html } = await page.evaluate(inPage.focus)
              assert.isTrue(shows, `${path}: ${html}`)
            })
          }
          await look(page, `forced-${side}-${paths.indexOf(path)}`)
          // a window of 1280 at 200 %
          const desk = page.viewportSize()!
          await page.setViewportSize({ width: 640, height: 450 })
          await settled(page)
          await eventually(async () => {
            assert.equal(await tooWide(page), 0, `${path} at 200 %`)
            assert.deepEqual(await page.evaluate(inPage.outside), [], `${path} at 200 %`)
          })
          await page.setViewportSize(desk)
        }
        assert.isAbove(chosen, 2, side)
        assert.deepEqual(errors, [])
        await close()
      }
      assert.isAbove(drawn, 20)
    }))

  test('who reads letters twice as large loses none of them', ({ assert }) =>
    withScreens('large-text', async () => {
      for (const { enter, paths } of walks({ textSize: 32 })) {
        const { page, errors, close } = await enter()
        for (const path of paths) {
          await open(page, path)
          assert.equal(await tooWide(page), 0, path)
          await eventually(async () => {
            assert.deepEqual(await page.evaluate(inPage.smallerThan, 24), [], path)
            assert.deepEqual(await page.evaluate(inPage.cut), [], path)
          })
        }
        assert.deepEqual(errors, [])
        await close()
      }
    }))

  test('who has only keys reaches all that public pages offer, and sees where they are', ({
    assert,
  }) =>
    withScreens('keys-alone', async () => {
      const { page, errors, close } = await openPerson()
      for (const path of places().open) {
        await open(page, path)
        await page.evaluate(() => (document.activeElement as HTMLElement).blur())
        const wanted = await page.evaluate(inPage.actionable)
        const reached = new Set<string | undefined>()
        for (let steps = 0; steps < wanted.length + 20; steps++) {
          await page.keyboard.press('Tab')
          const { shows, html, isNone } = await page.evaluate(inPage.focus)
          // the page may begin in the middle, with its first field
          if (isNone) continue
          assert.isTrue(shows, `${path}: ${html}`)
          reached.add(
            await page.evaluate(() => (document.activeElement as HTMLElement).dataset.nth)
          )
        }
        assert.isAbove(wanted.length, 10, path)
        const missed = wanted.filter((_, index) => !reached.has(String(index)))
        assert.deepEqual(missed, [], path)
      }
      assert.deepEqual(errors, [])
      await close()
    }))

  test('who has only keys finds a job, narrows the list and comes to the form', ({ assert }) =>
    withScreens('keys-apply', async () => {
      const { page, errors, close } = await openPerson()
      await open(page, '/')
      const skip = page.getByRole('link', { name: 'Go to the content' })
      await tabTo(page, skip)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.waitForFunction(() =>
        document.querySelector('main')!.contains(document.activeElement)
      )
      await tabTo(page, page.getByRole('searchbox', { name: 'Job title, skill or company' }))
      await page.keyboard.type('Kingfishers')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Jobs for “Kingfishers”' }).waitFor()
      await tabTo(page, page.getByRole('link', { name: /^Remote/ }).first())
      await page.keyboard.press('Enter')
      await page.waitForURL('**mode=Remote**')
      await tabTo(page, page.getByRole('link', { name: job.title, exact: true }).first())
      await page.keyboard.press('Enter')
      // the job is beside the list
      await tabTo(page, page.getByRole('link', { name: 'Apply', exact: true }))
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Start with your resume' }).waitFor()
      assert.deepEqual(errors, [])
      await close()
    }))

  test('who wants nothing to move sees nothing move', ({ assert }) =>
    withScreens('still', async () => {
      let moving = 0
      for (const { enter, paths } of walks({})) {
        const { page, close } = await enter()
        for (const path of paths.slice(0, 3)) {
          await page.emulateMedia({ reducedMotion: 'no-preference' })
          await open(page, path)
          moving += (await page.evaluate(inPage.moving)).length
          await page.emulateMedia({ reducedMotion: 'reduce' })
          await eventually(async () =>
            assert.deepEqual(await page.evaluate(inPage.moving), [], path)
          )
        }
        await close()
      }
      assert.isAbove(moving, 5)
    }))
})
