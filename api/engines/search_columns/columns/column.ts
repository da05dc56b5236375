import type { Parts } from '../parts.ts'
import { type Codes, bytesOf, Growing, type Numbers } from './numbers.ts'

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
