import { Readable } from 'node:stream'

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

/** Only the bytes of a range; what comes after it is not read any more. */
export function sliceOf(source: Readable, { start, end }: ByteRange): Readable {
  return Readable.from(
    (async function* () {
      let at = 0
      for await (const chunk of source as AsyncIterable<Buffer>) {
        const from = Math.max(0, start - at)
        const to = Math.min(chunk.length, end + 1 - at)
        if (from < to) yield chunk.subarray(from, to)
        at += chunk.length
        if (at > end) break
      }
      source.destroy()
    })(),
    { objectMode: false }
  )
}
