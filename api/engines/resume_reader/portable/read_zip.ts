import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

const MAX_ENTRIES = 5000
const MAX_ENTRY = 8 * 1024 * 1024

/**
 * The wanted files of a zip by their base name, from memory to memory: no path is ever used to write. An entry that
 * says it is larger than a bound, or is larger than it says, is left out. Undefined for what is no zip.
 */
export async function readZip(
  bytes: Uint8Array,
  wanted: readonly string[]
): Promise<Map<string, Buffer> | undefined> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // names are only compared, so those that climb do no harm
  const zip = await fromBufferPromise(content, { lazyEntries: true, decodeStrings: false }).catch(
    () => undefined
  )
  if (!zip || zip.entryCount > MAX_ENTRIES) return undefined
  const found = new Map<string, Buffer>()
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.toString().split(/[/\\]/).at(-1)!
      if (!wanted.includes(name) || found.has(name) || entry.uncompressedSize > MAX_ENTRY) continue
      const unpacked = await zip
        .openReadStreamPromise(entry)
        .then(buffer)
        .catch(() => undefined)
      if (unpacked) found.set(name, unpacked)
    }
  } catch {
    // a directory that breaks off: what came before it counts
  }
  return found
}
