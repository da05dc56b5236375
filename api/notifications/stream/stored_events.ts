import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { EventStore, LiveEvent } from '#api/engines/live_stream/live_stream'
import { nudgeAfterCommit, onCommittedEvents } from '#api/notifications/stream/committed'

const LOCK = 20_260_102

/** The events of the live stream in their table, and the sessions that listen. */
export const storedEvents: EventStore & {
  append(events: LiveEvent[], client?: TransactionClientContract): Promise<void>
} = {
  async append(events, client) {
    if (events.length === 0) return
    if (!client) return db.transaction((own) => this.append(events, own))
    await client.table('stream_events').multiInsert(
      events.map(({ channel, payload, except }) => ({
        channel,
        payload: JSON.stringify(payload),
        except_uids: except ?? null,
      }))
    )
    nudgeAfterCommit(client)
  },

  /** The lock ends with the commit, so positions become visible in their order. */
  async givePositions(limit) {
    const { rows } = await db.rawQuery(
      `with turn as materialized (select pg_advisory_xact_lock(?)),
     waiting as materialized (select id from stream_events where position is null order by id limit ?),
     numbered as materialized (select waiting.id, nextval('stream_positions') as position from turn, (select id from waiting order by id) waiting),
     given as (update stream_events set position = numbered.position from numbered where stream_events.id = numbered.id and stream_events.position is null returning 1)
     select count(*) as count from given`,
      [LOCK, limit]
    )
    return rows[0].count
  },

  async lastPosition() {
    const { rows } = await db.rawQuery(
      'select coalesce(max(position), 0) as position from stream_events'
    )
    return rows[0].position
  },

  /** At the price of two index reads. */
  async hasNews(position) {
    const { rows } = await db.rawQuery(
      'select exists (select from stream_events where position is null) or (select max(position) from stream_events) > ? as some',
      [position]
    )
    return rows[0].some
  },

  async after(position, limit, channels) {
    const { rows } = await db.rawQuery(
      `select position, channel, payload::text, except_uids as except from stream_events where ${channels ? 'channel = any(?) and ' : ''}position > ? order by position limit ?`,
      (channels ? [channels, position, limit] : [position, limit]) as any[]
    )
    return rows
  },

  async living(sessions) {
    const { rows } = await db.rawQuery(
      `select sessions.id from sessions join users on users.id = sessions.user_id where sessions.id = any(?) and sessions.expires_at > now() and users.status = 'active'`,
      [sessions] as any[]
    )
    return rows.map(({ id }: { id: number }) => id)
  },

  onCommitted: onCommittedEvents,

  warn: (error, message) => logger.warn({ err: error }, message),
}
