import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { Listener, type Owner } from '#api/engines/live_stream/listener'

export type StoredEvent = {
  position: number
  channel: string
  payload: string
  /** Streams that do not get it, by uid. */
  except?: string[] | null
}

/**
 * The error to throw: `closed`, no stream has this uid; `foreign`, it is of another session; `full`, the account has
 * as many streams as it may; `away`, the instance that holds it does not answer.
 */
export type Refuse = (reason: 'closed' | 'foreign' | 'full' | 'away') => Error

export type HubOptions = {
  /** Reads the stored events of channels after a position, oldest first. */
  read: (channels: string[], after: number, limit: number) => Promise<StoredEvent[]>
  refuse: Refuse
  /** Called when a client left, or its stream was ended. */
  gone?: (listener: Listener) => void
}

export const MOST_PER_ACCOUNT = 20
/** Who missed more events than these is told to read its lists anew. */
export const MOST_REPLAYED = 1_000
/** A client that comes back and is not known here names its channels again within this time. */
const RESUBSCRIBE_MS = 10_000
/** Its requests come one by one; what they missed is read together, in one order. */
const GATHER_MS = 50

const frame = ({ position, channel, payload }: StoredEvent) =>
  `id: ${position}\ndata: {"channel":"${channel}","payload":${payload}}\n\n`
/** An event that is not stored; the client's last id stays as it is. */
const passing = (channel: string, payload: unknown) =>
  `data: ${JSON.stringify({ channel, payload })}\n\n`

/** What the stream says of itself: a channel or the whole stream ended, or too much was missed to be sent again. */
export const ENDED = '$$transmit/ended'
export const RESYNC = '$$transmit/resync'

/** Everyone who listens to this process, by uid and by channel. It knows nothing of HTTP routes or the database. */
export class StreamHub {
  /** The last stored event that went out here. */
  position = 0
  #listeners = new Map<string, Listener>()
  #byChannel = new Map<string, Listener | Set<Listener>>()
  #byUser = new Map<number, Listener | Set<Listener>>()
  #options: HubOptions
  #beaten?: Iterator<Listener>

  constructor(options: HubOptions) {
    this.#options = options
  }

  get size() {
    return this.#listeners.size
  }

  get sessionIds() {
    return [...new Set(this.#listeners.values().map(({ sessionId }) => sessionId))]
  }

  /** The client's place, made for it if there is none yet; refused when another sign-in has that uid. */
  admit(uid: string, owner: Owner) {
    if (this.#listeners.has(uid)) return this.find(uid, owner.sessionId)
    if (this.listenersOf(owner.userId).length >= MOST_PER_ACCOUNT)
      throw this.#options.refuse('full')
    const listener = new Listener(uid, owner, (gone) => this.#remove(gone))
    this.#listeners.set(uid, listener)
    add(this.#byUser, owner.userId, listener)
    return listener
  }

  /**
   * Gives a client its stream. `lastEventId` is what it had last: it gets what it missed since, or a resync event where
   * that is not known here. `known`: its channels were restored, and those it names from now on are new to it.
   */
  open(listener: Listener, response: ServerResponse, lastEventId?: number, known = false) {
    const since =
      lastEventId !== undefined && lastEventId <= this.position ? lastEventId : undefined
    listener.connect(response)
    listener.since = known ? undefined : since
    // a client without a position gets one, so that it can name it even if nothing happens before it is cut off;
    // the response's own write sends its head
    response.write(
      `retry: ${1000 + Math.floor(Math.random() * 2000)}\n${since === undefined ? `id: ${this.position}\n` : ''}:ok\n\n`
    )
    if (since === undefined) {
      for (const channel of listener.channels.keys()) listener.channels.set(channel, this.position)
      if (lastEventId !== undefined) this.resync(listener)
    } else if (listener.channels.size > 0) {
      this.#catchUp(listener, [...listener.channels.keys()], since)
    }
  }

  /** Tells a client to read anew what it shows: it was away for too long, or its position is not known here. */
  resync(listener: Listener) {
    listener.since = undefined
    listener.write(frame({ position: this.position, channel: RESYNC, payload: '{}' }))
  }

  /** The stream with this uid, if it is connected here. */
  get(uid: string) {
    return this.#listeners.get(uid)
  }

  /** Who opened this stream may use it; nobody else. */
  find(uid: string, sessionId: number) {
    const listener = this.#listeners.get(uid)
    if (!listener) throw this.#options.refuse('closed')
    if (listener.sessionId !== sessionId) throw this.#options.refuse('foreign')
    return listener
  }

  /** Joins a channel from now on, or from where the client was. Returns the position it joined at. */
  subscribe(listener: Listener, channel: string): number {
    const joined = listener.channels.get(channel)
    if (joined !== undefined) return joined
    const missed = listener.since !== undefined && Date.now() - listener.openedAt < RESUBSCRIBE_MS
    const position = missed ? listener.since! : this.position
    this.restore(listener, channel, position)
    if (missed) this.#catchUp(listener, [channel], position, GATHER_MS)
    return position
  }

  /** Joins a channel at a position that is known; what was missed is not read. */
  restore(listener: Listener, channel: string, position: number) {
    listener.channels.set(channel, position)
    add(this.#byChannel, channel, listener)
  }

  unsubscribe(listener: Listener, channel: string) {
    listener.channels.delete(channel)
    listener.missed?.delete(channel)
    remove(this.#byChannel, channel, listener)
  }

  /** Takes a channel away from a client that may no longer listen to it, and says so. */
  drop(listener: Listener, channel: string) {
    this.unsubscribe(listener, channel)
    listener.write(passing(ENDED, { channel }))
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
      const bytes = Buffer.from(text)
      for (const listener of there)
        if (!except?.includes(listener.uid)) listener.receive(position, channel, bytes)
    }
  }

  /** Sends something that is not stored to those who listen now. */
  whisper(channel: string, payload: unknown) {
    const text = passing(channel, payload)
    for (const listener of this.listenersTo(channel)) listener.write(text)
  }

  listeners() {
    return this.#listeners.values()
  }

  /** Who listens to a channel here. */
  listenersTo(channel: string): Listener[] {
    return listed(this.#byChannel.get(channel))
  }

  /** The streams of a person here. */
  listenersOf(userId: number): Listener[] {
    return listed(this.#byUser.get(userId))
  }

  /** Ends the streams of sessions that are over, with a last event. */
  endSessions(ids: Iterable<number>) {
    const ended = new Set(ids)
    for (const listener of this.#listeners.values())
      if (ended.has(listener.sessionId)) {
        listener.write(passing(ENDED, { channel: null }))
        this.#end(listener)
      }
  }

  /** Keeps proxies from closing quiet streams: the next of so many parts of them. All at once would keep events waiting. */
  beat(parts: number) {
    for (let left = Math.ceil(this.size / parts); left > 0; left--) {
      this.#beaten ??= this.listeners()
      const { value, done } = this.#beaten.next()
      if (done) return void (this.#beaten = undefined)
      value.write(':\n\n')
    }
  }

  closeAll() {
    for (const listener of this.#listeners.values()) this.#end(listener)
  }

  #end(listener: Listener) {
    this.#remove(listener)
    listener.end()
  }

  #remove(listener: Listener) {
    if (this.#listeners.get(listener.uid) !== listener) return
    this.#listeners.delete(listener.uid)
    remove(this.#byUser, listener.userId, listener)
    for (const channel of [...listener.channels.keys()]) this.unsubscribe(listener, channel)
    this.#options.gone?.(listener)
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
      const until = this.position
      const events = await this.#options.read(channels, since, MOST_REPLAYED + 1)
      if (!connected()) return
      let last = events.at(-1)?.position ?? since
      if (events.length > MOST_REPLAYED) {
        this.resync(listener)
        last = until
      } else {
        for (const event of events)
          if (
            event.position > (listener.channels.get(event.channel) ?? Infinity) &&
            !event.except?.includes(listener.uid)
          )
            response.write(frame(event))
        if (response.writableNeedDrain)
          await Promise.race([once(response, 'drain'), once(response, 'close')])
      }
      if (!connected()) return
      for (const channel of channels) listener.caughtUp(channel, last)
    }
    if (connected()) listener.release()
  }
}

// most channels and people have one stream here: a set for each would be most of what a stream costs
type Index<Key> = Map<Key, Listener | Set<Listener>>

function add<Key>(index: Index<Key>, key: Key, listener: Listener) {
  const there = index.get(key)
  if (!there || there === listener) index.set(key, listener)
  else if (there instanceof Set) there.add(listener)
  else index.set(key, new Set([there, listener]))
}

function remove<Key>(index: Index<Key>, key: Key, listener: Listener) {
  const there = index.get(key)
  if (there === listener) index.delete(key)
  else if (there instanceof Set && there.delete(listener) && there.size === 0) index.delete(key)
}

const listed = (there?: Listener | Set<Listener>) =>
  there instanceof Set ? [...there] : there ? [there] : []
