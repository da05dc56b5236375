import { LRUCache } from 'lru-cache'
import type { Client } from 'pg'
import type { Document } from './columns.ts'
import {
  countAll,
  horizonOf,
  readAll,
  readChanged,
  type Change,
  type Source,
} from './read_documents.ts'
import type { RawFacets } from './facet_counter.ts'
import { Segment, type SegmentAnswer } from './segment.ts'
import { mostOf, type FacetCounts, type SearchAnswer, type SearchQuery } from './search_query.ts'

/** Changes beside the columns up to this many, or this part of them; then the columns are built anew. */
const MOST_CHANGED = 5000
const MOST_PART = 0.05
const KEPT_ANSWERS = 200

type Counted = Pick<SearchAnswer, 'total' | 'facets'>

/** All profiles in columns, and those that changed since beside them. */
export class LiveIndex {
  #source: Source
  #base = new Segment(0).finish()
  #fresh: Segment | null = null
  #changed = new Map<number, Change>()
  #horizon = '0'
  /** Totals and facets of the last filters, until something changes. */
  #kept = new LRUCache<string, Counted>({ max: KEPT_ANSWERS })

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

  get isWorn() {
    return this.#changed.size > Math.max(MOST_CHANGED, this.size * MOST_PART)
  }

  /** Reads everything as of one moment. The former columns answer meanwhile. */
  async build(client: Client) {
    await client.query('begin isolation level repeatable read read only')
    try {
      const horizon = await horizonOf(client)
      const base = new Segment(await countAll(client, this.#source))
      await readAll(client, this.#source, (document) => base.add(document))
      this.#base = base.finish()
      this.#fresh = null
      this.#changed = new Map()
      this.#kept.clear()
      this.#horizon = horizon
    } finally {
      await client.query('rollback')
    }
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
    const news = changes.filter(({ id, changed }) => this.#changed.get(id)?.changed !== changed)
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
    const { now, sort, after, offset, limit, payCurrency, ...filter } = query
    const key = JSON.stringify(filter)
    const kept = this.#kept.get(key)
    const asked = kept ? { ...query, facets: false } : query
    const answers = [this.#base.search(asked)]
    if (this.#fresh) answers.push(this.#fresh.search(asked))
    const counts = kept ?? countsOf(answers, query)
    if (!kept) this.#kept.set(key, counts)
    return { rows: pageOf(answers, query), ...counts }
  }
}

function pageOf(answers: SegmentAnswer[], { sort, offset, limit }: SearchQuery) {
  const sign = sort === 'pay' ? -1 : 1
  const rows =
    answers.length === 1
      ? answers[0].rows
      : answers
          .flatMap((answer) => answer.rows)
          .sort((a, b) => sign * (b.key - a.key) || sign * (b.id - a.id))
  return rows.slice(offset, offset + limit)
}

function countsOf(answers: SegmentAnswer[], query: SearchQuery): Counted {
  const total = answers.reduce((sum, answer) => sum + answer.total, 0)
  if (!query.facets) return { total, facets: null }
  return {
    total,
    facets: facetsOf(
      answers.map(({ facets }) => facets!),
      query
    ),
  }
}

function facetsOf(parts: RawFacets[], query: SearchQuery): FacetCounts {
  const values = <T extends number | string>(
    facet: 'skills' | 'stacks' | 'testPassed' | 'country',
    chosen: T[]
  ) => {
    const sums = new Map<T, number>()
    for (const part of parts)
      for (const [value, count] of part[facet] as Map<T, number>)
        sums.set(value, (sums.get(value) ?? 0) + count)
    return mostOf([...sums], chosen)
  }
  const listed = (
    facet: 'experience' | 'workMode' | 'englishBand' | 'availability' | 'noticePeriod'
  ) => parts[0][facet].map((_, at) => parts.reduce((sum, part) => sum + part[facet][at], 0))
  const chosen = (facet: 'skills' | 'stacks') =>
    [...query[facet].all, ...query[facet].any].map(([id]) => id)
  return {
    skills: values('skills', chosen('skills')),
    stacks: values('stacks', chosen('stacks')),
    testPassed: values('testPassed', query.tests),
    country: values<string>('country', []),
    experience: listed('experience'),
    workMode: listed('workMode'),
    englishBand: listed('englishBand'),
    availability: listed('availability'),
    noticePeriod: listed('noticePeriod'),
  }
}
