import { randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { HttpRequest } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import { sentence } from '#api/languages/sentence'
import { isDiskFull } from '#api/http/errors/disk_full'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { fileKinds, PARTS_HOURS, PARTS_OPEN, type PartKind } from '#api/files/file_facts'
import PartUpload from '#api/files/models/part_upload'
import { dropBytes } from '#api/files/parts/join_parts'
import { checkOnTheWay, displayName, tooLarge } from '#api/files/receive_upload'

const expiry = () => DateTime.now().plus({ hours: PARTS_HOURS })

/** Begins a file in parts; the oldest ones of a person who has too many under way are given up. */
export async function beginParts(
  ownerId: number,
  { kind, fileName, byteSize }: { kind: PartKind; fileName: string; byteSize: number }
) {
  const { maxBytes } = fileKinds[kind]
  if (byteSize > maxBytes) throw tooLarge('byteSize', maxBytes)
  return db.transaction(async (trx) => {
    // of many that begin at once each sees those before it
    await lockRow(trx, 'users', ownerId, 'no key update')
    const before = await PartUpload.query({ client: trx }).where({ ownerId }).orderBy('id', 'desc')
    for (const upload of before.slice(PARTS_OPEN - 1)) {
      await upload.delete()
      trx.after('commit', () => dropBytes(upload))
    }
    return PartUpload.create(
      {
        ownerId,
        kind,
        fileName: displayName(fileName),
        byteSize,
        folder: `parts/${randomBytes(16).toString('hex')}`,
        arrived: [],
        expiresAt: expiry(),
      },
      { client: trx }
    )
  })
}

/**
 * Takes one part, in any order, whole or not at all: its bytes go to storage, then its row says so, and any instance may
 * take the next one. One that is there already stays as it is. Refuses the first part where the file is of a wrong type.
 */
export async function takePart(upload: PartUpload, part: number, request: HttpRequest) {
  const size = upload.sizeOf(part)
  if (size === 0) throw new errors.E_ROW_NOT_FOUND()
  if (upload.arrived.includes(part)) {
    request.request.resume()
    return upload
  }
  const folder = app.tmpPath('uploads')
  await mkdir(folder, { recursive: true })
  const path = `${folder}/${randomUUID()}`
  try {
    await write(upload, part, request, path)
    const key = upload.keyOf(part)
    await drive.use().copyFromFs(path, key, { contentLength: size })
    return await note(upload, part, key)
  } finally {
    await rm(path, { force: true })
  }
}

/** Says that a part arrived; it goes again where its upload was given up meanwhile. */
async function note(upload: PartUpload, part: number, key: string) {
  const { rows } = await db.rawQuery(
    `update part_uploads set expires_at = :until, updated_at = now(),
       arrived = (select array_agg(distinct n order by n) from unnest(arrived || :part::integer) n)
     where id = :id returning arrived`,
    { until: expiry().toISO(), part, id: upload.id } as any
  )
  if (rows.length === 0) {
    await drive.use().delete(key)
    throw new errors.E_ROW_NOT_FOUND()
  }
  upload.arrived = rows[0].arrived
  return upload
}

/** Writes the part as it comes. What is refused is answered, so the request is not ended by it but read to its end. */
async function write(upload: PartUpload, part: number, { request }: HttpRequest, path: string) {
  const size = upload.sizeOf(part)
  let here = 0
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      here += chunk.length
      done(here > size ? wrongSize(size) : null, chunk)
    },
    flush: (done) => done(here < size ? wrongSize(size) : null),
  })
  const checked = part === 1 ? [checkOnTheWay('file', upload.kind, () => here)] : []
  const broken = () => request.complete || counted.destroy(new Error('broken off'))
  request.once('close', broken).pipe(counted)
  try {
    await pipeline([counted, ...checked, createWriteStream(path, { mode: 0o600 })])
  } catch (error) {
    request.unpipe(counted)
    request.resume()
    if (error instanceof Refusal || isDiskFull(error)) throw error
    throw new Refusal('The part broke off; send it again', {
      status: 400,
      code: 'E_MALFORMED',
      field: 'part',
    })
  } finally {
    request.off('close', broken)
  }
}

const wrongSize = (size: number) =>
  new Refusal(
    sentence('This part has {size} bytes; send it whole, as application/octet-stream', { size }),
    { status: 422, field: 'part' }
  )
