import { createWriteStream, type WriteStream } from 'node:fs'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { crc32, createDeflateRaw, constants } from 'node:zlib'

const UTF8 = 0x0800
const SIZES_FOLLOW = 0x0008

/** A zip written as it grows, so that large files never lie in memory as a whole. */
export class ZipFile {
  #out: WriteStream
  #at = 0
  #entries: Buffer[] = []

  constructor(path: string) {
    this.#out = createWriteStream(path, { mode: 0o600 })
  }

  /** Adds a file under a name; what is packed already (images, PDFs, videos) is only stored. */
  async add(name: string, content: Buffer | string | Readable, { packed = false } = {}) {
    const start = this.#at
    const nameBytes = Buffer.from(name)
    const method = packed ? 0 : 8
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt16LE(UTF8 | SIZES_FOLLOW, 6)
    head.writeUInt16LE(method, 8)
    head.writeUInt16LE(0x21, 12)
    head.writeUInt16LE(nameBytes.length, 26)
    await this.#write(Buffer.concat([head, nameBytes]))

    let crc = 0
    let size = 0
    const body = this.#at
    const source = content instanceof Readable ? content : Readable.from([Buffer.from(content)])
    const counted = async function* () {
      for await (const chunk of source) {
        crc = crc32(chunk, crc)
        size += chunk.length
        yield chunk as Buffer
      }
    }
    const stream = packed
      ? Readable.from(counted())
      : Readable.from(counted()).pipe(createDeflateRaw({ level: constants.Z_DEFAULT_COMPRESSION }))
    for await (const chunk of stream) await this.#write(chunk as Buffer)

    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc, 0)
    sizes.writeUInt32LE(this.#at - body, 4)
    sizes.writeUInt32LE(size, 8)
    await this.#write(Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), sizes]))

    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    entry.writeUInt16LE(20, 6)
    entry.writeUInt16LE(UTF8 | SIZES_FOLLOW, 8)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt16LE(0x21, 14)
    sizes.copy(entry, 16)
    entry.writeUInt16LE(nameBytes.length, 28)
    entry.writeUInt32LE(start, 42)
    this.#entries.push(Buffer.concat([entry, nameBytes]))
  }

  /** Ends the zip with its directory. */
  async finish() {
    const directory = Buffer.concat(this.#entries)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(this.#entries.length, 8)
    end.writeUInt16LE(this.#entries.length, 10)
    end.writeUInt32LE(directory.length, 12)
    end.writeUInt32LE(this.#at, 16)
    await this.#write(Buffer.concat([directory, end]))
    this.#out.end()
    await finished(this.#out)
  }

  async #write(bytes: Buffer) {
    this.#at += bytes.length
    if (!this.#out.write(bytes)) await once(this.#out, 'drain')
  }
}
