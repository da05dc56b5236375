import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { fileURLToPath } from 'node:url'
import drive from '@adonisjs/drive/services/main'
import type { FSDriver } from '@adonisjs/drive/drivers/fs'

export type ByteRange = { start: number; end: number }

/** The one range that a request asks for: none, or `undefined` where it cannot be had. Several at once get the whole file. */
export function readRange(header: string | undefined, size: number): ByteRange | null | undefined {
  if (!header?.startsWith('bytes=') || header.includes(',')) return null
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.replace(/\s/g, '')) ?? []
  if (from === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? undefined : { start, end }
}

/** Only the bytes of a range of a stored file: neither the disk nor the bucket gives more. */
export async function rangeOf(key: string, { start, end }: ByteRange): Promise<Readable> {
  const disk = drive.use()
  const { location } = (disk.driver as FSDriver).options
  // flydrive reads whole files; on this machine they lie as plain ones
  if (location !== undefined)
    return createReadStream(
      join(location instanceof URL ? fileURLToPath(location) : location, key),
      {
        start,
        end,
      }
    )
  const answer = await fetch(await disk.getSignedUrl(key, { expiresIn: '1 minute' }), {
    redirect: 'error',
    headers: { range: `bytes=${start}-${end}` },
  })
  if (answer.status !== 206 || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`The storage answered ${answer.status} to a range of ${key}`)
  }
  return Readable.fromWeb(answer.body as WebStream)
}
