import { createServer, type IncomingMessage } from 'node:http'
import { type Index, type Answer, Refused, type Json } from './wire.js'
import { refresh, put, bulk } from './documents.js'
import { scored } from './queries.js'
import { search } from './search.js'

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
  // a cluster keeps connections open; closed after five idle seconds, the next search would meet the end of one
  server.keepAliveTimeout = 60_000
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
