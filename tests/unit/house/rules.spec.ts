import * as fs from 'node:fs'
import { test } from '@japa/runner'

test('every file that docs/rules.md names is there', ({ assert }) => {
  const named = [...fs.readFileSync('docs/rules.md', 'utf8').matchAll(/`(api\/[^`]+)`/g)]
  assert.isAtLeast(named.length, 40)
  assert.deepEqual(
    named.map(([, file]) => file).filter((file) => !fs.existsSync(file)),
    []
  )
})
