/** Keeps what was answered until the server has it. Without React, so that it is tested alone. */

/** What is to be sent of one question; `revision` rises with each change of its answer. */
export type Kept = { answer?: string | string[] | null; flag?: boolean; revision?: number }
type Saved = { secondsLeft: number }

/** What a send came to: `kept` was taken; `later` may work when asked again; `over` and `refused` never will. */
export type Sent =
  ({ is: 'kept' } & Saved) | { is: 'later' } | { is: 'over' } | { is: 'refused'; message: string }

type Options = {
  send: (questionId: string, kept: Kept) => Promise<Sent>
  /** Text of the last visit, and where the text of this one goes. */
  load: () => string | null
  store: (text: string | null) => void
  onChange?: () => void
  onSaved?: (saved: Saved) => void
  onOver?: () => void
  wait?: (work: () => void, ms: number) => () => void
}

const FIRST_MS = 1_000
const LONGEST_MS = 15_000

/**
 * Answers on their way to the server, at most one under way, the latest of each question. They outlive a reload and
 * a lost connection, and are tried again each time later, up to every 15 seconds, and at once when `retry` is called.
 */
export class AnswerQueue {
  #waiting: Map<string, Kept>
  /** All that was changed here, also what the server has by now. */
  #changed: Map<string, Kept>
  #sending?: string
  #pause = FIRST_MS
  #stopWaiting?: () => void
  #ended = false
  /** Why the server did not take an answer, by question. */
  readonly refused = new Map<string, string>()

  constructor(private options: Options) {
    this.#waiting = new Map(stored(options.load()))
    this.#changed = new Map(this.#waiting)
    if (this.#waiting.size > 0) void this.#flush()
  }

  /** How many questions have something that the server has not. */
  get waiting() {
    return this.#waiting.size
  }

  /** Whether the last try failed and the next one is waited for. */
  get isHeldUp() {
    return this.#stopWaiting !== undefined
  }

  /** What was changed here of a question: newer than what was read before. */
  of(questionId: string): Kept | undefined {
    return this.#changed.get(questionId)
  }

  /** Keeps a change on the device at once, and sends it. */
  put(questionId: string, change: Kept) {
    if (this.#ended) return
    this.refused.delete(questionId)
    this.#waiting.set(questionId, { ...this.#waiting.get(questionId), ...change })
    this.#changed.set(questionId, { ...this.#changed.get(questionId), ...change })
    this.#keep()
    void this.#flush()
  }

  /** Tries now, as when the connection is back. */
  retry() {
    this.#stopWaiting?.()
    this.#stopWaiting = undefined
    this.#pause = FIRST_MS
    void this.#flush()
  }

  /** Resolves once all was sent, or once a try failed. */
  async settled(): Promise<boolean> {
    this.retry()
    while (this.#sending !== undefined) await new Promise((done) => setTimeout(done, 20))
    return this.#waiting.size === 0
  }

  /** Ends the waiting; what is kept stays on the device. */
  stop() {
    this.#ended = true
    this.#stopWaiting?.()
  }

  /** Drops what is kept, as nothing of it counts any more. */
  forget() {
    this.#waiting.clear()
    this.#keep()
  }

  #keep() {
    this.options.store(this.#waiting.size > 0 ? JSON.stringify([...this.#waiting]) : null)
    this.options.onChange?.()
  }

  async #flush() {
    if (this.#sending !== undefined || this.#stopWaiting || this.#ended) return
    for (let next; (next = this.#waiting.entries().next().value) && !this.#ended;) {
      const [questionId, kept] = next
      this.#sending = questionId
      const sent = await this.options.send(questionId, kept)
      this.#sending = undefined
      if (sent.is === 'later') {
        this.#later()
        break
      }
      // what was changed while it was under way goes after it
      if (this.#waiting.get(questionId) === kept) this.#waiting.delete(questionId)
      if (sent.is === 'refused') this.refused.set(questionId, sent.message)
      if (sent.is === 'over') {
        this.#ended = true
        this.#waiting.clear()
      }
      this.#pause = FIRST_MS
      this.#keep()
      if (sent.is === 'kept') this.options.onSaved?.(sent)
      if (sent.is === 'over') this.options.onOver?.()
    }
    this.options.onChange?.()
  }

  #later() {
    const { wait = later } = this.options
    const pause = this.#pause
    this.#pause = Math.min(LONGEST_MS, pause * 2)
    this.#stopWaiting = wait(() => {
      this.#stopWaiting = undefined
      void this.#flush()
    }, pause)
  }
}

function later(work: () => void, ms: number) {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function stored(text: string | null): [string, Kept][] {
  try {
    const rows: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(rows) ? rows.filter((row) => Array.isArray(row) && row.length === 2) : []
  } catch {
    return []
  }
}
