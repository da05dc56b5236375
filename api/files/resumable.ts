import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { fileKinds, megabytes } from '#api/files/file_facts'
import type { Upload } from '#api/files/receive_upload'
import ResumableUpload from '#api/files/models/resumable_upload'
import { typeOfFile } from '#api/files/read_type'
import { isPlayable } from '#api/files/video_container'

/** How large a part may be: a lost connection costs no more than this. */
export const PART_BYTES = 4 * 1024 * 1024
const OPEN_HOURS = 48

/** Begins an upload in parts, or finds the one that was begun for the same file; another one of the person is given up. */
export async function beginUpload(
  ownerId: number,
  { fileName, size }: { fileName: string; size: number }
) {
  const { maxBytes, takes } = fileKinds.video
  if (size > maxBytes)
    throw new Refusal(
      `This file is larger than ${megabytes(maxBytes)}; choose ${takes} of up to that`,
      { status: 413, code: 'E_TOO_LARGE', field: 'size' }
    )
  return db.transaction(async (trx) => {
    await trx.from('users').where('id', ownerId).forUpdate().select('id')
    const open = await ResumableUpload.query({ client: trx }).where('owner_id', ownerId)
    const same = open.find(
      (upload) =>
        upload.fileName === fileName &&
        upload.byteSize === size &&
        upload.expiresAt > DateTime.now()
    )
    for (const upload of open) if (upload !== same) await dropUpload(trx, upload)
    return (
      same ??
      ResumableUpload.create(
        {
          ownerId,
          purpose: 'video',
          fileName,
          byteSize: size,
          received: 0,
          parts: [],
          expiresAt: DateTime.now().plus({ hours: OPEN_HOURS }),
        },
        { client: trx }
      )
    )
  })
}

/** Takes the bytes from `offset` on. A part that is not the next one is refused, and the answer says where to go on. */
export async function takePart(found: ResumableUpload, offset: number, body: IncomingMessage) {
  assertNext(found, offset)
  const bytes = await readPart(body)
  const key = `parts/${randomBytes(16).toString('hex')}`
  await drive.use().put(key, bytes)
  try {
    return await db.transaction(async (trx) => {
      const upload = await ResumableUpload.query({ client: trx })
        .where('id', found.id)
        .forUpdate()
        .firstOrFail()
      assertNext(upload, offset)
      if (upload.received + bytes.length > upload.byteSize)
        throw new Refusal(
          `This part goes beyond the ${upload.byteSize} bytes that were announced`,
          {
            status: 422,
            field: 'offset',
          }
        )
      return upload
        .merge({
          received: upload.received + bytes.length,
          parts: [...upload.parts, { key, size: bytes.length }],
          expiresAt: DateTime.now().plus({ hours: OPEN_HOURS }),
        })
        .save()
    })
  } catch (error) {
    await drive.use().delete(key)
    throw error
  }
}

function assertNext({ received, byteSize }: ResumableUpload, offset: number) {
  if (offset !== received)
    throw new Refusal(`Go on at byte ${received} of ${byteSize}`, {
      code: 'E_WRONG_OFFSET',
      details: { received },
    })
}

async function readPart(body: IncomingMessage) {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > PART_BYTES) {
      body.resume()
      throw new Refusal(`A part may have ${PART_BYTES} bytes at most; send smaller ones`, {
        status: 413,
        code: 'E_TOO_LARGE',
      })
    }
    chunks.push(chunk)
  }
  if (size === 0)
    throw new Refusal('No bytes arrived; send the part as application/octet-stream', {
      status: 422,
      field: 'body',
    })
  return Buffer.concat(chunks)
}

/**
 * Puts the parts of a whole upload together and hands the checked file to `keep`, in one transaction with the end of
 * the upload. A file that is no video ends the upload too.
 */
export async function completeUpload<T>(
  found: ResumableUpload,
  keep: (trx: TransactionClientContract, upload: Upload) => Promise<T>
): Promise<T> {
  if (found.received < found.byteSize)
    throw new Refusal(`Only ${found.percent} % have arrived; go on at byte ${found.received}`, {
      code: 'E_WRONG_OFFSET',
      details: { received: found.received },
    })
  const folder = app.tmpPath('uploads')
  await mkdir(folder, { recursive: true })
  const path = `${folder}/${randomUUID()}`
  try {
    const sha256 = await join(found, path)
    const mimeType = await typeOfFile(path)
    if (
      !mimeType ||
      !fileKinds.video.types.includes(mimeType) ||
      !(await isPlayable(path, mimeType))
    ) {
      await db.transaction((trx) => dropUpload(trx, found))
      throw new Refusal(
        `This file is not ${fileKinds.video.takes}, whatever its name says; save it as one and send it again`,
        { status: 415, code: 'E_WRONG_TYPE', field: 'video' }
      )
    }
    return await db.transaction(async (trx) => {
      // of two who complete at once, one keeps it
      await ResumableUpload.query({ client: trx }).where('id', found.id).forUpdate().firstOrFail()
      const { fileName, byteSize } = found
      const kept = await keep(trx, {
        kind: 'video',
        field: 'video',
        path,
        fileName,
        mimeType,
        byteSize,
        sha256,
      })
      await dropUpload(trx, found)
      return kept
    })
  } finally {
    await rm(path, { force: true })
  }
}

async function join({ parts }: ResumableUpload, path: string) {
  const hash = createHash('sha256')
  const read = async function* () {
    for (const { key } of parts)
      for await (const chunk of await drive.use().getStream(key)) {
        hash.update(chunk as Buffer)
        yield chunk
      }
  }
  await pipeline(read, createWriteStream(path, { mode: 0o600 }))
  return hash.digest('hex')
}

/** Gives an upload up: its row now, its parts once that is committed. */
export async function dropUpload(trx: TransactionClientContract, upload: ResumableUpload) {
  await upload.useTransaction(trx).delete()
  trx.after('commit', async () => {
    for (const { key } of upload.parts) await drive.use().delete(key)
  })
}

/** Removes uploads that nobody went on with; answers how many. */
export default async function sweepUploads() {
  const stale = await ResumableUpload.query()
    .where('expires_at', '<', new Date())
    .orderBy('id')
    .limit(500)
  for (const upload of stale) await db.transaction((trx) => dropUpload(trx, upload))
  return stale.length
}
