import type { Parts } from '../parts.ts'
import { bytesOf, type Numbers } from './numbers.ts'

const BLOCK = 6
const ROWS = 1 << BLOCK
/** Above this part of the blocks with wider gaps all rows take more room. */
const MOST_WIDE = 1 / 64

/**
 * Ids that ascend from row to row: what each block of 64 rows starts with, and what each row adds to it. The few blocks
 * across a wide gap have their ids by themselves, so that the others need no more than a byte a row.
 */
export class Ids {
  #starts: Float64Array
  #adds: Numbers = new Uint8Array(0)
  /** Which blocks are wide, ascending, and their ids. */
  #wide: Float64Array = new Float64Array(0)
  #wideIds: Float64Array = new Float64Array(0)
  #growing: Float64Array
  #length = 0

  constructor(capacity: number) {
    this.#starts = new Float64Array((capacity + ROWS - 1) >>> BLOCK)
    this.#growing = new Float64Array(capacity)
  }

  push(id: number) {
    this.#growing[this.#length++] = id
  }

  finish() {
    const ids = this.#growing
    const blocks = (this.#length + ROWS - 1) >>> BLOCK
    const spans = Float64Array.from({ length: blocks }, (_, block) => {
      const last = Math.min((block + 1) << BLOCK, this.#length) - 1
      return ids[last] - ids[block << BLOCK]
    })
    const wideFrom = (most: number) => spans.filter((span) => span > most).length
    const isNarrow = wideFrom(255) <= blocks * MOST_WIDE
    const most = isNarrow ? 255 : 65_535
    this.#adds = isNarrow ? new Uint8Array(this.#length) : new Uint16Array(this.#length)
    const wide: number[] = []
    spans.forEach((span, block) => span > most && wide.push(block))
    this.#wide = Float64Array.from(wide)
    this.#wideIds = new Float64Array(wide.length << BLOCK)
    for (let row = 0, at = 0; row < this.#length; row++) {
      const block = row >>> BLOCK
      if ((row & (ROWS - 1)) === 0 && block > wide[at]) at++
      if (block === wide[at]) {
        this.#starts[block] = Number.NaN
        this.#wideIds[(at << BLOCK) + (row & (ROWS - 1))] = ids[row]
      } else {
        if ((row & (ROWS - 1)) === 0) this.#starts[block] = ids[row]
        this.#adds[row] = ids[row] - this.#starts[block]
      }
    }
    this.#growing = new Float64Array(0)
  }

  at(row: number) {
    const id = this.#starts[row >>> BLOCK] + this.#adds[row]
    return Number.isNaN(id) ? this.#wideAt(row) : id
  }

  #wideAt(row: number) {
    const block = row >>> BLOCK
    let low = 0
    let high = this.#wide.length - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#wide[middle] < block) low = middle + 1
      else high = middle
    }
    return this.#wideIds[(low << BLOCK) + (row & (ROWS - 1))]
  }

  pass(parts: Parts) {
    this.#length = parts.value(this.#length)
    this.#starts = parts.array(this.#starts)
    this.#adds = parts.array(this.#adds)
    this.#wide = parts.array(this.#wide)
    this.#wideIds = parts.array(this.#wideIds)
  }

  get bytes() {
    return bytesOf(this.#starts, this.#adds, this.#wide, this.#wideIds)
  }
}
