import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { to as copyTo } from 'pg-copy-streams'
import app from '@adonisjs/core/services/app'
import env from '#config/env'
import { BackupWriter } from '#api/engines/backup_file/backup_file'
import { BACKUP_FORMAT } from '#api/backups/backup_facts'
import { backupMoves, type Figures } from '#api/backups/backup_moves'
import type { Arriving, BackupPlace } from '#api/backups/backup_place'
import { namedFilesSql } from '#api/backups/named_files'
import { fingerprintOf, MANIFEST, TABLE, TOTALS, type Totals } from '#api/backups/manifest'
import { partsOf, rowsOf, Snapshot } from '#api/backups/snapshot'
import { writeFiles } from '#api/backups/write_files'
import Backup from '#api/backups/models/backup'
import { wordsOf } from '#api/backups/words_of'

export type Made = { backup: Backup; totals: Totals }

/**
 * Makes a backup while people work: all rows as of one moment, and the files that they name. It is under its name when it
 * is whole. Refuses while another one is being made; records how it went.
 */
export async function makeBackup(place: BackupPlace, name: string): Promise<Made> {
  const snapshot = await Snapshot.open()
  try {
    await giveUpKilled()
    // after the snapshot was taken, so that a backup does not hold itself unfinished
    const backup = await Backup.create({
      name,
      place: place.words,
      status: 'making',
      sealed: env.get('BACKUP_KEY') !== undefined,
    })
    try {
      const { bytes, totals } = await write(snapshot, place, name)
      const figures: Figures = {
        bytes,
        tableRows: totals.rows,
        files: totals.files,
        faultyFiles: totals.faults,
      }
      return { backup: await backupMoves.keep(backup, null, figures), totals }
    } catch (error) {
      await backupMoves.fail(backup, null, { reason: wordsOf(error) })
      throw error
    }
  } finally {
    await snapshot.end()
  }
}

/** Who holds the lock is the only one that makes a backup: what is still "being made" was left by a process that was killed. */
async function giveUpKilled() {
  for (const left of await Backup.query().where('status', 'making'))
    await backupMoves.fail(left, null, { reason: 'Its process ended before the backup was done' })
}

async function write(snapshot: Snapshot, place: BackupPlace, name: string) {
  const arriving = await place.begin(name)
  const writer = new BackupWriter(arriving.sink, { secret: env.get('BACKUP_KEY')?.release() })
  const spool = app.tmpPath('exports', randomUUID())
  try {
    const rows = await writeRows(snapshot, writer)
    await mkdir(app.tmpPath('exports'), { recursive: true })
    await pipeline(
      snapshot.client.query(copyTo(`copy (${namedFilesSql}) to stdout`)),
      createWriteStream(spool, { mode: 0o600 })
    )
    // files do not change, and what is deleted from now on is deleted for both
    await snapshot.end()
    const totals = { ...rows, ...(await writeFiles(writer, keysIn(spool))) }
    await writer.note(TOTALS, totals)
    await writer.finish()
    return { bytes: await arriving.keep(), totals }
  } catch (error) {
    await giveUp(writer, arriving, error)
    throw error
  } finally {
    await rm(spool, { force: true })
  }
}

async function giveUp(writer: BackupWriter, arriving: Arriving, error: unknown) {
  writer.abort(error instanceof Error ? error : new Error(String(error)))
  await arriving.drop()
}

/** The manifest, and every table after it. */
async function writeRows(snapshot: Snapshot, writer: BackupWriter) {
  await writer.note(MANIFEST, {
    format: BACKUP_FORMAT,
    version: await productVersion(),
    madeAt: new Date().toISOString(),
    appKey: fingerprintOf(env.get('APP_KEY').release()),
    ...(await snapshot.versions()),
    tables: snapshot.tables,
    parts: await partsOf(snapshot.client),
    sequences: await snapshot.sequences(),
  })
  const sum = { tables: snapshot.tables.length, rows: 0, tableBytes: 0 }
  for (const table of snapshot.tables) {
    const rows = rowsOf(snapshot.client, table)
    const { lines, bytes } = await writer.content(TABLE + table.name, rows, { packed: true })
    sum.rows += lines
    sum.tableBytes += bytes
  }
  return sum
}

async function productVersion() {
  const { version } = JSON.parse(await readFile(app.makePath('package.json'), 'utf8'))
  return String(version)
}

/** The keys and sums that were written down, one a line, as COPY does. */
async function* keysIn(spool: string) {
  const lines = createInterface({ input: createReadStream(spool), crlfDelay: Infinity })
  for await (const line of lines) {
    const [key, sha256] = line.split('\t')
    yield { key, sha256: sha256 === '\\N' ? undefined : sha256 }
  }
}
