import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { clusterPlace } from '#database/embedded'
import Backup from '#api/backups/models/backup'
import { chosenPlace } from '#api/backups/backup_place'
import { searchFigures } from '#api/talent/search/current_index'
import { DEAD } from '#api/queue/start_queue'
import { queueRows, readBackground } from '#api/reporting/installation/background_state'
import type { Measures } from '#api/reporting/installation/alarm_facts'

type Disk = { free: number; size: number }

/** How the installation is, read now; what cannot be known here is null. */
export async function installationStatus() {
  const [background, search, deadLetters, database, replicas, backups, storage, data] =
    await Promise.all([
      readBackground(),
      searchFigures(),
      readDeadLetters(),
      readDatabase(),
      readReplicas(),
      readBackups(),
      env.get('DRIVE_DISK') === 's3' ? null : diskOf(env.get('STORAGE_PATH') ?? app.tmpPath()),
      env.get('DATABASE_URL') ? null : diskOf(clusterPlace(app.makePath()).data),
    ])
  const waiting = background.queues
    .filter((queue) => queue.waiting > 0)
    .sort((a, b) => b.oldestSeconds - a.oldestSeconds)
  return {
    version: productVersion,
    node: process.version,
    host: hostname(),
    startedAt: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    queues: waiting.slice(0, 20),
    queueAge: waiting[0]?.oldestSeconds ?? 0,
    waiting: waiting.reduce((sum, queue) => sum + queue.waiting, 0),
    deadLetters,
    dead: background.dead,
    mails: background.mails,
    search,
    storage,
    database: { ...database, disk: data },
    replicas,
    backups,
  }
}
type InstallationStatus = Awaited<ReturnType<typeof installationStatus>>

/** What the thresholds are compared with. */
export function measuresOf(status: InstallationStatus): Measures {
  const share = (disk: Disk | null) => (disk ? disk.free / disk.size : undefined)
  const lags = status.replicas.map(({ lagSeconds }) => lagSeconds ?? 0)
  return {
    queue_age: status.queueAge,
    dead_letters: status.dead,
    mails_age: status.mails.oldestSeconds,
    mails_failed: status.mails.failed,
    search_age: status.search.age ?? undefined,
    storage_free: share(status.storage),
    database_free: share(status.database.disk),
    connections: status.database.connections / status.database.mostConnections,
    replica_lag: lags.length > 0 ? Math.max(...lags) : undefined,
    backup_age: status.backups.scheduled ? (status.backups.ageSeconds ?? undefined) : undefined,
  }
}

const productVersion: string = JSON.parse(
  readFileSync(app.makePath('package.json'), 'utf8')
).version

/** A folder that is not there yet has no disk that could be told of. */
async function diskOf(folder: string): Promise<Disk | null> {
  const found = await statfs(folder).catch(() => null)
  return found && { free: found.bavail * found.bsize, size: found.blocks * found.bsize }
}

type DeadLetters = { queue: string; count: number; latestAt: string; message: string | null }

async function readDeadLetters(): Promise<DeadLetters[]> {
  const rows = await queueRows<DeadLetters>(
    `select coalesce(source_name, '') as queue, count(*) as count, max(created_on) as "latestAt",
       (array_agg(left(source_output->>'message', 200) order by created_on desc))[1] as message
     from queue.job where name = ? and state < 'active'
     group by source_name order by count(*) desc limit 50`,
    [DEAD]
  )
  return rows.map((row) => ({
    ...row,
    latestAt: new Date(row.latestAt).toISOString(),
  }))
}

async function readDatabase() {
  const { rows } = await db.rawQuery(
    `select pg_database_size(current_database()) as bytes,
       (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
       current_setting('max_connections')::int as "mostConnections",
       current_setting('server_version') as version`
  )
  return rows[0] as {
    bytes: number
    connections: number
    mostConnections: number
    version: string
  }
}

/** Empty without replicas; delays are null where the role may not read them (pg_monitor). */
async function readReplicas() {
  const { rows } = await db.rawQuery(
    `select application_name as name, state, sync_state as sync,
       extract(epoch from replay_lag)::float8 as "lagSeconds"
     from pg_stat_replication order by application_name limit 20`
  )
  return rows as {
    name: string
    state: string | null
    sync: string | null
    lagSeconds: number | null
  }[]
}

/** The last backup that was kept; where none ever was, its age counts from the first one that failed. */
async function readBackups() {
  const scheduled = Boolean(chosenPlace())
  const [kept, first, failed] = await Promise.all([
    Backup.query().where('status', 'kept').orderBy('id', 'desc').first(),
    Backup.query().where('status', 'failed').orderBy('id', 'asc').first(),
    Backup.query().where('status', 'failed').orderBy('id', 'desc').first(),
  ])
  const since = kept?.endedAt ?? first?.createdAt
  return {
    scheduled,
    lastAt: kept?.endedAt?.toISO() ?? null,
    bytes: kept?.bytes ?? null,
    ageSeconds: since ? -since.diffNow().as('seconds') : null,
    failedAt: failed && (!kept || failed.id > kept.id) ? failed.createdAt.toISO() : null,
  }
}
