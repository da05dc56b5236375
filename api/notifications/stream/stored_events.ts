import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ask } from '#api/http/hot_reads'
import { prepared } from '#api/http/prepared'
import type { LiveStore } from '#api/engines/live_stream/live_stream'
import { nudgeAfterCommit, onCommittedEvents } from '#api/notifications/stream/committed'
import { GONE } from '#api/notifications/stream/stored_streams'

/** The lock ends with the commit, so positions become visible in their order. */
const takeTurn = 'pg_advisory_xact_lock(20260102)'

/** The hint is sent with the positions, where another instance hears it. */
const toldOf = (placed: string) =>
  `others as (select count(*) > 1 as live from live_instances where seen_at > now() - ${GONE}),
     told as materialized (select case when (select live from others) then pg_notify('live', 'e ' || max(position)) end from ${placed} having count(*) > 0)`

/**
 * SQL: parts of a statement that is a transaction of its own, and that store events with their positions: of each row of
 * `of` (`nth`, `payload`) one for each of its `channels`. `placed` are the events, and `told` must be read. The turn of all
 * instances begins after the parts `after` and lasts until the commit; nothing may wait for others from then on.
 */
export const storeInTurnSql = (of: string, after: string[]) =>
  `turn as materialized (select ${takeTurn} where ${after.map((part) => `(select count(*) from ${part}) > 0`).join(' and ')}),
     placed as materialized (select nextval('stream_positions') as position, waiting.* from turn,
       (select e.nth, e.payload, c.channel from ${of} e cross join lateral unnest(e.channels) with ordinality as c(channel, at) order by e.nth, c.at) waiting),
     stored as (insert into stream_events (channel, payload, position) select channel, payload, position from placed),
     ${toldOf('placed')}`

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
    await prepared(
      `insert into stream_events (channel, payload, except_uids)
       select channel, coalesce(payload, 'null'), "except" from jsonb_to_recordset(:events::jsonb) as event(channel text, payload jsonb, "except" text[])`,
      { events: JSON.stringify(events) },
      client
    )
    nudgeAfterCommit(client)
  },

  async givePositions(limit) {
    return ask(
      'stream_positions',
      `with turn as materialized (select ${takeTurn}),
     waiting as materialized (select id from stream_events where position is null order by id limit $1),
     numbered as materialized (select waiting.id, nextval('stream_positions') as position from turn, (select id from waiting order by id) waiting),
     given as (update stream_events set position = numbered.position from numbered where stream_events.id = numbered.id and stream_events.position is null
       returning stream_events.position, channel, payload::text, except_uids),
     ${toldOf('given')}
     select position, channel, payload, except_uids as except from given, told order by position`,
      [limit]
    )
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
