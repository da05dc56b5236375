import { PassThrough, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BrokenBackup } from '#api/engines/backup_file/broken_backup'
import { Open } from '#api/engines/backup_file/envelope'
import { Measure, type Sum } from '#api/engines/backup_file/measure'
import { readName } from '#api/engines/backup_file/names'

/** Who reads a backup hears of its parts in the order in which they were written. */
export type Read = {
  note: (name: string, content: unknown) => unknown
  /** Must read the content to its end. */
  content: (name: string, content: Readable) => Promise<unknown>
  /** The content was whole; told after `content` has returned. */
  whole: (name: string, sum: Sum) => unknown
  missing: (name: string, why: string) => unknown
}

/** A content between its first part and its sum. */
class Content {
  #input = new PassThrough()
  #measure = new Measure()
  #done: Promise<unknown>

  constructor(
    readonly name: string,
    packed: boolean,
    read: Read['content']
  ) {
    const plain = packed
      ? pipeline(this.#input, createZstdDecompress(), this.#measure)
      : pipeline(this.#input, this.#measure)
    this.#done = Promise.all([plain, read(name, this.#measure)])
    // told where it is awaited
    this.#done.catch(() => {})
  }

  async write(chunk: Buffer) {
    try {
      await new Promise<void>((resolve, reject) =>
        this.#input.write(chunk, (error) => (error ? reject(error) : resolve()))
      )
    } catch (error) {
      // its reader failed first, and knows why
      await this.#done
      throw error
    }
  }

  /** Waits until it is read, and returns its sum. */
  async end() {
    this.#input.end()
    await this.#done
    return this.#measure.sum()
  }

  /** Gives it up: its reader hears that it ends too early. */
  async drop() {
    this.#input.destroy()
    await this.#done.catch(() => {})
  }
}

/**
 * Reads a backup from its first byte to its last, and compares every content with its sum. Throws `BrokenBackup` when it was
 * cut or changed, or was sealed with another secret; what the reader throws comes through.
 */
export class BackupReader {
  #current?: Content

  constructor(
    readonly read: Read,
    readonly secret?: string
  ) {}

  async all(source: Readable) {
    const tar = extract()
    const opened = pipeline(source, new Open(this.secret), tar)
    opened.catch(() => {})
    try {
      for await (const entry of tar) await this.#entry(entry.header.name, entry)
      await opened
    } catch (error) {
      await this.#current?.drop()
      tar.destroy()
      const first = await opened.then(
        () => error,
        (cause) => (cause instanceof BrokenBackup || isOfTheSystem(cause) ? cause : error)
      )
      throw isDamage(first) ? this.#damaged(this.#current?.name ?? 'A part') : first
    }
    if (this.#current) throw this.#damaged(this.#current.name)
  }

  async #entry(name: string, entry: AsyncIterable<unknown>) {
    const said = readName(name)
    if (said.kind === 'note') return this.read.note(said.name, await parse(entry))
    if (said.kind === 'sum') return this.#sum(said.name, await parse(entry))
    if (this.#current && this.#current.name !== said.name) throw this.#damaged(this.#current.name)
    this.#current ??= new Content(said.name, said.packed, this.read.content)
    for await (const chunk of buffers(entry)) await this.#current.write(chunk)
  }

  async #sum(name: string, told: Partial<Sum> & { missing?: string }) {
    if (told.missing !== undefined) {
      // storage may have failed after the first parts
      await this.#current?.drop()
      this.#current = undefined
      return this.read.missing(name, told.missing)
    }
    // what is empty has no part
    const content = this.#current ?? new Content(name, false, this.read.content)
    this.#current = undefined
    const sum = await content.end()
    if (content.name !== name || sum.bytes !== told.bytes || sum.sha256 !== told.sha256)
      throw this.#damaged(name)
    return this.read.whole(name, sum)
  }

  #damaged(name: string) {
    return new BrokenBackup(
      `${name} in the backup is not what was written: it was changed, or its disk is failing. Take another one`
    )
  }
}

/** How tar, zstd and JSON say that bytes are not theirs. */
const isDamage = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error &&
    (/^(Invalid tar header|Unexpected end of data)/.test(error.message) ||
      ('code' in error && /^(ZSTD|Z)_/.test(String(error.code)))))

const isOfTheSystem = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'code' in error

async function parse(entry: AsyncIterable<unknown>) {
  return JSON.parse(Buffer.concat(await Array.fromAsync(buffers(entry))).toString())
}

/** The types of tar-stream do not say what its entries bring. */
async function* buffers(entry: AsyncIterable<unknown>) {
  for await (const chunk of entry) if (Buffer.isBuffer(chunk)) yield chunk
}
