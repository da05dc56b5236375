import { inflateRawSync } from 'node:zlib'

const MAX_ENTRIES = 5000
const MAX_ENTRY = 8 * 1024 * 1024

/**
 * The wanted files of a zip by their base name, from memory to memory: no path is ever used to write, and no entry
 * unpacks to more than a bound whatever it says of itself. Undefined for what is no zip.
 */
export function readZip(
  bytes: Uint8Array,
  wanted: readonly string[]
): Map<string, Buffer> | undefined {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > zip.length) return undefined
  const count = zip.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) return undefined
  const found = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) break
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      zip.readUInt16LE(at + place)
    )
    const name = zip
      .toString('utf8', at + 46, at + 46 + nameLength)
      .split(/[/\\]/)
      .at(-1)!
    const content = wanted.includes(name) && !found.has(name) ? unpack(zip, at) : undefined
    if (content) found.set(name, content)
    at += 46 + nameLength + extraLength + commentLength
  }
  return found
}

function unpack(zip: Buffer, entry: number): Buffer | undefined {
  const method = zip.readUInt16LE(entry + 10)
  const packed = zip.readUInt32LE(entry + 20)
  const local = zip.readUInt32LE(entry + 42)
  if (local + 30 > zip.length || zip.readUInt32LE(local) !== 0x04034b50) return undefined
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const body = zip.subarray(start, start + packed)
  if (method === 0) return body.length <= MAX_ENTRY ? body : undefined
  if (method !== 8) return undefined
  try {
    return inflateRawSync(body, { maxOutputLength: MAX_ENTRY })
  } catch {
    return undefined
  }
}
