import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

/** What went through: bytes, line ends, SHA-256. */
export type Sum = { bytes: number; lines: number; sha256: string }

const LINE_END = 0x0a

/** Lets bytes pass and sums them up; PostgreSQL's COPY text has one line end a row. */
export class Measure extends Transform {
  #hash = createHash('sha256')
  #bytes = 0
  #lines = 0

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback) {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1))
      this.#lines++
    done(null, chunk)
  }

  /** The sum of what has passed; asked once, at the end. */
  sum(): Sum {
    return { bytes: this.#bytes, lines: this.#lines, sha256: this.#hash.digest('hex') }
  }
}
