import type { Parts } from '../parts.ts'
import { Ascending, Growing, type Numbers, bytesOf } from './numbers.ts'

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
