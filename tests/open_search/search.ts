/** A search: who matches, in which order, from where on, and what is counted beside. */
import { type Index, type Json, Refused, only, valuesOf } from './wire.js'
import { clausesIn, MOST_CLAUSES, scored } from './queries.js'
import { aggregated } from './aggregations.js'

const WINDOW = 10_000

const searchKeys = new Set([
  'size',
  'from',
  '_source',
  'track_total_hits',
  'query',
  'post_filter',
  'aggs',
  'sort',
  'search_after',
])

export function search({ shown }: Index, body: Json) {
  const unknown = Object.keys(body).find((key) => !searchKeys.has(key))
  if (unknown) throw new Refused(400, 'parsing_exception', `unknown key [${unknown}]`)
  const { size = 10, from = 0, search_after: after, post_filter: post = { match_all: {} } } = body
  if (from + size > WINDOW)
    throw new Refused(400, 'illegal_argument_exception', 'Result window is too large')
  if (after && from > 0)
    throw new Refused(400, 'illegal_argument_exception', '`from` must be 0 with `search_after`')
  if (clausesIn(body.query) > MOST_CLAUSES)
    throw new Refused(400, 'too_many_clauses', `maxClauseCount is set to ${MOST_CLAUSES}`)
  const counted: Json[] = []
  const rows: { id: string; keys: number[] }[] = []
  for (const [id, document] of shown) {
    const score = scored(body.query, document)
    if (score === undefined) continue
    counted.push(document)
    if (scored(post, document) !== undefined)
      rows.push({ id, keys: body.sort.map((one: Json) => sortKey(one, document, score)) })
  }
  const orders: string[] = body.sort.map((one: Json) => only(one)[1].order)
  const compare = (a: number[], b: number[]) => {
    const at = a.findIndex((key, place) => key !== b[place])
    return at < 0 ? 0 : orders[at] === 'asc' ? a[at] - b[at] : b[at] - a[at]
  }
  rows.sort((a, b) => compare(a.keys, b.keys))
  const page = after ? rows.filter(({ keys }) => compare(keys, after) > 0) : rows
  const all = rows.length
  const total =
    body.track_total_hits === true || all <= WINDOW
      ? { value: all, relation: 'eq' }
      : { value: WINDOW, relation: 'gte' }
  return {
    hits: {
      total,
      hits: page.slice(from, from + size).map(({ id, keys }) => ({ _id: id, sort: keys })),
    },
    ...(body.aggs && { aggregations: aggregated(body.aggs, counted) }),
  }
}

/** A document without the field is at the end of either order, or where `missing` puts it. */
function sortKey(sort: Json, document: Json, score: number): number {
  const [field, { order, missing, unmapped_type: _, ...unknown }] = only(sort)
  if (Object.keys(unknown).length > 0)
    throw new Refused(400, 'parsing_exception', `[sort] does not support ${Object.keys(unknown)}`)
  if (field === '_score') return score
  const values = valuesOf(document, field)
  if (values.length === 0) return missing ?? (order === 'asc' ? Infinity : -Infinity)
  return order === 'asc' ? Math.min(...values) : Math.max(...values)
}
