import { type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { close } from '#api/engines/backup_file/envelope'
import { Measure, type Sum } from '#api/engines/backup_file/measure'
import { nameOfPart, nameOfSum } from '#api/engines/backup_file/names'

/** What lies in memory of each content: a tar tells a size before the bytes, and no content knows its own. */
const PART = 1024 * 1024
const LEVEL = 3

/** Writes a backup into a stream, one content after the other. */
export class BackupWriter {
  #tar = pack()
  #written: Promise<void>
  /** Why the sink failed (a full disk); the tar alone would wait for ever. */
  #failed?: Error
  #reject?: (error: Error) => void

  /** Sealed with AES-256-GCM where there is a secret. */
  constructor(sink: Writable, { secret }: { secret?: string } = {}) {
    this.#written = pipeline(this.#tar, close(secret), sink)
    this.#written.catch((error) => {
      this.#failed = error
      this.#reject?.(error)
    })
  }

  /** Adds a small text of its own. */
  async note(name: string, content: object) {
    await this.#add(name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`))
  }

  /** Adds a content in parts, and what it sums up to after it. `pack` is for what is not packed by itself. */
  async content(name: string, content: Readable, { packed }: { packed: boolean }): Promise<Sum> {
    const measure = new Measure()
    const write = (parts: AsyncIterable<Buffer>) => this.#parts(name, packed, parts)
    if (packed) {
      const zstd = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } })
      await pipeline(content, measure, zstd, write)
    } else await pipeline(content, measure, write)
    const sum = measure.sum()
    await this.note(nameOfSum(name), sum)
    return sum
  }

  /** Says in the backup that a content is not in it, and why. */
  async missing(name: string, why: string) {
    await this.note(nameOfSum(name), { missing: why })
  }

  /** Ends the backup; what was written before is one only now. */
  async finish() {
    this.#tar.finalize()
    await this.#written
  }

  /** Gives it up; the sink is destroyed with it. */
  abort(error: Error) {
    this.#tar.destroy(error)
  }

  async #parts(name: string, packed: boolean, chunks: AsyncIterable<Buffer>) {
    let waiting: Buffer[] = []
    let length = 0
    let number = 0
    const put = async () => {
      await this.#add(nameOfPart(name, packed, ++number), Buffer.concat(waiting))
      waiting = []
      length = 0
    }
    for await (const chunk of chunks) {
      waiting.push(chunk)
      length += chunk.length
      if (length >= PART) await put()
    }
    if (length > 0) await put()
  }

  async #add(name: string, content: Buffer) {
    if (this.#failed) throw this.#failed
    const header = { name, mode: 0o600, mtime: new Date(0) }
    await new Promise<void>((resolve, reject) => {
      this.#reject = reject
      this.#tar.entry(header, content, (error) => (error ? reject(error) : resolve()))
    })
  }
}
