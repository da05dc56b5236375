import db from '@adonisjs/lucid/services/db'
import type { LiveStore } from '#api/engines/live_stream/live_stream'

/** SQL: an instance that was not seen for so long is gone, and the connections of its streams with it. */
export const GONE = "interval '30 seconds'"
/** A stream without a connection is forgotten after this; who comes back later reads its lists anew. */
const FORGOTTEN = "interval '10 minutes'"

const first = async (sql: string, bindings: Record<string, unknown>) =>
  (await db.rawQuery(sql, bindings as any)).rows[0]

type Streams = Pick<
  LiveStore<unknown, unknown>,
  | 'claim'
  | 'release'
  | 'join'
  | 'leave'
  | 'isJoined'
  | 'pending'
  | 'settle'
  | 'forget'
  | 'elsewhere'
  | 'beat'
  | 'depart'
>

/** Which instance holds which stream, and its channels. */
export const storedStreams: Streams = {
  async claim({ uid, sessionId, userId, instance, most }) {
    const claimed = await first(
      `with session as (select id from sessions where id = :sessionId),
       others as (
         select count(*) as count from live_streams stream join live_instances instance on instance.id = stream.instance
         where stream.user_id = :userId and stream.uid <> :uid and stream.closed_at is null and instance.seen_at > now() - ${GONE}
       ),
       claimed as (
         insert into live_streams (uid, session_id, user_id, instance)
         select :uid, session.id, :userId, :instance from session, others where others.count < :most
         on conflict (uid) do update set instance = excluded.instance, turn = live_streams.turn + 1, closed_at = null
         where live_streams.session_id = excluded.session_id
         returning turn
       )
       select (select turn from claimed) as turn, (select count from others) as others, exists (select from session) as living`,
      { uid, sessionId, userId, instance, most }
    )
    if (!claimed.living) return 'closed'
    if (claimed.turn === null) return claimed.others >= most ? 'full' : 'foreign'
    const known = claimed.turn > 1
    // read after the claim: a channel that the former instance was just joining is among them
    const { rows } = known
      ? await db.rawQuery('select channel, position, state from live_channels where uid = ?', [uid])
      : { rows: [] }
    return { turn: claimed.turn, known, channels: rows }
  },

  async release(instance, streams) {
    await db.rawQuery(
      `update live_streams set closed_at = now()
       from unnest(?::text[], ?::bigint[]) as gone(uid, turn)
       where live_streams.uid = gone.uid and live_streams.turn = gone.turn and instance = ?`,
      [streams.map(({ uid }) => uid), streams.map(({ turn }) => turn), instance] as any[]
    )
  },

  /** The lock makes it wait for a claim that moves the stream: it is joined where the stream then is. */
  async join({ uid, sessionId, instance, position }, channel) {
    const stream = await first(
      `with stream as (select uid, instance, session_id from live_streams where uid = :uid for share),
       made as (
         insert into live_channels (uid, channel, position, state)
         select uid, :channel, case when instance = :instance then :position::bigint end,
           case when instance = :instance and :position::bigint is not null then 'joined' else 'joining' end
         from stream where session_id = :sessionId
         on conflict (uid, channel) do update set state = excluded.state, position = coalesce(excluded.position, live_channels.position)
         where live_channels.state <> 'joined'
         returning state
       )
       select session_id, coalesce((select state from made), 'joined') as state from stream`,
      { uid, sessionId, instance, channel, position: position ?? null }
    )
    if (!stream) return 'closed'
    return stream.session_id === sessionId ? stream.state : 'foreign'
  },

  async leave({ uid, sessionId }, channel) {
    const stream = await first(
      `with stream as (select uid, session_id from live_streams where uid = :uid),
       left_ as (
         update live_channels set state = 'leaving' from stream
         where live_channels.uid = stream.uid and session_id = :sessionId and channel = :channel
       )
       select session_id from stream`,
      { uid, sessionId, channel }
    )
    if (!stream) return 'closed'
    return stream.session_id === sessionId ? 'leaving' : 'foreign'
  },

  async isJoined(uid, channel) {
    const row = await first(
      `select state = 'joined' as joined from live_channels where uid = :uid and channel = :channel`,
      { uid, channel }
    )
    return row?.joined === true
  },

  async pending(instance) {
    const { rows } = await db.rawQuery(
      `select uid, channel, state from live_channels join live_streams using (uid)
       where state <> 'joined' and closed_at is null and instance = ?`,
      [instance]
    )
    return rows
  },

  async settle(uid, channel, position) {
    await db.rawQuery(
      `update live_channels set state = 'joined', position = :position
       where uid = :uid and channel = :channel and state = 'joining'`,
      { uid, channel, position }
    )
  },

  async forget(uid, channels) {
    await db.from('live_channels').where({ uid }).whereIn('channel', channels).delete()
  },

  async elsewhere(instance, uids) {
    const { rows } = await db.rawQuery(
      'select uid, turn from live_streams where uid = any(?) and instance <> ?',
      [uids, instance] as any[]
    )
    return rows
  },

  async beat(instance) {
    await db.rawQuery(
      'insert into live_instances (id) values (?) on conflict (id) do update set seen_at = now()',
      [instance]
    )
    await db.rawQuery(`delete from live_instances where seen_at < now() - ${FORGOTTEN}`)
    await db.rawQuery(
      `delete from live_streams where closed_at < now() - ${FORGOTTEN}
       or closed_at is null and not exists (select from live_instances where id = live_streams.instance)
         and created_at < now() - ${FORGOTTEN}`
    )
  },

  async depart(instance) {
    await db.rawQuery(
      'update live_streams set closed_at = now() where instance = ? and closed_at is null',
      [instance]
    )
    await db.rawQuery('delete from live_instances where id = ?', [instance])
  },
}
