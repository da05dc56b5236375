import type { Rare } from './columns/column.ts'
import type { ProfileColumns } from './profile_columns.ts'
import { points } from './search_query.ts'

/** How many moments beside the first are kept: people turn pages by the minute in which they began. */
const KEPT = 4
/** A later moment in which more than this part of the rows differs becomes the first one. */
const MOST_DIFFERENT = 1 / 256
const BLOCK = 65_536

/** The rows that have other points at another moment, and those points; once they are swapped, the former ones. */
type Difference = { rows: Uint32Array; points: Uint8Array }

/**
 * The points of each row that depend on the moment and not on what is asked. There is one array of them: for other
 * moments only what differs is kept, and swapped in.
 */
export class Moments {
  #columns: ProfileColumns
  #points = new Uint8Array(0)
  /** What the array is for without any difference in it, and with the one that is in it. */
  #first: number | undefined
  #now: number | undefined
  #differences = new Map<number, Difference>()
  #block = new Uint8Array(0)

  constructor(columns: ProfileColumns) {
    this.#columns = columns
  }

  get bytes() {
    let bytes = this.#points.byteLength + this.#block.byteLength
    for (const { rows, points: other } of this.#differences.values())
      bytes += rows.byteLength + other.byteLength
    return bytes
  }

  /** The points of each row at this moment, good until another one is asked for. */
  at(now: number): Uint8Array {
    if (now === this.#now) return this.#points
    const applied = this.#differences.get(this.#now!)
    if (applied) {
      swap(this.#points, applied)
      // of a moment long past: too much to be kept
      if (applied.rows.length > this.#columns.filled * MOST_DIFFERENT)
        this.#differences.delete(this.#now!)
    }
    this.#now = this.#first
    if (now === this.#first) return this.#points
    const difference = this.#first === undefined ? undefined : this.#differenceAt(now)
    if (!difference) return this.#begin(now)
    swap(this.#points, difference)
    this.#now = now
    return this.#points
  }

  #begin(now: number) {
    const { filled } = this.#columns
    if (this.#points.length !== filled) {
      this.#points = new Uint8Array(filled)
      this.#block = new Uint8Array(Math.min(BLOCK, filled))
    }
    this.#differences.clear()
    for (let from = 0; from < filled; from += BLOCK)
      this.#fill(now, from, this.#points.subarray(from, from + BLOCK))
    this.#first = this.#now = now
    return this.#points
  }

  /** Undefined where so much differs that the array is better made anew. */
  #differenceAt(now: number): Difference | undefined {
    const kept = this.#differences.get(now)
    if (kept) return kept
    const { filled } = this.#columns
    const most = now > this.#first! ? filled * MOST_DIFFERENT : filled
    const rows: number[] = []
    const others: number[] = []
    for (let from = 0; from < filled && rows.length <= most; from += BLOCK) {
      const block = this.#block.subarray(0, Math.min(BLOCK, filled - from))
      this.#fill(now, from, block)
      const { length } = block
      for (let at = 0; at < length; at++) {
        if (block[at] === this.#points[from + at]) continue
        rows.push(from + at)
        others.push(block[at])
      }
    }
    if (rows.length > most) return undefined
    const difference = { rows: Uint32Array.from(rows), points: Uint8Array.from(others) }
    if (this.#differences.size >= KEPT)
      this.#differences.delete(this.#differences.keys().next().value!)
    this.#differences.set(now, difference)
    return difference
  }

  /** Writes the points of the rows from `from` on. */
  #fill(now: number, from: number, into: Uint8Array) {
    const { merit, activeAt, spotlightUntil, promotedUntil } = this.#columns
    into.set(merit.subarray(from, from + into.length))
    const { codes, values } = activeAt
    const [first, second, third] = points.active.map(({ days, points: given }) => ({
      after: now - days * 86_400,
      given,
    }))
    for (let at = 0; at < into.length; at++) {
      const code = codes[from + at]
      const active = values === null ? code : values[code]
      if (active > first.after) into[at] += first.given
      else if (active > second.after) into[at] += second.given
      else if (active > third.after) into[at] += third.given
    }
    const rare: [Rare, number][] = [
      [spotlightUntil, points.spotlight],
      [promotedUntil, points.promotion],
    ]
    for (const [{ rows, values: until }, given] of rare)
      for (let at = firstFrom(rows, from); rows[at] < from + into.length; at++)
        if (until[at] > now) into[rows[at] - from] += given
  }
}

function swap(all: Uint8Array, { rows, points: others }: Difference) {
  const { length } = rows
  for (let at = 0; at < length; at++) {
    const former = all[rows[at]]
    all[rows[at]] = others[at]
    others[at] = former
  }
}

/** The place of the first of these ascending numbers that is not below `least`. */
function firstFrom(ascending: ArrayLike<number>, least: number) {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ascending[middle] < least) low = middle + 1
    else high = middle
  }
  return low
}
