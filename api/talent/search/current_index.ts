import { availableParallelism } from 'node:os'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import { ask } from '#api/http/hot_reads'
import { PartedIndex } from '#api/engines/search_columns/search_columns'
import { openSearchJobs } from '#api/jobs/browse/open_search_jobs'
import { openSearchProfiles } from '#api/talent/search/open_search_profiles'
import { sqlIndex } from '#api/talent/search/sql_index'
import { ownConnection } from '#api/indexes/own_connection'
import { searchableDocuments } from '#api/talent/search/searchable_documents'
import type { SearchIndex, SearchQuery } from '#api/engines/search_columns/search_columns'

/** With fewer profiles SQL answers in milliseconds, and a thread would cost more than it saves. */
const WORTH_A_THREAD = 3000
/** With more, one thread alone would be late for a search; source: docs/growth.md. */
const MOST_A_THREAD = 4_000_000
const LOOK_EVERY = 5 * 60_000

export const columnar = new PartedIndex({
  connection: ownConnection,
  source: searchableDocuments,
  // tests run on clones of a database, and each of them would write it
  snapshot: () => (app.inTest ? undefined : app.tmpPath('search', 'profiles.columns')),
  get log() {
    return logger
  },
})

/** What answers searches now: the index that SEARCH_INDEX chose while it can, PostgreSQL at any other time. */
export const currentIndex: SearchIndex = {
  async search(query) {
    // a test's open transaction is seen by nobody else
    const index = db.connectionGlobalTransactions.size > 0 ? undefined : chosenIndex(query)
    if (!index) return sqlIndex.search(query)
    try {
      return await index.search(query)
    } catch (error) {
      logger.warn({ err: error }, 'a search was answered by SQL')
      return sqlIndex.search(query)
    }
  },
}

const isOutside = () => env.get('SEARCH_INDEX') === 'opensearch'

function chosenIndex({ listedAfter }: SearchQuery): SearchIndex | undefined {
  if (!isOutside()) return columnar.ready ? columnar : undefined
  // a saved filter hears of each stretch of time once, and would miss what a cluster that is behind does not have yet
  if (listedAfter !== null) return undefined
  const profiles = openSearchProfiles()
  return profiles?.isResting ? undefined : profiles
}

/**
 * Seconds since the chosen index had every change, of the cluster's two the older one, and how many profiles it has;
 * null where it is not known.
 */
export async function searchFigures(): Promise<{ age: number | null; profiles: number | null }> {
  if (!isOutside())
    return { age: columnar.age ?? null, profiles: columnar.ready ? columnar.size : null }
  const [profiles, jobs] = await Promise.all(
    [openSearchProfiles(), openSearchJobs()].map((index) =>
      index?.feed.figures().catch(() => undefined)
    )
  )
  const ages = [profiles, jobs].flatMap((figures) => figures?.age ?? [])
  return {
    age: ages.length > 0 ? Math.max(...ages) : null,
    profiles: profiles?.documents ?? null,
  }
}

let timer: NodeJS.Timeout | undefined

/** Starts the columnar index once there are enough profiles for it, as SEARCH_INDEX says. */
export async function startSearchIndex() {
  const wish = env.get('SEARCH_INDEX', 'auto')
  if (wish === 'opensearch' && !openSearchProfiles())
    logger.error('SEARCH_INDEX is opensearch, but OPENSEARCH_URL is not set: SQL answers')
  // a snapshot that nobody brings forward would keep who was erased
  if (wish === 'off' || wish === 'opensearch') return columnar.forget()
  if (columnar.isStarted || app.isTerminating) return
  if (wish === 'on' || (await isWorthIt())) return columnar.start(await threadsNeeded())
  timer = setTimeout(() => {
    startSearchIndex().catch((error) =>
      logger.warn({ err: error }, 'the search index was not started')
    )
  }, LOOK_EVERY)
  timer.unref()
}

/** Ends the search index with the process. */
export async function stopSearchIndex() {
  clearTimeout(timer)
  await columnar.stop()
}

async function isWorthIt() {
  const [{ count }] = await ask<{ count: number }>(
    undefined,
    `select count(*) as count from (select from candidate_documents where searchable limit ${WORTH_A_THREAD}) enough`,
    []
  )
  return count >= WORTH_A_THREAD
}

/** By what the database takes the table for: to count ten million rows at each start takes longer than to load them. */
async function threadsNeeded() {
  const [{ rows }] = await ask<{ rows: number }>(
    undefined,
    `select greatest(reltuples, 0) as rows from pg_class where oid = $1::regclass`,
    [searchableDocuments.table]
  )
  return Math.max(1, Math.min(availableParallelism(), Math.ceil(rows / MOST_A_THREAD)))
}
