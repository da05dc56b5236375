import type { LiveStore } from '#api/engines/live_stream/live_store'
import type { StoredEvent, StreamHub } from '#api/engines/live_stream/stream_hub'
import { every } from '#api/engines/live_stream/every'

const PAGE = 1_000
/** Behind the hints: what another process stored is found this late at most when they are lost. */
const LOOK_MS = 1_000

/**
 * Feeds this process's streams from the stored events of all processes. Ids are given before the commit, so they
 * do not tell the order in which rows become visible; a position, given under a lock to rows that are committed,
 * does. Reading "after the last position" therefore misses nothing and doubles nothing, here and in replays.
 */
export class EventFeed {
  #hub: StreamHub
  #store: LiveStore<any, any>
  #running = false
  #stops: (() => void)[] = []
  #looking?: Promise<void>
  #again = false
  #give = false

  constructor(hub: StreamHub, store: LiveStore<any, any>) {
    this.#hub = hub
    this.#store = store
  }

  /** Resolves when everything before is behind. */
  async start() {
    while ((await this.#store.givePositions(PAGE)).length === PAGE);
    this.#hub.position = await this.#store.lastPosition()
    this.#running = true
    this.#stops.push(
      this.#store.onCommitted(() => void this.look()),
      every(LOOK_MS, () => this.#glance())
    )
  }

  stop() {
    this.#running = false
    this.#stops.splice(0).forEach((stop) => stop())
  }

  /** Whether another process left something to do, at the price of two index reads. */
  async #glance() {
    try {
      if (await this.#store.hasNews(this.#hub.position)) await this.look()
    } catch (error) {
      this.#store.warn(error, 'the live stream cannot read its events')
    }
  }

  /** Another process says that it gave positions up to this one. */
  hear(position: number) {
    if (position > this.#hub.position) void this.look(false)
  }

  /** Takes events that were stored with their positions, in their order, and are committed. */
  take(events: StoredEvent[]) {
    if (!this.#running) return
    if (!this.#publishNext(events)) void this.look(false)
  }

  /** Brings this process up to date; calls that come meanwhile share one further look. */
  look(give = true): Promise<void> {
    this.#again = true
    this.#give ||= give
    this.#looking ??= this.#lookUntilDone().finally(() => {
      this.#looking = undefined
      if (this.#again && this.#running) void this.look(this.#give)
    })
    return this.#looking
  }

  async #lookUntilDone() {
    try {
      while (this.#again && this.#running) {
        const give = this.#give
        this.#again = this.#give = false
        if (!give || !(await this.#giveAndPublish())) await this.#catchUp()
      }
    } catch (error) {
      this.#store.warn(error, 'the live stream cannot read its events')
    }
  }

  /** Gives positions and sends these events at once; false where others may come before them, or gave positions themselves. */
  async #giveAndPublish() {
    for (;;) {
      const events = await this.#store.givePositions(PAGE)
      if (events.length === 0 || !this.#publishNext(events)) return false
      if (events.length < PAGE) return true
    }
  }

  /** Sends events that follow on what was sent; false from the first one before which others may lie. */
  #publishNext(events: StoredEvent[]) {
    for (const event of events) {
      if (event.position !== this.#hub.position + 1) return false
      this.#hub.publish(event)
    }
    return true
  }

  async #catchUp() {
    for (let full = true; full;) {
      const events = await this.#store.after(this.#hub.position, PAGE)
      // what was stored with its position may have been sent while these were read
      for (const event of events) if (event.position > this.#hub.position) this.#hub.publish(event)
      full = events.length === PAGE
    }
  }
}
