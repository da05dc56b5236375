import type { Case, Given, Json, Outcome, Table } from './submission.ts'

/** What one case came to: passed, or what was returned in place of the expected, or why nothing was. */
export type JudgedCase = {
  passed: boolean
  /** What the code returned, as JSON text; of SQL the table. */
  output?: string
  printed?: string
  error?: string
  ms: number
}

/**
 * `ran`: every case has its result. `refused`: the source does not parse, throws when it is loaded, or lacks its function.
 * `timed out`, `out of memory`, `failed`: the process was ended; cases before that have their results, the others none.
 */
export type RunState = 'ran' | 'refused' | 'timed out' | 'out of memory' | 'failed'

export type RunResult = { state: RunState; error?: string; cases: JudgedCase[]; ms: number }

/** How a run was ended from outside. */
export type Ended = Exclude<RunState, 'ran' | 'refused'>

const SENTENCES: Record<Ended, string> = {
  'timed out': 'The time ran out.',
  'out of memory': 'The memory ran out.',
  'failed': 'The process ended.',
}

/** All cases of a source that was refused. */
export const refusedRun = (cases: Case[], error: string, ms = 0): RunResult => ({
  state: 'refused',
  error,
  cases: cases.map(() => ({ passed: false, ms: 0 })),
  ms,
})

/** What a run came to: the outcomes of the first cases, and what ended it before the others. */
export function runResult(cases: Case[], outcomes: Outcome[], ended: Ended, ms: number): RunResult {
  const all = outcomes.length >= cases.length && !outcomes[cases.length - 1]?.outOfMemory
  const state = all ? 'ran' : outcomes.at(-1)?.outOfMemory ? 'out of memory' : ended
  const error = state === 'ran' ? undefined : SENTENCES[state]
  const judged = cases.map((one, at): JudgedCase => {
    if (outcomes[at]) return judge(one, outcomes[at])
    return { passed: false, ...(at === outcomes.length ? { error } : {}), ms: 0 }
  })
  return { state, ...(error ? { error } : {}), cases: judged, ms: Math.round(ms) }
}

/** What a case gives to the code; what it expects is left out. */
export const givenOf = (cases: Case[]): Given[] =>
  cases.map((one) => ('args' in one ? { args: one.args } : { database: one.database }))

/** Compares an outcome with what the case expects. The process that ran the code never sees the expected value. */
export function judge(one: Case, { value, printed, error, ms }: Outcome): JudgedCase {
  const rest = { printed: printed || undefined, error, ms: Math.round(ms * 10) / 10 }
  if (value === undefined) return { passed: false, ...rest }
  return { passed: isRight(one, value), output: value, ...rest }
}

function isRight(one: Case, value: string) {
  try {
    const actual = JSON.parse(value)
    return 'args' in one
      ? sameValue(one.expected, actual)
      : sameTable(one.expected, actual, one.ordered)
  } catch {
    return false
  }
}

/** Numbers are the same within a billionth, so that the order of an addition does not matter. */
const sameNumber = (a: number, b: number) =>
  Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b))

/** The same JSON: lists in their order, objects by their keys. */
export function sameValue(a: Json, b: Json): boolean {
  if (typeof a === 'number' && typeof b === 'number') return sameNumber(a, b)
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((each, at) => sameValue(each, b[at]))
    )
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && sameValue(a[name], b[name]))
  )
}

const rounded = (value: Json) => (typeof value === 'number' ? Number(value.toPrecision(12)) : value)
const byText = (rows: Json[][]) =>
  [...rows].sort((a, b) => {
    const [left, right] = [a, b].map((row) => JSON.stringify(row.map(rounded)))
    return left < right ? -1 : Number(left > right)
  })

/** The same columns by name and order, and the same rows, in any order unless `ordered`. */
export function sameTable(expected: Table, actual: Table, ordered = false) {
  const names = ({ columns }: Table) => columns.map((name) => name.toLowerCase())
  if (!sameValue(names(expected), names(actual))) return false
  return ordered
    ? sameValue(expected.rows, actual.rows)
    : sameValue(byText(expected.rows), byText(actual.rows))
}
