import { type Json, only, list, valuesOf, MOST_TERMS, Refused } from './wire.js'

export const MOST_CLAUSES = 1024

export function clausesIn(query: Json): number {
  const [kind, inner] = only(query)
  if (kind !== 'bool') return 1
  return (['filter', 'must_not', 'should'] as const)
    .flatMap((part) => list(inner[part]))
    .reduce((sum, clause) => sum + clausesIn(clause), 0)
}

/** The score of a document that matches, or undefined. */
export function scored(query: Json, document: Json): number | undefined {
  const [kind, inner] = only(query)
  const matched = (yes: boolean) => (yes ? 1 : undefined)
  switch (kind) {
    case 'match_all':
      return 1
    case 'match_none':
      return undefined
    case 'exists':
      return matched(valuesOf(document, inner.field).length > 0)
    case 'term': {
      const [field, value] = only(inner)
      return matched(valuesOf(document, field).includes(value))
    }
    case 'terms': {
      const [field, values] = only(inner)
      if (values.length > MOST_TERMS)
        throw new Refused(400, 'illegal_argument_exception', `more than ${MOST_TERMS} terms`)
      const wanted = new Set(values)
      return matched(valuesOf(document, field).some((value) => wanted.has(value)))
    }
    case 'prefix': {
      const [field, start] = only(inner)
      return matched(valuesOf(document, field).some((value) => value.startsWith(start)))
    }
    case 'range': {
      const [field, bounds] = only(inner)
      return matched(valuesOf(document, field).some((value) => lies(value, bounds)))
    }
    case 'bool':
      return scoredAll(inner, document)
    case 'constant_score':
      return scored(inner.filter, document) === undefined ? undefined : (inner.boost ?? 1)
    case 'function_score':
      return firstFunction(inner, document)
    default:
      throw new Refused(400, 'parsing_exception', `unknown query [${kind}]`)
  }
}

function lies(value: number, bounds: Record<string, number>) {
  return Object.entries(bounds).every(([bound, limit]) => {
    switch (bound) {
      case 'gte':
        return value >= limit
      case 'gt':
        return value > limit
      case 'lte':
        return value <= limit
      case 'lt':
        return value < limit
      default:
        throw new Refused(400, 'parsing_exception', `[range] query does not support [${bound}]`)
    }
  })
}

function scoredAll({ filter, must_not: not, should, ...rest }: Json, document: Json) {
  const { minimum_should_match: least, ...unknown } = rest
  if (Object.keys(unknown).length > 0)
    throw new Refused(400, 'parsing_exception', `[bool] does not support ${Object.keys(unknown)}`)
  if (list(filter).some((clause) => scored(clause, document) === undefined)) return undefined
  if (list(not).some((clause) => scored(clause, document) !== undefined)) return undefined
  const scores = list(should).flatMap((clause) => scored(clause, document) ?? [])
  const needed = least ?? (list(should).length > 0 && list(filter).length === 0 ? 1 : 0)
  if (list(should).length > 0 && scores.length < needed) return undefined
  const isEmpty = [filter, not, should].every((clauses) => list(clauses).length === 0)
  return isEmpty ? 1 : scores.reduce((sum, score) => sum + score, 0)
}

function firstFunction({ query, functions, score_mode: mode, boost_mode: boost }: Json, one: Json) {
  if (mode !== 'first' || boost !== 'replace')
    throw new Refused(400, 'parsing_exception', `[function_score] ${mode} ${boost} is not known`)
  if (query && scored(query, one) === undefined) return undefined
  const found = functions.find(({ filter }: Json) => scored(filter, one) !== undefined)
  return found ? found.weight : 1
}
