import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Listener } from '#api/engines/live_stream/listener'

export type StoredEvent = {
  position: number
  channel: string
  payload: string
  /** Streams that do not get it, by uid. */
  except?: string[] | null
}

/**
 * The error to throw: `closed`, no stream has this uid; `foreign`, it is of another session; `full`, the session has
 * as many streams as it may.
 */
export type Refuse = (reason: 'closed' | 'foreign' | 'full') => Error

export type HubOptions = {
  /** Reads the stored events of channels after a position, oldest first. */
  read: (channels: string[], after: number, limit: number) => Promise<StoredEvent[]>
  refuse: Refuse
}

const KEPT_MS = 60_000
export const MOST_PER_SESSION = 20
/** A client back from another process names its channels again within this time. */
const RESUBSCRIBE_MS = 10_000
/** Its requests come one by one; what they missed is read together, in one order. */
const GATHER_MS = 50
const PAGE = 500

const frame = ({ position, channel, payload }: StoredEvent) =>
  `id: ${position}\ndata: {"channel":"${channel}","payload":${payload}}\n\n`

/** Everyone who listens to this process, by uid and by channel. It knows nothing of HTTP routes or the database. */
export class StreamHub {
  /** The last stored event that went out here. */
  position = 0
  #listeners = new Map<string, Listener>()
  #byChannel = new Map<string, Listener | Set<Listener>>()
  #perSession = new Map<number, number>()
  #options: HubOptions

  constructor(options: HubOptions) {
    this.#options = options
  }

  get size() {
    return this.#listeners.size
  }

  get sessionIds() {
    return [...this.#perSession.keys()]
  }

  /** The client's place, made for it if there is none yet; refused when another sign-in has that uid. */
  admit(uid: string, sessionId: number) {
    return this.#listeners.has(uid) ? this.find(uid, sessionId) : this.#admit(uid, sessionId)
  }

  /** Gives a client its stream. `lastEventId` is what it had last: it gets what it missed since. */
  open(listener: Listener, response: ServerResponse, lastEventId?: number) {
    const since =
      lastEventId !== undefined && lastEventId <= this.position ? lastEventId : undefined
    listener.connect(response)
    listener.since = since
    // a client without a position gets one, so that it can name it even if nothing happens before it is cut off
    listener.write(
      `retry: ${1000 + Math.floor(Math.random() * 2000)}\n${since === undefined ? `id: ${this.position}\n` : ''}:ok\n\n`
    )
    if (since !== undefined && listener.channels.size > 0)
      this.#catchUp(listener, [...listener.channels.keys()], since)
  }

  /** Who opened this stream may use it; nobody else. */
  find(uid: string, sessionId: number) {
    const listener = this.#listeners.get(uid)
    if (!listener) throw this.#options.refuse('closed')
    if (listener.sessionId !== sessionId) throw this.#options.refuse('foreign')
    return listener
  }

  subscribe(listener: Listener, channel: string) {
    if (listener.channels.has(channel)) return
    const missed = listener.since !== undefined && Date.now() - listener.openedAt < RESUBSCRIBE_MS
    listener.channels.set(channel, missed ? listener.since! : this.position)
    const there = this.#byChannel.get(channel)
    if (!there) this.#byChannel.set(channel, listener)
    else if (there instanceof Set) there.add(listener)
    else this.#byChannel.set(channel, new Set([there, listener]))
    if (missed) this.#catchUp(listener, [channel], listener.since!, GATHER_MS)
  }

  unsubscribe(listener: Listener, channel: string) {
    listener.channels.delete(channel)
    listener.missed?.delete(channel)
    const there = this.#byChannel.get(channel)
    if (there === listener) this.#byChannel.delete(channel)
    else if (there instanceof Set && there.delete(listener) && there.size === 0)
      this.#byChannel.delete(channel)
  }

  /** Sends a stored event to those who listen to its channel. Called in the order of positions. */
  publish(event: StoredEvent) {
    this.position = event.position
    const there = this.#byChannel.get(event.channel)
    if (!there) return
    const text = frame(event)
    const { position, channel, except } = event
    if (!(there instanceof Set)) {
      if (!except?.includes(there.uid)) there.receive(position, channel, text)
    } else {
      for (const listener of there)
        if (!except?.includes(listener.uid)) listener.receive(position, channel, text)
    }
  }

  /** Who listens to a channel here. */
  listenersTo(channel: string): Listener[] {
    const there = this.#byChannel.get(channel)
    return there instanceof Set ? [...there] : there ? [there] : []
  }

  /** Sends what is stored nowhere, and so has no id and is never replayed, to those who listen here now. */
  whisper(channel: string, payload: string) {
    const text = `data: {"channel":"${channel}","payload":${payload}}\n\n`
    for (const listener of this.listenersTo(channel)) listener.write(text)
  }

  /** Ends the streams of sessions that are over. */
  endSessions(ids: Iterable<number>) {
    const ended = new Set(ids)
    for (const listener of this.#listeners.values())
      if (ended.has(listener.sessionId)) this.#remove(listener)
  }

  /** Keeps proxies from closing quiet streams, and forgets clients that stayed away. */
  beat() {
    const forgotten = Date.now() - KEPT_MS
    for (const listener of this.#listeners.values()) {
      if (listener.closedAt !== undefined && listener.closedAt < forgotten) this.#remove(listener)
      else listener.write(':\n\n')
    }
  }

  closeAll() {
    for (const listener of this.#listeners.values()) this.#remove(listener)
  }

  #admit(uid: string, sessionId: number) {
    if ((this.#perSession.get(sessionId) ?? 0) >= MOST_PER_SESSION) this.#makeRoom(sessionId)
    const listener = new Listener(uid, sessionId)
    this.#listeners.set(uid, listener)
    this.#perSession.set(sessionId, (this.#perSession.get(sessionId) ?? 0) + 1)
    return listener
  }

  #makeRoom(sessionId: number) {
    for (const listener of this.#listeners.values()) {
      if (listener.sessionId === sessionId && listener.closedAt !== undefined)
        return this.#remove(listener)
    }
    throw this.#options.refuse('full')
  }

  #remove(listener: Listener) {
    this.#listeners.delete(listener.uid)
    for (const channel of listener.channels.keys()) this.unsubscribe(listener, channel)
    const left = this.#perSession.get(listener.sessionId)! - 1
    if (left > 0) this.#perSession.set(listener.sessionId, left)
    else this.#perSession.delete(listener.sessionId)
    listener.end()
  }

  /** Writes what channels missed, in one order, while live events wait; then lets these follow. */
  #catchUp(listener: Listener, channels: string[], since: number, wait = 0) {
    if (listener.missed) return channels.forEach((channel) => listener.missed!.add(channel))
    listener.missed = new Set(channels)
    const { response } = listener
    setTimeout(() => {
      this.#replay(listener, response!, since).catch(() => response!.destroy())
    }, wait)
  }

  async #replay(listener: Listener, response: ServerResponse, since: number) {
    const connected = () => listener.response === response && !response.destroyed
    while (connected() && listener.missed!.size > 0) {
      const channels = [...listener.missed!]
      let last = since
      for (let full = true; full;) {
        const events = await this.#options.read(channels, last, PAGE)
        if (!connected()) return
        for (const event of events)
          if (
            event.position > (listener.channels.get(event.channel) ?? Infinity) &&
            !event.except?.includes(listener.uid)
          )
            response.write(frame(event))
        last = events.at(-1)?.position ?? last
        full = events.length === PAGE
        if (full && response.writableNeedDrain)
          await Promise.race([once(response, 'drain'), once(response, 'close')])
        if (!connected()) return
      }
      for (const channel of channels) listener.caughtUp(channel, last)
    }
    if (connected()) listener.release()
  }
}
