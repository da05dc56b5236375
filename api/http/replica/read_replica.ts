import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import { replica as place } from '#config/database'
import { ask, hotReplica } from '#api/http/hot_reads'
import { callOf } from '#api/http/reads_by_post'
import { mayReadReplica } from '#api/http/replica/replica_calls'
import { reading, withReading } from '#api/http/replica/reading'
import { Replica } from '#api/http/replica/replica'

const MOST_LAG_SECONDS = 2
const mostLag = env.get('DATABASE_REPLICA_LAG', MOST_LAG_SECONDS) * 1_000

/** Of a browser that has just written: up to where the primary had, while a replica may be behind it. */
const COOKIE = 'written'

/** Where the primary writes its log now, after all that is committed. */
async function written() {
  const [{ position }] = await ask<{ position: number }>(
    'log_position',
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position`,
    []
  )
  return position
}

/** Up to where the replica shows it; null where it is none. */
async function replayed() {
  const { rows } = await hotReplica().query<{ position: number | null }>(
    `select case when pg_is_in_recovery()
       then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end as position`
  )
  return rows[0].position
}

async function lookAtBoth() {
  const [here, there] = await Promise.all([written(), replayed()])
  return { written: here, replayed: there }
}

/** The replica that the settings name, and how far behind it is. */
export const replica = place && new Replica(lookAtBoth, { mostLag })

/**
 * Answers a request that may read the replica once `chooseReplica` let it, and tells its browser, where it wrote
 * something, up to where later reads need a replica.
 */
export async function nearReplica({ response }: HttpContext, next: () => Promise<unknown>) {
  const kept = { replica: false, wrote: false, lost }
  try {
    return await withReading(kept, next)
  } finally {
    const position = kept.wrote && (await written().catch(() => undefined))
    if (position)
      response.plainCookie(COOKIE, String(position), {
        encode: false,
        httpOnly: true,
        sameSite: 'lax',
        // a replica that is further behind is not read at all
        maxAge: Math.ceil((2 * mostLag) / 1_000),
      })
  }
}

function lost(error: unknown) {
  logger.warn({ err: error }, 'the replica failed a read')
  replica!.lost()
}

/** Lets the rest of a request read the replica, where it is such a call and the replica has what its browser wrote. */
export function chooseReplica({ request, route, apiKey }: HttpContext & { apiKey?: object }) {
  const here = reading()
  // programs with a key keep no cookies
  if (!here || here.wrote || apiKey) return
  const call = callOf(request.method(), route?.pattern)
  if (!call.isRead || !mayReadReplica(call.path, route?.name)) return
  here.replica = replica!.has(Number(request.plainCookie(COOKIE, { encoded: false })) || 0)
}

/** Begins to look at the replica. Returns what ends it. */
export const followReplica = () =>
  replica!.start((error) => logger.warn({ err: error }, 'the replica is not read'))
