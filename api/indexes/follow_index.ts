import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { ownConnection } from '#api/indexes/own_connection'
import type { Feed } from '#api/engines/open_search/open_search'

const LOOK_EVERY = 1000
/** Longer than until the next one begins, so that there is no gap; two take turns. */
const A_RUN = 65_000

/**
 * Brings what changed to OpenSearch each second, for a minute; the next run goes on. Builds the index where there is
 * none. Safe to run twice, also at the same time.
 */
export async function followIndex(feed: Feed) {
  const until = Date.now() + A_RUN
  try {
    await withClient(async (client) => {
      while (!app.isTerminating && Date.now() < until) {
        await feed.step(client)
        await delay(LOOK_EVERY)
      }
    })
  } catch (error) {
    // the next minute tries again, and the age of the index tells of it
    logger.warn(
      { err: error, index: feed.alias },
      'an index in OpenSearch was not brought up to date'
    )
  }
}

/** Builds an index anew beside the one that answers. Returns false where it is being built already. */
export function rebuildIndex(feed: Feed) {
  return withClient((client) => feed.rebuild(client))
}

/** Work with a connection of its own, which ends with it. */
export async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...ownConnection(), application_name: 'candor-search-feed' })
  // a broken connection fails the statement that needs it
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}
