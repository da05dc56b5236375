import { createWriteStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { ZipFile as Zip } from 'yazl'

/** A zip written as it grows, so that large files never lie in memory as a whole. */
export class ZipFile {
  #zip = new Zip()
  #written: Promise<void>

  constructor(path: string) {
    this.#written = pipeline(this.#zip.outputStream, createWriteStream(path, { mode: 0o600 }))
    // told by `finish`
    this.#written.catch(() => {})
  }

  /** Adds a file under a name; what is packed already (images, PDFs, videos) is only stored. */
  async add(name: string, content: Buffer | string | Readable, { packed = false } = {}) {
    const options = { compress: !packed, mtime: new Date('1980-01-01T00:00:00Z') }
    if (!(content instanceof Readable))
      return this.#zip.addBuffer(Buffer.from(content), name, options)
    this.#zip.addReadStream(content, name, options)
    await Promise.race([finished(content), this.#written])
  }

  /** Ends the zip with its directory. */
  async finish() {
    this.#zip.end()
    await this.#written
  }
}
