import { test } from '@japa/runner'
import { createAutosave, type Failure } from '../../portal/src/features/profile/autosave.js'
import { same, type KeptDraft } from '../../portal/src/features/profile/typed_fields.js'

type Values = { headline: string; story: string; titles: string[] }
const empty: Values = { headline: '', story: '', titles: [] }
class Failed extends Error {
  constructor(readonly failure: Failure) {
    super('failed')
  }
}
const lost = new Failed({ kind: 'lost' })

/** A server, the storage of a device, and a clock that moves when told. */
function given(server: Values = { ...empty }, stored: KeptDraft = {}) {
  const world = {
    server,
    stored,
    sent: [] as Partial<Values>[],
    fails: null as Error | null,
    refuses: null as Error | null,
    /** Holds a send back until it is called. */
    hold: null as Promise<void> | null,
    due: null as { ms: number; act: () => void } | null,
    async tick() {
      const { act } = world.due!
      world.due = null
      act()
      await settled()
    },
    open: () =>
      createAutosave<Values>({
        live: world.server,
        draft: {
          read: () => world.stored,
          write: (draft) => void (world.stored = draft),
        },
        async look() {
          if (world.fails) throw world.fails
          return world.server
        },
        async send(changes) {
          await world.hold
          if (world.fails ?? world.refuses) throw world.fails ?? world.refuses
          world.sent.push(changes)
          world.server = { ...world.server, ...changes }
          return world.server
        },
        hold: (field, values) =>
          field === 'story' && values.story.length > 0 && values.story.length < 5
            ? 'Too short'
            : null,
        failureOf: (error) => (error instanceof Failed ? error.failure : null),
        after(ms, act) {
          const entry = { ms, act }
          world.due = entry
          return () => void (world.due === entry && (world.due = null))
        },
      }),
  }
  return world
}
/** Lets every promise that can go on go on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

test.group('What is typed', () => {
  test('is kept on the device at once and sent after a pause', async ({ assert }) => {
    const world = given()
    const store = world.open()
    store.enter('headline')
    store.set('headline', 'Back')
    store.set('headline', 'Backend')
    assert.deepEqual(world.stored, { headline: { value: 'Backend', was: '' } })
    assert.equal(store.snapshot().state, 'saving')
    assert.isEmpty(world.sent)
    await world.tick()
    assert.deepEqual(world.sent, [{ headline: 'Backend' }])
    assert.deepEqual(world.stored, {})
    assert.equal(store.snapshot().state, 'saved')
  })

  test('while it is on its way is sent after it, and is never taken back', async ({ assert }) => {
    const world = given()
    const store = world.open()
    let release = () => {}
    world.hold = new Promise((resolve) => (release = resolve))
    store.enter('headline')
    store.set('headline', 'One')
    await world.tick()
    store.set('headline', 'One and two')
    assert.equal(world.stored.headline.value, 'One and two')
    release()
    world.hold = null
    await settled()
    assert.equal(store.snapshot().values.headline, 'One and two')
    assert.deepEqual(world.stored.headline, { value: 'One and two', was: 'One' })
    await world.tick()
    assert.deepEqual(world.sent, [{ headline: 'One' }, { headline: 'One and two' }])
    assert.deepEqual(world.stored, {})
  })

  test('and taken back by hand is not sent', async ({ assert }) => {
    const world = given({ ...empty, headline: 'As it was' })
    const store = world.open()
    store.set('headline', 'Otherwise')
    store.set('headline', 'As it was')
    assert.deepEqual(world.stored, {})
    assert.equal(store.snapshot().state, 'saved')
    await store.flush()
    assert.isEmpty(world.sent)
  })

  test('that is not whole yet stays here, says why once it is left, and holds nothing else up', async ({
    assert,
  }) => {
    const world = given()
    const store = world.open()
    store.enter('story')
    store.set('story', 'Too')
    assert.deepEqual(store.snapshot().errors, {})
    assert.equal(store.snapshot().state, 'held')
    store.leave('story')
    await settled()
    assert.deepEqual(store.snapshot().errors, { story: 'Too short' })
    assert.isEmpty(world.sent)
    store.set('titles', ['Engineer'])
    await world.tick()
    assert.deepEqual(world.sent, [{ titles: ['Engineer'] }])
    assert.deepEqual(Object.keys(world.stored), ['story'])
    store.set('story', 'Long enough')
    await world.tick()
    assert.equal(world.server.story, 'Long enough')
    assert.deepEqual(store.snapshot().errors, {})
  })

  test('without a connection is tried again, each time later, until it arrives', async ({
    assert,
  }) => {
    const world = given()
    const store = world.open()
    world.fails = lost
    store.set('headline', 'Backend')
    const waits: number[] = []
    for (let times = 0; times < 7; times++) {
      await world.tick()
      waits.push(world.due!.ms)
    }
    assert.deepEqual(waits, [2_000, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000])
    assert.equal(store.snapshot().state, 'unsent')
    assert.equal(world.stored.headline.value, 'Backend')
    world.fails = null
    await world.tick()
    assert.equal(world.server.headline, 'Backend')
    assert.equal(store.snapshot().state, 'saved')
    assert.isNull(world.due)
  })

  test('when the session ended waits for the next one, without asking again and again', async ({
    assert,
  }) => {
    const world = given()
    world.fails = new Failed({ kind: 'signed_out' })
    const store = world.open()
    store.set('headline', 'Backend')
    await world.tick()
    assert.equal(store.snapshot().state, 'unsent')
    assert.isNull(world.due)
    // signed in again: the page is a new one and finds what was typed
    world.fails = null
    const next = world.open()
    assert.equal(next.snapshot().values.headline, 'Backend')
    await world.tick()
    assert.equal(world.server.headline, 'Backend')
    assert.deepEqual(world.stored, {})
  })

  test('and refused stays in its field with the reason, and is sent again once it is changed', async ({
    assert,
  }) => {
    const world = given()
    const store = world.open()
    world.refuses = new Failed({
      kind: 'refused',
      message: 'Look at the fields',
      errors: [{ field: 'headline', message: 'No addresses in here' }],
    })
    store.set('headline', 'me@example.com')
    await world.tick()
    assert.deepEqual(store.snapshot().errors, { headline: 'No addresses in here' })
    assert.equal(store.snapshot().state, 'refused')
    assert.isNull(world.due)
    world.refuses = null
    store.set('headline', 'Backend engineer')
    assert.deepEqual(store.snapshot().errors, {})
    await world.tick()
    assert.equal(world.server.headline, 'Backend engineer')
  })

  test('waits longer each time where even looking is refused', async ({ assert }) => {
    const world = given()
    const store = world.open()
    world.fails = new Failed({ kind: 'refused', message: 'Not now', errors: [] })
    store.set('headline', 'Backend')
    await world.tick()
    await world.tick()
    assert.equal(world.due!.ms, 4_000)
    assert.equal(store.snapshot().state, 'unsent')
  })

  test('throws what is no answer of the server, and keeps the text', async ({ assert }) => {
    const world = given()
    const store = world.open()
    store.set('headline', 'Backend')
    world.fails = new TypeError('a mistake of ours')
    await assert.rejects(() => store.flush(), 'a mistake of ours')
    assert.equal(world.stored.headline.value, 'Backend')
  })

  test('proposed is shown, and saved only where the person goes on from it', async ({ assert }) => {
    const world = given()
    const store = world.open()
    store.enter('headline')
    store.propose('headline', 'What was refused')
    assert.equal(store.snapshot().values.headline, 'What was refused')
    assert.deepEqual(world.stored, {})
    store.leave('headline')
    await settled()
    assert.equal(store.snapshot().values.headline, '')
    store.enter('headline')
    store.propose('headline', 'What was refused')
    store.set('headline', 'What was mended')
    store.leave('headline')
    await settled()
    assert.deepEqual(world.sent, [{ headline: 'What was mended' }])
    // what was typed already is never written over
    store.set('headline', 'Typed by hand')
    store.propose('headline', 'Not this')
    assert.equal(store.snapshot().values.headline, 'Typed by hand')
  })
})

test.group('A page that is opened again', () => {
  test('finds what was typed and sends it', async ({ assert }) => {
    const world = given({ ...empty, story: 'Long ago' }, { headline: { value: 'Mine', was: '' } })
    const store = world.open()
    assert.deepEqual(store.snapshot().values, { headline: 'Mine', story: 'Long ago', titles: [] })
    await world.tick()
    assert.deepEqual(world.sent, [{ headline: 'Mine' }])
  })

  test('drops what the server has by now, and fields that are no more', ({ assert }) => {
    const world = given(
      { ...empty, headline: 'Mine' },
      { headline: { value: 'Mine', was: '' }, gone: { value: 1, was: 0 } }
    )
    const store = world.open()
    assert.equal(store.snapshot().state, 'saved')
    assert.deepEqual(world.stored, {})
  })

  test('asks where the field was changed elsewhere meanwhile', ({ assert }) => {
    const world = given(
      { ...empty, headline: 'Theirs' },
      { headline: { value: 'Mine', was: 'As it was' } }
    )
    const { state, values, theirs } = world.open().snapshot()
    assert.equal(state, 'conflict')
    assert.equal(values.headline, 'Mine')
    assert.deepEqual(theirs, { headline: 'Theirs' })
  })
})

test.group('A field that was changed in two places', () => {
  async function differing() {
    const world = given({ ...empty, headline: 'As it was' })
    const store = world.open()
    store.set('headline', 'Mine')
    world.server = { ...world.server, headline: 'Theirs' }
    await world.tick()
    return { world, store }
  }

  test('is not sent over, and both are shown', async ({ assert }) => {
    const { world, store } = await differing()
    assert.isEmpty(world.sent)
    assert.equal(store.snapshot().state, 'conflict')
    assert.equal(store.snapshot().values.headline, 'Mine')
    assert.deepEqual(store.snapshot().theirs, { headline: 'Theirs' })
    assert.equal(world.stored.headline.value, 'Mine')
    // typing on, and time, change nothing of that
    store.set('headline', 'Mine still')
    await store.flush()
    assert.isEmpty(world.sent)
  })

  test('becomes what was typed when that is chosen', async ({ assert }) => {
    const { world, store } = await differing()
    store.choose('headline', 'mine')
    await settled()
    assert.deepEqual(world.sent, [{ headline: 'Mine' }])
    assert.equal(store.snapshot().state, 'saved')
  })

  test('stays what it is there when that is chosen', async ({ assert }) => {
    const { world, store } = await differing()
    store.choose('headline', 'theirs')
    await settled()
    assert.isEmpty(world.sent)
    assert.equal(store.snapshot().values.headline, 'Theirs')
    assert.deepEqual(world.stored, {})
  })

  test('is no question when both say the same, nor where nothing was typed here', async ({
    assert,
  }) => {
    const world = given()
    const store = world.open()
    store.set('headline', 'The same')
    store.meet({ headline: 'The same', story: 'From elsewhere', titles: [] })
    assert.equal(store.snapshot().state, 'saved')
    assert.equal(store.snapshot().values.story, 'From elsewhere')
    assert.deepEqual(world.stored, {})
  })

  test('in two windows of one device keeps what each has not sent', async ({ assert }) => {
    const world = given()
    const [first, second] = [world.open(), world.open()]
    world.fails = lost
    first.set('headline', 'Of the first')
    second.set('story', 'Of the second')
    // the second hears something of the server, and saves what is its own
    world.fails = null
    second.meet({ ...empty, titles: ['Engineer'] })
    await second.flush()
    assert.equal(world.server.story, 'Of the second')
    assert.deepEqual(world.stored, { headline: { value: 'Of the first', was: '' } })
    await first.flush()
    assert.equal(world.server.headline, 'Of the first')
    assert.deepEqual(world.stored, {})
  })
})

test.group('Two values', () => {
  test('say the same when they hold the same, whatever stands for nothing', ({ assert }) => {
    for (const [one, other] of [
      ['', null],
      [null, undefined],
      [[], []],
      [{ a: '' }, {}],
      [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }],
    ])
      assert.isTrue(same(one, other), JSON.stringify([one, other]))
    for (const [one, other] of [
      [0, null],
      [false, ''],
      [['a'], ['b']],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
      [{ a: 1 }, [1]],
      [{ a: 1 }, { a: 1, b: 2 }],
    ])
      assert.isFalse(same(one, other), JSON.stringify([one, other]))
  })
})
