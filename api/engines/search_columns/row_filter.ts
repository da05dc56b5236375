import {
  and,
  andNot,
  clearBit,
  keepAmong,
  keepBetween,
  or,
  setBit,
  type Bits,
  type Scratch,
} from './bits.ts'
import type { Column } from './columns/column.ts'
import type { Postings } from './columns/postings.ts'
import type { Where } from './columns/wheres.ts'
import type { ProfileColumns } from './profile_columns.ts'
import {
  bucketOf,
  experienceEnds,
  noticeEnds,
  type Facet,
  type SearchQuery,
  type Term,
  type Wanted,
} from './search_query.ts'

const NEVER = 2 ** 32

/** One meaning of a word: the points that it gives and the rows that have it. */
export type Meant = { given: number; bits: Bits }

/** Finds the rows that a query asks for. Sets are made in the scratch and are good until that is reset. */
export class RowFilter {
  #columns: ProfileColumns
  #scratch: Scratch

  constructor(columns: ProfileColumns, scratch: Scratch) {
    this.#columns = columns
    this.#scratch = scratch
  }

  #any(all: Bits[]) {
    const bits = this.#scratch.empty()
    for (const each of all) or(bits, each)
    return bits
  }

  /** Keeps of a set what another one has (or has not, or adds it), which nobody needs afterwards. */
  #by(change: (bits: Bits, others: Bits) => Bits, bits: Bits, others: () => Bits) {
    return this.#scratch.lend(() => change(bits, others()))
  }

  #anyOf<T>(all: T[], bitsOf: (each: T) => Bits) {
    const bits = this.#scratch.empty()
    for (const each of all) this.#by(or, bits, () => bitsOf(each))
    return bits
  }

  #posted(postings: Postings, ids: number[]) {
    const bits = this.#scratch.empty()
    for (const id of ids) postings.mark(id, bits)
    return bits
  }

  /** The rows of each meaning of a word. */
  meant({ meanings }: Term): Meant[] {
    return meanings.map(({ in: where, ids, points: given }) => {
      if (where === 'place') return { given, bits: this.#amongPlaces(this.#columns.alive, ids) }
      if (where === 'title') return { given, bits: this.#posted(this.#columns.titleRows, ids) }
      if (where === 'headline') return { given, bits: this.#posted(this.#columns.wordRows, ids) }
      const skills = ids.map((id) => this.#columns.skillIds.find(id))
      return { given, bits: this.#posted(this.#columns.skillRows, skills) }
    })
  }

  #rowsWith(ids: number[]) {
    const bits = this.#scratch.empty()
    for (const id of ids) {
      const row = this.#columns.rowOf(id)
      if (row >= 0) setBit(bits, row)
    }
    return bits
  }

  /** The rows of one number, as they are kept or marked here; only to be read. */
  #rowsOf(postings: Postings, number: number) {
    return postings.bits(number) ?? postings.mark(number, this.#scratch.empty())
  }

  #amongPlaces(bits: Bits, placeIds: number[]) {
    const among = new Set(placeIds)
    const isMeant = ({ placeId }: Where) => placeId > 0 && among.has(placeId)
    return keepAmong(
      this.#scratch.copy(bits),
      this.#columns.where.codes,
      this.#columns.where.marked(isMeant)
    )
  }

  #keepBetween(bits: Bits, column: Column, least: number, most: number) {
    return keepBetween(bits, column.codes, ...column.codesOf(least, most))
  }

  /** The rows that meet everything but the choices of facets. */
  fixed(query: SearchQuery, terms: Meant[][]) {
    const bits = this.#scratch.copy(this.#columns.alive)
    for (const meanings of terms)
      this.#by(and, bits, () => this.#any(meanings.map((meaning) => meaning.bits)))
    if (query.within) {
      const { within } = query
      this.#by(and, bits, () => this.#rowsWith(within))
    }
    for (const id of query.without) {
      const row = this.#columns.rowOf(id)
      if (row >= 0) clearBit(bits, row)
    }
    for (const wanted of query.skills.all) this.#by(and, bits, () => this.#holders(wanted))
    for (const [id] of query.stacks.all) this.#by(and, bits, () => this.holdersOf(id))
    for (const id of query.skills.none) this.#by(andNot, bits, () => this.#holders([id, 0]))
    for (const id of query.stacks.none) this.#by(andNot, bits, () => this.holdersOf(id))
    const { titleIds } = query
    if (titleIds) this.#by(and, bits, () => this.#posted(this.#columns.titleRows, titleIds))
    if (query.englishCleared) and(bits, this.#columns.cleared)
    for (const id of query.tests)
      this.#by(and, bits, () =>
        this.#rowsOf(this.#columns.testRows, this.#columns.testIds.find(id))
      )
    if (query.relocation) and(bits, this.#columns.relocates)
    if (query.education) and(bits, this.#columns.education[query.education])
    if (query.jobTypes)
      this.#by(and, bits, () => this.#any(chosenBits(this.#columns.types, query.jobTypes)))
    if (query.pay) {
      const { most, currency } = query.pay
      const marked = this.#columns.where.marked((where) => where.currency === currency)
      keepAmong(bits, this.#columns.where.codes, marked)
      this.#keepBetween(bits, this.#columns.pay, 0, most)
    }
    if (query.timeZones) {
      const zones = new Set(query.timeZones)
      const marked = this.#columns.where.marked(({ timeZone }) => zones.has(timeZone))
      keepAmong(bits, this.#columns.where.codes, marked)
    }
    const { activeAfter, listedAfter, listedUntil } = query
    if (activeAfter !== null)
      this.#keepBetween(bits, this.#columns.activeAt, activeAfter + 1, NEVER)
    if (listedAfter !== null)
      this.#keepBetween(bits, this.#columns.listedAt, listedAfter + 1, NEVER)
    if (listedUntil !== null) this.#keepBetween(bits, this.#columns.listedAt, 0, listedUntil)
    return bits
  }

  /** The rows of these that a facet's choice lets through; undefined without a choice. */
  choice(facet: Facet, query: SearchQuery, base: Bits): Bits | undefined {
    const { minExperience, maxExperience } = query
    switch (facet) {
      case 'skills':
        if (query.skills.any.length === 0) return
        return and(
          this.#anyOf(query.skills.any, (wanted) => this.#holders(wanted)),
          base
        )
      case 'stacks':
        if (query.stacks.any.length === 0) return
        return and(
          this.#anyOf(query.stacks.any, ([id]) => this.holdersOf(id)),
          base
        )
      case 'testPassed':
        // every test that is asked for must be passed, so none is counted without it
        return
      case 'experience':
        if (minExperience === null && maxExperience === null) return
        if (maxExperience === null && isEnd(experienceEnds, minExperience)) {
          const from = bucketOf(minExperience, experienceEnds, false)
          return and(this.#any(this.#columns.experiences.slice(from)), base)
        }
        return this.#keepBetween(
          this.#scratch.copy(base),
          this.#columns.experience,
          minExperience ?? 0,
          maxExperience ?? NEVER
        )
      case 'country':
        if (!query.placeIds) return
        return this.#amongPlaces(base, query.placeIds)
      case 'workMode':
        if (!query.workModes) return
        return and(this.#any(chosenBits(this.#columns.modes, query.workModes)), base)
      case 'englishBand':
        if (!query.englishMin) return
        return and(this.#scratch.copy(this.#columns.english[query.englishMin]), base)
      case 'availability':
        if (!query.availability) return
        return and(this.#any(chosenBits(this.#columns.availability, query.availability)), base)
      case 'noticePeriod':
        if (query.noticeMax === null) return
        if (isEnd(noticeEnds, query.noticeMax)) {
          const upTo = bucketOf(query.noticeMax, noticeEnds, true)
          return and(this.#any(this.#columns.notices.slice(0, upTo + 1)), base)
        }
        return this.#keepBetween(this.#scratch.copy(base), this.#columns.notice, 0, query.noticeMax)
    }
  }

  /** Who holds a stack; only to be read. */
  holdersOf(stackId: number) {
    return this.#rowsOf(this.#columns.stackRows, this.#columns.stackIds.find(stackId))
  }

  /** Who holds a skill, for at least so long; only to be read. */
  #holders([id, tenths]: Wanted): Bits {
    const skill = this.#columns.skillIds.find(id)
    const bits = this.#rowsOf(this.#columns.skillRows, skill)
    if (tenths === 0) return bits
    const long = this.#scratch.copy(bits)
    const words = long.length
    for (let word = 0; word < words; word++) {
      let left = long[word]
      let kept = left
      while (left !== 0) {
        const bit = 31 - Math.clz32(left)
        left ^= 1 << bit
        if (this.#columns.tenths((word << 5) + bit, skill) < tenths) kept ^= 1 << bit
      }
      long[word] = kept
    }
    return long
  }
}

/** Whether a choice ends where a bucket does: then whole sets answer it. */
const isEnd = (ends: readonly number[], value: number | null): value is number =>
  value !== null && ends.includes(value)

const chosenBits = (all: Bits[], chosen: number) => all.filter((_, bit) => (chosen >> bit) & 1)
