import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transmit, type TransmitLifecycleHooks } from '@boringnode/transmit'
import type { AccessCallback, Broadcastable, TransmitConfig } from '@boringnode/transmit/types'
import { EventFeed, type EventStore } from '#api/engines/live_stream/event_feed'
import { StreamHub, type Refuse } from '#api/engines/live_stream/stream_hub'

export type LiveEvent = {
  channel: string
  payload: Broadcastable
  /** Streams that do not get it, by uid. */
  except?: string[]
}

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
  store: EventStore & { append(events: LiveEvent[], client?: Client): Promise<void> }
  /** The sign-in that a stream is opened by. */
  sessionOf(context: Context): number
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
  #feed: EventFeed
  #options: LiveOptions<Context, Client>
  #rules: Rule<Context>[] = []
  #lifecycle = new EventEmitter()

  constructor(config: TransmitConfig, options: LiveOptions<Context, Client>) {
    super({ ...config, pingInterval: false, transport: null })
    this.#options = options
    this.hub = new StreamHub({
      read: (channels, after, limit) => options.store.after(after, limit, channels),
      refuse: options.refuse,
    })
    this.#feed = new EventFeed(this.hub, options.store)
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

  /** Turns the response into a live stream, open until the client leaves or its session ends. */
  async open(stream: OpenStream<Context>): Promise<void> {
    const { uid, context, request, response, lastEventId } = stream
    await this.#feed.start()
    // another process was ahead of this one
    if (lastEventId !== undefined && lastEventId > this.hub.position) await this.#feed.look()
    if (response.destroyed) return
    const listener = this.hub.admit(uid, this.#options.sessionOf(context))
    request.socket?.setKeepAlive(true, 30_000)
    request.socket?.setNoDelay(true)
    request.socket?.setTimeout(0)
    response.writeHead(200, {
      ...stream.injectResponseHeaders,
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-cache, no-store, no-transform',
      // a proxy that gathers the response would keep events back
      'x-accel-buffering': 'no',
    })
    this.hub.open(listener, response, lastEventId)
    this.#lifecycle.emit('connect', { uid, context })
    response.on('close', () => this.#lifecycle.emit('disconnect', { uid }))
  }

  /** Adds a channel to a stream of the same session. Returns false when no rule lets it. */
  override async subscribe(
    params: Parameters<Transmit<Context>['subscribe']>[0]
  ): Promise<boolean> {
    const { uid, channel, context, skipAuthorization } = params
    const listener = this.hub.find(uid, this.#options.sessionOf(context!))
    if (!skipAuthorization && !(await this.mayListen(context!, channel))) return false
    this.hub.subscribe(listener, channel)
    this.#lifecycle.emit('subscribe', { uid, channel, context })
    return true
  }

  /** Takes a channel from a stream of the same session. */
  override async unsubscribe(
    params: Parameters<Transmit<Context>['unsubscribe']>[0]
  ): Promise<boolean> {
    const { uid, channel, context } = params
    this.hub.unsubscribe(this.hub.find(uid, this.#options.sessionOf(context!)), channel)
    this.#lifecycle.emit('unsubscribe', { uid, channel, context })
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
      for (const { channel, payload } of events)
        this.#lifecycle.emit('broadcast', { channel, payload })
    })
    // callers of Transmit need not wait for a broadcast; what nobody waits for is at least told
    stored.catch((error) => store.warn(error, 'a live event was not stored'))
    return stored
  }

  /**
   * Sends what is of no use a moment later, such as that somebody types, to those who listen to this process now:
   * it is not stored, not replayed, and other instances do not hear it.
   */
  whisper(channel: string, payload: Broadcastable) {
    this.hub.whisper(channel, JSON.stringify(payload))
  }

  override on<T extends keyof TransmitLifecycleHooks<Context>>(
    event: T,
    callback: (payload: TransmitLifecycleHooks<Context>[T]) => void
  ) {
    this.#lifecycle.on(event, callback)
    return () => void this.#lifecycle.off(event, callback)
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
    this.close()
    await super.shutdown()
  }

  /** Ends every stream and the reading; clients come back to a process that lives. */
  close() {
    this.#feed.stop()
    this.hub.closeAll()
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
