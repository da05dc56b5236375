import type { VineValidator } from '@vinejs/vine'

export type Schema = Record<string, any>

/** What a route that a table makes says of itself, as no type of its controller can. */
export type Told = {
  /** Instead of "a row" or "the list". */
  summary?: string
  validators?: () => VineValidator<any, any>[]
  /** Parameters of the query beside those of validators. */
  query?: Schema[]
  /** The schema of the response's `data`. */
  data?: Schema
}

export const told = new Map<string, Told>()

/** Says what a route of this name takes and returns; read once, when the API is described. */
export const tell = (name: string, what: Told) => void told.set(name, what)
