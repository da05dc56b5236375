import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { onCommittedEvents } from '#api/notifications/stream/live'
import type { StoredEvent, StreamHub } from '#api/engines/live_stream/stream_hub'

const LOCK = 20_260_102
const PAGE = 1_000
const LOOK_MS = 250
const SESSIONS_MS = 1_000
const BEAT_MS = 20_000

/**
 * Feeds this process's streams from the stored events of all processes. Ids are given before the commit, so they
 * do not tell the order in which rows become visible; a position, given under a lock to rows that are committed,
 * does. Reading "after the last position" therefore misses nothing and doubles nothing, here and in replays.
 */
export class EventFeed {
  #hub: StreamHub
  #started?: Promise<void>
  #stops: (() => void)[] = []
  #looking?: Promise<void>
  #again = false
  #checking = false

  constructor(hub: StreamHub) {
    this.#hub = hub
  }

  /** Begins with the first client; a client is let in when everything before it is behind. */
  start() {
    this.#started ??= this.#begin().catch((error) => {
      this.stop()
      throw error
    })
    return this.#started
  }

  stop() {
    this.#stops.splice(0).forEach((stop) => stop())
    this.#started = undefined
  }

  async #begin() {
    while ((await givePositions()) === PAGE);
    const { rows } = await db.rawQuery(
      'select coalesce(max(position), 0) as position from stream_events'
    )
    this.#hub.position = rows[0].position
    this.#stops.push(
      onCommittedEvents(() => void this.look()),
      every(LOOK_MS, () => this.#glance()),
      every(SESSIONS_MS, () => this.#checkSessions()),
      every(BEAT_MS, () => this.#hub.beat())
    )
  }

  /** Whether another process left something to do, at the price of two index reads. */
  async #glance() {
    if (this.#hub.size === 0) return this.stop()
    try {
      const { rows } = await db.rawQuery(
        'select exists (select from stream_events where position is null) or (select max(position) from stream_events) > ? as some',
        [this.#hub.position]
      )
      if (rows[0].some) await this.look()
    } catch (error) {
      logger.warn({ err: error }, 'the live stream cannot read its events')
    }
  }

  /** Brings this process up to date; calls that come meanwhile share one further look. */
  look(): Promise<void> {
    this.#again = true
    this.#looking ??= this.#lookUntilDone().finally(() => {
      this.#looking = undefined
      if (this.#again && this.#started) void this.look()
    })
    return this.#looking
  }

  async #lookUntilDone() {
    try {
      while (this.#again && this.#started) {
        this.#again = false
        while ((await givePositions()) === PAGE);
        for (let full = true; full;) {
          const events = await this.#next()
          for (const event of events) this.#hub.publish(event)
          full = events.length === PAGE
        }
      }
    } catch (error) {
      logger.warn({ err: error }, 'the live stream cannot read its events')
    }
  }

  async #next(): Promise<StoredEvent[]> {
    const { rows } = await db.rawQuery(
      'select position, channel, payload::text from stream_events where position > ? order by position limit ?',
      [this.#hub.position, PAGE]
    )
    return rows
  }

  /** Sign-out in another process, a deactivated account, an expired session: their streams end. */
  async #checkSessions() {
    const ids = this.#hub.sessionIds
    if (this.#checking || ids.length === 0) return
    this.#checking = true
    try {
      const { rows } = await db.rawQuery(
        `select sessions.id from sessions join users on users.id = sessions.user_id where sessions.id = any(?) and sessions.expires_at > now() and users.status = 'active'`,
        [ids] as any[]
      )
      const alive = new Set(rows.map((row: { id: number }) => row.id))
      this.#hub.endSessions(ids.filter((id) => !alive.has(id)))
    } catch (error) {
      logger.warn({ err: error }, 'the live stream cannot check its sessions')
    } finally {
      this.#checking = false
    }
  }
}

function every(milliseconds: number, act: () => unknown) {
  const timer = setInterval(act, milliseconds)
  return () => clearInterval(timer)
}

/** One process at a time numbers the committed rows. The lock ends with the commit, so numbers become visible in their order. */
async function givePositions(): Promise<number> {
  const { rows } = await db.rawQuery(
    `with turn as materialized (select pg_advisory_xact_lock(?)),
     waiting as materialized (select id from stream_events where position is null order by id limit ?),
     numbered as materialized (select waiting.id, nextval('stream_positions') as position from turn, (select id from waiting order by id) waiting),
     given as (update stream_events set position = numbered.position from numbered where stream_events.id = numbered.id and stream_events.position is null returning 1)
     select count(*) as count from given`,
    [LOCK, PAGE]
  )
  return rows[0].count
}

/** The stored events of channels after a position, oldest first. */
export async function readMissed(
  channels: string[],
  after: number,
  limit: number
): Promise<StoredEvent[]> {
  const { rows } = await db.rawQuery(
    'select position, channel, payload::text from stream_events where channel = any(?) and position > ? order by position limit ?',
    [channels, after, limit] as any[]
  )
  return rows
}
