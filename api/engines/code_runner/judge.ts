import type { Case, Json, Outcome, Table } from './submission.ts'

/** What one case came to: passed, or what was returned in place of the expected, or why nothing was. */
export type JudgedCase = {
  passed: boolean
  /** What the code returned, as JSON text; of SQL the table. */
  output?: string
  printed?: string
  error?: string
  ms: number
}

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
