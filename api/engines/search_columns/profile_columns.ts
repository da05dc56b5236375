import { setBit, type Bits } from './bits.ts'
import { Ids } from './columns/ids.ts'
import { Column, Rare } from './columns/column.ts'
import { Lists, Numbering } from './columns/lists.ts'
import { Postings } from './columns/postings.ts'
import { Wheres } from './columns/wheres.ts'
import { type Document } from './columns/document.ts'
import type { Parts } from './parts.ts'
import { bucketOf, experienceEnds, noticeEnds, points, sizes } from './search_query.ts'

/** How many different values each of the mixed facets has. */
export const EXPERIENCES = experienceEnds.length + 1
export const BANDS = 1 + sizes.englishBands
/** The last: nothing was said. */
export const AVAILABILITIES = sizes.availabilities + 1
export const NOTICES = noticeEnds.length + 2
export const MODES = 2 ** sizes.workModes
/**
 * From this part of the rows on a number's rows are kept as bits. Half as many take half the room as steps; skills and
 * stacks are also counted, for which steps are as quick as bits up to here.
 */
const DENSE = { skills: 1 / 16, words: 1 / 9 }

/** The columns of a block of profiles, ascending by id: filled once, then only read, but for which rows are dead. */
export class ProfileColumns {
  size: number
  ids: Ids
  alive: Bits
  /** Skills, stacks and tenths of years are kept by these numbers. */
  skillIds = new Numbering()
  stackIds = new Numbering()
  testIds = new Numbering()
  years = new Numbering()
  /** Of each row, side by side in memory: how many skills, the skills, their years, the stacks. */
  records: Lists
  skills: Lists
  stacks: Lists
  titles: Lists
  words: Lists
  tests: Lists
  skillRows!: Postings
  stackRows!: Postings
  titleRows!: Postings
  wordRows!: Postings
  testRows!: Postings
  where: Wheres
  experience: Column
  /** -1 where it is not said, as the notice in days. */
  pay: Column
  notice: Column
  /** What has few values, each as the rows that have it. */
  modes: Bits[]
  types: Bits[]
  availability: Bits[]
  experiences: Bits[]
  notices: Bits[]
  /** Those at a band or above it, a level or above it. */
  english: Bits[]
  education: Bits[]
  cleared: Bits
  relocates: Bits
  activeAt: Column
  listedAt: Column
  spotlightUntil = new Rare()
  promotedUntil = new Rare()
  /** Points that depend on nothing but the profile. */
  merit: Uint8Array
  /** Five facets in one number, so that one step a row counts them all. */
  mix: Uint16Array
  /** How many rows there are so far. */
  filled = 0

  constructor(capacity: number) {
    this.size = capacity
    this.ids = new Ids(capacity)
    this.alive = new Uint32Array((capacity + 31) >>> 5)
    this.records = new Lists(capacity, 18)
    this.skills = new Lists(capacity, 8)
    this.stacks = new Lists(capacity, 1)
    this.titles = new Lists(capacity, 2)
    this.words = new Lists(capacity, 6)
    this.tests = new Lists(capacity, 0)
    this.where = new Wheres(capacity)
    this.experience = new Column(capacity)
    this.pay = new Column(capacity)
    this.notice = new Column(capacity)
    this.modes = Array.from({ length: sizes.workModes }, () => this.#empty())
    this.types = Array.from({ length: sizes.jobTypes }, () => this.#empty())
    this.availability = Array.from({ length: AVAILABILITIES }, () => this.#empty())
    this.experiences = Array.from({ length: EXPERIENCES }, () => this.#empty())
    this.notices = Array.from({ length: NOTICES }, () => this.#empty())
    this.english = this.#atLeast(BANDS)
    this.education = this.#atLeast(1 + sizes.degrees)
    this.cleared = this.#empty()
    this.relocates = this.#empty()
    this.activeAt = new Column(capacity)
    this.listedAt = new Column(capacity)
    this.merit = new Uint8Array(capacity)
    this.mix = new Uint16Array(capacity)
  }

  /** Takes in the next profile; ids must ascend. */
  add(document: Document) {
    const row = this.filled++
    this.ids.push(document.id)
    this.records.push(document.skillIds.length)
    for (const id of document.skillIds) {
      const skill = this.skillIds.numberOf(id)
      this.records.push(skill)
      this.skills.push(skill)
    }
    for (const years of document.skillYears) this.records.push(this.years.numberOf(years))
    for (const id of document.stackIds) {
      const stack = this.stackIds.numberOf(id)
      this.records.push(stack)
      this.stacks.push(stack)
    }
    this.records.endRow()
    for (const id of document.titleIds) this.titles.push(id)
    for (const id of document.wordIds) this.words.push(id)
    for (const id of document.testIds) this.tests.push(this.testIds.numberOf(id))
    this.skills.endRow()
    this.stacks.endRow()
    this.titles.endRow()
    this.words.endRow()
    this.tests.endRow()
    this.where.push(document)
    this.experience.set(row, document.experience)
    this.pay.set(row, document.pay)
    this.notice.set(row, document.notice)
    this.modes.forEach((bits, bit) => (document.workModes >> bit) & 1 && setBit(bits, row))
    this.types.forEach((bits, bit) => (document.jobTypes >> bit) & 1 && setBit(bits, row))
    setBit(this.availability[document.availability], row)
    for (let band = 1; band <= document.english; band++) setBit(this.english[band], row)
    for (let level = 1; level <= document.education; level++) setBit(this.education[level], row)
    if (document.cleared) setBit(this.cleared, row)
    if (document.relocation) setBit(this.relocates, row)
    this.activeAt.set(row, document.activeAt)
    this.listedAt.set(row, document.listedAt)
    if (document.spotlightUntil > 0) this.spotlightUntil.set(row, document.spotlightUntil)
    if (document.promotedUntil > 0) this.promotedUntil.set(row, document.promotedUntil)
    this.merit[row] =
      points.availability[document.availability] +
      points.english[document.english] +
      (points.progress.find(({ least }) => document.progress >= least)?.points ?? 0)
    const experience = bucketOf(document.experience, experienceEnds, false)
    const notice = document.notice < 0 ? NOTICES - 1 : bucketOf(document.notice, noticeEnds, true)
    setBit(this.experiences[experience], row)
    setBit(this.notices[notice], row)
    this.mix[row] =
      (((experience * BANDS + document.english) * AVAILABILITIES + document.availability) *
        NOTICES +
        notice) *
        MODES +
      document.workModes
  }

  /** After the last profile: the lists the other way round. */
  finish() {
    const made = [this.ids, this.where, this.experience, this.pay, this.notice]
    const lists = [this.records, this.skills, this.stacks, this.titles, this.words, this.tests]
    const times = [this.activeAt, this.listedAt, this.spotlightUntil, this.promotedUntil]
    for (const each of [...made, ...lists, ...times]) each.finish()
    this.skillRows = new Postings(this.skills, DENSE.skills)
    this.stackRows = new Postings(this.stacks, DENSE.skills)
    this.titleRows = new Postings(this.titles, DENSE.words)
    this.wordRows = new Postings(this.words, DENSE.words)
    this.testRows = new Postings(this.tests, DENSE.skills)
    // only read by their numbers from here on
    this.skills = this.stacks = this.titles = this.words = this.tests = new Lists(0, 0)
    this.#reviveAll()
    return this
  }

  /** The columns of a snapshot. */
  static given(parts: Parts) {
    const columns = new ProfileColumns(0).finish()
    columns.pass(parts)
    columns.#reviveAll()
    return columns
  }

  /**
   * Walks over all that the columns are made of. Which rows are dead is left out: they changed after the columns were
   * read, and the reader of a snapshot reads those changes again.
   */
  pass(parts: Parts) {
    this.size = parts.value(this.size)
    this.filled = parts.value(this.filled)
    const numberings = [this.skillIds, this.stackIds, this.testIds, this.years]
    const postings = [this.skillRows, this.stackRows, this.titleRows, this.wordRows, this.testRows]
    const columns = [this.experience, this.pay, this.notice, this.activeAt, this.listedAt]
    const others = [this.ids, this.records, this.where, this.spotlightUntil, this.promotedUntil]
    for (const each of [...numberings, ...postings, ...columns, ...others]) each.pass(parts)
    for (const sets of this.#sets) sets.forEach((bits, value) => (sets[value] = parts.array(bits)))
    this.cleared = parts.array(this.cleared)
    this.relocates = parts.array(this.relocates)
    this.merit = parts.array(this.merit)
    this.mix = parts.array(this.mix)
  }

  get #sets() {
    const few = [this.modes, this.types, this.availability, this.experiences, this.notices]
    return [...few, this.english, this.education]
  }

  #reviveAll() {
    this.alive = this.#empty()
    for (let row = 0; row < this.filled; row++) setBit(this.alive, row)
  }

  /** The row of a profile; -1 when it is not in this block. */
  rowOf(id: number) {
    let low = 0
    let high = this.filled - 1
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.ids.at(middle)
      if (found < id) low = middle + 1
      else if (found > id) high = middle - 1
      else return middle
    }
    return -1
  }

  /** How long a row has held a skill; -1 when it does not. */
  tenths(row: number, skill: number) {
    const { starts, values } = this.records
    const first = (starts.at(row) + 1) | 0
    const held = values[first - 1]
    for (let at = first; at < first + held; at++)
      if (values[at] === skill) return this.years.list[values[at + held]]
    return -1
  }

  /** How many bytes each part takes. */
  get bytes(): Record<string, number> {
    const all = (arrays: { byteLength: number }[]) =>
      arrays.reduce((sum, { byteLength }) => sum + byteLength, 0)
    return {
      'ids': this.ids.bytes,
      'skills with years and stacks by row': this.records.bytes,
      'rows by skill': this.skillRows.bytes,
      'rows by stack': this.stackRows.bytes,
      'rows by title': this.titleRows.bytes,
      'rows by word of the headline': this.wordRows.bytes,
      'rows by test passed': this.testRows.bytes,
      'place, zone and currency': this.where.bytes,
      'experience, pay, notice': this.experience.bytes + this.pay.bytes + this.notice.bytes,
      'sets of what has few values':
        all(this.#sets.flat()) + all([this.alive, this.cleared, this.relocates]),
      'times':
        this.activeAt.bytes +
        this.listedAt.bytes +
        this.spotlightUntil.bytes +
        this.promotedUntil.bytes,
      'points and mixed facets': this.merit.byteLength + this.mix.byteLength,
    }
  }

  /** All are at the least value or above it: nobody asks for it, and it has no set. */
  #atLeast(values: number): Bits[] {
    return Array.from({ length: values }, (_, at) => (at > 0 ? this.#empty() : new Uint32Array(0)))
  }

  #empty(): Bits {
    return new Uint32Array((this.size + 31) >>> 5)
  }
}
