import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** What is in a zip, by its directory. */
export async function unzip(bytes: Buffer) {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  return files
}
