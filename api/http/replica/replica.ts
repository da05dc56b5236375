/** Where the primary writes, where the replica is; null where it is no replica (any more). Bytes of the log since its beginning. */
export type Look = { written: number; replayed: number | null }

/** Milliseconds between two looks, and after how many a look says nothing any more. */
const LOOK_MS = 200
const LOOK_HOLDS_MS = 1_000
/** Nobody looks where nobody has asked for so long. */
const IDLE_MS = 10_000

/**
 * How far behind the primary a replica is, by looking at both. Its time is that of this process: neither the servers'
 * clocks nor how much is written count.
 */
export class Replica {
  #look: () => Promise<Look>
  #mostLag: number
  #now: () => number
  /** What the primary had written, and when it was asked; the oldest first. */
  #written: { at: number; position: number }[] = []
  #replayed = -1
  /** When the replica was known to have everything. */
  #upTo = -Infinity
  #lookedAt = -Infinity
  #askedAt = -Infinity
  #looking = false

  constructor(
    look: () => Promise<Look>,
    { mostLag, now = () => performance.now() }: { mostLag: number; now?: () => number }
  ) {
    this.#look = look
    this.#mostLag = mostLag
    this.#now = now
  }

  /** Whether it may be read now: it is not too far behind, and has everything up to a position. */
  has(position: number) {
    const now = this.#now()
    this.#askedAt = now
    return (
      now - this.#lookedAt < LOOK_HOLDS_MS &&
      this.lag! < this.#mostLag &&
      this.#replayed >= position
    )
  }

  /** Milliseconds by which it is behind at most; undefined where that is not known. */
  get lag() {
    return Number.isFinite(this.#upTo) ? this.#now() - this.#upTo : undefined
  }

  /** It failed somebody: nobody reads it until a look succeeds. */
  lost() {
    this.#lookedAt = this.#upTo = -Infinity
    this.#written = []
  }

  /** Looks at both once. */
  async look() {
    const at = this.#now()
    const { written, replayed } = await this.#look()
    if (replayed === null) return this.lost()
    this.#replayed = replayed
    this.#written.push({ at, position: written })
    const reached = this.#written.findLastIndex(({ position }) => position <= replayed)
    if (reached >= 0) this.#upTo = this.#written[reached].at
    // what is older than the last that it has says nothing more; a replica that stands still collects no more than it may lag
    this.#written = this.#written
      .slice(Math.max(0, reached))
      .filter(({ at: asked }, index) => index === 0 || at - asked <= this.#mostLag)
    this.#lookedAt = this.#now()
  }

  /** Looks again and again while somebody asks. Returns what ends it. */
  start(failed: (error: unknown) => void) {
    const timer = setInterval(async () => {
      if (this.#looking || this.#now() - this.#askedAt > IDLE_MS) return
      this.#looking = true
      try {
        await this.look()
      } catch (error) {
        this.lost()
        failed(error)
      } finally {
        this.#looking = false
      }
    }, LOOK_MS)
    timer.unref()
    return () => clearInterval(timer)
  }
}
