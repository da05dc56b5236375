import { type Json, only, valuesOf, Refused } from './wire.js'
import { scored } from './queries.js'

export function aggregated(aggs: Json, documents: Json[]): Json {
  return Object.fromEntries(
    Object.entries<Json>(aggs).map(([name, { aggs: within, ...agg }]) => {
      const [kind, inner] = only(agg)
      return [name, aggregate(kind, inner, within, documents)]
    })
  )
}

function aggregate(kind: string, inner: Json, within: Json | undefined, documents: Json[]): Json {
  switch (kind) {
    case 'filter': {
      const left = documents.filter((document) => scored(inner, document) !== undefined)
      return { doc_count: left.length, ...(within && aggregated(within, left)) }
    }
    case 'filters':
      return {
        buckets: Object.fromEntries(
          Object.entries<Json>(inner.filters).map(([name, filter]) => [
            name,
            aggregate('filter', filter, undefined, documents),
          ])
        ),
      }
    case 'missing':
      return {
        doc_count: documents.filter((one) => valuesOf(one, inner.field).length === 0).length,
      }
    case 'range':
      return {
        buckets: inner.ranges.map(({ from = -Infinity, to = Infinity }: Json) => ({
          doc_count: documents.filter((one) =>
            valuesOf(one, inner.field).some((value) => value >= from && value < to)
          ).length,
        })),
      }
    case 'terms':
      return { buckets: termBuckets(inner, documents) }
    default:
      throw new Refused(400, 'parsing_exception', `unknown aggregation [${kind}]`)
  }
}

/** The fullest come first, equal ones by their value. */
function termBuckets({ field, size = 10, include }: Json, documents: Json[]) {
  const counts = new Map<any, number>()
  for (const document of documents)
    for (const value of new Set(valuesOf(document, field)))
      if (!include || include.includes(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, size)
    .map(([key, count]) => ({ key, doc_count: count }))
}
