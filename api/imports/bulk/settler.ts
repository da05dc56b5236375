import { bringIn, type ReadFile } from '#api/imports/bulk/bring_in'
import type BulkUpload from '#api/imports/models/bulk_upload'

/** Files that are brought in together, as each time takes some thirty statements, however many they are. */
const TOGETHER = 32
/** For fewer it is time once the first of them has waited so long: who looks on sees that it goes on. */
const PATIENCE_MS = 2_000
/** Files that were read and wait to be brought in; beyond that the readers wait. */
const READ_AHEAD = 64

/** Brings files in, many at a time, while the next ones are read. */
export class Settler {
  #read: ReadFile[] = []
  #work?: Promise<void>
  #since = 0

  constructor(private upload: BulkUpload) {}

  /** Takes a file; resolves when the next one may come. */
  async take(file: ReadFile) {
    if (this.#read.length === 0) this.#since = performance.now()
    this.#read.push(file)
    if (this.#isTime()) this.#begin()
    if (this.#read.length >= READ_AHEAD) await this.#work
  }

  /** Resolves when all that it took is settled; rejects where that failed. */
  async end() {
    while (this.#work || this.#read.length > 0) {
      this.#begin()
      await this.#work
    }
  }

  #isTime() {
    return this.#read.length >= TOGETHER || performance.now() - this.#since > PATIENCE_MS
  }

  #begin() {
    this.#work ??= this.#settle()
    // who waits next hears of a fault
    this.#work.catch(() => {})
  }

  async #settle() {
    do await bringIn(this.upload, this.#read.splice(0))
    while (this.#read.length >= TOGETHER)
    this.#work = undefined
  }
}
