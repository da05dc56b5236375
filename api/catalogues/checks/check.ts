import type { Check, CheckedRow } from '#api/catalogues/definition'

/** A check that found nothing wrong. */
export const good = (label: string, words: string): Check => ({
  label,
  state: 'good',
  words,
  rows: [],
})
/** A check that somebody should look at, with the rows that it found. */
export const look = (label: string, words: string, rows: CheckedRow[] = []): Check => ({
  label,
  state: 'look',
  words,
  rows,
})
/** A check that could not be made. */
export const unknown = (label: string, words: string): Check => ({
  label,
  state: 'unknown',
  words,
  rows: [],
})

/** "1 job", "3 jobs". */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`
