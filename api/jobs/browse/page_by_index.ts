import { ask } from '#api/http/hot_reads'
import { cursor, pagination } from '#api/http/pagination'
import { meaningOf } from '#api/jobs/browse/job_search'
import type { JobFilter } from '#api/jobs/browse/job_filter'
import {
  cardsOf,
  orderOf,
  orders,
  rankedRows,
  readCursor,
  type Page,
} from '#api/jobs/browse/job_list_query'
import type { JobIndex } from '#api/jobs/browse/open_search_jobs'

/** A page of jobs whose ids an index found; PostgreSQL is asked again whether they are public, and gives the cards. */
export async function pageByIndex(
  index: JobIndex,
  filter: JobFilter,
  { page = 1, limit = 100, cursor: after }: Page
) {
  const order = orderOf(filter)
  const { key } = orders[order]
  const words = filter.search ? await meaningOf(filter.search) : null
  const byRank = words !== null && (filter.sort ?? 'relevance') === 'relevance'
  const start = readCursor(after, order)
  const offset = start ? 0 : (page - 1) * limit
  const isRanked = byRank && !start && offset < rankedRows(limit)
  const { ids, total } = await index.find(
    filter,
    key,
    isRanked
      ? { after: null, offset: 0, limit: rankedRows(limit) }
      : { after: start ? [numberOf(start.key), start.id] : null, offset, limit }
  )
  const found = isRanked ? (await byWords(ids, words)).slice(offset, offset + limit) : ids
  const rows = await cardsOf(found, key)
  const last = rows.at(-1)
  const next =
    last && found.length === limit && !byRank ? cursor.write([order, last.sortKey, last.id]) : null
  return { rows, pagination: pagination(page, limit, total, next) }
}

/** The newest matches by how well they match. */
async function byWords(ids: number[], words: string) {
  const rows = await ask<{ id: number }>(
    undefined,
    `select id from jobs where id = any($1::bigint[]) order by ts_rank(search, $2::tsquery) desc, refreshed_at desc, id desc`,
    [ids, words]
  )
  return rows.map(({ id }) => id)
}

/** A time as PostgreSQL writes it in UTC (2026-11-20 13:30:00.123456+00), in microseconds; a number as it is. */
function numberOf(key: string) {
  const [, day, time, fraction = ''] = /^(\S+) ([\d:]+)(?:\.(\d+))?\+00$/.exec(key) ?? []
  if (!day) return Number(key)
  return Date.parse(`${day}T${time}Z`) * 1000 + Number(fraction.padEnd(6, '0'))
}
