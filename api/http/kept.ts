import { LRUCache } from 'lru-cache'
import logger from '@adonisjs/core/services/logger'
import { onPrimary } from '#api/http/replica/reading'

type Bounds<T> = {
  /** How many values at most; the one used longest ago goes first. */
  most: number
  /** How many bytes (or other units of `sizeOf`) at most, all of them together. */
  size?: { most: number; of: (value: T) => number }
  /** Milliseconds for which a value is returned as it is; `outdated` after a call of `outdate`. */
  freshFor: number | ((value: T, outdated: boolean) => number)
  /** Milliseconds for which an old value is still returned at once, while a new one is made for the next. */
  servedFor?: number | ((value: T) => number)
}

/** Makes a value; `former` is the last one, if there still is one, and `served` says that nobody waits for the new one. */
type Make<T> = (former: T | undefined, served: boolean) => Promise<T>
type Entry<T> = { value: T; at: number; version: number }

/**
 * Values that are dear to make, by key, bounded in number or size and in time. Who asks while one is made waits for
 * the same one, which is read from the primary. One that could not be made is made again for the next who asks.
 */
export class Kept<T> {
  #bounds: Bounds<T>
  #version = 0
  /** The keys of values that are being made, which the entries do not name. */
  #making = new Set<{ key: string }>()
  #entries: LRUCache<string, Entry<T>, () => Promise<T>>

  constructor(bounds: Bounds<T>) {
    this.#bounds = bounds
    const { most, size } = bounds
    this.#entries = new LRUCache({
      max: most,
      ...(size && {
        maxSize: size.most,
        sizeCalculation: ({ value }: Entry<T>) => Math.max(1, Math.ceil(size.of(value))),
      }),
      fetchMethod: async (key, _former, { context: make }) => {
        const version = this.#version
        const mark = { key }
        this.#making.add(mark)
        try {
          return { value: await make(), at: Date.now(), version }
        } finally {
          this.#making.delete(mark)
        }
      },
      // who waits gets the value even when its key was forgotten or pushed out meanwhile
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
    })
  }

  async get(key: string, make: Make<T>): Promise<T> {
    const former = this.#entries.peek(key)
    // made later than now: the clock was set back, and how old it is cannot be told
    const since = former ? Date.now() - former.at : 0
    const age = since < 0 ? Infinity : since
    if (former && age < this.#freshFor(former)) return this.#entries.get(key)?.value ?? former.value

    const served = former !== undefined && age < this.#servedFor(former.value)
    const entry = await this.#entries.fetch(key, {
      forceRefresh: true,
      allowStale: served,
      context: () =>
        onPrimary(() => make(former?.value, served)).catch((error) => {
          if (served) logger.warn({ err: error }, 'a kept value was not renewed')
          throw error
        }),
    })
    return entry!.value
  }

  /** Whether there is a value, or one is being made. */
  has(key: string) {
    return this.#entries.has(key) || Array.from(this.#making).some((mark) => mark.key === key)
  }

  put(key: string, value: T) {
    this.#entries.set(key, { value, at: Date.now(), version: this.#version })
  }

  /** Drops the values of the keys that begin so, without a word all; of these only `which`, and those being made. */
  forget(beginning = '', which: (value: T) => boolean = () => true) {
    const making = new Set(Array.from(this.#making, ({ key }) => key))
    for (const key of new Set([...this.#entries.keys(), ...making])) {
      if (!key.startsWith(beginning)) continue
      const entry = this.#entries.peek(key)
      if (!entry || making.has(key) || which(entry.value)) this.#entries.delete(key)
    }
  }

  /** Says that what all values were made of has changed; `freshFor` decides what that means for each. */
  outdate() {
    this.#version++
  }

  get number() {
    return this.#entries.size
  }

  #freshFor({ value, version }: Entry<T>) {
    const { freshFor } = this.#bounds
    return typeof freshFor === 'number' ? freshFor : freshFor(value, version !== this.#version)
  }

  #servedFor(value: T) {
    const { servedFor = 0 } = this.#bounds
    return typeof servedFor === 'number' ? servedFor : servedFor(value)
  }
}
