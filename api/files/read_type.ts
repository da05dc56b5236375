import { open } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** How many first bytes tell what a file is. */
export const HEAD_BYTES = 4100

/** The type that the first bytes show; a DOCX shows as a zip until the whole file is there. */
export async function typeOfHead(head: Uint8Array): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  return type?.mime
}

/** The type of a whole file by its content; a zip counts as a Word document only with its parts inside. */
export async function typeOfFile(path: string): Promise<string | undefined> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (type?.mime === DOCX || type?.mime === 'application/zip')
    return (await isWordDocument(path)) ? DOCX : type.mime === DOCX ? undefined : type.mime
  return type?.mime
}

const MAX_ENTRIES = 2000
const MAX_UNPACKED = 60 * 1024 * 1024

/** Reads the zip's own directory only: names and sizes, nothing is unpacked. Macros and bombs are no document. */
async function isWordDocument(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, 65_557))
    await file.read(tail, 0, tail.length, size - tail.length)
    const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
    if (end < 0 || end + 22 > tail.length) return false
    const count = tail.readUInt16LE(end + 10)
    const length = tail.readUInt32LE(end + 12)
    const start = tail.readUInt32LE(end + 16)
    if (count > MAX_ENTRIES || start + length > size) return false
    const directory = Buffer.alloc(length)
    await file.read(directory, 0, length, start)
    const { names, unpacked } = listEntries(directory, count)
    return (
      names.has('word/document.xml') &&
      names.has('[Content_Types].xml') &&
      !names.has('word/vbaProject.bin') &&
      unpacked <= MAX_UNPACKED
    )
  } finally {
    await file.close()
  }
}

function listEntries(directory: Buffer, count: number) {
  const names = new Set<string>()
  let unpacked = 0
  let at = 0
  for (
    let index = 0;
    index < count && at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50;
    index++
  ) {
    const nameLength = directory.readUInt16LE(at + 28)
    unpacked += directory.readUInt32LE(at + 24)
    names.add(directory.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return { names, unpacked }
}

/** Counts a PDF's pages where its page objects lie open; undefined where they are packed, which the parser counts. */
export function countPdfPages(content: Buffer): number | undefined {
  const text = content.toString('latin1')
  const pages = text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
  return pages > 0 ? pages : undefined
}
