import pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { direct } from '#config/database'

const CHANNEL = 'live'
const CHECK_MS = 15_000
const LONGEST_PAUSE_MS = 10_000

/** Tells every instance something, with the commit of this transaction or at once. */
export async function tell(hint: string, client?: TransactionClientContract) {
  await (client ?? db).rawQuery('select pg_notify(?, ?)', [CHANNEL, hint])
}

/**
 * Hears what the instances tell each other, on a connection of its own that is opened again whenever it breaks. `gap`
 * is called each time it begins to hear, as hints before that are lost. Returns what ends it.
 */
export function listen({ hint, gap }: { hint(text: string): void; gap(): void }) {
  let client: pg.Client | undefined
  let again: NodeJS.Timeout | undefined
  let stopped = false
  let tries = 0

  const connect = async () => {
    const own = new pg.Client({
      ...direct,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      application_name: 'candor live',
    })
    client = own
    let over = false
    const lost = (error?: Error) => {
      if (over) return
      over = true
      own.end().catch(() => {})
      if (stopped) return
      logger.warn({ err: error }, 'the live stream hears no hints; it looks for itself meanwhile')
      const pause = Math.min(LONGEST_PAUSE_MS, 200 * 2 ** tries++) * (0.5 + Math.random())
      again = setTimeout(connect, pause)
    }
    own.on('error', lost)
    own.on('end', () => lost())
    own.on('notification', ({ payload }) => payload && hint(payload))
    try {
      await own.connect()
      await own.query(`listen ${CHANNEL}`)
      tries = 0
      if (!stopped) gap()
    } catch (error) {
      lost(error as Error)
    }
  }
  void connect()
  // a connection that died without a word is found by asking it something
  const check = setInterval(() => {
    const own = client
    own?.query('select 1').catch((error) => own.emit('error', error))
  }, CHECK_MS)

  return () => {
    stopped = true
    clearInterval(check)
    clearTimeout(again)
    client?.end().catch(() => {})
  }
}
