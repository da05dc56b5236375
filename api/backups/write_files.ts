import { Readable } from 'node:stream'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { BackupWriter } from '#api/engines/backup_file/backup_file'
import { FAULTS_NAMED } from '#api/backups/backup_facts'
import { FILE, type Totals } from '#api/backups/manifest'
import { namedFilesSql } from '#api/backups/named_files'

type Named = { key: string; sha256?: string }
type Sum = Pick<Totals, 'files' | 'fileBytes' | 'faults' | 'named'>

/** Storage could not give the bytes; told, as the rest of a backup is worth having. */
class NotRead extends Error {}

/** Writes the files of storage that rows name. One that cannot be read is said to be missing, and the backup goes on. */
export async function writeFiles(writer: BackupWriter, files: AsyncIterable<Named>): Promise<Sum> {
  const sum: Sum = { files: 0, fileBytes: 0, faults: 0, named: [] }
  const fault = (words: string) => {
    sum.faults++
    if (sum.named.length < FAULTS_NAMED) sum.named.push(words)
  }
  for await (const file of files) {
    try {
      const source = Readable.from(bytesOf(file.key), { objectMode: false })
      const { bytes, sha256 } = await writer.content(FILE + file.key, source, { packed: false })
      sum.files++
      sum.fileBytes += bytes
      if (file.sha256 && file.sha256 !== sha256)
        fault(`${file.key} is in storage otherwise than its row says`)
    } catch (error) {
      if (!(error instanceof NotRead)) throw error
      const gone = !(await isNamed(file.key))
      await writer.missing(FILE + file.key, gone ? 'deleted meanwhile' : error.message)
      if (!gone) fault(`${file.key} is named by a row and was not read: ${error.message}`)
    }
  }
  return sum
}

async function* bytesOf(key: string) {
  try {
    yield* await drive.use().getStream(key)
  } catch (error) {
    throw new NotRead(error instanceof Error ? error.message : String(error))
  }
}

/** A file that was deleted after the snapshot is no fault: its row is gone, too. */
async function isNamed(key: string) {
  const { rows } = await db.rawQuery(
    `select exists (select from (${namedFilesSql}) as named where key = ?) as named`,
    [key]
  )
  return rows[0].named as boolean
}
