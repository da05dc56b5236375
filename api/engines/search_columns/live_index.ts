import { LRUCache } from 'lru-cache'
import type { Client } from 'pg'
import type { Document } from './columns/document.ts'
import {
  countAll,
  findableIn,
  horizonOf,
  isMoreChanged,
  placeOf,
  readAll,
  readChanged,
  type Change,
  type Findable,
  type Source,
} from './read_documents.ts'
import { Parts } from './parts.ts'
import { answerOf, joined, type PartAnswer } from './join_answers.ts'
import { Segment } from './segment.ts'
import {
  makerOf,
  readSnapshot,
  UnusableSnapshot,
  writeSnapshot,
  type SnapshotHead,
} from './snapshot_file.ts'
import type { SearchAnswer, SearchQuery } from './search_query.ts'

/** Changes beside the columns up to this many, or this part of them; then the columns are built anew. */
const MOST_CHANGED = 5000
const MOST_PART = 0.05
/** Counts of the last filters that are kept, and how many numbers they may be together: some four megabytes. */
const KEPT_ANSWERS = 200
const KEPT_COUNTS = 100_000
const DAY = 86_400_000
/** A snapshot from which on more time passed is not brought forward, nor one of which a larger part changed. */
const OLDEST_SNAPSHOT = 7 * DAY
const MOST_PART_SINCE = 0.25

type Read = Omit<SnapshotHead, 'maker' | 'place'> & { place?: string }
type Counted = Omit<PartAnswer, 'rows'>

/** All profiles in columns, and those that changed since beside them. */
export class LiveIndex {
  #source: Source
  #base = new Segment(0).finish()
  #fresh: Segment | null = null
  #changed = new Map<number, Change>()
  #horizon = '0'
  /** When the columns were read, and what a snapshot of them says; no place where the database does not tell it. */
  #read: Read = { horizon: '0', readAt: 0 }
  /** Totals and facets of the last filters, until something changes. */
  #kept = new LRUCache<string, Counted>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_COUNTS,
    sizeCalculation: ({ facets }) =>
      50 + (facets ? facets.skills.size + facets.stacks.size + facets.testPassed.size : 0),
  })

  constructor(source: Source) {
    this.#source = source
  }

  get size() {
    return this.#base.size
  }

  /** How many bytes each part of the columns takes. */
  get bytes() {
    return this.#base.bytes
  }

  /** Time to build anew: too much lies beside the columns, or who left them a day ago is still in their snapshot. */
  get isWorn() {
    const isOld = this.#changed.size > 0 && Date.now() - this.#read.readAt > DAY
    return isOld || this.#changed.size > Math.max(MOST_CHANGED, this.size * MOST_PART)
  }

  /** Reads everything as of one moment. The former columns answer meanwhile. */
  async build(client: Client) {
    const place = await placeOf(client, this.#source).catch(() => undefined)
    await asOfOneMoment(client, async () => {
      const horizon = await horizonOf(client)
      const base = new Segment(await countAll(client, this.#source))
      await readAll(client, this.#source, (document) => base.add(document))
      this.#take(base.finish(), { place, horizon, readAt: Date.now() })
    })
  }

  /**
   * Writes the columns into a file; what changed since they were read is not in it, and their horizon tells the
   * reader of the file to read it again. Returns its bytes; 0 where the database does not tell where it is.
   */
  async keep(path: string): Promise<number> {
    const { place, ...read } = this.#read
    if (place === undefined) return 0
    const parts = Parts.taken()
    this.#base.pass(parts)
    return writeSnapshot(path, { head: { maker: makerOf(this.#source), place, ...read }, parts })
  }

  /**
   * Takes the columns out of a file and reads what was committed since. Returns false where there is none; throws
   * `UnusableSnapshot`, and has nothing, unless all who can be found are then exactly those of the table.
   */
  async restore(client: Client, path: string): Promise<boolean> {
    return asOfOneMoment(client, async () => {
      const horizon = await horizonOf(client)
      const here = { place: await placeOf(client, this.#source), horizon }
      const snapshot = await readSnapshot(path, (head) => this.#check(head, here))
      if (!snapshot) return false
      const { maker, ...read } = snapshot.head
      const base = Segment.given(snapshot.parts)
      const most = Math.max(MOST_CHANGED, base.size * MOST_PART_SINCE)
      if (await isMoreChanged(client, this.#source, read.horizon, Math.ceil(most)))
        throw new UnusableSnapshot('too much changed since')
      this.#take(base, read)
      this.apply(await readChanged(client, this.#source, read.horizon))
      this.#horizon = horizon
      if (isSameSet(this.#findable, await findableIn(client, this.#source))) return true
      this.#take(new Segment(0).finish(), { horizon: '0', readAt: 0 })
      throw new UnusableSnapshot('others can be found by it than by the table')
    })
  }

  #check(head: SnapshotHead, here: { place: string; horizon: string }) {
    if (head.maker !== makerOf(this.#source)) throw new UnusableSnapshot('another version made it')
    if (head.place !== here.place) throw new UnusableSnapshot('it is of another database')
    if (BigInt(head.horizon) > BigInt(here.horizon))
      throw new UnusableSnapshot('the database was taken back to a time before it')
    if (Math.abs(Date.now() - head.readAt) > OLDEST_SNAPSHOT)
      throw new UnusableSnapshot('it is too old')
  }

  #take(base: Segment, read: Read) {
    this.#base = base
    this.#fresh = null
    this.#changed = new Map()
    this.#kept.clear()
    this.#read = read
    this.#horizon = read.horizon
  }

  get #findable(): Findable {
    const base = this.#base.findable
    const fresh = this.#fresh?.findable
    return fresh ? { count: base.count + fresh.count, idSum: base.idSum + fresh.idSum } : base
  }

  /**
   * Takes in what was committed since. Transactions may end out of order: everything is read again from the oldest
   * that was open the last time, and what is known already is left alone.
   */
  async catchUp(client: Client) {
    const horizon = await horizonOf(client)
    const changes = await readChanged(client, this.#source, this.#horizon)
    this.apply(changes)
    this.#horizon = horizon
  }

  apply(changes: Change[]) {
    // who was not to be found, and still is not, changes nothing
    const news = changes.filter(
      ({ id, document, changed }) =>
        this.#changed.get(id)?.changed !== changed &&
        (document !== null || this.#changed.has(id) || this.#base.knows(id))
    )
    if (news.length === 0) return
    for (const change of news) {
      this.#base.kill(change.id)
      this.#changed.set(change.id, change)
    }
    const documents: Document[] = []
    for (const { document } of this.#changed.values()) if (document) documents.push(document)
    this.#fresh = documents.length > 0 ? Segment.of(documents) : null
    this.#kept.clear()
  }

  search(query: SearchQuery): SearchAnswer {
    return answerOf(this.part(query), query)
  }

  /** What these profiles give where others are in another index. */
  part(query: SearchQuery): PartAnswer {
    const { now, sort, after, offset, limit, payCurrency, ...filter } = query
    const key = JSON.stringify(filter)
    const kept = this.#kept.get(key)
    const asked = kept ? { ...query, facets: false } : query
    const answers = [this.#base.search(asked)]
    if (this.#fresh) answers.push(this.#fresh.search(asked))
    const { rows, ...counts } = joined(answers, query)
    if (!kept) this.#kept.set(key, counts)
    return { rows, ...(kept ?? counts) }
  }
}

const isSameSet = (one: Findable, other: Findable) =>
  one.count === other.count && one.idSum === other.idSum

async function asOfOneMoment<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only')
  try {
    return await work()
  } finally {
    await client.query('rollback')
  }
}
