import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import { ask } from '#api/http/hot_reads'
import { ColumnarIndex } from '#api/engines/search_columns/search_columns'
import { sqlIndex } from '#api/talent/search/sql_index'
import { ownConnection, searchableDocuments } from '#api/talent/search/searchable_documents'
import type { SearchIndex } from '#api/engines/search_columns/search_columns'

/** With fewer profiles SQL answers in milliseconds, and a thread would cost more than it saves. */
const WORTH_A_THREAD = 3000
const LOOK_EVERY = 5 * 60_000

export const columnar = new ColumnarIndex({
  connection: ownConnection,
  source: searchableDocuments,
  get log() {
    return logger
  },
})

/** What answers searches now: the columns while they are complete, PostgreSQL at any other time. */
export const currentIndex: SearchIndex = {
  async search(query) {
    // a test's open transaction is seen by nobody else
    if (!columnar.ready || db.connectionGlobalTransactions.size > 0) return sqlIndex.search(query)
    try {
      return await columnar.search(query)
    } catch (error) {
      logger.warn({ err: error }, 'a search was answered by SQL')
      return sqlIndex.search(query)
    }
  },
}

let timer: NodeJS.Timeout | undefined

/** Starts the columnar index once there are enough profiles for it, as SEARCH_INDEX says. */
export async function startSearchIndex() {
  const wish = env.get('SEARCH_INDEX', 'auto')
  if (wish === 'off' || columnar.isStarted || app.isTerminating) return
  if (wish === 'on' || (await isWorthIt())) return columnar.start()
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
