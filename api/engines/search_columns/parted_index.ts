import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ColumnarIndex, type ColumnarOptions } from '#api/engines/search_columns/columnar_index'
import { answerOf, joined } from '#api/engines/search_columns/join_answers'
import type {
  SearchAnswer,
  SearchIndex,
  SearchQuery,
} from '#api/engines/search_columns/search_query'

/** The index over one thread or several, each with an equal part of the profiles; `ready` while all of them are. */
export class PartedIndex implements SearchIndex {
  #options: ColumnarOptions
  #threads: ColumnarIndex[] = []

  constructor(options: ColumnarOptions) {
    this.#options = options
  }

  get isStarted() {
    return this.#threads.length > 0
  }

  get ready() {
    return this.isStarted && this.#threads.every(({ ready }) => ready)
  }

  /** How many profiles can be found by it. */
  get size() {
    return this.#threads.reduce((sum, { size }) => sum + size, 0)
  }

  /** Seconds since the thread that is furthest behind had all that was committed; undefined until each had it once. */
  get age() {
    const ages = this.#threads.map(({ age }) => age)
    return ages.every((age) => age !== undefined) && this.isStarted ? Math.max(...ages) : undefined
  }

  /** A search then takes as many cores at once; each thread takes a connection of its own. */
  start(threads = 1) {
    if (this.isStarted) return
    this.#threads = Array.from(
      { length: threads },
      (_, at) => new ColumnarIndex(partOf(this.#options, at, threads))
    )
    // of another division nobody takes anything out any more, and who was erased would stay in it
    this.#forget(this.#threads.map((_, at) => nameOf(at, threads))).catch((error) =>
      this.#options.log.warn({ err: error }, 'former search snapshots were not deleted')
    )
    for (const thread of this.#threads) thread.start()
  }

  async stop() {
    const threads = this.#threads
    this.#threads = []
    await Promise.all(threads.map((thread) => thread.stop()))
  }

  /** Deletes what was kept for the next start. */
  forget() {
    return this.#forget([])
  }

  async #forget(except: string[]) {
    const path = this.#options.snapshot?.()
    if (path === undefined) return
    const stay = except.map((name) => `${basename(path)}${name}`)
    const names = await readdir(dirname(path)).catch(() => [])
    // what is being written has the name of its snapshot, and more
    const left = names.filter(
      (name) =>
        name.startsWith(basename(path)) &&
        !stay.some((kept) => name === kept || name.startsWith(`${kept}.`))
    )
    await Promise.all(left.map((name) => rm(join(dirname(path), name), { force: true })))
  }

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const [first, ...others] = this.#threads
    if (!first) throw new Error('The search index does not run')
    if (others.length === 0) return first.search(query)
    const answers = await Promise.all(this.#threads.map((thread) => thread.part(query)))
    return answerOf(joined(answers, query), query)
  }
}

const nameOf = (at: number, threads: number) => (threads === 1 ? '' : `-${at + 1}-of-${threads}`)

function partOf(options: ColumnarOptions, at: number, threads: number): ColumnarOptions {
  if (threads === 1) return options
  const { source, snapshot } = options
  const searchable = `(${source.searchable}) and ${source.id} % ${threads} = ${at}`
  return {
    ...options,
    source: { ...source, searchable },
    snapshot: snapshot && (() => withName(snapshot(), nameOf(at, threads))),
  }
}

const withName = (path: string | undefined, name: string) =>
  path === undefined ? undefined : `${path}${name}`
