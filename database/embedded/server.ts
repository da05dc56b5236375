import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { join, basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { windows, type ClusterPlace, connectionOf, ROLE, packagedBinaries } from './place.ts'
import {
  takeGuard,
  runningPid,
  namesStranger,
  pidFile,
  readPid,
  serverStatus,
} from './processes.ts'
import { provideBinaries, own, removeFolder } from './folders.ts'
import { sweepThrowaways } from './throwaways.ts'

export type Say = (line: string) => void

const settings = {
  always: {
    listen_addresses: windows ? '127.0.0.1' : '',
    unix_socket_permissions: '0700',
    shared_buffers: '128MB',
    max_connections: '60',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // the details and the statement of an error hold people's data, and the log is a plain file
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    // after a crash the file system is flushed whole: file by file it took 5 s of 3,000 files, this 0.1
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  },
  throwaway: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    // tests run in as many processes as there are cores, each with pools of its own
    max_connections: '200',
    file_copy_method: 'clone',
  },
}

/** Starts the server, after making its cluster where there is none; one process at a time. */
export async function launch(
  place: ClusterPlace,
  throwaway: boolean,
  say: Say
): Promise<'started' | 'failed' | 'another'> {
  const guard = join(place.base, 'starting')
  if (!takeGuard(guard)) return 'another'
  try {
    if (runningPid(place)) return 'another'
    await provideBinaries(place)
    if (throwaway) await sweepThrowaways(place)
    if (!isCluster(place.data)) {
      say('Creating the database cluster (first start) …')
      await initialise(place)
    }
    say('Starting PostgreSQL …')
    checkVersion(place)
    // files that name a living stranger, or a dead process nobody buried, would keep it from starting
    if (namesStranger(place)) fs.rmSync(pidFile(place), { force: true })
    for (const left of fs.readdirSync(place.run)) fs.rmSync(join(place.run, left), { force: true })
    return await spawnServer(place, throwaway)
  } finally {
    fs.rmSync(guard, { force: true })
  }
}

async function spawnServer(place: ClusterPlace, throwaway: boolean) {
  if ((fs.statSync(place.log, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000) {
    fs.truncateSync(place.log)
  }
  const log = fs.openSync(place.log, 'a', 0o600)
  own(place.log, place)
  const all = { ...settings.always, ...(throwaway ? settings.throwaway : {}) }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { port } = connectionOf(place)
  const server = spawn(
    join(place.binaries, 'bin', 'postgres'),
    ['-D', place.data, '-p', String(port), ...(windows ? [] : ['-k', place.run]), ...flags],
    // detached: Ctrl-C in the terminal must not reach it, or it would stop before its users do
    { ...asUser(place), detached: true, stdio: ['ignore', log, log] }
  )
  fs.closeSync(log)
  server.unref()
  let ended = false
  server.once('exit', () => (ended = true))
  await new Promise<void>((resolve, reject) => {
    server.once('spawn', resolve)
    server.once('error', reject)
  })
  // the guard may go once the pid file speaks for the server; its status line comes last
  while (!ended && !(readPid(place) === server.pid && serverStatus(place))) await delay(5)
  return ended ? 'failed' : 'started'
}

/** initdb into a stage that is renamed at the end: a half-made cluster is never taken for a whole one. */
async function initialise(place: ClusterPlace) {
  for (const left of fs.readdirSync(place.base)) {
    if (left.startsWith('stage-')) removeFolder(join(place.base, left))
  }
  const stage = join(place.base, `stage-${process.pid}`)
  const secret = join(place.base, `stage-${process.pid}.password`)
  fs.writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  own(secret, place)
  const initdb = spawn(
    join(place.binaries, 'bin', windows ? 'initdb.exe' : 'initdb'),
    [
      ...['-D', stage, '-U', ROLE, `--pwfile=${secret}`, '--auth=scram-sha-256', '--no-sync'],
      ...[
        '--encoding=UTF8',
        '--no-locale',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
    ],
    { ...asUser(place), stdio: ['ignore', 'pipe', 'pipe'] }
  )
  let output = ''
  initdb.stdout.on('data', (chunk) => (output += chunk))
  initdb.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => {
    initdb.once('close', resolve)
    initdb.once('error', reject)
  })
  if (code !== 0) {
    const hint = output.includes('could not look up effective user')
      ? '\nThe user of this process has no line in /etc/passwd; PostgreSQL needs one.'
      : ''
    throw new Error(`initdb failed:\n${output.trim()}${hint}`)
  }
  fs.renameSync(secret, join(stage, basename(place.passwordFile)))
  fs.renameSync(stage, place.data)
}

function asUser({ user }: ClusterPlace) {
  const { PATH, SystemRoot } = process.env
  return {
    // a folder that every user can enter
    cwd: windows ? undefined : '/',
    env: { PATH, LC_MESSAGES: 'C', TZ: 'UTC', ...(windows ? { SystemRoot } : {}) },
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
  }
}

/** Whether a folder holds a whole cluster. */
export function isCluster(data: string) {
  return fs.existsSync(join(data, 'PG_VERSION'))
}

function checkVersion(place: ClusterPlace) {
  const found = fs.readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim()
  const ours = packagedBinaries().version.split('.')[0]
  if (found !== ours) {
    throw new Error(`${place.data} was made by PostgreSQL ${found}; this is PostgreSQL ${ours}.`)
  }
}

/** The last lines of the server's log, for an error. */
export function tail(place: ClusterPlace) {
  const log = fs.existsSync(place.log) ? fs.readFileSync(place.log, 'utf8') : ''
  return `The end of ${place.log}:\n${log.trim().split('\n').slice(-8).join('\n')}`
}
