export type Json = Record<string, any>
export type Index = {
  mapping: Json
  settings: Json
  /** As written; as searches find them, which is since the last refresh. */
  stored: Map<string, Json>
  shown: Map<string, Json>
}
export type Answer = [status: number, body: unknown]

export const MOST_TERMS = 65_536

/** An error as OpenSearch tells it. */
export class Refused extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }
}

export const list = (value: unknown) =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** What a document has in a field; `a.b` is a field of an object. */
export function valuesOf(document: Json, path: string): any[] {
  const value = document[path]
  if (value !== undefined) return list(value)
  const [outer, inner] = path.split('.')
  return inner ? list(document[outer]?.[inner]) : []
}

export const only = (clause: Json): [string, any] => {
  const entries = Object.entries<any>(clause)
  if (entries.length !== 1)
    throw new Refused(400, 'parsing_exception', `one key was expected in ${JSON.stringify(clause)}`)
  return entries[0]
}
