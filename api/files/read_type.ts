import { open } from 'node:fs/promises'
import { openPromise } from 'yauzl'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** How many first bytes tell what a file is. */
export const HEAD_BYTES = 4100

/** The type that the first bytes show; a DOCX shows as a zip until the whole file is there. */
export async function typeOfHead(head: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  return type?.mime
}

/** The type of a whole file by its content; a zip counts as a Word document only with its parts inside. */
export async function typeOfFile(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (type?.mime === DOCX || type?.mime === 'application/zip')
    return (await isWordDocument(path)) ? DOCX : type.mime === DOCX ? undefined : type.mime
  return type?.mime
}

const MAX_ENTRIES = 2000
const MAX_UNPACKED = 60 * 1024 * 1024

/** Reads the zip's own directory only: names and sizes, nothing is unpacked. Macros and bombs are no document. */
async function isWordDocument(path: string): Promise<boolean> {
  const zip = await openPromise(path, { lazyEntries: true, decodeStrings: false }).catch(
    () => undefined
  )
  if (!zip) return false
  const names = new Set<string>()
  let unpacked = 0
  try {
    if (zip.entryCount > MAX_ENTRIES) return false
    for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
      names.add(fileName.toString())
      unpacked += uncompressedSize
    }
  } catch {
    return false
  } finally {
    zip.close()
  }
  return (
    names.has('word/document.xml') &&
    names.has('[Content_Types].xml') &&
    !names.has('word/vbaProject.bin') &&
    unpacked <= MAX_UNPACKED
  )
}

/** Whether bytes may be a text: no other control signs than those that lay lines and columns out; UTF-16 has its mark or its zeros. */
export function isTextHead(head: Uint8Array): boolean {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)) return true
  let zeros = 0
  for (const byte of head) {
    if (byte === 0) zeros++
    else if (byte < 9 || (byte > 13 && byte < 32)) return false
  }
  // letters of UTF-16 without its mark: every second byte, and no two together
  return zeros === 0 || (zeros > head.length / 4 && zeros <= head.length / 2 + 1)
}

/** Whether the first bytes of a file may be a text. */
export async function isTextFile(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    return isTextHead(head.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

/** Counts a PDF's pages where its page objects lie open; undefined where they are packed, which the parser counts. */
export function countPdfPages(content: Buffer): number | undefined {
  const text = content.toString('latin1')
  const pages = text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
  return pages > 0 ? pages : undefined
}
