import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import postcss from 'postcss'
import { givenCompany } from '#tests/givens'
import { accessFaults, openPerson, openSignedIn, settled, withScreens } from './product.js'

type Declaration = { file: string; line: number; property: string; value: string }

/** As many letters of each kind as pages have. */
const WORDS =
  'We make a payment terminal and an account for shops with fewer than five people. Every company here names a date by which you hear back, and a reason when the answer is no. Senior Full-Stack Developer, remote in India: small teams have a feature from the button to the row, and leave questions better answered than they found them.'

/** In the page: the fields whose edge is less than 3 to 1 on what they lie on (WCAG 1.4.11), and how many were looked at. */
function faintFields() {
  const parts = (colour: string) => colour.match(/[\d.]+/g)!.map(Number)
  const light = (colour: string) => {
    const [red, green, blue] = parts(colour)
      .slice(0, 3)
      .map((part) => part / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const groundOf = (element: Element | null): string => {
    const colour = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)'
    return element && parts(colour)[3] === 0 ? groundOf(element.parentElement) : colour
  }
  const fields = [
    ...document.querySelectorAll(
      'main :is(.mantine-Input-input, .c-field, .c-search, .mantine-Checkbox-input:not(:checked), .mantine-Radio-radio:not(:checked))'
    ),
  ].filter(
    (field) =>
      field.checkVisibility() &&
      !field.matches(':disabled, :focus') &&
      Number.parseFloat(getComputedStyle(field).borderTopWidth) > 0
  )
  const faint = fields.flatMap((field) => {
    const pair = [getComputedStyle(field).borderTopColor, groundOf(field.parentElement)].map(light)
    const contrast = (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
    return contrast < 3 ? [`${field.className}: ${contrast.toFixed(2)}`] : []
  })
  return { seen: fields.length, faint }
}

test.group('Our styles', () => {
  test('draw the edge of a field so that it is seen, in light and dark', ({ assert }) =>
    withScreens('edges', async () => {
      const { user } = await givenCompany()
      const { page, close } = await openSignedIn(user)
      for (const path of ['/jobs', '/contact', '/client/jobs/new', '/settings/password']) {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await settled(page)
        for (const scheme of ['light', 'dark']) {
          await page.evaluate(
            (to) => document.documentElement.setAttribute('data-mantine-color-scheme', to),
            scheme
          )
          await page.waitForTimeout(300)
          const { seen, faint } = await page.evaluate(faintFields)
          assert.isAbove(seen, 0, path)
          assert.deepEqual(faint, [], `${path} ${scheme}`)
        }
      }
      await close()
    }))

  test('what is written on the accent of dark can be read', ({ assert }) =>
    withScreens('accent', async () => {
      const { user } = await givenCompany()
      const { page, close } = await openSignedIn(user, { colorScheme: 'dark' })
      await page.goto('/client/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('Control+k')
      await page.getByRole('textbox', { name: 'Search commands' }).fill('an')
      await page.locator('.mantine-Spotlight-action[data-selected] mark').first().waitFor()
      assert.deepEqual(await accessFaults(page), [])
      await close()
    }))

  test('measure what is written alike before and after the fonts come', ({ assert }) =>
    withScreens('fonts', async () => {
      const { page, close } = await openPerson()
      await page.goto('/sign-up')
      await page.getByRole('heading', { level: 1 }).waitFor()
      const seen = await page.evaluate(
        async ({ families, words }) => {
          const widthOf = async (name: string, weight: number) => {
            await document.fonts.load(`${weight} 16px '${name}'`, words)
            const span = document.body.appendChild(document.createElement('span'))
            span.textContent = words
            span.style.cssText = `position:absolute;white-space:nowrap;font:${weight} 16px '${name}',monospace`
            const { width } = span.getBoundingClientRect()
            span.remove()
            return width
          }
          return Promise.all(
            families.map(async ({ late, fallback, weight }) => {
              const first = await widthOf(fallback, weight)
              return {
                name: `${fallback} ${weight}`,
                there: first !== (await widthOf('none', weight)),
                off: first / (await widthOf(late, weight)) - 1,
              }
            })
          )
        },
        {
          words: WORDS,
          families: [
            { late: 'Inter Variable', fallback: 'Inter Fallback', weight: 400 },
            { late: 'Inter Variable', fallback: 'Inter Fallback', weight: 600 },
            { late: 'Bricolage Grotesque Variable', fallback: 'Bricolage Fallback', weight: 650 },
          ],
        }
      )
      for (const { name, there, off } of seen) {
        assert.isTrue(there, `${name} is not on this machine`)
        assert.isBelow(Math.abs(off), 0.015, name)
      }
      await close()
    }))

  test('hold no line that a browser drops', ({ assert }) =>
    withScreens('styles', async () => {
      const declared: Declaration[] = []
      for await (const file of glob('{portal,admin}/**/*.css', { cwd: app.makePath() }))
        postcss.parse(await readFile(app.makePath(file), 'utf8')).walkDecls((each) => {
          if (each.prop.startsWith('--') || each.parent?.type !== 'rule') return
          declared.push({
            file,
            line: each.source!.start!.line,
            property: each.prop,
            value: each.value,
          })
        })
      assert.isAbove(declared.length, 1_000)
      const { page, close } = await openPerson()
      const dropped = await page.evaluate(
        (all) => all.filter(({ property, value }) => !CSS.supports(property, value)),
        declared
      )
      assert.deepEqual(dropped, [])
      await close()
    }))
})
