type Waiting<Item, Result> = {
  item: Item
  done: (result: Result) => void
  failed: (error: unknown) => void
}

type Bounds<Item> = {
  /** Items of a run at most. */
  most: number
  /** Runs under way at most; one, unless said. */
  runs?: number
  /** Those with the same one are never in one run, and with one run under way they keep their order. */
  key?: (item: Item) => unknown
}

/**
 * Does alike work together: what comes while a run is under way is done by the next one. Nothing waits for more to come,
 * so a single item is run at once and alone, and many share the price of a run. A run happens in the
 * request of the item that came first, and must not read what belongs to that request.
 */
export class Together<Item, Result> {
  #waiting: Waiting<Item, Result>[] = []
  #running = 0

  constructor(
    private run: (items: Item[]) => Promise<Result[]>,
    private bounds: Bounds<Item>
  ) {}

  /** Returns what the run returned at this item's place; a run that fails fails for all of its items. */
  add(item: Item): Promise<Result> {
    const result = new Promise<Result>((done, failed) => this.#waiting.push({ item, done, failed }))
    if (this.#running < (this.bounds.runs ?? 1)) void this.#runAll()
    return result
  }

  async #runAll() {
    this.#running++
    while (this.#waiting.length > 0) {
      const taken = this.#take()
      try {
        const results = await this.run(taken.map(({ item }) => item))
        taken.forEach(({ done }, at) => done(results[at]))
      } catch (error) {
        taken.forEach(({ failed }) => failed(error))
      }
    }
    this.#running--
  }

  #take() {
    const { most, key } = this.bounds
    const keys = new Set<unknown>()
    const taken: Waiting<Item, Result>[] = []
    this.#waiting = this.#waiting.filter((one) => {
      const own = key?.(one.item)
      if (taken.length >= most || (own !== undefined && keys.has(own))) return true
      keys.add(own)
      taken.push(one)
      return false
    })
    return taken
  }
}
