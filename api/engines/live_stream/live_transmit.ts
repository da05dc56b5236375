import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transmit, type TransmitLifecycleHooks } from '@boringnode/transmit'
import type { AccessCallback, Broadcastable, TransmitConfig } from '@boringnode/transmit/types'
import { every } from '#api/engines/live_stream/every'
import { EventFeed } from '#api/engines/live_stream/event_feed'
import type { Listener, Owner } from '#api/engines/live_stream/listener'
import type { Claim, LiveEvent, LiveStore } from '#api/engines/live_stream/live_store'
import { RightChecks } from '#api/engines/live_stream/right_checks'
import {
  MOST_PER_ACCOUNT,
  StreamHub,
  type Refuse,
  type StoredEvent,
} from '#api/engines/live_stream/stream_hub'
import { StreamPlaces } from '#api/engines/live_stream/stream_places'

/** So often a part of the streams is kept open, all of them in 20 s. */
const BEAT_MS = 200
const BEAT_PARTS = 100
/** What a hint may carry, less its beginning: PostgreSQL takes 8,000 bytes. */
const MOST_WHISPERED = 7_000

type OpenStream<Context> = {
  uid: string
  context: Context
  request: IncomingMessage
  response: ServerResponse
  injectResponseHeaders?: Record<string, any>
  /** The id of the last event that the client has. */
  lastEventId?: number
}

export type LiveOptions<Context, Client> = {
  store: LiveStore<Context, Client>
  /** The sign-in that a call comes from. */
  owner(context: Context): Owner
  refuse: Refuse
}

type Rule<Context> = {
  matches(channel: string): Record<string, string> | undefined
  callback: AccessCallback<Context, any>
}

/**
 * Transmit with a hub of ours: the same calls and the same wire, but events are stored before they are sent, a stream
 * belongs to the session that opened it, and a channel that no rule speaks of is closed.
 */
export class LiveTransmit<Context, Client = undefined> extends Transmit<Context> {
  readonly hub: StreamHub
  readonly instance = randomUUID()
  #feed: EventFeed
  #places: StreamPlaces
  #checks: RightChecks<Context>
  #options: LiveOptions<Context, Client>
  #rules: Rule<Context>[] = []
  #lifecycle = new EventEmitter({ captureRejections: true })
  #started?: Promise<void>
  #stops: (() => void)[] = []

  constructor(config: TransmitConfig, options: LiveOptions<Context, Client>) {
    super({ ...config, pingInterval: false, transport: null })
    const { store, refuse } = options
    this.#options = options
    this.#lifecycle.on('error', (error) =>
      store.warn(error, 'a listener of the live stream failed')
    )
    this.hub = new StreamHub({
      read: (channels, after, limit) => store.after(after, limit, channels),
      refuse,
      gone: (listener) => {
        this.#places.left(listener)
        this.#say('disconnect', { uid: listener.uid })
      },
    })
    this.#feed = new EventFeed(this.hub, store)
    this.#places = new StreamPlaces(this.instance, this.hub, store, refuse)
    this.#checks = new RightChecks(this.hub, store, (context, channel) =>
      this.mayListen(context, channel)
    )
  }

  /** Begins to hear of other instances and to send; the first stream does it too. */
  start(): Promise<void> {
    this.#started ??= this.#begin().catch(async (error) => {
      await this.close()
      throw error
    })
    return this.#started
  }

  async #begin() {
    await this.#places.start()
    await this.#feed.start()
    this.#checks.start()
    const { store } = this.#options
    this.#stops.push(
      every(BEAT_MS, () => this.hub.beat(BEAT_PARTS)),
      store.listen({
        hint: (text) => {
          // what others say on the database's channel ends no process
          try {
            this.#hear(text)
          } catch (error) {
            store.warn(error, 'the live stream did not understand a hint')
          }
        },
        gap: () => {
          void this.#feed.look()
          void this.#places.letGo()
          void this.#places.look()
          this.#checks.changed('all')
        },
      })
    )
  }

  /** What another instance, or this one, said: `e 12` position, `c uid` call, `r 1,2` rights, `w …` whisper. */
  #hear(hint: string) {
    const text = hint.slice(2)
    if (hint.startsWith('e ')) this.#feed.hear(Number(text))
    else if (hint.startsWith('c ')) void this.#places.hear(text)
    else if (hint === 'r *') this.#checks.changed('all')
    else if (hint.startsWith('r ')) this.#checks.changed(text.split(',').map(Number))
    else if (hint.startsWith('w ') && !text.startsWith(this.instance)) {
      const { channel, payload } = JSON.parse(text.slice(text.indexOf(' ')))
      this.hub.whisper(channel, payload)
    }
  }

  /** Says who may listen to a channel such as `users/:id`. Without a rule a channel is closed to everyone. */
  override authorize<Params extends Record<string, string>>(
    pattern: string,
    callback: AccessCallback<Context, Params>
  ) {
    super.authorize(pattern, callback)
    this.#rules.push({ matches: matcher(pattern), callback })
  }

  /** Whether a rule lets this context listen to the channel. A rule that fails throws: that is no refusal. */
  async mayListen(context: Context, channel: string): Promise<boolean> {
    for (const { matches, callback } of this.#rules) {
      const params = matches(channel)
      if (params) return callback(context, params)
    }
    return false
  }

  /** The rights of these people may have changed: their streams lose the channels that they may no longer listen to. */
  recheck(users: number[], client?: Client): Promise<void> {
    return users.length === 0
      ? Promise.resolve()
      : this.#options.store.tell(`r ${users.length > 500 ? '*' : users.join(',')}`, client)
  }

  /**
   * Turns the response into a live stream, open until the client leaves or its session ends. A uid that was open
   * before, on whichever instance, has its channels again, as far as the person still may listen to them.
   */
  async open(stream: OpenStream<Context>): Promise<void> {
    const { uid, context, response, lastEventId } = stream
    const { store, refuse } = this.#options
    const owner = this.#options.owner(context)
    await this.start()
    // another process was ahead of this one
    if (lastEventId !== undefined && lastEventId > this.hub.position) await this.#feed.look()
    const { changes } = this.#checks
    const claim = await store.claim({
      uid,
      ...owner,
      instance: this.instance,
      most: MOST_PER_ACCOUNT,
    })
    if (typeof claim === 'string') throw refuse(claim)
    const { turn, known } = claim
    try {
      const kept = await this.#keep(stream, claim)
      const tooOld =
        !known &&
        lastEventId !== undefined &&
        // where nothing is stored any more, all up to here is gone
        lastEventId + 1 < ((await store.oldestPosition()) ?? this.hub.position + 1)
      // from here on nothing waits: what is in the hub has a connection
      if (response.destroyed || (this.hub.get(uid)?.turn ?? 0) > turn)
        throw new Error('The client left, or opened its stream once more')
      const listener = this.hub.admit(uid, owner)
      listener.turn = turn
      for (const { channel, position } of kept)
        this.hub.restore(listener, channel, position ?? this.hub.position)
      this.#write(stream, listener, { known, tooOld })
    } catch (error) {
      this.#places.left({ uid, turn })
      if (response.destroyed) return
      throw error
    }
    if (known) await this.#places.moved(uid)
    if (this.#checks.changes !== changes) this.#checks.changed([owner.userId])
    this.#say('connect', { uid, context })
  }

  /** The channels that the stream had and still may have. */
  async #keep({ uid, context }: OpenStream<Context>, { channels }: Claim) {
    const kept: Claim['channels'] = []
    const lost: string[] = []
    for (const one of channels)
      if (one.state !== 'leaving' && (await this.mayListen(context, one.channel))) kept.push(one)
      else lost.push(one.channel)
    if (lost.length > 0) await this.#options.store.forget(uid, lost)
    return kept
  }

  #write(
    { request, response, injectResponseHeaders, lastEventId }: OpenStream<Context>,
    listener: Listener,
    { known, tooOld }: { known: boolean; tooOld: boolean }
  ) {
    request.socket?.setKeepAlive(true, 30_000)
    request.socket?.setNoDelay(true)
    request.socket?.setTimeout(0)
    // what stays in memory with the stream are the headers that it is given, and no others
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    // the body ends with the connection: without the frame of a chunk an event is one write instead of four
    response.removeHeader('transfer-encoding')
    response.writeHead(200, {
      ...injectResponseHeaders,
      'connection': 'close',
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-cache, no-store, no-transform',
      // a proxy that gathers the response would keep events back
      'x-accel-buffering': 'no',
    })
    this.hub.open(listener, response, lastEventId, known)
    if (tooOld) this.hub.resync(listener)
  }

  /** Adds a channel to a stream of the same session. Returns false when no rule lets it. */
  override async subscribe(
    params: Parameters<Transmit<Context>['subscribe']>[0]
  ): Promise<boolean> {
    const { uid, channel, context, skipAuthorization } = params
    const { sessionId, userId } = this.#options.owner(context!)
    const { changes } = this.#checks
    if (!skipAuthorization && !(await this.mayListen(context!, channel))) return false
    await this.#places.join(uid, sessionId, channel)
    if (this.#checks.changes !== changes) this.#checks.changed([userId])
    this.#say('subscribe', { uid, channel, context })
    return true
  }

  /** Takes a channel from a stream of the same session. */
  override async unsubscribe(
    params: Parameters<Transmit<Context>['unsubscribe']>[0]
  ): Promise<boolean> {
    const { uid, channel, context } = params
    await this.#places.leave(uid, this.#options.owner(context!).sessionId, channel)
    this.#say('unsubscribe', { uid, channel, context })
    return true
  }

  /**
   * Stores an event for those who listen to the channel, with the transaction it is given or in one of its own; it is
   * sent on every instance once that is committed. Resolves when it is stored.
   */
  override broadcast(
    channel: string,
    payload: Broadcastable = null,
    client?: Client
  ): Promise<void> {
    return this.broadcastAll([{ channel, payload }], client)
  }

  /** The same, but for the streams with these uids. */
  override broadcastExcept(
    channel: string,
    payload: Broadcastable,
    uids: string | string[],
    client?: Client
  ): Promise<void> {
    return this.broadcastAll([{ channel, payload, except: [uids].flat() }], client)
  }

  /** Stores many events with one statement; see `broadcast`. */
  broadcastAll(events: LiveEvent[], client?: Client): Promise<void> {
    const { store } = this.#options
    const stored = store.append(events, client).then(() => {
      for (const { channel, payload } of events) this.#say('broadcast', { channel, payload })
    })
    // callers of Transmit need not wait for a broadcast; what nobody waits for is at least told
    stored.catch((error) => store.warn(error, 'a live event was not stored'))
    return stored
  }

  /** Sends events that this process stored with their positions and committed; who was not told reads them by itself. */
  sendStored(events: StoredEvent[]) {
    this.#feed.take(events)
    if (this.#lifecycle.listenerCount('broadcast') === 0) return
    for (const { channel, payload } of events)
      this.#say('broadcast', { channel, payload: JSON.parse(payload) })
  }

  /**
   * Sends what is not worth a row, such as that somebody types, to those who listen now on every instance; it may be
   * lost. At most 7,000 bytes.
   */
  async whisper(channel: string, payload: Broadcastable): Promise<void> {
    const text = JSON.stringify({ channel, payload })
    if (Buffer.byteLength(text) > MOST_WHISPERED)
      throw new RangeError(`A whisper has at most ${MOST_WHISPERED} bytes; broadcast this`)
    this.hub.whisper(channel, payload)
    await this.#options.store.tell(`w ${this.instance} ${text}`)
  }

  override on<T extends keyof TransmitLifecycleHooks<Context>>(
    event: T,
    callback: (payload: TransmitLifecycleHooks<Context>[T]) => void
  ) {
    this.#lifecycle.on(event, callback)
    return () => void this.#lifecycle.off(event, callback)
  }

  /** A listener that fails is told of, and disturbs no stream. */
  #say(event: keyof TransmitLifecycleHooks<Context>, payload: unknown) {
    try {
      this.#lifecycle.emit(event, payload)
    } catch (error) {
      this.#lifecycle.emit('error', error)
    }
  }

  /** The uids that listen to a channel in this process. */
  override getSubscribersFor(channel: string): string[] {
    return this.hub.listenersTo(channel).map(({ uid }) => uid)
  }

  /** Ends the streams of sessions that are over. */
  endSessions(ids: Iterable<number>) {
    this.hub.endSessions(ids)
  }

  override async shutdown(): Promise<void> {
    await this.close()
    await super.shutdown()
  }

  /** Ends every stream and the reading; clients come back to an instance that lives. */
  async close(): Promise<void> {
    if (!this.#started) return
    this.#started = undefined
    this.#stops.splice(0).forEach((stop) => stop())
    this.#checks.stop()
    this.#feed.stop()
    this.hub.closeAll()
    await this.#places.stop()
  }

  /** The package's routes have no guard of ours. */
  registerRoutes(): never {
    throw new Error('The routes of the live stream stand with their guard where all routes do')
  }

  override createStream(): never {
    throw new Error('A live stream is opened with open(): it waits for the stored events')
  }
}

/** What a channel says where the pattern has `:name`; undefined when it is another channel. */
function matcher(pattern: string) {
  const parts = pattern.split('/')
  return (channel: string) => {
    const given = channel.split('/')
    if (given.length !== parts.length) return undefined
    const params: Record<string, string> = {}
    for (const [index, part] of parts.entries())
      if (part.startsWith(':') && given[index]) params[part.slice(1)] = given[index]
      else if (part !== given[index]) return undefined
    return params
  }
}
