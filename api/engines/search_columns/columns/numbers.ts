import type { PartArray, Parts } from '../parts.ts'

export type Numbers = Uint8Array | Uint16Array | Uint32Array
export type Codes = PartArray

export const bytesOf = (...arrays: (Codes | null)[]) =>
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
