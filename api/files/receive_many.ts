import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import type { HttpRequest } from '@adonisjs/core/http'
import { openPromise } from 'yauzl'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { megabytes } from '#api/files/file_facts'
import { displayName, stuck } from '#api/files/receive_upload'
import { scanFile } from '#api/files/scan/scan_file'

/** One of many files, whole in memory, or why it is not taken. */
export type Arrived = { fileName: string; byteSize: number; sha256: string } & (
  { content: Buffer } | { fault: string }
)

export type ManyLimits = {
  fileBytes: number
  requestBytes: number
  files: number
  /** Of a zip: its own size, what it holds unpacked, and its entries. */
  zip: { bytes: number; unpacked: number; entries: number }
}

/** How many files are taken at once: what is in memory is bounded by it. */
const AT_ONCE = 4

/**
 * Reads the files of one field of a multipart request one by one, also those inside of zips, and gives each to `take` as it
 * arrives. A file that is too large or a zip that is a bomb is told to `take` as a fault; a request that is malformed, or
 * larger than its limit, is refused, and the caller undoes what it took. Returns how many arrived.
 */
export async function receiveMany(
  request: HttpRequest,
  field: string,
  limits: ManyLimits,
  take: (file: Arrived) => Promise<void>
): Promise<number> {
  const tooLarge = () =>
    new Refusal(
      sentence('One request can carry {size} and {files} files; send the rest in another one', {
        size: megabytes(limits.requestBytes),
        files: limits.files,
      }),
      { status: 413, code: 'E_TOO_LARGE', field }
    )
  if (Number(request.header('content-length') ?? 0) > limits.requestBytes) throw tooLarge()
  if (!request.multipart) return 0
  const run = slots(AT_ONCE)
  const watch = new AbortController()
  let count = 0
  // what shows that something is still going on: files that were begun and ended
  let moved = 0
  let broken: unknown
  request.multipart.onFile(field, { deferValidations: true }, async (part) => {
    part.on('error', () => {})
    if (broken) return void part.resume()
    await run(async () => {
      if (++count > limits.files) throw tooLarge()
      await takePart(part, displayName(part.filename ?? field), limits, async (file) => {
        await take(await scanned(file, field))
        moved++
      })
    }).catch((error) => {
      broken ??= error
      part.resume()
    })
  })
  for (const name of ['*', 'handler', 'options', ...Object.getOwnPropertyNames(Object.prototype)])
    if (name !== field)
      request.multipart.onFile(name, { deferValidations: true }, async (part) => {
        part.on('error', () => {}).resume()
      })
  try {
    const processing = request.multipart.process({ limit: limits.requestBytes })
    // it may still fail after we gave up on it
    processing.catch(() => {})
    await Promise.race([processing, stuck(request, () => moved, watch.signal)])
  } catch (error: any) {
    if (error.code === 'E_REQUEST_ENTITY_TOO_LARGE') throw tooLarge()
    throw new Refusal(
      sentence(
        'The upload in "{field}" is malformed or broke off; send the files again as multipart/form-data',
        { field }
      ),
      { status: 400, code: 'E_MALFORMED', field }
    )
  } finally {
    watch.abort()
  }
  if (broken) throw broken
  return count
}

/** A file in which something harmful is, is one that is not taken; the others go on. */
async function scanned(file: Arrived, field: string): Promise<Arrived> {
  if (!('content' in file)) return file
  try {
    await scanFile(file.content, field)
    return file
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422) throw error
    return refused(file.fileName, file.byteSize, error.message)
  }
}

const ZIP = Buffer.from('PK\x03\x04', 'latin1')

async function takePart(
  part: Readable,
  fileName: string,
  limits: ManyLimits,
  take: (file: Arrived) => Promise<void>
) {
  const chunks: Buffer[] = []
  let byteSize = 0
  let zip = false
  for await (const chunk of part.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk as Buffer)
    byteSize += (chunk as Buffer).length
    zip = byteSize >= 4 && ZIP.equals(Buffer.concat(chunks.slice(0, 2)).subarray(0, 4))
    if (zip || byteSize > limits.fileBytes) break
  }
  if (zip) return takeZip(part, chunks, fileName, limits, take)
  if (byteSize <= limits.fileBytes) return take(arrived(fileName, Buffer.concat(chunks)))
  for await (const chunk of part) byteSize += (chunk as Buffer).length
  return take(refused(fileName, byteSize, tooLargeFile(limits)))
}

const arrived = (fileName: string, content: Buffer): Arrived => ({
  fileName,
  byteSize: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
  content,
})

/** Known again by its name and size, as nobody reads the whole of it. */
const refused = (fileName: string, byteSize: number, fault: string): Arrived => ({
  fileName,
  byteSize,
  sha256: createHash('sha256').update(`${fileName}:${byteSize}:${fault}`).digest('hex'),
  fault,
})

const tooLargeFile = ({ fileBytes }: ManyLimits) =>
  `The file is larger than ${megabytes(fileBytes)}; make it smaller and upload it again`

const notTaken = ({ zip }: ManyLimits) =>
  `The zip is damaged, or holds more than we unpack (${megabytes(zip.bytes)} packed, ${megabytes(zip.unpacked)} unpacked, ${zip.entries} files); upload the files in smaller zips`

/** A zip lies in a temporary file while its entries are read one after the other; none is ever written by its name. */
async function takeZip(
  part: Readable,
  head: Buffer[],
  fileName: string,
  limits: ManyLimits,
  take: (file: Arrived) => Promise<void>
) {
  const folder = app.tmpPath('uploads')
  await mkdir(folder, { recursive: true })
  const path = `${folder}/${randomUUID()}`
  let byteSize = 0
  try {
    await pipeline(
      async function* () {
        for (const chunk of head) {
          byteSize += chunk.length
          yield chunk
        }
        for await (const chunk of part) {
          byteSize += (chunk as Buffer).length
          // what is too large is read to its end and not kept
          if (byteSize <= limits.zip.bytes) yield chunk as Buffer
        }
      },
      createWriteStream(path, { mode: 0o600 })
    )
    if (byteSize > limits.zip.bytes)
      return await take(refused(fileName, byteSize, notTaken(limits)))
    await takeEntries(path, fileName, byteSize, limits, take)
  } finally {
    await rm(path, { force: true })
  }
}

async function takeEntries(
  path: string,
  fileName: string,
  byteSize: number,
  limits: ManyLimits,
  take: (file: Arrived) => Promise<void>
) {
  const fault = () => take(refused(fileName, byteSize, notTaken(limits)))
  const zip = await openPromise(path, { lazyEntries: true, decodeStrings: false }).catch(
    () => undefined
  )
  if (!zip) return fault()
  let unpacked = 0
  try {
    if (zip.entryCount > limits.zip.entries) return await fault()
    for await (const entry of zip.eachEntry()) {
      const name = String(entry.fileName)
      const inside = displayName(name)
      // folders, and what macOS adds
      if (name.endsWith('/') || name.startsWith('__MACOSX/') || inside.startsWith('.')) continue
      if (entry.uncompressedSize > limits.fileBytes) {
        await take(refused(inside, entry.uncompressedSize, tooLargeFile(limits)))
        continue
      }
      unpacked += entry.uncompressedSize
      if (unpacked > limits.zip.unpacked) return await fault()
      // an entry that is larger than it says ends with an error
      const content = await zip
        .openReadStreamPromise(entry)
        .then((stream) => whole(stream, limits.fileBytes))
        .catch(() => undefined)
      await take(
        content
          ? arrived(inside, content)
          : refused(
              inside,
              entry.uncompressedSize,
              'The file cannot be taken out of the zip; upload it by itself'
            )
      )
    }
  } catch {
    await fault()
  } finally {
    zip.close()
  }
}

async function whole(stream: Readable, most: number) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += (chunk as Buffer).length
    if (size > most) throw new Error('larger than it says')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Runs so many at once; the others wait their turn. */
function slots(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((go) => waiting.push(go))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
