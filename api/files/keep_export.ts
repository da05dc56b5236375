import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import File from '#api/files/models/file'

type Owner = { ownerId: number; companyId: null } | { ownerId: null; companyId: number }

/**
 * Stores a zip that lies at `path` as an export of its owner, named by `title` and the day. `record` writes, in the same
 * transaction, what refers to the file; when that fails nothing is left in the storage.
 */
export async function keepExport(
  path: string,
  owner: Owner,
  title: string,
  record: (file: File, trx: TransactionClientContract) => Promise<void>
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
    await record(file, trx)
  })
}
