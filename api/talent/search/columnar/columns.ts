import { countCommon, countListed, or, setBit, type Bits } from './bits.ts'

/** One profile as the index takes it in; numbers as `candidate_documents` has them, -1 where it has none. */
export type Document = {
  id: number
  skillIds: number[]
  skillYears: number[]
  stackIds: number[]
  titleIds: number[]
  wordIds: number[]
  placeId: number
  country: string
  timeZone: string
  currency: string
  experience: number
  pay: number
  notice: number
  workModes: number
  jobTypes: number
  availability: number
  english: number
  cleared: number
  education: number
  relocation: number
  progress: number
  activeAt: number
  listedAt: number
  spotlightUntil: number
  promotedUntil: number
}

type Numbers = Uint8Array | Uint16Array | Uint32Array

/** A list of whole numbers that grows, and at the end takes no more room than its largest needs. */
export class Growing {
  #values: Uint32Array
  length = 0
  most = 0

  constructor(capacity: number) {
    this.#values = new Uint32Array(Math.max(16, capacity))
  }

  push(value: number) {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.#values.length * 2)
      larger.set(this.#values)
      this.#values = larger
    }
    if (value > this.most) this.most = value
    this.#values[this.length++] = value
  }

  finish(): Numbers {
    const kind = this.most < 256 ? Uint8Array : this.most < 65_536 ? Uint16Array : Uint32Array
    return new kind(this.#values.subarray(0, this.length))
  }
}

/** Texts by number, in the order in which they came. */
export class Words {
  readonly list: string[] = []
  #numbers = new Map<string, number>()

  numberOf(text: string) {
    let number = this.#numbers.get(text)
    if (number === undefined) {
      number = this.list.length
      this.list.push(text)
      this.#numbers.set(text, number)
    }
    return number
  }

  find(text: string) {
    return this.#numbers.get(text)
  }
}

/** For each row a list of numbers: where it starts, and all lists one after the other. */
export class Lists {
  readonly starts: Uint32Array
  #growing: Growing
  values: Numbers = new Uint8Array(0)

  constructor(rows: number, perRow: number) {
    this.starts = new Uint32Array(rows + 1)
    this.#growing = new Growing(rows * perRow)
  }

  push(value: number) {
    this.#growing.push(value)
  }

  endRow(row: number) {
    this.starts[row + 1] = this.#growing.length
  }

  finish() {
    this.values = this.#growing.finish()
    this.#growing = new Growing(0)
  }
}

/** The other way round: for each number the rows whose list has it, as bits where that takes less room. */
export class Postings {
  /** The largest number. */
  readonly most: number
  #bits = new Map<number, Bits>()
  #starts: Uint32Array
  #rows: Uint32Array
  #words: number

  constructor({ starts, values }: { starts: Uint32Array; values: Numbers }) {
    const size = starts.length - 1
    this.#words = (size + 31) >>> 5
    let most = 0
    for (const value of values) if (value > most) most = value
    this.most = most
    const counts = new Uint32Array(most + 1)
    for (const value of values) counts[value]++
    const ends = new Uint32Array(most + 2)
    for (let value = 0; value <= most; value++) {
      const isDense = counts[value] > this.#words
      if (isDense) this.#bits.set(value, new Uint32Array(this.#words))
      ends[value + 1] = ends[value] + (isDense ? 0 : counts[value])
    }
    this.#starts = ends.slice()
    this.#rows = new Uint32Array(ends[most + 1])
    const dense = Array.from({ length: most + 1 }, (_, value) => this.#bits.get(value))
    for (let row = 0; row < size; row++)
      for (let at = starts[row], end = starts[row + 1]; at < end; at++) {
        const value = values[at]
        const bits = dense[value]
        if (bits) bits[row >>> 5] |= 1 << (row & 31)
        else this.#rows[ends[value]++] = row
      }
  }

  /** The rows that have this number; only to be read. */
  of(value: number): Bits {
    return this.#bits.get(value) ?? this.mark(value, new Uint32Array(this.#words))
  }

  /** Adds the rows that have this number. */
  mark(value: number, into: Bits) {
    const bits = this.#bits.get(value)
    if (bits) return or(into, bits)
    if (value < 0 || value > this.most) return into
    for (let at = this.#starts[value], end = this.#starts[value + 1]; at < end; at++)
      setBit(into, this.#rows[at])
    return into
  }

  /** How many of these rows each number has. Its cost does not grow with the rows. */
  countIn(bits: Bits): Uint32Array {
    const counts = new Uint32Array(this.most + 1)
    for (let value = 0; value <= this.most; value++) {
      const dense = this.#bits.get(value)
      counts[value] = dense
        ? countCommon(bits, dense)
        : countListed(bits, this.#rows, this.#starts[value], this.#starts[value + 1])
    }
    return counts
  }
}
