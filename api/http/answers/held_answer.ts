import { pipeline, Readable, Transform } from 'node:stream'
import { stringify, type Options } from 'csv-stringify'
import type { HttpContext } from '@adonisjs/core/http'
import { contentDisposition } from '#api/http/answers/content_disposition'

/** Asks anew whether the reader of an answer that takes long may still have it; throws when they may not. */
export type StillMay = () => Promise<unknown>

/** Bytes of a file that are sent between two looks at the reader's right. */
const HELD_BYTES = 4 * 1024 * 1024

type Table<Row> = {
  fileName: string
  /** Rows in batches, read as the reader takes them. */
  batches: AsyncIterable<Row[]>
  options: Options
  stillMay: StillMay
}

/**
 * Sends a table as CSV. Before the rows of each batch are sent the reader's right is asked again; the answer breaks
 * off where it is lost, where a read fails, and where the reader leaves. A cell that a spreadsheet would run as a formula is defused.
 */
export function answerTable<Row>(
  { response }: Pick<HttpContext, 'response'>,
  { fileName, batches, options, stillMay }: Table<Row>
) {
  const table = stringify({ header: true, bom: true, escape_formulas: true, ...options })
  return response
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition('attachment', fileName))
    .header('cache-control', 'private, no-store')
    .stream(pipeline(Readable.from(rowsWhile(batches, stillMay)), table, () => {}))
}

async function* rowsWhile<Row>(batches: AsyncIterable<Row[]>, stillMay: StillMay) {
  for await (const batch of batches) {
    await stillMay()
    yield* batch
  }
}

/** The bytes of a file, as long as its reader may have them: what was read of it in a long download is all that they get. */
export function heldBytes(bytes: Readable, stillMay: StillMay): Readable {
  let left = HELD_BYTES
  const held = new Transform({
    transform(chunk: Buffer, _, done) {
      left -= chunk.length
      if (left > 0) return done(null, chunk)
      left = HELD_BYTES
      stillMay().then(() => done(null, chunk), done)
    },
  })
  return pipeline(bytes, held, () => {})
}
