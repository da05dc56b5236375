import { test } from '@japa/runner'
import { Together } from '#api/engines/together/together'

type Run = { items: string[]; give: () => void; fail: (error: Error) => void }

/** Work whose runs end when they are told to, and what each was given. */
function watched(bounds: { most: number; runs?: number; key?: (item: string) => unknown }) {
  const runs: Run[] = []
  const together = new Together<string, string>(
    (items) =>
      new Promise((resolve, fail) => {
        runs.push({ items, give: () => resolve(items.map((item) => item.toUpperCase())), fail })
      }),
    bounds
  )
  const given = () => runs.map(({ items }) => items.join(''))
  return { together, runs, given }
}

test.group('Work done together', () => {
  test('begins at once, and what comes meanwhile is done by the next run, each with its own result', async ({
    assert,
  }) => {
    const { together, runs, given } = watched({ most: 2 })
    const results = ['a', 'b', 'c', 'd'].map((item) => together.add(item))
    assert.deepEqual(given(), ['a'])
    runs[0].give()
    assert.equal(await results[0], 'A')
    runs[1].give()
    assert.deepEqual(await Promise.all(results.slice(1, 3)), ['B', 'C'])
    runs[2].give()
    assert.equal(await results[3], 'D')
    assert.deepEqual(given(), ['a', 'bc', 'd'])
    const later = together.add('e')
    assert.deepEqual(given().at(-1), 'e')
    runs[3].give()
    assert.equal(await later, 'E')
  })

  test('keeps those of one key apart, in their order', async ({ assert }) => {
    const { together, runs, given } = watched({ most: 9, key: (item) => item.toLowerCase() })
    const results = ['x', 'a', 'A', 'b', 'a'].map((item) => together.add(item))
    runs[0].give()
    await results[0]
    runs[1].give()
    await results[1]
    runs[2].give()
    await results[2]
    runs[3].give()
    await Promise.all(results)
    assert.deepEqual(given(), ['x', 'ab', 'A', 'a'])
  })

  test('a run that fails fails for its items only, and several runs go side by side where they may', async ({
    assert,
  }) => {
    const { together, runs, given } = watched({ most: 9, runs: 2 })
    const results = ['a', 'b', 'c'].map((item) => together.add(item))
    assert.deepEqual(given(), ['a', 'b'])
    runs[1].fail(new Error('away'))
    await assert.rejects(() => results[1], 'away')
    runs[0].give()
    assert.equal(await results[0], 'A')
    runs[2].give()
    assert.equal(await results[2], 'C')
  })
})
