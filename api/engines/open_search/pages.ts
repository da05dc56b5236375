import type { Clause } from '#api/engines/open_search/clauses'
import type { Cluster } from '#api/engines/open_search/cluster'

/** How far a page may reach by its number; what lies behind is walked to, a stretch at a time. */
const WINDOW = 10_000

export type Position = [key: number, id: number]
export type Stretch = { after: Position | null; offset: number; limit: number }
export type Found = {
  /** Each row's key and id, which the page is sorted by. */
  rows: Position[]
  total: number
  aggregations?: Record<string, any>
}

/** A page of what a body finds, sorted by a key and the id, with its exact total; as far behind as is asked. */
export async function findPage(
  cluster: Cluster,
  index: string,
  body: Clause,
  place: Stretch
): Promise<Found> {
  const { aggs, ...plain } = body
  let { after, offset } = place
  while (offset > 0 && (after || offset + place.limit > WINDOW)) {
    const limit = Math.min(offset, WINDOW)
    const { rows } = await ask(cluster, index, plain, { after, offset: 0, limit })
    // nothing is left behind the end
    if (rows.length < limit) return ask(cluster, index, body, { after: null, offset: 0, limit: 0 })
    after = rows.at(-1)!
    offset -= limit
  }
  return ask(cluster, index, body, { after, offset, limit: place.limit })
}

async function ask(
  cluster: Cluster,
  index: string,
  body: Clause,
  { after, offset, limit }: Stretch
): Promise<Found> {
  const place = after ? { search_after: after } : { from: offset }
  const { hits, aggregations } = await cluster.search(index, {
    ...body,
    ...place,
    size: limit,
    _source: false,
    track_total_hits: true,
  })
  return { rows: hits.hits.map(({ sort }) => sort), total: hits.total.value, aggregations }
}
