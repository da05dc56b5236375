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

/** A zip that somebody asked for. */
type Asked = {
  status: string
  percent: number
  fileId: number | null
  file: File | null
  expiresAt: DateTime | null
  useTransaction(trx: TransactionClientContract): {
    save(): Promise<unknown>
    delete(): Promise<void>
  }
}

/** Calls `pack` with the path of a file to write, which is removed afterwards. */
export async function inExportFile(pack: (path: string) => Promise<void>) {
  const folder = app.tmpPath('exports')
  await mkdir(folder, { recursive: true })
  const path = `${folder}/${randomUUID()}`
  try {
    await pack(path)
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Stores the zip that lies at `path` as what was asked for, named by `title` and the day. `tell` runs in the same
 * transaction; when that fails nothing is left in the storage.
 */
export async function keepExport(
  asked: Asked,
  path: string,
  owner: Owner,
  title: string,
  tell: (trx: TransactionClientContract) => Promise<void>
) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  const { size } = await stat(path)
  const key = `export/${randomBytes(16).toString('hex')}`
  await drive.use().copyFromFs(path, key, { contentType: 'application/zip', contentLength: size })
  await db.transaction(async (trx) => {
    trx.after('rollback', () => drive.use().delete(key))
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
    asked.status = 'ready'
    asked.percent = 100
    asked.fileId = file.id
    asked.expiresAt = DateTime.now().plus({ days: EXPORT_DAYS })
    await asked.useTransaction(trx).save()
    await tell(trx)
  })
}

/** Removes exports with their files. Returns how many. */
export async function removeExports(over: Asked[]) {
  for (const each of over)
    await db.transaction(async (trx) => {
      if (each.file) await removeFile(trx, each.file)
      await each.useTransaction(trx).delete()
    })
  return over.length
}
