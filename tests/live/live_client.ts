import { randomUUID } from 'node:crypto'

type Event = { id?: string; channel: string; payload: any }

/** A client of the live stream as a test wants it: over real HTTP, with every event kept in order. */
export class LiveClient {
  readonly events: Event[] = []
  status = 0
  lastId?: string
  closed = false
  #abort = new AbortController()
  #waiting = new Set<() => void>()
  #paused?: Promise<void>

  constructor(
    readonly token: string,
    readonly uid: string = randomUUID(),
    readonly base = LiveClient.base
  ) {}

  static get base() {
    return `http://${process.env.HOST}:${process.env.PORT}`
  }

  /** Opens the stream; resolves when the server has answered. */
  async open({ lastEventId }: { lastEventId?: string } = {}) {
    this.closed = false
    this.#abort = new AbortController()
    const response = await fetch(`${this.base}/__transmit/events?uid=${this.uid}`, {
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
      },
      signal: this.#abort.signal,
    })
    this.status = response.status
    if (response.ok) this.#listen(response)
    else await response.text()
    return this
  }

  async #listen(response: Response) {
    let rest = ''
    try {
      for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
        await this.#paused
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop()!
        blocks.forEach((block) => this.#take(block))
      }
    } catch {}
    this.closed = true
    this.#tell()
  }

  #take(block: string) {
    const field = (name: string) =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2)
    const id = field('id')
    if (id) this.lastId = id
    const data = field('data')
    if (data) this.events.push({ id, ...JSON.parse(data) })
    this.#tell()
  }

  #tell() {
    this.#waiting.forEach((look) => look())
  }

  /** Reads nothing more until the returned function is called. */
  pause() {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#paused = promise
    return () => {
      this.#paused = undefined
      resolve()
    }
  }

  /** Breaks the connection, as a lost network does. */
  close() {
    this.#abort.abort()
  }

  async post(path: 'subscribe' | 'unsubscribe', channel: string) {
    const response = await fetch(`${this.base}/__transmit/${path}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ uid: this.uid, channel }),
    })
    await response.text()
    return response.status
  }

  subscribe(channel: string) {
    return this.post('subscribe', channel)
  }

  /** Waits until it is so, for ten seconds at most. */
  async until(what: (client: LiveClient) => boolean, milliseconds = 10_000) {
    const end = Date.now() + milliseconds
    while (!what(this)) {
      if (Date.now() > end)
        throw new Error(
          `Still not so after ${milliseconds} ms; got ${JSON.stringify(this.events).slice(-2_000)}`
        )
      await new Promise<void>((resolve) => {
        const done = () => {
          this.#waiting.delete(done)
          resolve()
        }
        this.#waiting.add(done)
        setTimeout(done, 50)
      })
    }
    return this
  }
}

/** As much of a browser's EventSource as the client of Transmit uses, without its reconnects. */
export class TestEventSource extends EventTarget {
  #client: LiveClient
  #over = false

  constructor(url: URL | string, token: string) {
    super()
    const { searchParams, origin } = new URL(url)
    this.#client = new LiveClient(token, searchParams.get('uid')!, origin)
    void this.#listen(searchParams.get('lastEventId') ?? undefined)
  }

  async #listen(lastEventId?: string) {
    const client = this.#client
    await client.open({ lastEventId }).catch(() => {})
    if (client.status === 200) this.dispatchEvent(new Event('open'))
    else client.closed = true
    for (let seen = 0; ;) {
      for (; seen < client.events.length; seen++) {
        const { id, channel, payload } = client.events[seen]
        this.dispatchEvent(
          new MessageEvent('message', {
            data: JSON.stringify({ channel, payload }),
            lastEventId: id ?? client.lastId,
          })
        )
      }
      if (client.closed) break
      await client
        .until(({ events, closed }) => closed || events.length > seen, 60_000)
        .catch(() => {})
    }
    if (!this.#over) this.dispatchEvent(new Event('error'))
  }

  close() {
    this.#over = true
    this.#client.close()
  }
}
