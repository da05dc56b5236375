import { TYPING_SECONDS } from '#api/chat/chat_facts'
import { api, ApiError } from '../../../app/api'
import type { Message } from '../chat_data'
import { forgetOutgoing, keepOutgoing, keptOutgoing, type Outgoing } from './outgoing'

const PAGE = 50
// more than this in the page make typing slow; what is far from the reader is read again when they return
const MOST = 400
// a lost connection, a server that restarts, too many at once: the same message passes later
const PASSING = [0, 429, 502, 503, 504]
const AGAIN_MS = 1_000
const AGAIN_MOST_MS = 30_000
// a line that breaks every few seconds holds for some: who pauses for longer than that misses them
const LINE_AGAIN_MOST_MS = 3_000
/** A network that is gone answers nothing at all. */
export const SEND_MS = 20_000
/** A call that broke off may pass when it is made again. */
export const isPassing = (error: unknown) =>
  error instanceof ApiError && PASSING.includes(error.status)
/** In the place of a message: the end of the conversation. */
export const END = 'end'

type Stretch = { data: Message[]; pagination: { after: string | null } }

/** One conversation's messages around the reader, without end in both directions, and what is on its way. */
export class History {
  messages: Message[] = []
  outgoing: Outgoing[] = []
  /** Where older and newer ones continue; null at the end. */
  before: string | null = null
  after: string | null = null
  state: 'loading' | 'ready' | 'failed' = 'loading'
  failure: ApiError | null = null
  loading: 'before' | 'after' | null = null
  /** Who types, by id. */
  typing: string[] = []
  /** The message to bring into view, or the end. */
  target: string | null = null
  /** The reader has the last message in view. */
  atEnd = false
  /** What is on its way waits for the connection. */
  waits = false
  version = 0
  #listeners = new Set<() => void>()
  #typists = new Map<string, ReturnType<typeof setTimeout>>()
  #sending = false
  #tries = 0
  #again: ReturnType<typeof setTimeout> | undefined
  #asked = 0
  #opening = false
  // what came while another place was being opened
  #late: Message[] = []

  constructor(
    readonly id: string,
    readonly me: string
  ) {
    this.outgoing = keptOutgoing(me, id)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #changed() {
    this.version++
    this.#listeners.forEach((listener) => listener())
  }

  #read(query: { before?: string; after?: string; around?: string }) {
    return api.get('/message/get-messages/:id', {
      params: { id: this.id },
      query: { limit: PAGE, ...query },
      notice: 'none',
    })
  }

  /** Shows the end of the conversation, or the place of a message. */
  async open(around?: string) {
    const asked = ++this.#asked
    this.#opening = true
    this.state = this.messages.length > 0 && !around ? 'ready' : 'loading'
    this.#changed()
    try {
      const { data, pagination } = await this.#read(around ? { around } : {})
      if (asked !== this.#asked) return
      this.messages = data
      this.before = pagination.before
      this.after = pagination.after
      this.target = around ?? END
      this.state = 'ready'
      this.failure = null
      if (!this.after) this.#late.forEach((message) => this.#put(message))
    } catch (error) {
      if (asked !== this.#asked) return
      this.state = 'failed'
      this.failure = error as ApiError
    }
    this.#opening = false
    this.#late = []
    this.#changed()
  }

  /** Shows a message, where it is known already or with what surrounds it. */
  async jumpTo(id: string) {
    if (!this.messages.some(({ _id }) => _id === id)) return this.open(id)
    this.target = id
    this.#changed()
  }

  reached() {
    this.target = null
  }

  look(atEnd: boolean) {
    if (atEnd === this.atEnd) return
    this.atEnd = atEnd
    this.#changed()
  }

  async more(side: 'before' | 'after') {
    const edge = this[side]
    if (!edge || this.loading || this.#opening || this.state !== 'ready') return
    const asked = this.#asked
    this.loading = side
    this.#changed()
    try {
      const { data, pagination } = await this.#read({ [side]: edge })
      if (asked !== this.#asked) return
      if (side === 'before') {
        this.messages = [...data, ...this.messages]
        this.before = pagination.before
        if (this.messages.length > MOST) {
          this.messages = this.messages.slice(0, MOST)
          this.after = this.messages.at(-1)!._id
        }
      } else {
        this.messages = [...this.messages, ...data]
        this.after = pagination.after
        if (this.messages.length > MOST) {
          this.messages = this.messages.slice(-MOST)
          this.before = this.messages[0]._id
        }
      }
    } catch {
      // the reader scrolls again, or the stream comes back
    } finally {
      this.loading = null
      this.#changed()
    }
  }

  /** After a break: reads anew all that is held, as any of it may have changed, and what came meanwhile. */
  async catchUp() {
    if (this.state !== 'ready') return this.open()
    const asked = this.#asked
    const [from, last] = [
      Number(this.messages[0]?._id ?? 1),
      Number(this.messages.at(-1)?._id ?? 0),
    ]
    try {
      const fresh: Message[] = []
      let next: string | null = String(from - 1)
      do {
        const { data, pagination }: Stretch = await this.#read({ after: next })
        if (asked !== this.#asked) return
        fresh.push(...data)
        next = pagination.after
      } while (next && Number(next) <= last)
      this.#renew(fresh, from, next)
    } catch (error) {
      this.#lose(error)
    }
    void this.#work()
  }

  /** Puts what was read of a stretch in the place of what was held of it, and keeps what came by the stream since. */
  #renew(fresh: Message[], from: number, after: string | null) {
    const until = Number(fresh.at(-1)?._id ?? 0)
    const older = this.messages.filter(({ _id }) => Number(_id) < from)
    const newer = after ? [] : this.messages.filter(({ _id }) => Number(_id) > until)
    this.messages = [...older, ...fresh, ...newer]
    this.after = after
    for (const { sender, client_id } of fresh)
      if (sender?._id === this.me && client_id) this.#sent(client_id)
    this.#changed()
  }

  /** Nothing of it is shown any more to a person who lost the right. */
  #lose(error: unknown) {
    if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) return
    this.messages = []
    this.state = 'failed'
    this.failure = error
    this.#changed()
  }

  hear(event: any) {
    if (event.type === 'typing') this.#hearTyping(event)
    else if (event.type === 'message') this.receive(event.message)
    else if (event.type === 'edited' || event.type === 'deleted') this.#replace(event.message)
    else if (event.type === 'seen')
      this.messages = this.messages.map((message) =>
        Number(message._id) <= Number(event.messageId) &&
        message.sender?._id !== event.userId &&
        !message.seenBy.includes(event.userId)
          ? { ...message, seenBy: [...message.seenBy, event.userId] }
          : message
      )
    this.#changed()
  }

  #hearTyping({ userId, typing }: { userId: string; typing: boolean }) {
    if (userId === this.me) return
    clearTimeout(this.#typists.get(userId))
    const stop = () => {
      this.#typists.delete(userId)
      this.typing = this.typing.filter((id) => id !== userId)
      this.#changed()
    }
    if (!typing) return stop()
    this.#typists.set(userId, setTimeout(stop, TYPING_SECONDS * 1_000))
    if (!this.typing.includes(userId)) this.typing = [...this.typing, userId]
  }

  /** A message of the stream, or the answer to one's own; the first of the two shows it, the second changes nothing. */
  receive(message: Message) {
    if (message.sender) this.#hearTyping({ userId: message.sender._id, typing: false })
    if (this.#opening) this.#late.push(message)
    // a reader in the past finds it when they come to the end
    if (!this.after) this.#put(message)
    this.#changed()
    // links to files are made for each reader
    if (message.attachments.some((file) => !('url' in file))) void this.refresh(message._id)
  }

  #put(message: Message) {
    if (message.sender?._id === this.me && message.client_id) this.#sent(message.client_id)
    if (this.messages.some(({ _id }) => _id === message._id)) return this.#replace(message)
    const at = this.messages.findLastIndex(({ _id }) => Number(_id) < Number(message._id))
    this.messages = this.messages.toSpliced(at + 1, 0, message)
  }

  #sent(clientId: string) {
    forgetOutgoing(this.me, this.id, clientId)
    this.outgoing = this.outgoing.filter(({ client_id: id }) => id !== clientId)
  }

  #replace(message: Message) {
    this.messages = this.messages.map((known) =>
      known._id === message._id
        ? {
            ...known,
            ...message,
            attachments: message.attachments.map(
              (file) => known.attachments.find(({ _id }) => _id === file._id) ?? file
            ),
          }
        : known
    )
  }

  /** Reads one message anew, with links that work. */
  async refresh(id: string) {
    const { data } = await this.#read({ around: id })
    const fresh = data.find(({ _id }: Message) => _id === id)
    if (!fresh) return
    this.messages = this.messages.map((known) => (known._id === id ? fresh : known))
    this.#changed()
  }

  /** Shows a message at once and sends it; the one before goes first. */
  send(text: string, attachments: Message['attachments'], replyTo: Message | null) {
    const one = {
      client_id: crypto.randomUUID(),
      text,
      attachments,
      replyTo,
      failed: null,
      createdAt: new Date().toISOString(),
    }
    keepOutgoing(this.me, this.id, one)
    this.outgoing = [...this.outgoing, one]
    // what one writes is at the end
    if (this.after) void this.open()
    else this.target = END
    this.#changed()
    void this.#work()
  }

  retry(clientId: string) {
    this.#mark(clientId, null)
    void this.#work()
  }

  drop(clientId: string) {
    this.#sent(clientId)
    this.#changed()
  }

  #mark(clientId: string, failed: string | null) {
    this.outgoing = this.outgoing.map((one) =>
      one.client_id === clientId ? { ...one, failed } : one
    )
    this.#changed()
  }

  async #work() {
    if (this.#sending) return
    this.#sending = true
    clearTimeout(this.#again)
    try {
      for (let next; (next = this.outgoing.find(({ failed }) => !failed));) {
        try {
          this.receive(await this.#post(next))
          this.drop(next.client_id)
          this.#tries = 0
          this.waits = false
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          if (isPassing(error)) return this.#later(error)
          this.#mark(next.client_id, error.message)
        }
      }
    } finally {
      this.#sending = false
    }
  }

  async #post({ client_id, text, attachments, replyTo }: Outgoing): Promise<Message> {
    const { data } = await api.post('/message/send-message', {
      body: {
        conversation_id: this.id,
        text: text || undefined,
        client_id,
        attachments: attachments.length ? attachments.map(({ _id }) => _id) : undefined,
        reply_to: replyTo?._id,
      },
      notice: 'none',
      signal: AbortSignal.timeout(SEND_MS),
    })
    return data
  }

  /** Tries again in a while, the longer the more often it failed; sooner when the connection says that it is back. */
  #later({ status }: ApiError) {
    const longest = status === 0 ? LINE_AGAIN_MOST_MS : AGAIN_MOST_MS
    const most = Math.min(AGAIN_MS * 2 ** this.#tries++, longest)
    this.#again = setTimeout(() => void this.#work(), most * (0.5 + Math.random() / 2))
    this.waits = true
    this.#changed()
  }

  /** The connection is back: what waits is sent now, under the same ids. */
  resume() {
    this.#tries = 0
    void this.#work()
  }
}
