export type PartArray = Uint8Array | Uint16Array | Uint32Array | Float64Array

/**
 * What the columns are made of, in the order of one walk over them. A walk with `Parts.taken()` lists everything, a walk
 * with what was listed gives everything back: both are the same lines, so neither can forget what the other has.
 */
export class Parts {
  readonly arrays: PartArray[]
  /** What JSON can tell. */
  readonly values: unknown[]
  #gives: boolean
  #at = { array: 0, value: 0 }

  private constructor(arrays: PartArray[], values: unknown[], gives: boolean) {
    this.arrays = arrays
    this.values = values
    this.#gives = gives
  }

  static taken() {
    return new Parts([], [], false)
  }

  static given(arrays: PartArray[], values: unknown[]) {
    return new Parts(arrays, values, true)
  }

  array<T extends PartArray>(array: T): T {
    if (this.#gives) return this.arrays[this.#at.array++] as T
    this.arrays.push(array)
    return array
  }

  value<T>(value: T): T {
    if (this.#gives) return this.values[this.#at.value++] as T
    this.values.push(value)
    return value
  }
}
