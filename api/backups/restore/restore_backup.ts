import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { createRequire } from 'node:module'
import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { migrate, migrateTo, unknownMigrations } from '#database/migrate'
import { Refusal } from '#api/http/refusal'
import { putStream } from '#api/files/put_stream'
import { BrokenBackup, Measure, type Sum } from '#api/engines/backup_file/backup_file'
import type { BackupPlace } from '#api/backups/backup_place'
import { openSession } from '#api/backups/database_session'
import { FILE, knowsAppKey, TABLE, type Manifest } from '#api/backups/manifest'
import { callWhole, takeEmptyPlace } from '#api/backups/restore/empty_place'
import { RowLoader } from '#api/backups/restore/row_loader'
import { rowsOf } from '#api/backups/snapshot'
import { drain, readThrough, verifyBackup, type Whole } from '#api/backups/verify_backup'

type Say = (line: string) => void

/**
 * Restores a backup into an empty database and an empty storage, compares what is there with what was backed up, and brings
 * it up to this version. Nothing is written before the backup was read to its end. An interrupted restore leaves both marked
 * as unfinished: the server does not start on them, and another restore takes them over.
 */
export async function restoreBackup(place: BackupPlace, name: string, say: Say): Promise<Whole> {
  const whole = await verifyBackup(place, name)
  const { manifest, totals } = whole
  await refuseNewer(manifest)
  say(`The backup of ${manifest.madeAt} is whole: ${totals.rows} rows, ${totals.files} files`)
  const session = await openSession('restore')
  try {
    await takeEmptyPlace(session, name)
    await migrateTo(app, manifest.migrations)
    if (manifest.queue !== null) await session.query(getConstructionPlans('queue'))
    await load(session, place, name, manifest, say)
    await callWhole(session)
  } finally {
    await session.end()
  }
  await migrate(app, say)
  if (!knowsAppKey(manifest))
    say(
      'APP_KEY is not the one of the backup: second factors, linked mailboxes, calendars and webhooks cannot be read. Set the former one as APP_KEY, or in APP_KEY_FORMER'
    )
  return whole
}

/** A backup of a newer version has rows for which this one has no place. */
async function refuseNewer({ migrations, version, madeAt, queue }: Manifest) {
  const [unknown] = await unknownMigrations(app, migrations)
  const { pgboss } = createRequire(import.meta.url)('pg-boss/package.json')
  const newer = unknown ?? (queue !== null && queue > pgboss.schema ? 'the queue' : undefined)
  if (newer)
    throw new Refusal(
      `A newer version of Candor (${version}, ${madeAt}) made this backup: this one does not have ${newer}. Update Candor, and try again`
    )
}

/** Rows first, then files, in the order of the backup; each is compared with its sum as soon as it is there. */
async function load(
  session: pg.Client,
  place: BackupPlace,
  name: string,
  manifest: Manifest,
  say: Say
) {
  const loader = new RowLoader(session, manifest)
  for (const table of await loader.begin())
    say(`${table} is left out: no migration of Candor makes it`)
  const sums = new Map<string, Sum>()
  let rows = true
  const endRows = async () => {
    if (!rows) return
    rows = false
    await loader.finish()
    await compareRows(session, loader, sums)
    say('Every row is there')
  }
  await readThrough(place, name, {
    note: () => {},
    async content(title, content) {
      if (title.startsWith(TABLE)) return loader.load(title.slice(TABLE.length), content)
      await endRows()
      await putStream(keyOf(title), content)
    },
    async whole(title, sum) {
      if (title.startsWith(TABLE)) sums.set(title.slice(TABLE.length), sum)
      else compare(keyOf(title), await sumOf(await drive.use().getStream(keyOf(title))), sum)
    },
    async missing(title, why) {
      await drive.use().delete(keyOf(title))
      say(`${keyOf(title)} is not in the backup: ${why}`)
    },
  })
  await endRows()
}

const keyOf = (title: string) => title.slice(FILE.length)

async function compareRows(session: pg.Client, loader: RowLoader, sums: Map<string, Sum>) {
  for (const table of loader.tables)
    compare(table.name, await sumOf(rowsOf(session, table)), sums.get(table.name))
}

function compare(what: string, here: Sum, there: Sum | undefined) {
  if (here.sha256 === there?.sha256) return
  throw new BrokenBackup(
    `${what} is not the same after the restore: ${here.lines} lines and ${here.bytes} bytes, not ${there?.lines} and ${there?.bytes}. Do not use what was restored, and report it`
  )
}

async function sumOf(content: Readable) {
  const measure = new Measure()
  await Promise.all([pipeline(content, measure), drain(measure)])
  return measure.sum()
}
