import { TypedFields, type DraftPlace, type Hold, type Snapshot } from './typed_fields.js'

/**
 * Why a call failed: it did not come through and is tried again; the session ended, so it waits for the next one;
 * or it was refused, with the words beside the fields.
 */
export type Failure =
  | { kind: 'lost' }
  | { kind: 'signed_out' }
  | { kind: 'refused'; message: string; errors: { field: string; message: string }[] }

/** Runs something later; returns what calls it off. */
export type After = (ms: number, act: () => void) => () => void

const afterMs: After = (ms, act) => {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

export type Autosave<Values> = ReturnType<typeof createAutosave<Values & Record<string, unknown>>>

const DEBOUNCE_MS = 900
const RETRY_MS = [2_000, 4_000, 8_000, 15_000, 30_000]

type Options<Values> = {
  /** What the server holds. */
  live: Values
  draft: DraftPlace
  /** What the server holds now. */
  look: () => Promise<Values>
  /** Sends changed fields and returns what the server holds then. */
  send: (changes: Partial<Values>, leaving: boolean) => Promise<Values>
  hold: Hold<Values>
  /** What an error of `look` or `send` means; other errors are thrown on. */
  failureOf: (error: unknown) => Failure | null
  /** The field that an error of the server is about. */
  fieldOf?: (name: string) => keyof Values
  onSaved?: (changed: (keyof Values)[]) => void
  after?: After
}

/**
 * Saves single fields as they are typed, and never over what someone changed meanwhile:
 * before it sends, it reads what the server holds, and asks where both sides differ.
 */
export function createAutosave<Values extends Record<string, unknown>>({
  live,
  draft,
  look,
  send,
  hold,
  failureOf,
  fieldOf = (name) => name,
  onSaved,
  after = afterMs,
}: Options<Values>) {
  const fields = new TypedFields(live, draft, hold)
  let sending = false
  let failures = 0
  let callOff = () => {}
  const listeners = new Set<() => void>()
  let shown: Snapshot<Values>

  show()
  if (fields.anyChanged) later(0)

  function show() {
    shown = fields.shown({ sending, failing: failures > 0 })
    listeners.forEach((listener) => listener())
  }
  function later(wait = DEBOUNCE_MS) {
    callOff()
    callOff = after(wait, () => void save())
  }

  async function save() {
    callOff()
    if (sending || !fields.ready().length) return show()
    sending = true
    show()
    let ready: (keyof Values)[] = []
    try {
      fields.meet(await look())
      ready = fields.ready()
      if (ready.length) {
        const changes = fields.valuesOf(ready)
        fields.saved(changes, await send(changes, false))
        onSaved?.(ready)
      }
      failures = 0
    } catch (error) {
      fail(error, ready)
    } finally {
      sending = false
      fields.keep()
      show()
    }
    if (!failures && fields.ready().length) later()
  }
  function fail(error: unknown, sent: (keyof Values)[]) {
    const failure = failureOf(error)
    if (!failure) throw error
    // what is refused before anything was sent is about no field: asked again, too
    if (failure.kind !== 'refused' || !sent.length) {
      failures++
      if (failure.kind !== 'signed_out') later(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1])
      return
    }
    failures = 0
    const named = failure.errors.filter(({ field }) => sent.includes(fieldOf(field)))
    for (const { field, message } of named) fields.refuse(fieldOf(field), message)
    if (!named.length) for (const field of sent) fields.refuse(field, failure.message)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => shown,
    set<Field extends keyof Values>(field: Field, value: Values[Field]) {
      fields.type(field, value, sending)
      fields.keep()
      show()
      if (fields.anyChanged) later()
    },
    enter(field: keyof Values) {
      fields.enter(field)
    },
    /** Shows a text to begin from; only what the person changes of it is saved. */
    propose<Field extends keyof Values>(field: Field, value: Values[Field]) {
      if (fields.propose(field, value)) show()
    },
    /** Tells what is wrong from now on, and saves without waiting. */
    leave(field: keyof Values) {
      fields.leave(field)
      show()
      void save()
    },
    /** What the server holds, heard from elsewhere. */
    meet(fresh: Values) {
      if (sending) return
      fields.meet(fresh)
      fields.keep()
      show()
      if (fields.ready().length) later()
    },
    choose(field: keyof Values, whose: 'mine' | 'theirs') {
      fields.choose(field, whose)
      fields.keep()
      show()
      void save()
    },
    flush: () => save(),
    /** The page goes away: what is whole goes along, and stays kept here until the server is seen to have it. */
    leavePage() {
      const ready = fields.ready()
      if (!sending && ready.length) void send(fields.valuesOf(ready), true).catch(() => {})
    },
    stop: () => callOff(),
  }
}
