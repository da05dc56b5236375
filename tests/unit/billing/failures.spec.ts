import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const STORIES = 19

test.group('Failures of others', () => {
  test('each of the nineteen stories has a test that is named after it', ({ assert }) => {
    const titles = globSync('tests/{functional,unit}/billing/**/*.spec.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\btest\(\s*(["'`])((?:(?!\1).)*)\1/g)].map(
        (found) => found[2]
      )
    )
    assert.isAbove(titles.length, 50)
    const told = new Set(
      titles.flatMap((title) =>
        [...title.matchAll(/\(failures? ([\d, ]+)\)/g)].flatMap(([, numbers]) =>
          numbers.split(', ').map(Number)
        )
      )
    )
    const all = Array.from({ length: STORIES }, (_, index) => index + 1)
    assert.deepEqual(
      all.filter((number) => !told.has(number)),
      []
    )
  })
})
