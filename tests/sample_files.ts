import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Small true files for upload tests, made on the spot. */
export function pdf(pages = 1, padding = 0) {
  const kids = Array.from(
    { length: pages },
    (_, index) =>
      `${index + 3} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj`
  )
  return Buffer.from(
    `%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Count ${pages} /Kids [${kids.map((_, index) => `${index + 3} 0 R`).join(' ')}] >> endobj\n${kids.join('\n')}\n%${' '.repeat(padding)}\ntrailer << /Root 1 0 R >>\n%%EOF`
  )
}

/** A zip without compression. */
export function zip(files: Record<string, string>, unpacked?: number) {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const body = Buffer.from(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(body), 10)
    common.writeUInt32LE(body.length, 14)
    common.writeUInt32LE(unpacked ?? body.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      Buffer.from(name),
      body,
    ])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    entries.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, tail, Buffer.from(name)])
    )
    locals.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

export const docx = (more: Record<string, string> = {}) =>
  zip({ '[Content_Types].xml': contentTypes, 'word/document.xml': '<w:document/>', ...more })

export const picture = (width = 1600, height = 1200, format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer()

const box = (kind: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(kind, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** The container of an MP4 with a video track, as players and checks see it; no picture is inside. */
export const mp4 = (padding = 0, track = 'vide') =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box(
      'moov',
      box('trak', box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${track}`, 'latin1'))))
    ),
    box('mdat', Buffer.alloc(padding, 7)),
  ])

/** The same of a WebM. */
export const webm = () =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0x90, 0x16, 0x54, 0xae, 0x6b, 0x8b]),
    Buffer.from('\xae\x89\x86\x85V_VP9', 'latin1'),
    Buffer.alloc(40),
  ])
