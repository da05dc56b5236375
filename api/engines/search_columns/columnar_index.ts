import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PartAnswer } from '#api/engines/search_columns/join_answers'
import type { Source } from '#api/engines/search_columns/read_documents'
import type { Message, Question } from '#api/engines/search_columns/worker'
import type {
  SearchAnswer,
  SearchIndex,
  SearchQuery,
} from '#api/engines/search_columns/search_query'

/** Told with what is known, as a logger takes it. */
type Say = (known: Record<string, unknown>, message: string) => void
export type ColumnarOptions = {
  /** How the thread connects, as pg takes it; asked at each start. */
  connection: () => Record<string, unknown>
  source: Source
  /** The file in which the columns are kept for the next start; asked at each. None where it is undefined. */
  snapshot?: () => string | undefined
  log: { info: Say; warn: Say; error: Say }
}

type Waiting = {
  resolve: (answer: SearchAnswer | PartAnswer) => void
  reject: (error: Error) => void
}

const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000
/** A thread that answers nothing for so long hangs. */
const PATIENCE = 10_000

/** The index of typed arrays in a worker thread. It is `ready` while it is complete and follows the changes. */
export class ColumnarIndex implements SearchIndex {
  #options: ColumnarOptions
  ready = false
  size = 0
  #followed: number | undefined
  protected worker: Worker | undefined
  #waiting = new Map<number, Waiting>()
  #number = 0
  #pause = FIRST_PAUSE
  #heard = 0
  #watch: NodeJS.Timeout | undefined
  #again: NodeJS.Timeout | undefined

  constructor(options: ColumnarOptions) {
    this.#options = options
  }

  get isStarted() {
    return this.worker !== undefined || this.#again !== undefined
  }

  /** Seconds since it last had all that was committed, give or take two; undefined where it was never complete. */
  get age() {
    return this.#followed === undefined ? undefined : (performance.now() - this.#followed) / 1000
  }

  start() {
    if (this.isStarted) return
    // no loaders: Node runs this file as it is, compiled or not, in a few megabytes
    const file = `./worker${extname(import.meta.url)}`
    const worker = new Worker(new URL(file, import.meta.url), {
      execArgv: [],
      workerData: {
        connection: this.#options.connection(),
        source: this.#options.source,
        snapshot: this.#options.snapshot?.(),
      },
      name: 'search',
    })
    this.worker = worker
    worker.unref()
    worker.on('message', (message: Message) => this.#hear(message))
    worker.on('error', (error) =>
      this.#options.log.error({ err: error }, 'the search index failed')
    )
    worker.on('exit', () => this.worker === worker && this.#lost())
  }

  async stop() {
    clearTimeout(this.#again)
    clearInterval(this.#watch)
    this.#again = this.#watch = undefined
    const worker = this.worker
    this.worker = undefined
    this.#followed = undefined
    this.#abandon()
    await worker?.terminate()
  }

  search(query: SearchQuery) {
    return this.#ask(query, false) as Promise<SearchAnswer>
  }

  /** What its profiles give where others are in another thread. */
  part(query: SearchQuery) {
    return this.#ask(query, true) as Promise<PartAnswer>
  }

  #ask(query: SearchQuery, isPart: boolean): Promise<SearchAnswer | PartAnswer> {
    return new Promise((resolve, reject) => {
      if (!this.worker) return reject(new Error('The search index does not run'))
      const number = ++this.#number
      if (this.#waiting.size === 0) this.#heard = Date.now()
      this.#waiting.set(number, { resolve, reject })
      this.#watch ??= setInterval(() => this.#look(), PATIENCE / 4).unref()
      this.worker.postMessage({ number, query, isPart } satisfies Question)
    })
  }

  /** A busy thread is waited for, as SQL would only take more from it; one that says nothing any more is ended. */
  #look() {
    if (this.#waiting.size > 0 && Date.now() - this.#heard > PATIENCE) {
      this.#options.log.error({}, 'the search index does not answer')
      this.worker?.terminate()
    }
    if (this.#waiting.size > 0) return
    clearInterval(this.#watch)
    this.#watch = undefined
  }

  #settle(number: number) {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    return waiting
  }

  #hear(message: Message) {
    this.#heard = Date.now()
    if ('followed' in message) this.#followed = performance.now()
    else if ('snapshot' in message) this.#tell(message)
    else if ('ready' in message) {
      this.ready = message.ready
      this.size = message.size
      if (message.ready) {
        this.#followed = performance.now()
        this.#pause = FIRST_PAUSE
        this.#options.log.info(
          {
            profiles: message.size,
            milliseconds: Math.round(message.milliseconds),
            from: message.from,
          },
          'search index ready'
        )
      } else
        this.#options.log.warn({ reason: message.reason }, 'search index waits for the database')
    } else if ('answer' in message) this.#settle(message.number)?.resolve(message.answer)
    else this.#settle(message.number)?.reject(new Error(message.failure))
  }

  #tell(message: Extract<Message, { snapshot: string }>) {
    const { log } = this.#options
    if (message.snapshot === 'written') {
      const { bytes, milliseconds } = message
      log.info({ bytes, milliseconds: Math.round(milliseconds) }, 'search snapshot written')
    } else log.warn({ reason: message.reason }, `search snapshot ${message.snapshot}`)
  }

  /** The thread died: SQL answers, and it begins again after a growing pause. */
  #lost() {
    this.worker = undefined
    this.#abandon()
    this.#options.log.warn({ milliseconds: this.#pause }, 'search index lost, it is built again')
    this.#again = setTimeout(() => {
      this.#again = undefined
      this.start()
    }, this.#pause)
    this.#again.unref()
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #abandon() {
    this.ready = false
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(new Error('The search index was lost'))
  }
}
