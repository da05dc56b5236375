// The rules by which nothing typed is lost. No page, no storage and no server in here: those are handed in.

/**
 * The states of what is typed: on the server; on its way; kept here until the server can be reached;
 * kept here until it is whole; refused; or changed elsewhere meanwhile, so that the person chooses.
 */
export type SaveState = 'saved' | 'saving' | 'unsent' | 'held' | 'refused' | 'conflict'

/** One field: what was typed, and what the server held when typing began. */
export type Kept = { value: unknown; was: unknown }
export type KeptDraft = Record<string, Kept>

/** Where what is not on the server yet outlasts the page. */
export type DraftPlace = {
  read: () => KeptDraft
  write: (draft: KeptDraft) => void
}

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

export type Snapshot<Values> = {
  values: Values
  /** Why a field is not saved, once one has left it. */
  errors: Partial<Record<keyof Values, string>>
  /** What the server has now, for fields that were changed here and elsewhere. */
  theirs: Partial<Values>
  state: SaveState
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
  /** Why a field is not sent yet, such as a text that is still too short. */
  hold: (field: keyof Values, values: Values) => string | null
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
  let server = live
  let values = { ...live }
  const dirty = new Map<keyof Values, unknown>()
  const refused = new Map<keyof Values, string>()
  const left = new Set<keyof Values>()
  let theirs: Partial<Values> = {}
  let at: keyof Values | null = null
  let sending = false
  let failures = 0
  let callOff = () => {}
  const listeners = new Set<() => void>()
  let shown: Snapshot<Values>

  // of the draft, which other windows share, only what stood in this one is this one's to take out
  const own = new Set<string>()
  for (const [field, { value, was }] of Object.entries(draft.read())) {
    own.add(field)
    if (!(field in live) || same(value, live[field])) continue
    ;(values as Record<string, unknown>)[field] = value
    dirty.set(field, was)
    left.add(field)
    if (!same(was, live[field])) Object.assign(theirs, { [field]: live[field] })
  }
  keep()
  show()
  if (dirty.size) later(0)

  function ready() {
    return [...dirty.keys()].filter(
      (field) => !(field in theirs) && !refused.has(field) && !hold(field, values)
    )
  }
  function keep() {
    const others = Object.entries(draft.read()).filter(([field]) => !own.has(field))
    const ours = [...dirty].map(([field, was]) => [field, { value: values[field], was }] as const)
    for (const [field] of ours) own.add(String(field))
    draft.write(Object.fromEntries([...others, ...ours]))
  }
  function show() {
    const errors: Snapshot<Values>['errors'] = {}
    let held = false
    for (const field of dirty.keys()) {
      const why = refused.get(field) ?? hold(field, values)
      if (why && !refused.has(field)) held = true
      if (why && (left.has(field) || refused.has(field))) errors[field] = why
    }
    shown = {
      values,
      errors,
      theirs,
      state: Object.keys(theirs).length
        ? 'conflict'
        : refused.size
          ? 'refused'
          : failures
            ? 'unsent'
            : sending || ready().length
              ? 'saving'
              : held
                ? 'held'
                : 'saved',
    }
    listeners.forEach((listener) => listener())
  }
  function later(wait = DEBOUNCE_MS) {
    callOff()
    callOff = after(wait, () => void save())
  }
  function meet(fresh: Values) {
    for (const field of Object.keys(fresh)) {
      if (same(fresh[field], server[field])) continue
      if (!dirty.has(field)) values = { ...values, [field]: fresh[field] }
      else if (same(values[field], fresh[field])) settle(field)
      else theirs = { ...theirs, [field]: fresh[field] }
    }
    server = fresh
  }
  function settle(field: keyof Values) {
    dirty.delete(field)
    refused.delete(field)
    const { [field]: _, ...others } = theirs
    theirs = others as Partial<Values>
  }

  async function save() {
    callOff()
    if (sending || !ready().length) return show()
    sending = true
    show()
    let fields: (keyof Values)[] = []
    try {
      meet(await look())
      fields = ready()
      if (fields.length) {
        const changes = Object.fromEntries(
          fields.map((field) => [field, values[field]])
        ) as Partial<Values>
        const answer = await send(changes, false)
        for (const field of fields) {
          // what was typed since then is still to be saved, over what was just saved
          if (same(values[field], changes[field])) {
            settle(field)
            if (at !== field) values = { ...values, [field]: answer[field] }
          } else dirty.set(field, answer[field])
        }
        server = answer
        onSaved?.(fields)
      }
      failures = 0
    } catch (error) {
      fail(error, fields)
    } finally {
      sending = false
      keep()
      show()
    }
    if (!failures && ready().length) later()
  }
  function fail(error: unknown, fields: (keyof Values)[]) {
    const failure = failureOf(error)
    if (!failure) throw error
    // what is refused before anything was sent is about no field: asked again, too
    if (failure.kind !== 'refused' || !fields.length) {
      failures++
      if (failure.kind !== 'signed_out') later(RETRY_MS[Math.min(failures, RETRY_MS.length) - 1])
      return
    }
    failures = 0
    const named = failure.errors.filter(({ field }) => fields.includes(fieldOf(field)))
    for (const { field, message } of named) refused.set(fieldOf(field), message)
    if (!named.length) for (const field of fields) refused.set(field, failure.message)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    snapshot: () => shown,
    set<Field extends keyof Values>(field: Field, value: Values[Field]) {
      if (!dirty.has(field)) dirty.set(field, server[field])
      refused.delete(field)
      values = { ...values, [field]: value }
      if (same(value, server[field]) && !sending) settle(field)
      keep()
      show()
      if (dirty.size) later()
    },
    enter(field: keyof Values) {
      at = field
      left.delete(field)
    },
    /** Shows a text to begin from; only what the person changes of it is saved. */
    propose<Field extends keyof Values>(field: Field, value: Values[Field]) {
      if (dirty.has(field)) return
      values = { ...values, [field]: value }
      show()
    },
    /** Tells what is wrong from now on, and saves without waiting. */
    leave(field: keyof Values) {
      at = null
      left.add(field)
      if (!dirty.has(field)) values = { ...values, [field]: server[field] }
      show()
      void save()
    },
    /** What the server holds, heard from elsewhere. */
    meet(fresh: Values) {
      if (sending) return
      meet(fresh)
      keep()
      show()
      if (ready().length) later()
    },
    /** Where both sides changed: ours goes over theirs, or theirs stays. */
    choose(field: keyof Values, whose: 'mine' | 'theirs') {
      const { [field]: other, ...others } = theirs
      theirs = others as Partial<Values>
      if (whose === 'theirs') {
        values = { ...values, [field]: other }
        settle(field)
      } else dirty.set(field, server[field])
      keep()
      show()
      void save()
    },
    flush: () => save(),
    /** The page goes away: what is whole goes along, and stays kept here until the server is seen to have it. */
    leavePage() {
      const fields = ready()
      if (sending || !fields.length) return
      const changes = Object.fromEntries(
        fields.map((field) => [field, values[field]])
      ) as Partial<Values>
      void send(changes, true).catch(() => {})
    },
    stop: () => callOff(),
  }
}

/** Whether two values say the same: empty, null and missing are one, lists and objects are compared by what they hold. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) =>
    same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])
  )
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined
