import { print } from '../load/own/server.js'

/** What must not be and is, in words. */
export const wrong: string[] = []

/** Prints how many there are of what must not be, and keeps the first ones. */
export function must(what: string, rows: unknown[]) {
  print(what, rows.length)
  if (rows.length > 0) wrong.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
}
