import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { enqueue } from '#api/queue/queue'
import { BULK_AT_ONCE, BULK_SLICE_SECONDS } from '#api/imports/import_facts'
import { bringIn, type ReadFile } from '#api/imports/bulk/bring_in'
import { readAside, type Reading } from '#api/imports/bulk/bulk_reader'
import BulkUpload from '#api/imports/models/bulk_upload'

/** Longer than any file takes; after it a reader is taken for dead, and its file goes to the next. */
const LEASE_SECONDS = 100
/** Files whose bytes are in hand at the same time: a reader has the next one when its last is through. */
const IN_HAND = 2 * BULK_AT_ONCE
/** Files that were read and wait to be brought in together; beyond that the readers wait. */
const READ_AHEAD = 32

/**
 * Reads the files of an upload that wait, a few at a time and for some seconds; the rest is left to a next job, so that
 * several uploads share the readers. Safe to run twice: each file is leased to one reader and settled once.
 */
export default async function readBulkFiles({ uploadId }: { uploadId: number }) {
  const upload = await BulkUpload.find(uploadId)
  // discarded meanwhile
  if (!upload) return
  const until = performance.now() + BULK_SLICE_SECONDS * 1000
  const settler = new Settler(upload)
  const lane = async () => {
    while (performance.now() < until) {
      const file = await leaseNext(uploadId)
      if (!file) return
      await settler.take({ id: file.id, reading: await read(file) })
    }
  }
  try {
    await Promise.all(Array.from({ length: IN_HAND }, lane))
  } finally {
    await settler.end()
  }
  await db.transaction(async (trx) => {
    const left = await trx
      .from('bulk_files')
      .where({ upload_id: uploadId, state: 'queued' })
      .min('leased_until as free')
      .count('* as count')
      .first()
    if (Number(left.count) === 0) return
    // what is left is still waiting, or with a reader that may be dead
    const startAfter = left.free > new Date() ? new Date(left.free) : new Date()
    await enqueue(trx, 'bulk.read', { uploadId }, { startAfter })
  })
}

/** Brings files in while the next ones are read: all together that came since it last began. */
class Settler {
  #read: ReadFile[] = []
  #work?: Promise<void>

  constructor(private upload: BulkUpload) {}

  /** Takes a file; resolves when the next one may come. */
  async take(file: ReadFile) {
    this.#read.push(file)
    this.#work ??= this.#settle()
    // who waits next hears of a fault
    this.#work.catch(() => {})
    if (this.#read.length >= READ_AHEAD) await this.#work
  }

  /** Resolves when all that it took is settled; rejects where that failed. */
  async end() {
    await this.#work
  }

  async #settle() {
    while (this.#read.length > 0) await bringIn(this.upload, this.#read.splice(0))
    this.#work = undefined
  }
}

type Leased = { id: number; storage_key: string | null }

async function leaseNext(uploadId: number): Promise<Leased | undefined> {
  const { rows } = await db.rawQuery(
    `update bulk_files set leased_until = now() + make_interval(secs => :lease) where id = (
       select id from bulk_files where upload_id = :upload and state = 'queued' and (leased_until is null or leased_until < now())
       order by id limit 1 for update skip locked)
     returning id, storage_key`,
    { upload: uploadId, lease: LEASE_SECONDS }
  )
  return rows[0]
}

async function read({ storage_key: storageKey }: Leased): Promise<Reading> {
  // discarded meanwhile
  if (!storageKey) return { fault: 'The file is not there any more; upload it again' }
  return readAside(Buffer.from(await drive.use().getBytes(storageKey)))
}
