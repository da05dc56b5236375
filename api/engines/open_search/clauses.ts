/** A condition in the search language of OpenSearch. */
export type Clause = Record<string, unknown>

/** How many values one clause may list (index.max_terms_count). */
const MOST_TERMS = 65_536

export const term = (field: string, value: unknown): Clause => ({ term: { [field]: value } })
export const range = (field: string, bounds: Record<string, number>): Clause => ({
  range: { [field]: bounds },
})
/** Without clauses it finds everything. */
export const all = (filter: Clause[]): Clause => ({ bool: { filter } })
export const none = (must_not: Clause[]): Clause => ({ bool: { must_not } })

/** Without clauses it finds nothing, which an empty `should` would not say. */
export const any = (should: Clause[]): Clause =>
  should.length > 0 ? { bool: { should, minimum_should_match: 1 } } : { match_none: {} }

/** Any of these values, however many they are. */
export function among(field: string, values: readonly (number | string)[]): Clause {
  if (values.length <= MOST_TERMS) return { terms: { [field]: values } }
  const parts: Clause[] = []
  for (let at = 0; at < values.length; at += MOST_TERMS)
    parts.push({ terms: { [field]: values.slice(at, at + MOST_TERMS) } })
  return any(parts)
}

/** How far an index follows lies beside its documents, and has no id. */
export const isDocument: Clause = { exists: { field: 'id' } }
