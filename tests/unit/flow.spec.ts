import { test } from '@japa/runner'
import { Flow } from '#api/flow/flow'
import { FIRST_LANGUAGE, languageOf } from '#api/languages/language_facts'
import { tell } from '#api/languages/say'
import { jobFlow } from '#api/jobs/job_flow'
import { movesInWords } from '#api/pages/states/moves_in_words'
import type User from '#api/accounts/models/user'
import type { jobMoves } from '#api/jobs/job_moves'
import type Job from '#api/jobs/models/job'

type Facts = { copies: number }

const book = new Flow({
  title: 'Book',
  one: 'book',
  states: {
    draft: { label: 'Draft', is: 'is a draft', columns: { status: 'draft' } },
    waiting: { label: 'Waiting', is: 'waits', columns: { status: 'open', isGood: null } },
    printed: { label: 'Printed', is: 'is printed', columns: { status: 'open', isGood: true } },
    burnt: { label: 'Burnt', is: 'was burnt', over: true, columns: { status: 'gone' } },
  },
  guards: {
    fewCopies: ({ copies }: Facts) => (copies < 3 ? null : 'There are enough of it'),
  },
  moves: {
    write: { by: 'candidate', from: 'new', to: 'draft', label: 'Write', deed: 'be written' },
    submit: {
      by: 'candidate',
      from: ['draft'],
      to: 'waiting',
      label: 'Submit',
      deed: 'be submitted',
      checks: ['spaceLeft'],
    },
    print: {
      by: 'platform',
      from: ['waiting', 'printed'],
      to: 'printed',
      label: 'Print',
      deed: 'be printed',
      given: ['fewCopies'],
    },
    burn: {
      by: ['platform', 'system'],
      from: ['draft', 'waiting', 'printed'],
      to: 'burnt',
      label: 'Burn',
      deed: 'be burnt',
      after: 'after a year',
    },
    send: {
      by: 'client',
      from: ['waiting', 'printed'],
      to: ['draft', 'waiting', 'printed'],
      label: 'Send',
      deed: 'be sent',
    },
  },
})

const printed = { status: 'open', isGood: true, copies: 1 }

test.group('A flow', () => {
  test('reads the state from the columns, and writes them from the state', ({ assert }) => {
    for (const name of book.names)
      assert.equal(book.stateOf({ status: '', isGood: undefined, ...book.columns(name) }), name)
    assert.throws(() => book.stateOf({ status: 'lost', isGood: null }), /No state of a book/)
  })

  test('holds the state in one column where its states name none', ({ assert }) => {
    const lamp = new Flow({
      title: 'Lamp',
      one: 'lamp',
      column: 'light',
      states: { on: { label: 'On', is: 'is on' }, off: { label: 'Off', is: 'is off' } },
      moves: { turnOff: { by: 'system', from: ['on'], to: 'off', label: 'Off', deed: 'go out' } },
    })
    assert.equal(lamp.stateOf({ light: 'on' }), 'on')
    assert.deepEqual(lamp.columns('off'), { light: 'off' })
    assert.deepEqual(lamp.when('turnOff'), { light: ['on'] })
  })

  test('reads the state by dates where no column holds it', ({ assert }) => {
    const lease = new Flow({
      title: 'Lease',
      one: 'lease',
      read: ({ until }: { until: Date }, now: Date) => (until > now ? 'runs' : 'ended'),
      states: { runs: { label: 'Runs', is: 'runs' }, ended: { label: 'Ended', is: 'has ended' } },
      moves: { end: { by: 'client', from: ['runs'], to: 'ended', label: 'End', deed: 'end' } },
    })
    const now = new Date('2026-01-02')
    assert.equal(lease.stateOf({ until: new Date('2026-01-03') }, now), 'runs')
    assert.deepEqual(lease.may({ until: new Date('2026-01-01') }, 'client', now), [])
    assert.equal(lease.field, 'state')
  })

  test('gives each side its own buttons, and none that a fact of the row closes', ({ assert }) => {
    assert.deepEqual(book.may(printed, 'platform'), ['print', 'burn'])
    assert.deepEqual(book.may({ ...printed, copies: 3 }, 'platform'), ['burn'])
    assert.deepEqual(book.may(printed, 'candidate'), [])
    assert.deepEqual(book.from('new', 'candidate'), ['write'])
  })

  test('refuses in a sentence that says what can be done instead', ({ assert }) => {
    const said = (...asked: Parameters<typeof book.refusal>) =>
      tell(FIRST_LANGUAGE, book.refusal(...asked)!)
    assert.isNull(book.refusal('print', printed, 'platform'))
    assert.equal(
      said('submit', printed, 'candidate'),
      'This book is printed, so it cannot be submitted. Nothing more can be done with it'
    )
    assert.equal(
      said('print', { status: 'draft', isGood: null, copies: 0 }, 'platform'),
      'This book is a draft, so it cannot be printed. You can: burn'
    )
    assert.equal(said('print', { ...printed, copies: 9 }, 'platform'), 'There are enough of it')
    assert.equal(said('print', printed, 'client'), 'You cannot use "Print" on this book')
  })

  test('says the same in Hindi, with the words of its states and moves', ({ assert }) => {
    const job = { status: 'paused', isApproved: true } as never
    assert.equal(
      tell(languageOf('hi'), jobFlow.refusal('pause', job, 'client')!),
      'यह नौकरी: रुकी हुई है, इसलिए रोकना संभव नहीं है। आप यह कर सकते हैं: नौकरी फिर शुरू करें, बंद करें, संग्रह में रखें'
    )
  })

  test('names the states that moves start from as a list filters them', ({ assert }) => {
    assert.deepEqual(book.when('print'), { state: ['waiting', 'printed'] })
    assert.deepEqual(book.when('submit', 'print'), { state: ['draft', 'waiting', 'printed'] })
  })

  test('lists where a side may send a row, but not where it stands', ({ assert }) => {
    assert.deepEqual(book.targets('waiting', 'client'), ['draft', 'printed'])
    assert.deepEqual(book.targets('burnt', 'client'), [])
  })

  test('tells each move with its conditions in words', ({ assert }) => {
    const told = movesInWords(book)
    assert.deepEqual(
      told.find(({ name }) => name === 'submit'),
      {
        name: 'submit',
        label: 'Submit',
        by: ['candidate'],
        from: ['draft'],
        to: ['waiting'],
        given: ['space left'],
        after: undefined,
      }
    )
    assert.deepEqual(told[0].from, ['new'])
  })
})

/** Checked by the compiler alone: what no table has is no word. */
export function wrong() {
  // @ts-expect-error no such move
  book.refusal('sell', printed, 'platform')
  // @ts-expect-error a move of the platform is not among a candidate's
  book.may(printed, 'candidate').includes('print')
  // @ts-expect-error the guard needs the copies
  book.may({ status: 'open', isGood: true }, 'platform')
  // @ts-expect-error no such state
  book.columns('sold')
  new Flow({
    title: 'Box',
    one: 'box',
    states: { shut: { label: 'Shut', is: 'is shut' } },
    moves: {
      // @ts-expect-error no such state
      open: { by: 'client', from: ['shut'], to: 'open', label: 'Open', deed: 'be opened' },
      // @ts-expect-error no such guard
      keep: { by: 'client', from: ['shut'], to: 'shut', label: 'Keep', deed: '', given: ['x'] },
    },
  })
}

/** The same of the verbs: what a move needs to be told is part of its call. */
export function wrongCalls(moves: typeof jobMoves, job: Job, admin: User) {
  moves.reject(job, admin, { reason: 'Too vague' })
  // @ts-expect-error the reason is missing
  moves.reject(job, admin)
  // @ts-expect-error the reason is not a number
  moves.suspend(job, admin, { reason: 5 })
  // @ts-expect-error no such move
  moves.sell(job, admin)
  // @ts-expect-error a row is made elsewhere
  moves.create(job, admin)
  // @ts-expect-error who moves is said, or null for the system
  moves.expire(job)
}
