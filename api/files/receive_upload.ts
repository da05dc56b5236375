import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import type { HttpRequest } from '@adonisjs/core/http'
import { sentence } from '#api/languages/sentence'
import { isDiskFull } from '#api/http/errors/disk_full'
import { Refusal } from '#api/http/refusal'
import type PartUpload from '#api/files/models/part_upload'
import { type FileKind, fileKinds, megabytes } from '#api/files/file_facts'
import {
  countPdfPages,
  DOCX,
  HEAD_BYTES,
  isTextFile,
  isTextHead,
  typeOfFile,
  typeOfHead,
} from '#api/files/read_type'
import { dropParts, findParts, joinParts } from '#api/files/parts/join_parts'
import { scanFile } from '#api/files/scan/scan_file'
import { isPlayable } from '#api/files/video_container'

/** A checked upload in a temporary place; it is gone once the request is answered. */
export type Upload = {
  kind: FileKind
  field: string
  path: string
  fileName: string
  mimeType: string
  byteSize: number
  sha256: string
}

/**
 * Reads one file from a multipart request, and refuses it on the way: too large, of a wrong type, missing or broken.
 * `keep` gets the checked file; the temporary copy is removed whatever happens. In the place of the file a request may
 * name one that its person sent in parts (`uploadId`), which are gone once it is kept.
 */
export async function receiveUpload<T>(
  request: HttpRequest,
  { field, kind }: { field: string; kind: FileKind },
  keep: (upload: Upload) => Promise<T>
): Promise<T> {
  const folder = app.tmpPath('uploads')
  await mkdir(folder, { recursive: true })
  const path = `${folder}/${randomUUID()}`
  const parts = request.multipart ? undefined : await findParts(request, kind)
  try {
    const kept = await keep(await receive(request, field, kind, path, parts))
    if (parts) await dropParts(parts)
    return kept
  } finally {
    await rm(path, { force: true })
  }
}

/** The same where a file may be left out: a request that is not multipart brings none. */
export const maybeUpload = <T>(
  request: HttpRequest,
  wanted: { field: string; kind: FileKind },
  keep: (upload?: Upload) => Promise<T>
): Promise<T> => (request.multipart ? receiveUpload(request, wanted, keep) : keep())

async function receive(
  request: HttpRequest,
  field: string,
  kind: FileKind,
  path: string,
  parts?: PartUpload
): Promise<Upload> {
  const { takes, maxBytes } = fileKinds[kind]
  const missing = () =>
    new Refusal(
      sentence('No file arrived in the field "{field}"; choose {takes} of up to {size}', {
        field,
        takes: sentence(takes),
        size: megabytes(maxBytes),
      }),
      { status: 422, field }
    )
  if (!request.multipart && !parts) throw missing()
  // what says how large it is is refused before it is sent
  if (Number(request.header('content-length') ?? 0) > maxBytes + FORM_BYTES)
    throw tooLarge(field, maxBytes)
  const { fileName, byteSize, sha256 } = parts
    ? await joinParts(parts, path)
    : await write(request, field, kind, path)
  if (fileName === undefined) throw missing()
  if (byteSize === 0)
    throw new Refusal(sentence('This file is empty; choose {takes}', { takes: sentence(takes) }), {
      status: 422,
      field,
    })
  const mimeType = await checkedType(path, field, kind)
  await scanFile(path, field)
  return { kind, field, path, fileName, mimeType, byteSize, sha256 }
}

/** Writes the field's part to the path as it comes; its name stays unknown when there is none. */
async function write(request: HttpRequest, field: string, kind: FileKind, path: string) {
  const stop = new AbortController()
  const hash = createHash('sha256')
  let fileName: string | undefined
  let byteSize = 0
  let writing: Promise<void> | undefined

  request.multipart.onFile(field, { deferValidations: true }, async (part) => {
    if (writing) return void part.resume()
    fileName = displayName(part.filename ?? field)
    const check = checkOnTheWay(field, kind, (chunk) => {
      byteSize += chunk.length
      hash.update(chunk)
      return byteSize
    })
    writing = pipeline(part, check, createWriteStream(path, { mode: 0o600 }), {
      signal: stop.signal,
    })
    await writing.catch((error) => {
      // nothing more may reach the parser once its part is gone; the rest of the body is drained unread
      request.request.unpipe()
      request.multipart.abort(error)
    })
  })
  drainOthers(request, field)

  const watch = new AbortController()
  try {
    const processing = request.multipart.process()
    // it may still fail after we gave up on it
    processing.catch(() => {})
    await Promise.race([processing, stuck(request, () => byteSize, watch.signal)])
    // what is refused at its last bytes is refused after the parser has ended
    await writing
  } catch (error) {
    stop.abort()
    if (error instanceof Refusal || isDiskFull(error)) throw error
    throw new Refusal(
      sentence(
        'The upload in "{field}" is malformed or broke off; send the file again as multipart/form-data',
        { field }
      ),
      { status: 400, code: 'E_MALFORMED', field }
    )
  } finally {
    watch.abort()
    await writing?.catch(() => {})
  }
  return { fileName, byteSize, sha256: hash.digest('hex') }
}

/** Parts that nobody asked for are drained; those that name what every object inherits would trip the framework. */
function drainOthers(request: HttpRequest, field: string) {
  for (const name of ['*', 'handler', 'options', ...Object.getOwnPropertyNames(Object.prototype)])
    if (name !== field)
      request.multipart.onFile(name, { deferValidations: true }, async (part) => {
        part.on('error', () => {}).resume()
      })
}

/** The type of a file by its content; refuses what its kind does not take, and pages or pictures that are too many. */
async function checkedType(path: string, field: string, kind: FileKind) {
  const { types } = fileKinds[kind]
  const isTable = types.includes(TABLE) && (await isTextFile(path))
  const mimeType = isTable ? TABLE : await typeOfFile(path)
  if (!mimeType || !types.includes(mimeType)) throw wrongType(field, kind)
  if (kind === 'video' && !(await isPlayable(path, mimeType))) throw wrongType(field, kind)
  await checkPages(path, mimeType, field, kind)
  return mimeType
}

/** Rejects when the whole body is here and yet nothing moves for two seconds: the parser waits for ever on some malformed parts. */
export async function stuck(
  request: HttpRequest,
  moved: () => number,
  signal: AbortSignal
): Promise<never> {
  let quiet = 0
  let before = -1
  while (quiet < 8 && !signal.aborted) {
    await setTimeout(250, undefined, { ref: false })
    quiet = request.request.complete && moved() === before ? quiet + 1 : 0
    before = moved()
  }
  throw new Error('the parser is stuck')
}

/** What the form around a file may weigh. */
const FORM_BYTES = 1024 * 1024

/** What a file beyond its limit is refused with. */
export const tooLarge = (field: string, maxBytes: number) =>
  new Refusal(
    sentence('This file is larger than {size}; make it smaller and send it again', {
      size: megabytes(maxBytes),
    }),
    {
      status: 413,
      code: 'E_TOO_LARGE',
      field,
    }
  )

/** Passes bytes on while their number, which `count` returns, and their first few allow it. */
export function checkOnTheWay(field: string, kind: FileKind, count: (chunk: Buffer) => number) {
  const { maxBytes, types } = fileKinds[kind]
  // the head of a Word document shows as a zip
  const expected = new Set<string>(types.includes(DOCX) ? [...types, 'application/zip'] : types)
  let head: Buffer | undefined = Buffer.alloc(0)
  const sniff = async () => {
    const type = expected.has(TABLE) && isTextHead(head!) ? TABLE : await typeOfHead(head!)
    head = undefined
    if (!type || !expected.has(type)) throw wrongType(field, kind)
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (count(chunk) > maxBytes) return done(tooLarge(field, maxBytes))
      if (!head) return done(null, chunk)
      head = Buffer.concat([head, chunk])
      if (head.length < HEAD_BYTES) return done(null, chunk)
      sniff().then(() => done(null, chunk), done)
    },
    flush(done) {
      if (!head?.length) return done()
      sniff().then(() => done(), done)
    },
  })
}

/** A table has no mark of its own: it is a text. */
const TABLE = 'text/csv'

function wrongType(field: string, kind: FileKind) {
  return new Refusal(
    sentence('This file is not {takes}, whatever its name says; save it as one and send it again', {
      takes: sentence(fileKinds[kind].takes),
    }),
    { status: 415, code: 'E_WRONG_TYPE', field }
  )
}

async function checkPages(path: string, mimeType: string, field: string, kind: FileKind) {
  const { maxPages } = fileKinds[kind]
  if (!maxPages || mimeType !== 'application/pdf') return
  const pages = countPdfPages(await readFile(path))
  if (pages && pages > maxPages)
    throw new Refusal(
      sentence(
        'This file has {pages} pages, and we take {most} at most; shorten it and send it again',
        { pages, most: maxPages }
      ),
      { status: 422, field }
    )
}

/** What the person called the file, for showing it only: no folders, no control characters. */
export function displayName(clientName: string) {
  const name = clientName
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  return name.slice(-150) || 'file'
}
