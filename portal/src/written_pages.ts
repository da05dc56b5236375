import { createHash } from 'node:crypto'

/** How long the words of a page may be behind the clock, such as "2 minutes ago". */
const KEPT_MS = 30_000
/** Some 5 MB of pages. */
const KEPT_PAGES = 40

/**
 * Pages as they were written for a reader before, for one who is shown the same. What a page shows is read for each reader
 * and compared whole: what was hidden, blocked or erased since is not in it, so that the page is written anew.
 */
export class WrittenPages {
  #kept = new Map<string, { mark: string; html: string; at: number }>()

  /** The page of an address where it shows `said`, else as it is written now. */
  of(address: string, said: string, write: () => string, now = Date.now()): string {
    const mark = createHash('sha256').update(said).digest('base64')
    const kept = this.#kept.get(address)
    if (kept && kept.mark === mark && now - kept.at < KEPT_MS) return kept.html
    const html = write()
    this.#kept.delete(address)
    this.#kept.set(address, { mark, html, at: now })
    if (this.#kept.size > KEPT_PAGES) this.#kept.delete(this.#kept.keys().next().value!)
    return html
  }
}
