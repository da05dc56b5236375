/** Keeps the best rows of those offered: the largest pairs of key and id, as a heap whose root is the least. */
export class BestRows {
  #keys: number[] = []
  #ids: number[] = []

  #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** What does not lie above this cannot win any more. */
  get least() {
    return this.#keys.length < this.#most ? -Infinity : (this.#keys[0] ?? Infinity)
  }

  offer(key: number, id: number) {
    const [keys, ids] = [this.#keys, this.#ids]
    if (keys.length < this.#most) {
      let at = keys.push(key) - 1
      ids.push(id)
      while (at > 0) {
        const parent = (at - 1) >> 1
        if (!this.#isBelow(at, parent)) break
        this.#swap(at, parent)
        at = parent
      }
    } else if (this.#most > 0 && (key > keys[0] || (key === keys[0] && id > ids[0]))) {
      keys[0] = key
      ids[0] = id
      let at = 0
      for (;;) {
        let least = at
        const left = 2 * at + 1
        if (left < keys.length && this.#isBelow(left, least)) least = left
        if (left + 1 < keys.length && this.#isBelow(left + 1, least)) least = left + 1
        if (least === at) break
        this.#swap(at, least)
        at = least
      }
    }
  }

  ordered(): [number, number][] {
    return this.#keys
      .map((key, at): [number, number] => [key, this.#ids[at]])
      .sort((a, b) => b[0] - a[0] || b[1] - a[1])
  }

  #isBelow(a: number, b: number) {
    return (
      this.#keys[a] < this.#keys[b] ||
      (this.#keys[a] === this.#keys[b] && this.#ids[a] < this.#ids[b])
    )
  }

  #swap(a: number, b: number) {
    const [key, id] = [this.#keys[a], this.#ids[a]]
    this.#keys[a] = this.#keys[b]
    this.#ids[a] = this.#ids[b]
    this.#keys[b] = key
    this.#ids[b] = id
  }
}
