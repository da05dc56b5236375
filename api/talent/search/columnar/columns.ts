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

  /** Where a value stands in a row's list; -1 when it does not. */
  find(row: number, value: number) {
    for (let at = this.starts[row], end = this.starts[row + 1]; at < end; at++)
      if (this.values[at] === value) return at
    return -1
  }
}

/** The other way round: for each number the rows whose list has it, ascending. */
export class Postings {
  readonly starts: Uint32Array
  readonly rows: Uint32Array

  constructor({ starts, values }: { starts: Uint32Array; values: Numbers }) {
    let most = 0
    for (const value of values) if (value > most) most = value
    const ends = new Uint32Array(most + 2)
    for (const value of values) ends[value + 1]++
    for (let value = 0; value <= most; value++) ends[value + 1] += ends[value]
    this.starts = ends.slice()
    this.rows = new Uint32Array(values.length)
    for (let row = 0; row + 1 < starts.length; row++)
      for (let at = starts[row], end = starts[row + 1]; at < end; at++)
        this.rows[ends[values[at]]++] = row
  }

  /** Sets the bits of the rows that have this number. */
  mark(value: number, bits: Uint32Array) {
    if (value < 0 || value + 1 >= this.starts.length) return
    for (let at = this.starts[value], end = this.starts[value + 1]; at < end; at++) {
      const row = this.rows[at]
      bits[row >>> 5] |= 1 << (row & 31)
    }
  }
}
