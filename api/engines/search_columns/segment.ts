import { and, clearBit, countBits, hasBit, Scratch, type Bits } from './bits.ts'
import type { Document } from './columns/document.ts'
import { FacetCounter } from './facet_counter.ts'
import type { PartAnswer } from './join_answers.ts'
import type { Parts } from './parts.ts'
import { ProfileColumns } from './profile_columns.ts'
import type { Findable } from './read_documents.ts'
import { RowFilter } from './row_filter.ts'
import { RowRanking } from './row_ranking.ts'
import { facetNames, type Facet, type SearchQuery } from './search_query.ts'

/** A block of profiles that is searched alone. Nothing in it changes but which rows are dead. */
export class Segment {
  readonly size: number
  #columns: ProfileColumns
  #scratch: Scratch
  #filter: RowFilter
  #counter: FacetCounter
  #ranking: RowRanking

  constructor(capacity: number, columns = new ProfileColumns(capacity)) {
    this.size = capacity
    this.#columns = columns
    this.#scratch = new Scratch(capacity)
    this.#filter = new RowFilter(this.#columns, this.#scratch)
    this.#counter = new FacetCounter(this.#columns)
    this.#ranking = new RowRanking(this.#columns, this.#filter)
  }

  /** A block of these documents, in whatever order they come. */
  static of(documents: Document[]) {
    const segment = new Segment(documents.length)
    for (const document of documents.sort((a, b) => a.id - b.id)) segment.add(document)
    return segment.finish()
  }

  /** A block out of a snapshot. */
  static given(parts: Parts) {
    const columns = ProfileColumns.given(parts)
    return new Segment(columns.size, columns)
  }

  /** Walks over what a snapshot holds of this block. */
  pass(parts: Parts) {
    this.#columns.pass(parts)
  }

  /** How many profiles can be found here, and the sum of their ids. */
  get findable(): Findable {
    const { alive, ids, filled } = this.#columns
    let idSum = 0n
    let sum = 0
    for (let row = 0; row < filled; row++) {
      if (hasBit(alive, row)) sum += ids.at(row)
      // numbers add up exactly below 2^53, and fast
      if (sum < 2 ** 52) continue
      idSum += BigInt(sum)
      sum = 0
    }
    return { count: countBits(alive), idSum: idSum + BigInt(sum) }
  }

  /** Takes in the next profile; ids must ascend. */
  add(document: Document) {
    this.#columns.add(document)
  }

  /** After the last profile: it can be searched from here on. */
  finish() {
    this.#columns.finish()
    return this
  }

  /** Whether this profile was to be found here once. */
  knows(id: number) {
    return this.#columns.rowOf(id) >= 0
  }

  /** A newer version of this profile lies elsewhere, or it is no longer to be found. */
  kill(id: number) {
    const row = this.#columns.rowOf(id)
    if (row >= 0) clearBit(this.#columns.alive, row)
  }

  /** How many bytes each part takes. */
  get bytes(): Record<string, number> {
    return {
      ...this.#columns.bytes,
      'points at the last moments': this.#ranking.bytes,
      'room for queries': this.#scratch.bytes,
    }
  }

  /** The rows of a page, the exact total and the counts of all facets. */
  search(query: SearchQuery): PartAnswer {
    this.#scratch.reset()
    const terms = query.terms.map((term) => this.#filter.meant(term))
    const base = this.#filter.fixed(query, terms)
    const chosen = new Map<Facet, Bits>()
    for (const facet of facetNames) {
      const bits = this.#filter.choice(facet, query, base)
      if (bits) chosen.set(facet, bits)
    }
    const without = (facet: Facet | undefined) => {
      const others = [...chosen].filter(([name]) => name !== facet).map(([, bits]) => bits)
      if (others.length < 2) return others[0] ?? base
      const bits = this.#scratch.copy(others[0])
      for (const other of others.slice(1)) and(bits, other)
      return bits
    }
    const result = without(undefined)
    return {
      rows: this.#ranking.top(query, result, terms),
      total: countBits(result),
      facets: query.facets
        ? this.#counter.facets(result, chosen, (facet, count) =>
            this.#scratch.lend(() => count(without(facet)))
          )
        : null,
    }
  }
}
