import pg from 'pg'
import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { connection, isPooled, replica, sessionLimits } from '#config/database'
import { inWordsOfPg } from '#api/http/errors/words_of_pg'
import { isRead, noteLoss, noteWrite, reading } from '#api/http/replica/reading'

let pool: pg.Pool | undefined
let replicaPool: pg.Pool | undefined
let plannedPool: pg.Pool | undefined

/** Runs a named statement on a small pool beside Lucid's: list reads, and what is asked all the time, skip its cost. Each is a transaction of its own. Times come as ISO text, with `dates` as models take them. Reads go where their request reads. Under a test's global transaction it runs inside that. One that takes many times longer to plan than to run is `planned`: once by each of few connections, whatever its values. */
export async function ask<Row>(
  name: string | undefined,
  text: string,
  values: unknown[],
  { dates = false, planned = false } = {}
): Promise<Row[]> {
  if (db.connectionGlobalTransactions.size > 0) {
    const bindings: any[] = []
    const sql = text.replace(/\$(\d+)/g, (_, n) => (bindings.push(values[n - 1]), '?'))
    return (await db.rawQuery(sql, bindings)).rows
  }
  // a pool in transaction mode gives each statement another session, which does not know the name
  const asked = { name: isPooled ? undefined : name, text, values, ...(!dates && { types }) }
  const here = reading()
  if (here && !isRead(text)) noteWrite()
  const answer = here?.replica && (await hotReplica().query(asked).catch(noteLoss))
  const own = planned
    ? (plannedPool ??= openPool(connection, {
        most: 2,
        settings: '-c plan_cache_mode=force_generic_plan',
      }))
    : (pool ??= openPool())
  return (answer || (await own.query(asked).catch(told))).rows
}

const told = (error: unknown) => {
  throw inWordsOfPg(error)
}

/** The same pool to the replica. */
export const hotReplica = () => (replicaPool ??= openPool(replica))

/** The pools, once a statement has asked for them. */
export const hotPools = () => ({
  hot_reads: pool,
  hot_replica: replicaPool,
  hot_planned: plannedPool,
})

/** Times as ISO text and numbers of arrays, without the detour over Date and the general array parser. */
const types = {
  getTypeParser(oid: number, format?: any) {
    if (oid === TIMESTAMPTZ) return isoOf
    if (oid === INT_ARRAY) return (text: string) => JSON.parse(`[${text.slice(1, -1)}]`)
    return pg.types.getTypeParser(oid, format)
  },
} as pg.CustomTypesConfig

const TIMESTAMPTZ = 1184
const INT_ARRAY = 1007
// the pool's sessions speak UTC, others of a pool in transaction mode may not: 2026-11-20 13:30:00.123456+00
const isoOf = (text: string) =>
  !text.endsWith('+00')
    ? new Date(text).toISOString()
    : `${text.slice(0, 10)}T${text.slice(11, 19)}${(text.slice(19, -3) || '.').slice(0, 4).padEnd(4, '0')}Z`

function openPool(place: object = connection, { most = 6, settings = '' } = {}) {
  const opened = new pg.Pool({
    ...place,
    ...sessionLimits,
    max: most,
    idleTimeoutMillis: 30_000,
    application_name: 'candor-hot-reads',
    ...(!isPooled && { options: `-c TimeZone=UTC ${settings}` }),
  } as pg.PoolConfig)
  opened.on('error', (error) => logger.warn({ err: error }, 'connection for hot reads lost'))
  app.terminating(() => opened.end())
  return opened
}

const named = new Map<string, string>()

/** One name a statement text; past 300 shapes the rest go unnamed, so that nobody fills the server's memory with them. */
export function nameOf(text: string) {
  const known = named.get(text)
  if (known || named.size >= 300) return known
  const name = `hot_${createHash('sha1').update(text).digest('base64url').slice(0, 16)}`
  named.set(text, name)
  return name
}
