/** Plain JSON: what a case gives and takes. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

export type CodeLanguage = 'javascript' | 'typescript' | 'python' | 'sql'

/** A table as a statement shows it. */
export type Table = { columns: string[]; rows: Json[][] }

/** What one case gives: a function's arguments, or in SQL the statements that fill an empty database. */
export type Given = { args: Json[] } | { database: string }

/** One case with the one right outcome: a value, or in SQL a table, whose rows count in any order unless `ordered`. */
export type Case =
  { args: Json[]; expected: Json } | { database: string; expected: Table; ordered?: boolean }

/** What is run: a source and how it is called. */
export type Code = {
  language: CodeLanguage
  source: string
  /** The function that a case calls; in SQL the source itself is the statement. */
  entry?: string
  /**
   * Code of the exercise that runs after the source: defines `harness`, which is called in place of the function (for
   * functions that take functions). In SQL, the statement whose table counts when the source writes.
   */
  harness?: string
}

/** What one case came to, before anybody judged it. */
export type Outcome = {
  /** The value as JSON text, or the table. */
  value?: string
  /** What the code printed. */
  printed?: string
  error?: string
  /** The code asked for more memory than it may have. */
  outOfMemory?: boolean
  ms: number
}

/** One language: loads a source and runs one case after another, each in a state of its own. */
export type Language = {
  /** Returns why the source cannot be run, if so: it does not parse, or lacks its function. */
  load(code: Code): Promise<string | undefined>
  run(given: Given): Promise<Outcome>
}

/** Reads a file of a language's package: the WebAssembly and what belongs to it. */
export type ReadPart = (name: string) => Promise<Uint8Array<ArrayBuffer>>

/** The most bytes that one case may print or return. */
export const MAX_OUTPUT = 64 * 1024

/** The most bytes of a source. */
export const MAX_SOURCE = 64 * 1024

/** Megabytes of WebAssembly memory that a language may grow to; Python alone takes 40 before the first line. */
export const MEMORY: Record<CodeLanguage, number> = {
  javascript: 96,
  typescript: 96,
  python: 160,
  sql: 96,
}

/** The text, cut where it is longer than one case may print or return. */
export const cut = (text: string) =>
  text.length > MAX_OUTPUT ? `${text.slice(0, MAX_OUTPUT)}\n… cut after 64 KB` : text
