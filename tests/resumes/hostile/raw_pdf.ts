import { deflateSync } from 'node:zlib'

/** A file that means harm, or met some; made when it is asked for, as a bomb takes its time. */
export type Hostile = { name: string; make: () => Buffer | Promise<Buffer> }

/** Bytes. */
export const MB = 1024 * 1024
/** Bytes of a text of one byte a character. */
export const latin = (text: string) => Buffer.from(text, 'latin1')

export type Body = string | { dict?: string; stream: Buffer<ArrayBuffer>; filter?: string }

/** A PDF of these objects (from 1), with a true cross-reference table unless `tail` says otherwise. */
export function pdf(
  objects: Body[],
  { trailer = '', tail }: { trailer?: string; tail?: (start: number) => string } = {}
) {
  const parts = [latin('%PDF-1.7\n')]
  const offsets: number[] = []
  let at = parts[0].length
  const put = (part: Buffer<ArrayBuffer>) => {
    parts.push(part)
    at += part.length
  }
  objects.forEach((body, index) => {
    offsets.push(at)
    if (typeof body === 'string') return put(latin(`${index + 1} 0 obj\n${body}\nendobj\n`))
    const { dict = '', stream, filter } = body
    put(
      latin(
        `${index + 1} 0 obj\n<< ${dict} ${filter ? `/Filter ${filter}` : ''} /Length ${stream.length} >>\nstream\n`
      )
    )
    put(stream)
    put(latin('\nendstream\nendobj\n'))
  })
  const start = at
  put(
    latin(
      tail?.(start) ??
        `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`
    )
  )
  return Buffer.concat(parts)
}

/** Objects that most of the files share. */
export const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
export const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
export const pages = (kids = '3 0 R', count: number | string = 1) =>
  `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`
export const page = (more = '/Contents 4 0 R') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> ${more} >>`
export const words = { stream: latin('BT /F1 12 Tf 50 700 Td (Jane Roe) Tj ET') }
/** One page with this content. */
export const one = (content: Body, more: Body[] = [], options = {}) =>
  pdf([catalog, pages(), page(), content, font, ...more], options)
/** So many bytes of one text, deflated. */
export const bomb = (bytes: number, fill = '0 ') =>
  deflateSync(Buffer.alloc(bytes, fill), { level: 9 })
/** The same, deflated once more. */
export const twice = (bytes: number) => deflateSync(bomb(bytes), { level: 9 })
