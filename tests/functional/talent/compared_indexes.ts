import fc from 'fast-check'
import pg from 'pg'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { ownConnection } from '#api/indexes/own_connection'
import { sqlIndex } from '#api/talent/search/sql_index'
import type {
  SearchAnswer,
  SearchIndex,
  SearchQuery,
} from '#api/engines/search_columns/search_columns'
import { document, ROWS } from '#tests/functional/talent/any_search'

/** How many filters are asked at once: SQL and HTTP wait for others most of the time. */
const AT_ONCE = 20

/** The page, total and counts, and the next page by its cursor. */
async function answersOf(index: SearchIndex, asked: SearchQuery, first?: SearchAnswer) {
  const page = await index.search(asked)
  const last = (first ?? page).rows.at(-1)
  const after = last && ([last.key, last.id] as [number, number])
  return [page, after ? await index.search({ ...asked, facets: false, offset: 0, after }) : null]
}

export type Indexes = Record<string, SearchIndex>

/** Each index answers as SQL does, on each of these; returns for how many somebody was found. */
export async function compareAll(assert: Assert, indexes: Indexes, filters: SearchQuery[]) {
  let met = 0
  const compare = async (asked: SearchQuery) => {
    const truth = await answersOf(sqlIndex, asked)
    if (truth[0]!.total > 0) met++
    for (const [name, index] of Object.entries(indexes))
      assert.deepEqual(
        await answersOf(index, asked, truth[0]!),
        truth,
        `${name} on ${JSON.stringify(asked)}`
      )
  }
  for (let at = 0; at < filters.length; at += AT_ONCE)
    await Promise.all(filters.slice(at, at + AT_ONCE).map(compare))
  return met
}

/** A connection beside the pool. */
export async function clientOf() {
  const client = new pg.Client(ownConnection())
  await client.connect()
  return client
}

/** Fills `candidate_documents` with rows of all kinds, whose ids count from 1, in place of what other files left there. */
export async function writeDocuments() {
  await db.from('candidate_documents').delete()
  const rows = fc.sample(document, { numRuns: ROWS, seed: 7 })
  await db
    .table('candidate_documents')
    .multiInsert(rows.map((row, at) => ({ candidate_id: at + 1, searchable: true, ...row })))
}
