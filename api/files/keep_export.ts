import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EXPORT_DAYS } from '#api/files/file_facts'
import File from '#api/files/models/file'
import { removeFile } from '#api/files/store_upload'

type Owner = { ownerId: number; companyId: null } | { ownerId: null; companyId: number }

type Table = 'account_exports' | 'company_archives'

/** How often a zip is made anew because somebody in it withdrew meanwhile, before the queue waits with it. */
const TRIES = 5

/** What a zip is made of and becomes. */
type Making = {
  table: Table
  id: number
  owner: Owner
  /** What its file is called, with the day. */
  title: string
  pack: (path: string) => Promise<void>
  /** Runs in the transaction that keeps it; when that fails nothing is left in the storage. */
  tell: (trx: TransactionClientContract) => Promise<void>
}

/**
 * Has a zip made and stores it as what was asked for. One whose row went meanwhile, with its person, is kept nowhere;
 * one that was taken back to `queued`, as somebody in it withdrew, is made anew.
 */
export async function makeExportFile(making: Making) {
  const { table, id, pack } = making
  const folder = app.tmpPath('exports')
  await mkdir(folder, { recursive: true })
  const path = `${folder}/${randomUUID()}`
  const row = () => db.from(table).where('id', id).whereNot('status', 'ready')
  try {
    for (let tries = 0; tries < TRIES; tries++) {
      const begun = { status: 'making', percent: 1, updated_at: new Date() }
      // waits for a withdrawal that is under way, so that what is read from here on is without its person
      if (Number(await row().update(begun)) === 0) return
      await pack(path)
      if (await keep(making, path)) return
    }
  } finally {
    await rm(path, { force: true })
  }
  throw new Error(`People withdrew each time that ${table} ${id} was made`)
}

/** Stores the zip at `path`, unless what it was made for went or was taken back. Returns whether it did. */
async function keep({ table, id, owner, title, tell }: Making, path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const { size } = await stat(path)
  const key = `export/${randomBytes(16).toString('hex')}`
  await drive.use().copyFromFs(path, key, { contentType: 'application/zip', contentLength: size })
  const kept = await db.transaction(async (trx) => {
    trx.after('rollback', () => drive.use().delete(key))
    const row = () => trx.from(table).where({ id, status: 'making' })
    if ((await row().forUpdate().select('id')).length === 0) return false
    const file = await File.create(
      {
        ...owner,
        purpose: 'export',
        storageKey: key,
        fileName: `${title}-${DateTime.utc().toISODate()}.zip`,
        mimeType: 'application/zip',
        byteSize: size,
        sha256: hash.digest('hex'),
      },
      { client: trx }
    )
    await row().update({
      status: 'ready',
      percent: 100,
      file_id: file.id,
      expires_at: DateTime.now().plus({ days: EXPORT_DAYS }).toJSDate(),
      updated_at: new Date(),
    })
    await tell(trx)
    return true
  })
  if (!kept) await drive.use().delete(key)
  return kept
}

/** A zip that is over. */
type Over = {
  file: File | null
  useTransaction(trx: TransactionClientContract): { delete(): Promise<void> }
}

/** Removes exports with their files. Returns how many. */
export async function removeExports(over: Over[]) {
  for (const each of over)
    await db.transaction(async (trx) => {
      if (each.file) await removeFile(trx, each.file)
      await each.useTransaction(trx).delete()
    })
  return over.length
}
