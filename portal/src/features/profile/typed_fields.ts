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

export type Snapshot<Values> = {
  values: Values
  /** Why a field is not saved, once one has left it. */
  errors: Partial<Record<keyof Values, string>>
  /** What the server has now, for fields that were changed here and elsewhere. */
  theirs: Partial<Values>
  state: SaveState
}

/** Why a field is not sent yet, such as a text that is still too short. */
export type Hold<Values> = (field: keyof Values, values: Values) => string | null

/** The fields of a form as they are typed, beside what the server holds of them: which are to be saved, which wait and why. */
export class TypedFields<Values extends Record<string, unknown>> {
  #values: Values
  #server: Values
  /** What the server held when typing began, by changed field. */
  #dirty = new Map<keyof Values, unknown>()
  #refused = new Map<keyof Values, string>()
  #left = new Set<keyof Values>()
  #theirs: Partial<Values> = {}
  /** The field that is typed in. */
  #at: keyof Values | null = null
  /** Of the draft, which other windows share, only what was typed in this one is this one's to take out. */
  #own = new Set<string>()

  constructor(
    live: Values,
    readonly draft: DraftPlace,
    readonly hold: Hold<Values>
  ) {
    this.#server = live
    this.#values = { ...live }
    for (const [field, { value, was }] of Object.entries(draft.read())) {
      this.#own.add(field)
      if (!(field in live) || same(value, live[field])) continue
      this.#put(field, value)
      this.#dirty.set(field, was)
      this.#left.add(field)
      if (!same(was, live[field])) this.#theirs = { ...this.#theirs, [field]: live[field] }
    }
    this.keep()
  }

  get anyChanged() {
    return this.#dirty.size > 0
  }

  /** The changed fields that may be sent now. */
  ready(): (keyof Values)[] {
    return [...this.#dirty.keys()].filter(
      (field) =>
        !(field in this.#theirs) && !this.#refused.has(field) && !this.hold(field, this.#values)
    )
  }

  valuesOf(fields: (keyof Values)[]) {
    return Object.fromEntries(
      fields.map((field) => [field, this.#values[field]])
    ) as Partial<Values>
  }

  /** Writes what is changed to the draft. */
  keep() {
    const others = Object.entries(this.draft.read()).filter(([field]) => !this.#own.has(field))
    const ours = [...this.#dirty].map(
      ([field, was]) => [field, { value: this.#values[field], was }] as const
    )
    for (const [field] of ours) this.#own.add(String(field))
    this.draft.write(Object.fromEntries([...others, ...ours]))
  }

  enter(field: keyof Values) {
    this.#at = field
    this.#left.delete(field)
  }

  type<Field extends keyof Values>(field: Field, value: Values[Field], sending: boolean) {
    if (!this.#dirty.has(field)) this.#dirty.set(field, this.#server[field])
    this.#refused.delete(field)
    this.#put(field, value)
    if (same(value, this.#server[field]) && !sending) this.#settle(field)
  }

  /** Shows a value that is not typed. Returns whether it does: not over what is. */
  propose<Field extends keyof Values>(field: Field, value: Values[Field]): boolean {
    if (this.#dirty.has(field)) return false
    this.#put(field, value)
    return true
  }

  leave(field: keyof Values) {
    this.#at = null
    this.#left.add(field)
    if (!this.#dirty.has(field)) this.#put(field, this.#server[field])
  }

  /** What the server holds now: taken over, or kept beside what was typed here. */
  meet(fresh: Values) {
    for (const field of Object.keys(fresh)) {
      if (same(fresh[field], this.#server[field])) continue
      if (!this.#dirty.has(field)) this.#put(field, fresh[field])
      else if (same(this.#values[field], fresh[field])) this.#settle(field)
      else this.#theirs = { ...this.#theirs, [field]: fresh[field] }
    }
    this.#server = fresh
  }

  /** Where both sides changed: ours goes over theirs, or theirs stays. */
  choose(field: keyof Values, whose: 'mine' | 'theirs') {
    if (whose === 'theirs') {
      this.#put(field, this.#theirs[field])
      this.#settle(field)
    } else {
      this.#forgetTheirs(field)
      this.#dirty.set(field, this.#server[field])
    }
  }

  /** Fields were saved; what was typed since then is still to be saved, over what was just saved. */
  saved(sent: Partial<Values>, answer: Values) {
    for (const field of Object.keys(sent)) {
      if (same(this.#values[field], sent[field])) {
        this.#settle(field)
        if (this.#at !== field) this.#put(field, answer[field])
      } else this.#dirty.set(field, answer[field])
    }
    this.#server = answer
  }

  refuse(field: keyof Values, why: string) {
    this.#refused.set(field, why)
  }

  shown({ sending, failing }: { sending: boolean; failing: boolean }): Snapshot<Values> {
    const errors: Snapshot<Values>['errors'] = {}
    let held = false
    for (const field of this.#dirty.keys()) {
      const refusal = this.#refused.get(field)
      const why = refusal ?? this.hold(field, this.#values)
      if (why && !refusal) held = true
      if (why && (refusal || this.#left.has(field))) errors[field] = why
    }
    const state = (): SaveState => {
      if (Object.keys(this.#theirs).length) return 'conflict'
      if (this.#refused.size) return 'refused'
      if (failing) return 'unsent'
      if (sending || this.ready().length) return 'saving'
      return held ? 'held' : 'saved'
    }
    return { values: this.#values, errors, theirs: this.#theirs, state: state() }
  }

  #put(field: keyof Values, value: unknown) {
    this.#values = { ...this.#values, [field]: value }
  }

  #settle(field: keyof Values) {
    this.#dirty.delete(field)
    this.#refused.delete(field)
    this.#forgetTheirs(field)
  }

  #forgetTheirs(field: keyof Values) {
    const { [field]: _, ...others } = this.#theirs
    this.#theirs = others as Partial<Values>
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
