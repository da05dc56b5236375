import { test } from '@japa/runner'
import { globSync, readFileSync } from 'node:fs'
import { choicesIn, writtenTwice, type Choices } from '#tests/checks/written_twice'

const root = new URL('../../..', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const files = (...patterns: string[]) => globSync(patterns, { cwd: root })

/** Facts, flows and rights are where lists stand; migrations tell what was; engines know no product. */
const homes =
  /_(facts|flow|states|rights)\.ts$|^database\/(migrations|data)\/|^database\/schema\.ts$|^api\/engines\//

async function everyList() {
  const lists: Choices[] = []
  for (const path of files('api/**/*_facts.ts'))
    lists.push(...choicesIn(path.slice(4, -3), await import(new URL(path, root).href)))
  return lists
}

test.group('Facts stand once', () => {
  test('no list of choices of the facts is written out a second time', async ({ assert }) => {
    const lists = await everyList()
    assert.isAbove(lists.length, 20)
    const copies = files('{api,portal,admin,database,tests,bin}/**/*.{ts,tsx}')
      .filter((path) => !homes.test(path))
      .flatMap((path) =>
        writtenTwice(path, read(path), lists).map(
          ({ line, of, values }) => `${path}:${line} repeats ${of}: ${values.join(', ')}`
        )
      )
    assert.deepEqual(copies, [])
  })

  const colours: Choices = { name: 'paint/paint_facts.colours', values: ['red', 'green', 'blue'] }
  const copies = {
    'an array': `const all = ['green', 'red', 'blue']`,
    'an array with others beside them': `const all = ['any', 'red', 'green', 'blue']`,
    'a union': `type Colour = 'red' | 'green' | 'blue' | null`,
    'the keys of an object': `const names = { red: 'Rot', green: 'Grün', blue: 'Blau' }`,
    'a Vine enum': `const colour = vine.enum(['red', 'green', 'blue'] as const).optional()`,
    'the options of a picker': `<Select data={[{ value: 'red' }, { value: 'green' }, { value: 'blue' }]} />`,
    'pairs': `[['red', 'Rot'], ['green', 'Grün'], ['blue', 'Blau']].map(shown)`,
    'a map without checked keys': `const names: Record<string, string> = { red: 'Rot', green: 'Grün', blue: 'Blau' }`,
  }
  for (const [what, text] of Object.entries(copies))
    test(`${what} that repeats them is found`, ({ assert }) => {
      assert.lengthOf(writtenTwice('some.tsx', `\n${text}`, [colours]), 1)
      assert.include(writtenTwice('some.tsx', `\n${text}`, [colours])[0], {
        line: 2,
        of: colours.name,
      })
    })

  const sides: Choices = { name: 'paint/paint_facts.sides', values: ['inside', 'outside'] }
  test('a list of two is found as an array or a union, not among others', ({ assert }) => {
    for (const text of [
      `type Side = 'inside' | 'outside' | null`,
      `const all = ['outside', 'inside']`,
      `const side = vine.enum(['inside', 'outside'] as const)`,
    ])
      assert.lengthOf(writtenTwice('some.tsx', text, [sides]), 1, text)
    for (const text of [
      `type Side = 'inside' | 'outside' | 'above'`,
      `const costs = { inside: 1, outside: 2 }`,
      `const one = ['inside']`,
    ])
      assert.deepEqual(writtenTwice('some.tsx', text, [sides]), [], text)
  })

  test('what has fewer, has others, or is held by a type of the facts is no copy', ({ assert }) => {
    for (const text of [
      `const two = ['red', 'green']`,
      `const others = ['red', 'green', 'white', 'black']`,
      `const names: Record<Colour, string> = { red: 'Rot', green: 'Grün', blue: 'Blau' }`,
      `const names = { red: 'Rot', green: 'Grün', blue: 'Blau' } satisfies Record<Colour, string>`,
    ])
      assert.deepEqual(writtenTwice('some.ts', text, [colours]), [])
  })
})
