/**
 * Sets of rows as bits. The loops are written out and the columns of few kinds, so that they stay as fast as
 * machine code: a call a row would cost several times as much.
 */
export type Bits = Uint32Array
type Codes = Uint8Array | Uint16Array | Uint32Array | Float64Array
type Ascending = { starts: Float64Array; adds: Uint8Array | Uint16Array | Uint32Array }

/** Whether a row is in a set. */
export const hasBit = (bits: Bits, row: number) => ((bits[row >>> 5] >>> (row & 31)) & 1) === 1

/** Puts a row into a set. */
export function setBit(bits: Bits, row: number) {
  bits[row >>> 5] |= 1 << (row & 31)
}

/** Takes a row out of a set. */
export function clearBit(bits: Bits, row: number) {
  bits[row >>> 5] &= ~(1 << (row & 31))
}

/** Keeps in the first set what the second has, too. */
export function and(bits: Bits, others: Bits) {
  const words = bits.length
  for (let word = 0; word < words; word++) bits[word] &= others[word]
  return bits
}

/** Takes out of the first set what the second has. */
export function andNot(bits: Bits, others: Bits) {
  const words = bits.length
  for (let word = 0; word < words; word++) bits[word] &= ~others[word]
  return bits
}

/** Puts into the first set what the second has. */
export function or(bits: Bits, others: Bits) {
  const words = bits.length
  for (let word = 0; word < words; word++) bits[word] |= others[word]
  return bits
}

/** Counts the rows of a set. */
export function countBits(bits: Bits) {
  let total = 0
  const words = bits.length
  for (let at = 0; at < words; at++) {
    let word = bits[at]
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/** How many rows are in both. */
export function countCommon(bits: Bits, others: Bits) {
  let total = 0
  const words = bits.length
  for (let at = 0; at < words; at++) {
    let word = bits[at] & others[at]
    if (word === 0) continue
    word -= (word >>> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333)
    total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/** Clears the rows whose value lies outside. */
export function keepBetween(bits: Bits, column: Codes, least: number, most: number) {
  const words = bits.length
  for (let word = 0; word < words; word++) {
    let left = bits[word]
    let kept = left
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      left ^= 1 << bit
      const value = column[(word << 5) + bit]
      if (value < least || value > most) kept ^= 1 << bit
    }
    bits[word] = kept
  }
  return bits
}

/** Clears the rows whose value is not among those that are marked. */
export function keepAmong(bits: Bits, column: Codes, marked: Uint8Array) {
  const words = bits.length
  for (let word = 0; word < words; word++) {
    let left = bits[word]
    let kept = left
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      left ^= 1 << bit
      if (marked[column[(word << 5) + bit]] !== 1) kept ^= 1 << bit
    }
    bits[word] = kept
  }
  return bits
}

/** Adds one to the count of each row's value. */
export function countColumn(bits: Bits, column: Codes, counts: Uint32Array) {
  const words = bits.length
  for (let word = 0; word < words; word++) {
    let left = bits[word]
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      left ^= 1 << bit
      counts[column[(word << 5) + bit]]++
    }
  }
  return counts
}

/** Adds one to the count of every skill and stack in each row's record (see `ProfileColumns` and `Ascending`). */
export function countRecords(
  bits: Bits,
  starts: Ascending,
  values: Codes,
  skills: Uint32Array,
  stacks: Uint32Array
) {
  const words = bits.length
  const { starts: blocks, adds } = starts
  for (let word = 0; word < words; word++) {
    let left = bits[word]
    while (left !== 0) {
      const bit = 31 - Math.clz32(left)
      left ^= 1 << bit
      const row = (word << 5) + bit
      const end = (blocks[(row + 1) >>> 6] + adds[row + 1]) | 0
      let at = (blocks[row >>> 6] + adds[row]) | 0
      const held = values[at++]
      for (const last = at + held; at < last; at++) skills[values[at]]++
      for (at += held; at < end; at++) stacks[values[at]]++
    }
  }
}

/** Room for sets that a query needs on its way, used again for the next one: nothing has to be collected. */
export class Scratch {
  #sets: Bits[] = []
  #taken = 0
  #words: number

  constructor(rows: number) {
    this.#words = (rows + 31) >>> 5
  }

  empty(): Bits {
    return this.#next().fill(0)
  }

  copy(bits: Bits): Bits {
    const copied = this.#next()
    copied.set(bits)
    return copied
  }

  /** Does a piece of work; the sets that it takes are free again afterwards. */
  lend<T>(work: () => T): T {
    const taken = this.#taken
    const result = work()
    this.#taken = taken
    return result
  }

  /** What was handed out may be overwritten from here on. */
  reset() {
    this.#taken = 0
    this.#sets.length = Math.min(this.#sets.length, MOST_SETS)
  }

  get bytes() {
    return this.#sets.length * this.#words * 4
  }

  #next() {
    return (this.#sets[this.#taken++] ??= new Uint32Array(this.#words))
  }
}

/** Few searches need more; those that do make them for themselves. */
const MOST_SETS = 6
