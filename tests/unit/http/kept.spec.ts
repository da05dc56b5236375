import { test } from '@japa/runner'
import { Kept } from '#api/http/kept'

/** A value that is made when `give` or `fail` is called, and how often one was asked for. */
function maker<T>() {
  const asked: { give: (value: T) => void; fail: (error: Error) => void }[] = []
  return {
    asked,
    make: () => new Promise<T>((give, fail) => asked.push({ give, fail })),
  }
}

test.group('Kept values', () => {
  test('are made once for all who ask at the same time, and not again while they are fresh', async ({
    assert,
  }) => {
    const kept = new Kept<number>({ most: 10, freshFor: 60_000 })
    const { asked, make } = maker<number>()
    const both = [kept.get('a', make), kept.get('a', make)]
    assert.lengthOf(asked, 1)
    asked[0].give(7)
    assert.deepEqual(await Promise.all(both), [7, 7])
    assert.equal(await kept.get('a', make), 7)
    assert.lengthOf(asked, 1)
  })

  test('go first when they were used longest ago, and never weigh more than is allowed', async ({
    assert,
  }) => {
    const few = new Kept<string>({ most: 2, freshFor: 60_000 })
    for (const key of ['a', 'b', 'a', 'c']) await few.get(key, async () => key)
    assert.equal(few.number, 2)
    assert.equal(await few.get('a', async () => 'made again'), 'a')
    assert.equal(await few.get('b', async () => 'made again'), 'made again')

    const light = new Kept<string>({
      most: 100,
      size: { most: 10, of: (text) => text.length },
      freshFor: 60_000,
    })
    assert.equal(await light.get('long', async () => 'x'.repeat(11)), 'x'.repeat(11))
    assert.equal(light.number, 0)
    for (const key of ['a', 'b', 'c']) await light.get(key, async () => '12345')
    assert.equal(light.number, 2)
  })

  test('are given to those who wait even when they were pushed out or forgotten meanwhile', async ({
    assert,
  }) => {
    const kept = new Kept<string>({ most: 1, freshFor: 60_000 })
    const { asked, make } = maker<string>()
    const pushed = kept.get('a', make)
    await kept.get('b', async () => 'b')
    asked[0].give('late')
    assert.equal(await pushed, 'late')

    const forgotten = kept.get('list 1', make)
    kept.forget('list ')
    const next = kept.get('list 1', make)
    asked[1].give('old')
    asked[2].give('new')
    assert.equal(await forgotten, 'old')
    assert.equal(await next, 'new')
    assert.equal(await kept.get('list 1', make), 'new')
  })

  test('are served old while a new one is made, where that is allowed', async ({ assert }) => {
    const kept = new Kept<number>({
      most: 10,
      freshFor: (_, outdated) => (outdated ? 0 : 60_000),
      servedFor: (value) => (value > 10 ? 60_000 : 0),
    })
    kept.put('long', 20)
    kept.put('short', 5)
    kept.outdate()
    const formers: unknown[] = []
    const { asked, make } = maker<number>()
    const renew = (former: number | undefined, served: boolean) => {
      formers.push([former, served])
      return make()
    }
    assert.equal(await kept.get('long', renew), 20)
    assert.equal(await kept.get('long', renew), 20)
    const short = kept.get('short', renew)
    assert.deepEqual(formers, [
      [20, true],
      [5, false],
    ])
    asked[0].give(21)
    asked[1].give(6)
    assert.equal(await short, 6)
    assert.equal(await kept.get('long', renew), 21)
  })

  test('are made again when the clock was set back to before they were made', async ({
    assert,
  }) => {
    const kept = new Kept<number>({ most: 10, freshFor: 60_000 })
    await kept.get('a', async () => 1)
    const now = Date.now
    Date.now = () => now() - 3_600_000
    try {
      assert.equal(await kept.get('a', async () => 2), 2)
    } finally {
      Date.now = now
    }
  })

  test('that could not be made are asked for again; what stood before stays', async ({
    assert,
  }) => {
    const kept = new Kept<number>({ most: 10, freshFor: 0, servedFor: 60_000 })
    const { asked, make } = maker<number>()
    const first = kept.get('a', make)
    asked[0].fail(new Error('no connection'))
    await assert.rejects(() => first, 'no connection')
    kept.put('a', 1)
    assert.equal(await kept.get('a', make), 1)
    asked[1].fail(new Error('no connection'))
    await new Promise(setImmediate)
    assert.equal(await kept.get('a', make), 1)
    assert.lengthOf(asked, 3)
    asked[2].give(2)
  })
})
