import type { ServerResponse } from 'node:http'

/** A client that does not read loses its connection at this many waiting bytes; it comes back and catches up. */
const SLOW_CLIENT_BYTES = 256 * 1024

const MOST_HELD = 5_000
const END_MS = 2_000

/** Who a stream belongs to: a sign-in, and the person behind it. */
export type Owner = { sessionId: number; userId: number }

/** An event as it is sent; what many hear is encoded once. */
export type Frame = string | Buffer

/** One connected client of the live stream, known by its uid. */
export class Listener {
  /** Channels, each with the position at which the client joined it: what came before is not for it. */
  readonly channels = new Map<string, number>()
  readonly sessionId: number
  readonly userId: number
  /** How often this stream was opened; the latest opening counts. */
  turn = 0
  openedAt = 0
  /** The client's last position, when it came back and nobody knew its channels. */
  since?: number
  /** Channels whose missed events are to be read first; what arrives meanwhile is held. */
  missed?: Set<string>
  /** How far this connection was given a channel's missed events; the next one may have to begin earlier. */
  #caught?: Map<string, number>
  #held: [position: number, channel: string, frame: Frame][] = []
  #response?: ServerResponse
  #gone: (listener: Listener) => void

  constructor(
    readonly uid: string,
    { sessionId, userId }: Owner,
    gone: (listener: Listener) => void
  ) {
    this.sessionId = sessionId
    this.userId = userId
    this.#gone = gone
  }

  get response() {
    return this.#response
  }

  /** Takes a new connection in place of an older one, whose end changes nothing any more. */
  connect(response: ServerResponse) {
    const older = this.#response
    this.#response = response
    this.#held = []
    this.missed = undefined
    this.#caught = undefined
    this.openedAt = Date.now()
    older?.destroy()
    response.on('close', () => {
      if (this.#response !== response) return
      this.#response = undefined
      this.missed = undefined
      this.#held = []
      this.#gone(this)
    })
  }

  /** A live event; each is written once, and in the order of positions. */
  receive(position: number, channel: string, frame: Frame) {
    if (!this.#response) return
    if (this.missed) {
      this.#held.push([position, channel, frame])
      if (this.#held.length > MOST_HELD) this.disconnect()
    } else if (this.#isNew(position, channel)) {
      this.write(frame)
    }
  }

  /** The channel's missed events up to this position were written. */
  caughtUp(channel: string, position: number) {
    this.#caught ??= new Map()
    this.#caught.set(channel, position)
    this.missed!.delete(channel)
  }

  #isNew(position: number, channel: string) {
    const joined = this.channels.get(channel)
    return joined !== undefined && position > joined && position > (this.#caught?.get(channel) ?? 0)
  }

  /**
   * Sends what follows the head of the response. Bytes, which many hear, go to the socket itself, as the body is not in
   * chunks: what the response takes leaves with the rest of its turn, after the last of the many was served.
   */
  write(frame: Frame) {
    const response = this.#response
    if (!response) return
    const to = typeof frame === 'string' ? response : (response.socket ?? response)
    to.write(frame)
    if (response.writableLength > SLOW_CLIENT_BYTES) this.disconnect()
  }

  /** What was held while missed events were read, less what was among them. */
  release() {
    const held = this.#held
    this.#held = []
    this.missed = undefined
    for (const [position, channel, frame] of held)
      if (this.#isNew(position, channel)) this.write(frame)
  }

  /** Ends the connection at once; the client may come back. */
  disconnect() {
    this.#response?.destroy()
  }

  /** Ends the connection after what was written; a client that does not read that is not waited for. */
  end() {
    const response = this.#response
    response?.end()
    setTimeout(() => response?.destroy(), END_MS).unref()
  }
}
