import { setTimeout as delay } from 'node:timers/promises'
import { every } from '#api/engines/live_stream/every'
import type { Listener } from '#api/engines/live_stream/listener'
import type { LiveStore } from '#api/engines/live_stream/live_store'
import type { Refuse, StreamHub } from '#api/engines/live_stream/stream_hub'

const BEAT_MS = 10_000
/** Behind the hints: calls for this instance's streams that came to another one. */
const PENDING_MS = 1_000
const ANSWER_MS = 3_000

/** Which instance holds which stream: calls that come to another one are stored, hinted at, and done by the one that holds it. */
export class StreamPlaces {
  #gone: { uid: string; turn: number }[] = []
  #stops: (() => void)[] = []
  #looking?: Promise<void>
  #again = false

  constructor(
    readonly instance: string,
    private hub: StreamHub,
    private store: LiveStore<any, any>,
    private refuse: Refuse
  ) {}

  async start() {
    await this.store.beat(this.instance)
    this.#stops.push(
      every(BEAT_MS, async () => {
        await this.#tried(() => this.store.beat(this.instance))
        await this.letGo()
      }),
      every(PENDING_MS, () => this.look())
    )
  }

  async stop() {
    if (this.#stops.length === 0) return
    this.#stops.splice(0).forEach((stop) => stop())
    await this.#tried(() => this.#release())
    await this.#tried(() => this.store.depart(this.instance))
  }

  /** A connection ended; whether the client comes back, and where, is open. */
  left({ uid, turn }: Pick<Listener, 'uid' | 'turn'>) {
    this.#gone.push({ uid, turn })
  }

  async #release() {
    const gone = this.#gone.splice(0)
    if (gone.length === 0) return
    try {
      await this.store.release(this.instance, gone)
    } catch (error) {
      this.#gone.push(...gone)
      throw error
    }
  }

  /** Adds a channel to a stream, wherever that is open. Resolves when events reach it. */
  async join(uid: string, sessionId: number, channel: string) {
    const listener = this.hub.get(uid)
    if (listener && listener.sessionId !== sessionId) throw this.refuse('foreign')
    const position = listener && this.hub.subscribe(listener, channel)
    const joined = await this.store
      .join({ uid, sessionId, instance: this.instance, position }, channel)
      .catch((error) => {
        if (listener) this.hub.unsubscribe(listener, channel)
        throw error
      })
    if (joined === 'joined') return
    if (joined !== 'joining') {
      if (listener) this.hub.unsubscribe(listener, channel)
      throw this.refuse(joined)
    }
    await this.store.tell(`c ${uid}`)
    const end = Date.now() + ANSWER_MS
    for (let pause = 5; Date.now() < end; pause = Math.min(pause * 2, 320)) {
      await delay(pause)
      if (await this.store.isJoined(uid, channel)) return
    }
    throw this.refuse('away')
  }

  /** Takes a channel from a stream, wherever that is open. */
  async leave(uid: string, sessionId: number, channel: string) {
    const left = await this.store.leave({ uid, sessionId }, channel)
    if (left !== 'leaving') throw this.refuse(left)
    if (this.hub.get(uid)) return this.look()
    await this.store.tell(`c ${uid}`)
  }

  /** A stream was opened again here: its former instance lets go of it, and what it was to join meanwhile is joined. */
  async moved(uid: string) {
    await this.#tried(() => this.store.tell(`c ${uid}`))
    await this.look()
  }

  /** A hint that something about this stream was stored. */
  async hear(uid: string) {
    if (!this.hub.get(uid)) return
    await this.letGo([uid])
    await this.look()
  }

  /** Ends what is left here of streams that were opened again elsewhere: all of them where a hint may have been lost. */
  letGo(uids = [...this.hub.listeners()].map((listener) => listener.uid)): Promise<void> {
    return this.#tried(async () => {
      if (uids.length === 0) return
      for (const { uid, turn } of await this.store.elsewhere(this.instance, uids)) {
        const listener = this.hub.get(uid)
        if (listener && turn > listener.turn) listener.disconnect()
      }
    })
  }

  /** Does what calls to other instances left to do. */
  look(): Promise<void> {
    this.#again = true
    this.#looking ??= this.#tried(async () => {
      while (this.#again) {
        this.#again = false
        await this.#release()
        for (const { uid, channel, state } of await this.store.pending(this.instance)) {
          const listener = this.hub.get(uid)
          if (!listener) continue
          if (state === 'joining') {
            await this.store.settle(uid, channel, this.hub.subscribe(listener, channel))
          } else {
            this.hub.unsubscribe(listener, channel)
            await this.store.forget(uid, [channel])
          }
        }
      }
    }).finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #tried(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (error) {
      this.store.warn(error, 'the live stream cannot reach its places')
    }
  }
}
