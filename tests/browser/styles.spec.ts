import { glob, readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import postcss from 'postcss'
import { openPerson, withScreens } from './product.js'

type Declaration = { file: string; line: number; property: string; value: string }

test.group('Our styles', () => {
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
