import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LiveStore } from '#api/engines/live_stream/live_stream'
import { nudgeAfterCommit, onCommittedEvents } from '#api/notifications/stream/committed'

const LOCK = 20_260_102

type Events = Pick<
  LiveStore<unknown, TransactionClientContract>,
  | 'append'
  | 'givePositions'
  | 'lastPosition'
  | 'oldestPosition'
  | 'hasNews'
  | 'after'
  | 'onCommitted'
>

/** The events of the live stream in their table. */
export const storedEvents: Events = {
  async append(events, client) {
    if (events.length === 0) return
    if (!client) return db.transaction((own) => storedEvents.append(events, own))
    await client.table('stream_events').multiInsert(
      events.map(({ channel, payload, except }) => ({
        channel,
        payload: JSON.stringify(payload),
        except_uids: except ?? null,
      }))
    )
    nudgeAfterCommit(client)
  },

  /** The lock ends with the commit, so positions become visible in their order; the hint is sent with them. */
  async givePositions(limit) {
    const { rows } = await db.rawQuery(
      `with turn as materialized (select pg_advisory_xact_lock(?)),
     waiting as materialized (select id from stream_events where position is null order by id limit ?),
     numbered as materialized (select waiting.id, nextval('stream_positions') as position from turn, (select id from waiting order by id) waiting),
     given as (update stream_events set position = numbered.position from numbered where stream_events.id = numbered.id and stream_events.position is null returning stream_events.position)
     select count(*) as count, case when count(*) > 0 then pg_notify('live', 'e ' || max(position)) end from given`,
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

  async oldestPosition() {
    const { rows } = await db.rawQuery('select min(position) as position from stream_events')
    return rows[0].position ?? undefined
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

  onCommitted: onCommittedEvents,
}
