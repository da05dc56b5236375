import { countCommon, or, setBit, type Bits } from '../bits.ts'
import type { Parts } from '../parts.ts'
import { type Lists } from './lists.ts'
import { bytesOf } from './numbers.ts'

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
      let step = steps[at]
      if (step > 127) {
        step &= 127
        for (let shift = 7; steps[at] > 127; shift += 7) step |= (steps[++at] & 127) << shift
      }
      row += step
      into[row >>> 5] |= 1 << row
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

  /** The numbers are said to have 32 bits (`| 0`), so that no step is checked for more. */
  #countSteps(value: number, bits: Bits) {
    const steps = this.#steps
    const end = this.#starts[value + 1] | 0
    let row = -1
    let total = 0
    for (let at = this.#starts[value] | 0; at < end; at = (at + 1) | 0) {
      let step = steps[at]
      if (step > 127) {
        step &= 127
        for (let shift = 7; steps[at] > 127; shift += 7) step |= (steps[++at] & 127) << shift
      }
      row = (row + step) | 0
      total = (total + ((bits[row >>> 5] >>> row) & 1)) | 0
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
