import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessFaults, eventually, look, openPerson, withScreens } from '#tests/browser/product'
import { serveEditorPage } from './code_editor/editor_page.js'

let site: Awaited<ReturnType<typeof serveEditorPage>>

const editor = (page: Page) => page.getByRole('textbox', { name: 'Your code' })
const typed = (page: Page) =>
  page.locator('.cm-line').evaluateAll((lines) => lines.map((one) => one.textContent).join('\n'))
const isTyped = (page: Page, text: string) =>
  eventually(async () => {
    if ((await typed(page)) !== text) throw new Error(`It holds “${await typed(page)}”`)
  })

async function write(page: Page, source: string) {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(source)
}

/** Runs the visible cases and waits for what is told of them: that of a run before may be there a moment longer. */
async function runCases(page: Page, told: RegExp) {
  await page.getByRole('button', { name: 'Run visible cases' }).click()
  await page.locator('.c-trial [role="status"]').filter({ hasText: told }).waitFor()
}

test.group('Code to write in the browser', (group) => {
  group.setup(async () => {
    site = await serveEditorPage()
  })
  group.teardown(() => void site.close())

  test('is edited by keyboard, undone, and left by Escape and Tab', ({ assert }) =>
    withScreens('code-editor-keys', async () => {
      const { page, errors, close } = await openPerson({ baseURL: site.origin })
      await page.goto('/')
      await editor(page).click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('let a = 1')
      await isTyped(page, 'let a = 1')
      await page.keyboard.press('ControlOrMeta+z')
      await eventually(async () => assert.notEqual(await typed(page), 'let a = 1'))
      await page.keyboard.press('ControlOrMeta+Shift+z')
      await isTyped(page, 'let a = 1')
      await page.keyboard.press('Home')
      await page.keyboard.press('Tab')
      await isTyped(page, '  let a = 1')
      assert.include(
        await editor(page).evaluate(
          (field) => document.getElementById(field.getAttribute('aria-describedby')!)!.textContent
        ),
        'Escape and then Tab'
      )
      await page.keyboard.press('Escape')
      await page.keyboard.press('Tab')
      await eventually(async () =>
        assert.isFalse(
          await editor(page).evaluate((field) => field.contains(document.activeElement))
        )
      )
      assert.deepEqual(await accessFaults(page), [])
      assert.deepEqual(errors, [])
      await close()
    }))

  test('runs visible cases of every language, and the same code passes as on the server', ({
    assert,
  }) =>
    withScreens('code-editor-runs', async () => {
      const { page, errors, close } = await openPerson({ baseURL: site.origin })
      await page.goto('/')
      const titles = await page.getByLabel('Exercise').locator('option').allInnerTexts()
      assert.lengthOf(titles, 4)
      for (const title of titles) {
        await page.getByLabel('Exercise').selectOption(title)
        await page.getByRole('heading', { name: title }).waitFor()
        await runCases(page, /^0 of \d visible cases passed|cannot be run/)
        await page.getByRole('button', { name: 'Show the solution' }).click()
        await page.getByRole('button', { name: 'Run visible cases' }).click()
        await page.getByText(/^(\d) of \1 visible cases passed\.$/).waitFor()
        await look(page, `code-${title.replaceAll(' ', '-')}`)
        assert.deepEqual(await accessFaults(page), [], title)
      }
      assert.deepEqual(errors, [])
      await close()
    }))

  test('ends what does not end, bounds memory, and reaches nothing', ({ assert }) =>
    withScreens('code-editor-hostile', async () => {
      const { page, close } = await openPerson({ baseURL: site.origin })
      await page.goto('/')
      await write(
        page,
        'function parseDuration() { const all = []; for (;;) all.push(new Uint8Array(1e6)) }'
      )
      await runCases(page, /The memory ran out/)
      await write(page, 'function parseDuration() { for (;;); }')
      await runCases(page, /The time ran out/)

      await page.getByLabel('Exercise').selectOption('Smooth a series')
      await write(
        page,
        `import js
async def moving_average(values, size):
    said = []
    for way in (lambda: js.fetch('/api/v1/me'), lambda: js.fetch('${site.origin}/assets/../api/v1/me')):
        try:
            await way()
            said.append('open')
        except Exception as error:
            said.append(type(error).__name__)
    said.append(str(getattr(js, 'indexedDB', None)))
    said.append(str(getattr(js, 'WebSocket', None)))
    return said`
      )
      await runCases(page, /^0 of 2/)
      const said = await page.locator('.c-trial-case').first().innerText()
      assert.notInclude(said, 'open')
      assert.match(said, /JsException/)
      assert.deepEqual(site.asked, [])
      await close()
    }))
})
