/** A file's text, what was noticed about its bytes, or why it is no CSV at all. */
export type Decoded = { text: string; notes: string[] } | { fault: string }

const starts = (bytes: Buffer, ...head: number[]) =>
  head.every((byte, place) => bytes[place] === byte)

/** Reads the bytes of a CSV in UTF-8, UTF-16 or Western European, and says which where it is not UTF-8. */
export function decodeCsv(bytes: Buffer): Decoded {
  if (bytes.length === 0) return { fault: 'The file is empty; export questions to see its form' }
  if (starts(bytes, 0x50, 0x4b) || starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return {
      fault: 'This is a spreadsheet, not a CSV; save it as "CSV UTF-8" in your spreadsheet program',
    }
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return { fault: 'This is a PDF, not a CSV' }
  const wide = wideEncoding(bytes)
  if (wide)
    return read(bytes, wide, `The file is in UTF-16 and was read as such; UTF-8 is the usual form`)
  try {
    return read(bytes, 'utf-8')
  } catch {
    return read(
      bytes,
      'windows-1252',
      'The file is not in UTF-8; it was read as Western European (Latin-1). Look at letters with accents, or save it as UTF-8'
    )
  }
}

function wideEncoding(bytes: Buffer) {
  if (starts(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (starts(bytes, 0xfe, 0xff)) return 'utf-16be'
  // without its mark: every second byte of Western text is zero
  const head = bytes.subarray(0, 200)
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const half = head.length / 2
  if (half >= 4 && zeros[1] > half * 0.7) return 'utf-16le'
  return half >= 4 && zeros[0] > half * 0.7 ? 'utf-16be' : null
}

function read(bytes: Buffer, encoding: string, note?: string): Decoded {
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  if (text.includes('\u0000'))
    return { fault: 'The file has bytes that no text has; save it as "CSV UTF-8" once more' }
  return { text, notes: note ? [note] : [] }
}
