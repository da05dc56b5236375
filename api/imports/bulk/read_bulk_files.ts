import { setTimeout as delay } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { enqueue } from '#api/queue/queue'
import { BULK_AT_ONCE, BULK_SLICE_SECONDS } from '#api/imports/import_facts'
import { filesArrive } from '#api/imports/bulk/arrivals'
import { readAside, type Reading } from '#api/imports/bulk/bulk_reader'
import { FileLeases, type Leased } from '#api/imports/bulk/file_leases'
import { Settler } from '#api/imports/bulk/settler'
import BulkUpload from '#api/imports/models/bulk_upload'

/** Files whose bytes are in hand at the same time: a reader has the next one when its last is through. */
const IN_HAND = 2 * BULK_AT_ONCE

/** So long after an upload began its reading waits while files arrive: most are here by then. */
const HOLD_MS = 10_000
const LOOK_MS = 100

/** Uploads that this process reads, and whether another job came for one meanwhile. */
const runs = new Map<number, { askedAgain: boolean }>()

/**
 * Reads the files of an upload that wait, a few at a time and for some seconds; the rest is left to a next job, so that
 * several uploads share the readers. Every request that brings files puts a job into the queue: one that comes while this
 * process reads its upload leaves its files to that run. Safe to run twice: each file is leased to one reader and settled once.
 */
export default async function readBulkFiles({ uploadId }: { uploadId: number }) {
  const running = runs.get(uploadId)
  if (running) {
    running.askedAgain = true
    return
  }
  const run = { askedAgain: true }
  runs.set(uploadId, run)
  const until = performance.now() + BULK_SLICE_SECONDS * 1000
  try {
    let comesNext = false
    // what was asked for since the last look may have come after it
    while (run.askedAgain && !comesNext) {
      run.askedAgain = false
      comesNext = await readSome(uploadId, until)
    }
  } finally {
    runs.delete(uploadId)
  }
}

/** Returns whether another job comes at once, for those that are left. */
async function readSome(uploadId: number, until: number): Promise<boolean> {
  const upload = await BulkUpload.find(uploadId)
  // discarded meanwhile
  if (!upload) return false
  const leases = new FileLeases(uploadId)
  const settler = new Settler(upload)
  const mayHold = () => Date.now() - upload.createdAt.toMillis() < HOLD_MS
  try {
    let mayWait = true
    while (mayWait && performance.now() < until)
      if (filesArrive() && mayHold()) await delay(LOOK_MS)
      else mayWait = await readRound(leases, settler, until)
  } finally {
    await leases.release()
    await settler.end()
  }
  return db.transaction(async (trx) => {
    const left = await trx
      .from('bulk_files')
      .where({ upload_id: uploadId, state: 'queued' })
      .select(db.raw('count(*)::int as count, min(coalesce(leased_until, now())) as free'))
      .first()
    if (left.count === 0) return false
    // what is left is still waiting, or with a reader that may be dead
    const now = new Date()
    const free = new Date(left.free)
    await enqueue(trx, 'bulk.read', { uploadId }, { startAfter: free > now ? free : now })
    return free <= now
  })
}

/**
 * Reads until the time is over, or files begin or cease to arrive: while they still do after the hold, one at a time, as
 * reading takes the processors from receiving them. Returns whether more may wait.
 */
async function readRound(leases: FileLeases, settler: Settler, until: number): Promise<boolean> {
  const isCrowded = filesArrive()
  let mayWait = true
  const lane = async () => {
    while (mayWait && performance.now() < until && filesArrive() === isCrowded) {
      const file = await leases.next()
      if (file) await settler.take({ id: file.id, reading: await read(file) })
      else mayWait = false
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: isCrowded ? 1 : IN_HAND }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return mayWait
}

async function read({ storage_key: storageKey }: Leased): Promise<Reading> {
  // discarded meanwhile
  if (!storageKey) return { fault: 'The file is not there any more; upload it again' }
  return readAside(Buffer.from(await drive.use().getBytes(storageKey)))
}
