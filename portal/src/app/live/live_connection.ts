export type Heard = {
  event(channel: string, payload: unknown): void
  /** What happened on these channels until now may be in no event: read it anew. */
  resume(channels: string[]): void
}

const RESYNC = '$$transmit/resync'
const ENDED = '$$transmit/ended'
const LONGEST_PAUSE_MS = 30_000
const UNWANTED_MS = 3_000

/**
 * One connection to the live stream, for as many channels as are wanted. A browser gives up for good when a reconnect
 * is answered by 4xx or 5xx, as a proxy does while the server restarts; so any break ends the stream, and a new one
 * with the same uid and the last id begins at a jittered distance, without end. The server then sends what was missed.
 */
export class LiveConnection {
  #uid = crypto.randomUUID()
  #lastId?: string
  #wanted = new Set<string>()
  /** Channels that were joined once: what they miss during a break is sent by the server. */
  #joined = new Set<string>()
  #stream?: { join(channel: string): void; leave(channel: string): void; close(): void }
  #opening = false
  #again?: ReturnType<typeof setTimeout>
  #tries = 0
  #token: string
  #heard: Heard

  constructor(token: string, heard: Heard) {
    this.#token = token
    this.#heard = heard
  }

  /** Wants a channel. Returns whether it is heard already, so that nothing will say when it begins. */
  join(channel: string): boolean {
    if (this.#wanted.has(channel)) return this.#joined.has(channel)
    this.#wanted.add(channel)
    if (this.#stream) this.#stream.join(channel)
    else if (!this.#again) void this.#open()
    return false
  }

  leave(channel: string) {
    this.#wanted.delete(channel)
    this.#joined.delete(channel)
    this.#stream?.leave(channel)
    // the next page may want it again at once
    setTimeout(() => this.#wanted.size === 0 && this.close(), UNWANTED_MS)
  }

  close() {
    clearTimeout(this.#again)
    this.#again = undefined
    this.#wanted.clear()
    this.#joined.clear()
    this.#stream?.close()
    this.#stream = undefined
  }

  #later() {
    this.#stream?.close()
    this.#stream = undefined
    clearTimeout(this.#again)
    this.#again = setTimeout(
      () => {
        this.#again = undefined
        if (this.#wanted.size > 0) void this.#open()
      },
      Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** this.#tries++) * (0.5 + Math.random())
    )
  }

  async #open() {
    if (this.#opening) return
    this.#opening = true
    try {
      await this.#connect()
    } catch {
      this.#later()
    } finally {
      this.#opening = false
    }
  }

  async #connect() {
    const { Transmit } = await import('@adonisjs/transmit-client')
    if (this.#wanted.size === 0) return
    const authorize = (request: Request) =>
      void request.headers.set('authorization', `Bearer ${this.#token}`)
    let live = false
    let over = false
    let refusal = 0
    const transmit = new Transmit({
      baseUrl: location.origin,
      maxReconnectAttempts: 0,
      uidGenerator: () => this.#uid,
      eventSourceFactory: (url, options) => this.#source(url, options),
      beforeSubscribe: authorize,
      beforeUnsubscribe: authorize,
      onSubscribeFailed: ({ status }) => void (refusal = status),
    })
    const restart = () => {
      if (!over) this.#later()
    }
    const listening = new Set<string>()
    const listen = (channel: string) => {
      if (listening.has(channel)) return
      listening.add(channel)
      transmit
        .subscription(channel)
        .onMessage((payload) => this.#wanted.has(channel) && this.#heard.event(channel, payload))
    }
    // one after the other: the package does not say which channel was refused, nor wait for a call that undoes another
    let queue = Promise.resolve()
    const create = (channel: string) => {
      queue = queue.then(async () => {
        if (over || !this.#wanted.has(channel)) return
        listen(channel)
        const subscription = transmit.subscription(channel)
        refusal = 0
        await subscription.create()
        if (over) return
        if (subscription.isCreated) {
          this.#tries = 0
          if (!this.#joined.has(channel)) this.#heard.resume([channel])
          this.#joined.add(channel)
        } else if (refusal === 403) {
          this.#lost(channel)
        } else if (refusal === 401) {
          this.close()
        } else {
          restart()
        }
      })
    }
    const remove = (channel: string) => {
      queue = queue.then(async () => {
        if (over || this.#wanted.has(channel)) return
        const subscription = transmit.subscription(channel)
        await subscription.delete()
        if (subscription.isDeleted) listening.delete(channel)
      })
    }
    this.#stream = {
      join: (channel) => {
        listen(channel)
        // the package polls without end for a stream that never opens
        if (live) create(channel)
      },
      leave: remove,
      close: () => {
        over = true
        transmit.close()
      },
    }
    this.#wanted.forEach(listen)
    transmit.subscription(RESYNC).onMessage(() => this.#heard.resume([...this.#wanted]))
    transmit.subscription(ENDED).onMessage(({ channel }: { channel: string | null }) => {
      if (channel !== null) return this.#lost(channel)
      // signed out: the next read says so
      const all = [...this.#wanted]
      this.close()
      this.#heard.resume(all)
    })
    transmit.on('connected', () => {
      live = true
      // a break before the first event leaves no id to come back with
      if (this.#lastId === undefined) this.#joined.clear()
      this.#wanted.forEach(create)
    })
    transmit.on('disconnected', restart)
  }

  /** The right to a channel is gone; its page finds out by reading anew. */
  #lost(channel: string) {
    this.#wanted.delete(channel)
    this.#joined.delete(channel)
    this.#heard.resume([channel])
  }

  #source(url: string | URL, options: EventSourceInit) {
    const place = new URL(url)
    if (this.#lastId !== undefined) place.searchParams.set('lastEventId', this.#lastId)
    const source = new EventSource(place, options)
    source.addEventListener('message', ({ lastEventId }) => {
      if (lastEventId) this.#lastId = lastEventId
    })
    return source
  }
}
