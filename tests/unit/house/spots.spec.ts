import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

test.group('The drawings of empty places', () => {
  test('are there under every name that a screen may ask for', ({ assert }) => {
    const names = readFileSync('portal/src/components/spot.tsx', 'utf8').match(
      /'\w+'(?= \|)|(?<=\| )'\w+'/g
    )!
    const drawn = readFileSync('public/spots.svg', 'utf8').match(/(?<=id=)"\w+"/g)!
    assert.isAtLeast(names.length, 8)
    assert.deepEqual(
      drawn.map((id) => id.slice(1, -1)).sort(),
      [...new Set(names)].map((name) => name.slice(1, -1)).sort()
    )
  })
})
