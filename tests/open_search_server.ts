import { createServer, type IncomingMessage } from 'node:http'

type Json = Record<string, any>
type Index = {
  mapping: Json
  settings: Json
  /** As written; as searches find them, which is since the last refresh. */
  stored: Map<string, Json>
  shown: Map<string, Json>
}
type Answer = [status: number, body: unknown]

const WINDOW = 10_000
const MOST_TERMS = 65_536
const MOST_CLAUSES = 1024

/** An error as OpenSearch tells it. */
class Refused extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, reason: string) {
    super(reason)
    this.status = status
    this.type = type
  }
}

/**
 * As much of OpenSearch as the product speaks, over documents in memory: indexes and aliases, bulks, and searches with
 * filters, points, aggregations and search_after. What it does not know it refuses, as OpenSearch does. Numbers, words
 * and switches are compared as they are; there are no analysed texts and no shards.
 */
export async function startOpenSearch() {
  const indexes = new Map<string, Index>()
  const aliases = new Map<string, Set<string>>()
  /** Everything is refused with the status `failing` while it is set. */
  const state = { failing: 0, requests: 0, searches: 0 }

  const server = createServer(async (request, response) => {
    const say = ([status, body]: Answer) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(request.method === 'HEAD' ? undefined : JSON.stringify(body))
    state.requests++
    try {
      const { pathname, searchParams } = new URL(request.url!, 'http://open-search')
      const body = await bodyOf(request)
      const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
      if (state.failing) throw new Refused(state.failing, 'cluster_block_exception', 'told to fail')
      say(answer(request.method!, parts, searchParams, body))
    } catch (error) {
      if (!(error instanceof Refused)) return say([500, { error: { reason: String(error) } }])
      const { status, type, message: reason } = error
      say([status, { error: { type, reason }, status }])
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))

  function answer(method: string, parts: string[], params: URLSearchParams, body: string): Answer {
    const [first, second, id] = parts
    const call = `${method} ${first?.startsWith('_') ? first : `{index}${second ? `/${second}` : ''}`}`
    switch (call) {
      case 'GET _alias':
        return aliasOf(second)
      case 'POST _aliases':
        return changeAliases(JSON.parse(body).actions)
      case 'GET {index}':
        return [200, Object.fromEntries(named(first).map((name) => [name, {}]))]
      case 'PUT {index}':
        return create(first, JSON.parse(body))
      case 'DELETE {index}':
        theIndex(first)
        indexes.delete(first)
        for (const names of aliases.values()) names.delete(first)
        return [200, { acknowledged: true }]
      case 'PUT {index}/_settings':
        Object.assign(theIndex(first).settings, JSON.parse(body).index)
        return [200, { acknowledged: true }]
      case 'GET {index}/_refresh':
        refresh(theIndex(first))
        return [200, {}]
      case 'GET {index}/_doc': {
        const found = theIndex(first).stored.get(id)
        return found
          ? [200, { _id: id, found: true, _source: found }]
          : [404, { _id: id, found: false }]
      }
      case 'PUT {index}/_doc':
        return put(theIndex(first), id, JSON.parse(body))
      case 'PUT {index}/_bulk':
        return bulk(theIndex(first), body, params.get('refresh'))
      case 'POST {index}/_count': {
        const { query } = JSON.parse(body)
        return [200, { count: [...shownIn(first)].filter((one) => scored(query, one)).length }]
      }
      case 'POST {index}/_search':
        state.searches++
        return [200, search(theIndex(first), JSON.parse(body))]
      default:
        throw new Refused(400, 'illegal_argument_exception', `${call} is not known here`)
    }
  }

  const named = (pattern: string) =>
    pattern.endsWith('*')
      ? [...indexes.keys()].filter((name) => name.startsWith(pattern.slice(0, -1)))
      : [pattern]

  function theIndex(name: string): Index {
    const [real] = aliases.get(name) ?? [name]
    const index = indexes.get(real)
    if (!index) throw new Refused(404, 'index_not_found_exception', `no such index [${name}]`)
    return index
  }

  const shownIn = (name: string) => theIndex(name).shown.values()

  function aliasOf(alias: string): Answer {
    const names = [...(aliases.get(alias) ?? [])]
    if (names.length === 0) return [404, { error: `alias [${alias}] missing`, status: 404 }]
    return [200, Object.fromEntries(names.map((name) => [name, { aliases: { [alias]: {} } }]))]
  }

  /** All of them or none. */
  function changeAliases(actions: Json[]): Answer {
    for (const action of actions) theIndex((action.add ?? action.remove).index)
    for (const { add, remove } of actions) {
      const { index, alias } = add ?? remove
      const names = aliases.get(alias) ?? new Set()
      if (add) names.add(index)
      else names.delete(index)
      aliases.set(alias, names)
    }
    return [200, { acknowledged: true }]
  }

  function create(name: string, { mappings, settings }: Json): Answer {
    if (indexes.has(name))
      throw new Refused(400, 'resource_already_exists_exception', `index [${name}] already exists`)
    indexes.set(name, { mapping: mappings, settings, stored: new Map(), shown: new Map() })
    return [200, { acknowledged: true, index: name }]
  }

  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    indexes,
    aliases,
    state,
    async stop() {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts).toString()
}

// ---------------------------------------------------------------------- documents

function refresh(index: Index) {
  index.shown = new Map(index.stored)
}

function put(index: Index, id: string, document: Json): Answer {
  const known = index.stored.has(id)
  check(index.mapping, document)
  index.stored.set(id, document)
  return [known ? 200 : 201, { _id: id, result: known ? 'updated' : 'created' }]
}

function bulk(index: Index, body: string, refreshed: string | null): Answer {
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const items: Json[] = []
  for (let at = 0; at < lines.length; at++) {
    const [[action, { _id: id }]] = Object.entries<Json>(lines[at])
    try {
      if (action === 'delete') {
        const status = index.stored.delete(id) ? 200 : 404
        items.push({ delete: { _id: id, status } })
      } else {
        const [status] = put(index, id, lines[++at])
        items.push({ [action]: { _id: id, status } })
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const { status, type, message: reason } = error
      items.push({ [action]: { _id: id, status, error: { type, reason } } })
    }
  }
  if (refreshed) refresh(index)
  return [200, { errors: items.some((item) => Object.values(item)[0].error), items }]
}

const isOf: Record<string, (value: unknown) => boolean> = {
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= 2 ** 31 - 1,
  long: (value) => Number.isInteger(value),
  double: (value) => typeof value === 'number',
  keyword: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
}

/** Refuses a field that the mapping does not name, and a value of another type. */
function check({ properties, dynamic_templates: templates }: Json, document: Json) {
  for (const [name, value] of Object.entries(document)) {
    const field = properties[name]
    if (!field)
      throw new Refused(400, 'strict_dynamic_mapping_exception', `[${name}] is not allowed`)
    const typed: [string, unknown][] =
      field.type === 'object'
        ? Object.entries(value).map(([key, inner]) => [typeOf(templates, `${name}.${key}`), inner])
        : list(value).map((each) => [field.type, each])
    for (const [type, each] of typed)
      if (!isOf[type](each))
        throw new Refused(400, 'mapper_parsing_exception', `failed to parse field [${name}]`)
  }
}

function typeOf(templates: Json[], path: string): string {
  const found = templates
    .flatMap((template) => Object.values(template))
    .find(({ path_match: match }) => path.startsWith(match.replace('*', '')))
  return found.mapping.type
}

const list = (value: unknown) =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]

/** What a document has in a field; `a.b` is a field of an object. */
function valuesOf(document: Json, path: string): any[] {
  const value = document[path]
  if (value !== undefined) return list(value)
  const [outer, inner] = path.split('.')
  return inner ? list(document[outer]?.[inner]) : []
}

// ------------------------------------------------------------------------ queries

const only = (clause: Json): [string, any] => {
  const entries = Object.entries<any>(clause)
  if (entries.length !== 1)
    throw new Refused(400, 'parsing_exception', `one key was expected in ${JSON.stringify(clause)}`)
  return entries[0]
}

function clausesIn(query: Json): number {
  const [kind, inner] = only(query)
  if (kind !== 'bool') return 1
  return (['filter', 'must_not', 'should'] as const)
    .flatMap((part) => list(inner[part]))
    .reduce((sum, clause) => sum + clausesIn(clause), 0)
}

/** The score of a document that matches, or undefined. */
function scored(query: Json, document: Json): number | undefined {
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

// ------------------------------------------------------------------------- search

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

function search({ shown }: Index, body: Json) {
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

/** A document without the field stands at the end of either order, or where `missing` puts it. */
function sortKey(sort: Json, document: Json, score: number): number {
  const [field, { order, missing, unmapped_type: _, ...unknown }] = only(sort)
  if (Object.keys(unknown).length > 0)
    throw new Refused(400, 'parsing_exception', `[sort] does not support ${Object.keys(unknown)}`)
  if (field === '_score') return score
  const values = valuesOf(document, field)
  if (values.length === 0) return missing ?? (order === 'asc' ? Infinity : -Infinity)
  return order === 'asc' ? Math.min(...values) : Math.max(...values)
}

// ------------------------------------------------------------------- aggregations

function aggregated(aggs: Json, documents: Json[]): Json {
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
