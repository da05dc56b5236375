import { sentence, type Said } from '#api/languages/sentence'

/**
 * Whatever has states has one pure table: its states, and its moves with who makes them, from where, to where and
 * under which conditions. Guards, buttons, the console's actions, refusals, `/docs/states` and tests read it, and
 * screens import it. `docs/flows.md` says how to add one.
 */
export type Side = 'client' | 'candidate' | 'platform' | 'system'

export type State = {
  /** On badges: "Awaiting approval". */
  label: string
  /** After "This job": "waits for approval". */
  is: string
  /** It has ended; what still leads out of it is an exception. */
  over?: true
  /** What the row's columns hold in it, where it is not one column that holds the state's name. */
  columns?: Record<string, string | boolean | null>
}

export type Move<S = string, G = string> = {
  by: Side | readonly Side[]
  /** `new` makes the row. */
  from: 'new' | readonly S[]
  /** Several where the mover chooses. */
  to: S | readonly S[]
  /** On the button: "Approve". */
  label: string
  /** After "so it cannot": "be approved". */
  deed: string
  /** What the mover reads afterwards. */
  done?: string
  /** Facts of the row by the names of guards; they close the button too. */
  given?: readonly G[]
  /** Questions to the database by name, asked under the lock (`moves_of.ts`). */
  checks?: readonly string[]
  /** When the system makes it: "after 14 days without an answer"; a sentence where it has gaps. */
  after?: Said
}

/** Why a move is not open for a row, in words; nothing when it is. */
export type Guard = (row: any, now: Date) => Said | null

type States = Record<string, State>
type Guards = Record<string, Guard>
type Moves<S, G> = Record<string, Move<keyof S, keyof G>>
type Keys<T> = T extends T ? keyof T : never
type All<T> = (T extends T ? (one: T) => void : never) extends (one: infer A) => void ? A : never
type OneOf<T> = T extends readonly (infer U)[] ? U : T
/** The moves of a side. */
type By<M extends Moves<any, any>, D> = {
  [K in keyof M]: D extends OneOf<M[K]['by']> ? K : never
}[keyof M & string]
type Column<S, C extends string> = S[keyof S] extends { columns: infer X } ? Keys<X> : C
/** What a row must hold for its state to be read. */
type Row<S, C extends string, R> = unknown extends R ? Record<Column<S, C>, unknown> : R
/** What it must hold for its moves to be known: what the guards look at, too. */
type Facts<S, C extends string, R, G extends Guards> = Row<S, C, R> & All<Parameters<G[keyof G]>[0]>

type Table<S extends States, M, G extends Guards, C extends string, R> = {
  /** Above its diagram: "Contact request". */
  title: string
  /** One of them in a sentence: "request". */
  one: string
  /** The column that holds the state's name; `status` unless told. */
  column?: C
  /** Reads the state where no column holds it, as where dates decide. */
  read?: (row: R, now: Date) => keyof S
  states: S
  guards?: G
  moves: M
}

export class Flow<
  const S extends States,
  const M extends Moves<S, G>,
  const G extends Guards = {},
  const C extends string = 'status',
  R = unknown,
> {
  readonly states: S
  readonly moves: M
  /** What a catalogue's `when` and filters call the state: the column, or `state` where several make it. */
  readonly field: string
  readonly names: readonly (keyof S & string)[]
  /** The states in which it has ended. */
  readonly over: readonly (keyof S & string)[]

  constructor(readonly table: Table<S, M, G, C, R>) {
    this.states = table.states
    this.moves = table.moves
    this.names = Object.keys(table.states)
    this.over = this.names.filter((name) => table.states[name].over)
    const derived = table.read || Object.values(table.states).some(({ columns }) => columns)
    this.field = derived ? 'state' : (table.column ?? 'status')
  }

  /** For filters and pickers. */
  get choices() {
    return this.names.map((value) => ({ value, label: this.states[value].label }))
  }

  /** The state of a row, from its columns. */
  stateOf(row: Row<S, C, R>, now = new Date()): keyof S & string {
    if (this.table.read) return this.table.read(row as R, now) as keyof S & string
    const found = this.names.find((name) =>
      Object.entries(this.columns(name)).every(
        ([column, value]) => ((row as any)[column] ?? null) === value
      )
    )
    if (!found) throw new Error(`No state of a ${this.table.one} fits its columns`)
    return found
  }

  /** What the columns hold in a state, for writing and for a list's filter; nothing where dates decide. */
  columns(state: keyof S): Record<string, string | boolean | null> {
    if (this.table.read) return {}
    return this.states[state].columns ?? { [this.table.column ?? 'status']: state as string }
  }

  /** The moves that lead out of a state, of one side or of all; `new` is before there is a row. */
  from<D extends Side = Side>(state: keyof S | 'new', side?: D): By<M, D>[] {
    return Object.keys(this.moves).filter((name) => {
      const { by, from } = this.moves[name]
      const leads = from === 'new' ? state === 'new' : from.includes(state as keyof S)
      return leads && (!side || [by].flat().includes(side))
    }) as By<M, D>[]
  }

  /** The moves that a side may make with a row now: its buttons. */
  may<D extends Side>(row: Facts<S, C, R, G>, side: D, now = new Date()): By<M, D>[] {
    return this.from(this.stateOf(row, now), side).filter((name) => !this.#held(name, row, now))
  }

  /** Why a side cannot make a move with a row now, and what it can do instead; null when it can. */
  refusal(name: keyof M & string, row: Facts<S, C, R, G>, side: Side, now = new Date()) {
    const { by, deed, label } = this.moves[name]
    const one = sentence(this.table.one)
    if (![by].flat().includes(side))
      return sentence('You cannot use "{label}" on this {one}', { label: sentence(label), one })
    const state = this.stateOf(row, now)
    if (this.from(state, side).includes(name as never)) return this.#held(name, row, now)
    const open = this.may(row, side, now).map((one) => sentence(this.moves[one].label))
    return sentence(
      open.length > 0
        ? 'This {one} {is}, so it cannot {deed}. You can: {open}'
        : 'This {one} {is}, so it cannot {deed}. Nothing more can be done with it',
      { one, is: sentence(this.states[state].is), deed: sentence(deed), open }
    )
  }

  /** Where a side may send a row in a state. */
  targets(state: keyof S, side: Side): (keyof S & string)[] {
    const all = this.from(state, side).flatMap((name) => this.moves[name].to as keyof S & string)
    return [...new Set(all)].filter((to) => to !== state)
  }

  /** The states that moves start from, as a catalogue's `when` and a list's filter name them. */
  when(...names: (keyof M & string)[]): Record<string, string[]> {
    const froms = names.flatMap((name) => this.moves[name].from as readonly string[])
    return { [this.field]: this.names.filter((state) => froms.includes(state)) }
  }

  #held(name: keyof M, row: unknown, now: Date): Said | null {
    for (const guard of this.moves[name].given ?? []) {
      const refusal = this.table.guards![guard](row, now)
      if (refusal) return refusal
    }
    return null
  }
}

export type AnyFlow = Flow<any, any, any, any, any>
export type StateOf<F extends AnyFlow> = keyof F['states'] & string
export type MoveOf<F extends AnyFlow> = keyof F['moves'] & string
