import type { StoredEvent, StreamHub } from '#api/engines/live_stream/stream_hub'

const PAGE = 1_000
const LOOK_MS = 250
const SESSIONS_MS = 1_000
const BEAT_MS = 20_000

/** Where the events of all processes are stored. */
export type EventStore = {
  /** Gives committed events their positions, at most so many; returns how many there were. One process at a time. */
  givePositions(limit: number): Promise<number>
  lastPosition(): Promise<number>
  /** Whether events wait for a position, or have a later one. */
  hasNews(position: number): Promise<boolean>
  /** Events after a position, in the order of positions; of these channels, or of all. */
  after(position: number, limit: number, channels?: string[]): Promise<StoredEvent[]>
  /** Which of these sessions may still listen. */
  living(sessions: number[]): Promise<number[]>
  /** Calls back whenever events may have been committed in this process; returns what ends that. */
  onCommitted(listener: () => void): () => void
  /** What could not be read; it is tried again. */
  warn(error: unknown, message: string): void
}

/**
 * Feeds this process's streams from the stored events of all processes. Ids are given before the commit, so they
 * do not tell the order in which rows become visible; a position, given under a lock to rows that are committed,
 * does. Reading "after the last position" therefore misses nothing and doubles nothing, here and in replays.
 */
export class EventFeed {
  #hub: StreamHub
  #store: EventStore
  #started?: Promise<void>
  #stops: (() => void)[] = []
  #looking?: Promise<void>
  #again = false
  #checking = false

  constructor(hub: StreamHub, store: EventStore) {
    this.#hub = hub
    this.#store = store
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
    while ((await this.#store.givePositions(PAGE)) === PAGE);
    this.#hub.position = await this.#store.lastPosition()
    this.#stops.push(
      this.#store.onCommitted(() => void this.look()),
      every(LOOK_MS, () => this.#glance()),
      every(SESSIONS_MS, () => this.#checkSessions()),
      every(BEAT_MS, () => this.#hub.beat())
    )
  }

  /** Whether another process left something to do, at the price of two index reads. */
  async #glance() {
    if (this.#hub.size === 0) return this.stop()
    try {
      if (await this.#store.hasNews(this.#hub.position)) await this.look()
    } catch (error) {
      this.#store.warn(error, 'the live stream cannot read its events')
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
        while ((await this.#store.givePositions(PAGE)) === PAGE);
        for (let full = true; full;) {
          const events = await this.#store.after(this.#hub.position, PAGE)
          for (const event of events) this.#hub.publish(event)
          full = events.length === PAGE
        }
      }
    } catch (error) {
      this.#store.warn(error, 'the live stream cannot read its events')
    }
  }

  /** Sign-out in another process, a deactivated account, an expired session: their streams end. */
  async #checkSessions() {
    const ids = this.#hub.sessionIds
    if (this.#checking || ids.length === 0) return
    this.#checking = true
    try {
      const alive = new Set(await this.#store.living(ids))
      this.#hub.endSessions(ids.filter((id) => !alive.has(id)))
    } catch (error) {
      this.#store.warn(error, 'the live stream cannot check its sessions')
    } finally {
      this.#checking = false
    }
  }
}

function every(milliseconds: number, act: () => unknown) {
  const timer = setInterval(act, milliseconds)
  return () => clearInterval(timer)
}
