import { countCommon, or, setBit, type Bits } from './bits.ts'
import type { PartArray, Parts } from './parts.ts'

/** One profile as the index takes it in; numbers as `candidate_documents` has them, -1 where it has none. */
export type Document = {
  id: number
  skillIds: number[]
  skillYears: number[]
  stackIds: number[]
  titleIds: number[]
  wordIds: number[]
  testIds: number[]
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
export type Codes = PartArray

const bytesOf = (...arrays: (Codes | null)[]) =>
  arrays.reduce((sum, array) => sum + (array?.byteLength ?? 0), 0)

/** Whole numbers up to 2^32 that grow, and at the end take no more room than the largest needs. */
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
    return narrow(this.#values.subarray(0, this.length), this.most)
  }
}

function narrow(values: Uint32Array, most: number): Numbers {
  const kind = most < 256 ? Uint8Array : most < 65_536 ? Uint16Array : Uint32Array
  return new kind(values)
}

const MOST_CODES = 65_536

/**
 * One number a row. Where few differ, a row has only the place of its number among all of them, in one or two bytes;
 * these codes have the order of the numbers.
 */
export class Column {
  codes: Codes
  /** What the codes stand for, ascending; null when they stand for themselves. */
  values: Float64Array | null = null

  constructor(capacity: number) {
    this.codes = new Float64Array(capacity)
  }

  set(row: number, value: number) {
    this.codes[row] = value
  }

  finish() {
    const raw = this.codes
    const rows = raw.length
    const numbers = new Map<number, number>()
    const came = new Uint32Array(rows)
    for (let row = 0; row < rows && numbers.size <= MOST_CODES; row++) {
      const value = raw[row]
      let number = numbers.get(value)
      if (number === undefined) numbers.set(value, (number = numbers.size))
      came[row] = number
    }
    if (numbers.size > MOST_CODES) {
      if (raw.every((value: number) => value >= 0 && value < 2 ** 32 && Number.isInteger(value)))
        this.codes = new Uint32Array(raw)
      return
    }
    this.values = Float64Array.from(numbers.keys()).sort()
    const codeOf = new Uint32Array(numbers.size)
    this.values.forEach((value, code) => (codeOf[numbers.get(value)!] = code))
    this.codes = numbers.size <= 256 ? new Uint8Array(rows) : new Uint16Array(rows)
    for (let row = 0; row < rows; row++) this.codes[row] = codeOf[came[row]]
  }

  at(row: number) {
    return this.values === null ? this.codes[row] : this.values[this.codes[row]]
  }

  /** The codes from `least` to `most`, both of them included. */
  codesOf(least: number, most: number): [number, number] {
    const { values } = this
    if (values === null) return [least, most]
    const before = (limit: (value: number) => boolean) => {
      let low = 0
      let high = values.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (limit(values[middle])) low = middle + 1
        else high = middle
      }
      return low
    }
    return [before((value) => value < least), before((value) => value <= most) - 1]
  }

  pass(parts: Parts) {
    this.codes = parts.array(this.codes)
    const hasValues = parts.value(this.values !== null)
    this.values = hasValues ? parts.array(this.values ?? new Float64Array(0)) : null
  }

  get bytes() {
    return bytesOf(this.codes, this.values)
  }
}

const BLOCK = 6

/** Numbers that ascend from row to row: what each block of 64 rows starts with, and what each row adds to it. */
export class Ascending {
  starts: Float64Array
  adds: Numbers = new Uint8Array(0)
  #adds: Growing
  length = 0

  constructor(capacity: number) {
    this.starts = new Float64Array((capacity >>> BLOCK) + 1)
    this.#adds = new Growing(capacity)
  }

  push(value: number) {
    const block = this.length >>> BLOCK
    if ((this.length & 63) === 0) this.starts[block] = value
    this.#adds.push(value - this.starts[block])
    this.length++
  }

  at(row: number) {
    return this.starts[row >>> BLOCK] + this.adds[row]
  }

  finish() {
    this.adds = this.#adds.finish()
    this.#adds = new Growing(0)
  }

  pass(parts: Parts) {
    this.length = parts.value(this.length)
    this.starts = parts.array(this.starts)
    this.adds = parts.array(this.adds)
  }

  get bytes() {
    return bytesOf(this.starts, this.adds)
  }
}

/** A number for the few rows that have one. */
export class Rare {
  #rows = new Growing(0)
  #values = new Growing(0)
  rows: Numbers = new Uint8Array(0)
  values: Numbers = new Uint8Array(0)

  set(row: number, value: number) {
    this.#rows.push(row)
    this.#values.push(value)
  }

  finish() {
    this.rows = this.#rows.finish()
    this.values = this.#values.finish()
  }

  pass(parts: Parts) {
    this.rows = parts.array(this.rows)
    this.values = parts.array(this.values)
  }

  get bytes() {
    return bytesOf(this.rows, this.values)
  }
}

export type Where = { placeId: number; country: string; timeZone: string; currency: string }

const isSame = (one: Where, other: Where) =>
  one.currency === other.currency &&
  one.timeZone === other.timeZone &&
  one.country === other.country

/** Where each row is, in what zone and currency: those who have all of them in common share one number. */
export class Wheres {
  list: Where[] = []
  codes: Numbers = new Uint8Array(0)
  #codes: Growing
  #numbers: number[][] = []

  constructor(capacity: number) {
    this.#codes = new Growing(capacity)
  }

  push(document: Where) {
    // a place has one country and few zones and currencies
    const there = (this.#numbers[document.placeId] ??= [])
    let number = there.find((each) => isSame(this.list[each], document))
    if (number === undefined) {
      const { placeId, country, timeZone, currency } = document
      number = this.list.push({ placeId, country, timeZone, currency }) - 1
      there.push(number)
    }
    this.#codes.push(number)
  }

  finish() {
    this.codes = this.#codes.finish()
    this.#codes = new Growing(0)
    this.#numbers = []
  }

  /** One for each number whose rows are meant. */
  marked(isMeant: (where: Where) => boolean) {
    return Uint8Array.from(this.list, (where) => (isMeant(where) ? 1 : 0))
  }

  pass(parts: Parts) {
    this.list = parts.value(this.list)
    this.codes = parts.array(this.codes)
  }

  get bytes() {
    return bytesOf(this.codes)
  }
}

/** Small numbers for those of something else, in the order in which they came. */
export class Numbering {
  list: number[] = []
  #numbers: number[] = []

  numberOf(value: number) {
    return (this.#numbers[value] ??= this.list.push(value) - 1)
  }

  /** -1 where nobody has it. */
  find(value: number) {
    return this.#numbers[value] ?? -1
  }

  pass(parts: Parts) {
    this.list = parts.value(this.list)
    this.list.forEach((value, number) => (this.#numbers[value] = number))
  }
}

/** For each row a list of numbers, one list after the other. */
export class Lists {
  readonly starts: Ascending
  #growing: Growing
  values: Numbers = new Uint8Array(0)

  constructor(rows: number, perRow: number) {
    this.starts = new Ascending(rows + 1)
    this.starts.push(0)
    this.#growing = new Growing(rows * perRow)
  }

  push(value: number) {
    this.#growing.push(value)
  }

  endRow() {
    this.starts.push(this.#growing.length)
  }

  finish() {
    this.values = this.#growing.finish()
    this.starts.finish()
    this.#growing = new Growing(0)
  }

  pass(parts: Parts) {
    this.starts.pass(parts)
    this.values = parts.array(this.values)
  }

  get bytes() {
    return this.starts.bytes + bytesOf(this.values)
  }
}

/**
 * The other way round: for each number the rows whose list has it. As bits where they are many, else as the steps
 * from row to row, seven bits a byte: mostly one byte a row.
 */
export class Postings {
  /** The largest number. */
  most: number
  #bits = new Map<number, Bits>()
  #starts: Uint32Array
  #steps: Uint8Array
  #words: number

  /** `dense` is the part of all rows from which on bits are taken. */
  constructor({ starts, values }: Lists, dense: number) {
    const size = starts.length - 1
    this.#words = (size + 31) >>> 5
    let most = 0
    for (const value of values) if (value > most) most = value
    this.most = most
    const counts = new Uint32Array(most + 1)
    for (const value of values) counts[value]++
    const bits: (Bits | undefined)[] = []
    const ends = new Uint32Array(most + 2)
    for (let value = 0; value <= most; value++) {
      const isDense = counts[value] > size * dense
      if (isDense) bits[value] = new Uint32Array(this.#words)
      ends[value + 1] = ends[value] + (isDense ? 0 : counts[value])
    }
    const rows = new Uint32Array(ends[most + 1])
    for (let row = 0; row < size; row++)
      for (let at = starts.at(row), end = starts.at(row + 1); at < end; at++) {
        const value = values[at]
        if (bits[value]) setBit(bits[value], row)
        else rows[ends[value]++] = row
      }
    bits.forEach((each, value) => this.#bits.set(value, each!))
    // filling has moved each end to the start of the next
    this.#starts = new Uint32Array(most + 2)
    let length = 0
    for (let value = 0, at = 0; value <= most; value++) {
      for (let row = -1; at < ends[value]; row = rows[at++]) {
        let step = rows[at] - row
        for (length++; step > 127; step >>>= 7) length++
      }
      this.#starts[value + 1] = length
    }
    this.#steps = new Uint8Array(length)
    length = 0
    for (let value = 0, at = 0; value <= most; value++)
      for (let row = -1; at < ends[value]; row = rows[at++]) {
        let step = rows[at] - row
        for (; step > 127; step >>>= 7) this.#steps[length++] = (step & 127) | 128
        this.#steps[length++] = step
      }
  }

  /** The rows that have this number, where they are kept as bits; only to be read. */
  bits(value: number): Bits | undefined {
    return this.#bits.get(value)
  }

  /** Adds the rows that have this number. */
  mark(value: number, into: Bits) {
    const bits = this.#bits.get(value)
    if (bits) return or(into, bits)
    if (value < 0 || value > this.most) return into
    const steps = this.#steps
    const end = this.#starts[value + 1]
    let row = -1
    for (let at = this.#starts[value]; at < end; at++) {
      let step = steps[at] & 127
      for (let shift = 7; steps[at] > 127; shift += 7) step |= (steps[++at] & 127) << shift
      row += step
      into[row >>> 5] |= 1 << (row & 31)
    }
    return into
  }

  /** How many of these rows each number has. Its cost does not grow with the rows. */
  countIn(bits: Bits): Uint32Array {
    const counts = new Uint32Array(this.most + 1)
    for (let value = 0; value <= this.most; value++) {
      const dense = this.#bits.get(value)
      counts[value] = dense ? countCommon(bits, dense) : this.#countSteps(value, bits)
    }
    return counts
  }

  #countSteps(value: number, bits: Bits) {
    const steps = this.#steps
    const end = this.#starts[value + 1]
    let row = -1
    let total = 0
    for (let at = this.#starts[value]; at < end; at++) {
      let step = steps[at] & 127
      for (let shift = 7; steps[at] > 127; shift += 7) step |= (steps[++at] & 127) << shift
      row += step
      total += (bits[row >>> 5] >>> (row & 31)) & 1
    }
    return total
  }

  pass(parts: Parts) {
    this.most = parts.value(this.most)
    this.#words = parts.value(this.#words)
    this.#starts = parts.array(this.#starts)
    this.#steps = parts.array(this.#steps)
    const dense = parts.value([...this.#bits.keys()])
    const bits = dense.map((value) => parts.array(this.#bits.get(value) ?? new Uint32Array(0)))
    this.#bits = new Map(dense.map((value, at) => [value, bits[at]]))
  }

  get bytes() {
    return bytesOf(this.#starts, this.#steps, ...this.#bits.values())
  }
}
