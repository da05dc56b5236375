import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { HttpRequest } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import type User from '#api/accounts/models/user'
import { audit } from '#api/accounts/audit/audit'
import { receiveMany, type Arrived } from '#api/files/receive_many'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import { asArrival } from '#api/imports/bulk/arrivals'
import { bulkLimits } from '#api/imports/import_facts'
import { bulkUploadValidator } from '#api/imports/import_validators'
import BulkUpload from '#api/imports/models/bulk_upload'

const FIELD = 'files'

/** A file that is stored under a key of ours, or refused for a reason. */
type Kept = {
  fileName: string
  byteSize: number
  sha256: string
  storageKey: string | null
  reason: string | null
}

/** Keeps the files of a request as a new upload, and has them read; what is no PDF is told beside them. */
export async function beginUpload(request: HttpRequest, admin: User): Promise<BulkUpload> {
  return receive(request, async (kept, trx) => {
    const { basis, basisNote, invite } = await request.validateUsing(bulkUploadValidator)
    const upload = await BulkUpload.create(
      {
        createdBy: admin.id,
        basis: basis ?? 'legitimate_interest',
        basisNote: basisNote ?? null,
        invites: invite ?? true,
      },
      { client: trx }
    )
    await audit(trx, {
      actorId: admin.id,
      action: 'bulk-pdf-uploads.create',
      subjectType: 'bulk-pdf-uploads',
      subjectId: upload.id,
      subjectLabel: `${kept.length} files`,
      reason: upload.basisNote,
    })
    return upload
  })
}

/** Adds the files of a request to an upload; those that it has already change nothing, so that a broken upload is sent again. */
export const addToUpload = (request: HttpRequest, uploadId: number): Promise<BulkUpload> =>
  receive(request, async (_kept, trx) => {
    // does not wait for those who bring its files in
    await lockRow(trx, 'bulk_uploads', uploadId, 'no key update')
    return BulkUpload.findOrFail(uploadId, { client: trx })
  })

type UploadOf = (kept: Kept[], trx: TransactionClientContract) => Promise<BulkUpload>

const receive = (request: HttpRequest, uploadOf: UploadOf): Promise<BulkUpload> =>
  asArrival(() => receiveNow(request, uploadOf))

async function receiveNow(request: HttpRequest, uploadOf: UploadOf): Promise<BulkUpload> {
  const kept: Kept[] = []
  try {
    await receiveMany(
      request,
      FIELD,
      {
        fileBytes: bulkLimits.fileBytes.max,
        requestBytes: bulkLimits.requestBytes.max,
        files: bulkLimits.filesInRequest.max,
        zip: {
          bytes: bulkLimits.zipBytes.max,
          unpacked: bulkLimits.unpackedBytes.max,
          entries: bulkLimits.entries.max,
        },
      },
      async (file) => void kept.push(await store(file))
    )
    if (kept.length === 0)
      throw new Refusal(
        sentence('No file arrived in the field "{field}[]"; choose PDF resumes, or a zip of them', {
          field: FIELD,
        }),
        { status: 422, field: FIELD }
      )
    return await db.transaction(async (trx) => {
      const upload = await uploadOf(kept, trx)
      const added = await addFiles(trx, upload, kept)
      // what it has already is not kept a second time
      trx.after('commit', () => drop(kept.filter(({ sha256 }) => !added.has(sha256))))
      await enqueue(trx, 'bulk.read', { uploadId: upload.id })
      return upload.refresh()
    })
  } catch (error) {
    await drop(kept)
    throw error
  }
}

/** By content: readers of PDF look for its mark within the first kilobyte. */
const isPdf = (content: Buffer) => content.subarray(0, 1024).includes('%PDF-')

async function store(file: Arrived): Promise<Kept> {
  const { fileName, byteSize, sha256 } = file
  const fault =
    'fault' in file
      ? file.fault
      : byteSize === 0
        ? 'The file is empty'
        : isPdf(file.content)
          ? null
          : 'The file is no PDF, whatever its name says; save it as one and upload it again'
  if (fault !== null) return { fileName, byteSize, sha256, storageKey: null, reason: fault }
  const storageKey = `resume/${randomBytes(16).toString('hex')}`
  await drive
    .use()
    .put(storageKey, (file as { content: Buffer }).content, { contentType: 'application/pdf' })
  return { fileName, byteSize, sha256, storageKey, reason: null }
}

/** Writes the rows of new files and counts them; returns the hashes of those that are new. */
async function addFiles(
  trx: TransactionClientContract,
  upload: BulkUpload,
  kept: Kept[]
): Promise<Set<string>> {
  const { rows } = await trx.rawQuery(
    `insert into bulk_files (upload_id, storage_key, file_name, byte_size, sha256, state, reason)
     select :upload, f.storage_key, f.file_name, f.byte_size, f.sha256, case when f.reason is null then 'queued' else 'failed' end, f.reason
     from unnest(:keys::text[], :names::text[], :sizes::bigint[], :hashes::text[], :reasons::text[])
       as f (storage_key, file_name, byte_size, sha256, reason)
     on conflict (upload_id, sha256) do nothing
     returning sha256, state, storage_key`,
    {
      upload: upload.id,
      keys: kept.map(({ storageKey }) => storageKey),
      names: kept.map(({ fileName }) => fileName),
      sizes: kept.map(({ byteSize }) => byteSize),
      hashes: kept.map(({ sha256 }) => sha256),
      reasons: kept.map(({ reason }) => reason),
    } as any
  )
  const added = rows as { sha256: string; state: string; storage_key: string | null }[]
  const most = bulkLimits.files.max
  if (upload.total + added.length > most)
    throw new Refusal(
      sentence('An upload holds {most} files; begin another one for the rest', { most }),
      {
        status: 422,
        field: FIELD,
      }
    )
  await trx.rawQuery(
    'update bulk_uploads set total = total + ?, failed = failed + ?, updated_at = now() where id = ?',
    [added.length, added.filter(({ state }) => state === 'failed').length, upload.id]
  )
  // the same bytes twice in one request: the second copy is not the one that was kept
  const keys = new Set(added.map(({ storage_key }) => storage_key))
  for (const file of kept)
    if (file.storageKey && !keys.has(file.storageKey)) file.sha256 = `again:${file.sha256}`
  return new Set(added.map(({ sha256 }) => sha256))
}

async function drop(files: Kept[]) {
  for (const { storageKey } of files) if (storageKey) await drive.use().delete(storageKey)
}
