import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'

const PATIENCE_MS = 60_000
const PIECE = 256 * 1024

/**
 * Lets ClamAV look through a file, where the operator has set one up. Refuses with 422 a file in which it finds something,
 * and with 503 where it does not say: what nobody looked through is not kept.
 * Source: https://docs.clamav.net/manual/Usage/ClamdUsage.html, `INSTREAM`
 */
export async function scanFile(file: string | Buffer, field: string) {
  const place = env.get('CLAMAV_HOST')
  if (!place) return
  const source =
    typeof file === 'string' ? createReadStream(file, { highWaterMark: PIECE }) : inPieces(file)
  const said = await askScanner(place, source).catch((error: Error) => error.message)
  if (/: OK\0?$/.test(said)) return
  logger.warn({ said: said.slice(0, 200), field }, 'a file was not taken')
  if (/ FOUND\0?$/.test(said))
    throw new Refusal('A scanner found something harmful in this file, so it was not kept', {
      status: 422,
      field,
    })
  throw new Refusal('Files cannot be checked at the moment; try again in a few minutes', {
    status: 503,
    code: 'E_SCANNER',
    field,
  })
}

const inPieces = (content: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / PIECE) }, (_, piece) =>
      content.subarray(piece * PIECE, (piece + 1) * PIECE)
    )
  )

/** What the scanner says of what it is sent: each piece with its length before it, and nothing at the end. */
async function askScanner(place: string, source: Readable) {
  const [, host, port] = /^\[?(.+?)\]?:(\d+)$/.exec(place) ?? [place, place, '3310']
  const socket = connect(Number(port), host)
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer in time')))
  const answer = text(socket)
  const length = (bytes: number) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(bytes)
    return head
  }
  async function* sent() {
    yield Buffer.from('zINSTREAM\0')
    for await (const piece of source as AsyncIterable<Buffer>) {
      yield length(piece.length)
      yield piece
    }
    yield length(0)
  }
  // a scanner that has had enough answers and hangs up before the end
  Readable.from(sent())
    .on('error', () => socket.destroy())
    .pipe(socket)
  return answer
}
