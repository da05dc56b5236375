/**
 * What `npm start` and `npm test` have in common: install, generate, build, prepare, each only when something
 * is new. Plain JavaScript without packages, as it runs before anything is installed, on Node 20 or later.
 */
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, readLock, stage } from './packages.mjs'

export const root = fs.realpathSync(dirname(dirname(fileURLToPath(import.meta.url))))
export const windows = process.platform === 'win32'
export const path = (...parts) => join(root, ...parts)
const exists = (...parts) => fs.existsSync(path(...parts))
/** A release is built, and has no sources; see bin/release.mjs. */
export const released = exists('release.json')
const begun = Date.now()
export const say = (line) => console.log(`[${((Date.now() - begun) / 1000).toFixed(1)} s] ${line}`)

/** A reason to stop that the reader can act on; shown without a stack. */
export class Halt extends Error {
  constructor(message, code = 1) {
    super(message)
    this.code = code
  }
}

// ---------------------------------------------------------------------------- children and signals

const running = new Set()
let stopping

/** Runs a command and returns its exit code; `onLine` takes its output over. */
export function run(command, args, { onLine, ipc, ...options } = {}) {
  if (stopping) throw new Halt('', stopping)
  const output = onLine ? 'pipe' : 'inherit'
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', output, output, ...(ipc ? ['ipc'] : [])],
    ...options,
  })
  child.group = options.detached
  child.watches = args.includes('serve')
  running.add(child)
  for (const stream of onLine ? [child.stdout, child.stderr] : []) {
    let rest = ''
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop()
      lines.forEach((line) => onLine(line))
    })
    stream.on('end', () => rest && onLine(rest))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      if (stopping && !ipc) return reject(new Halt('', stopping))
      resolve(signal ? 128 + constants.signals[signal] : code)
    })
  })
}

/** The server ends in good order on SIGTERM, whatever we were told; it gets 20 seconds for it. */
function stop(signal) {
  if (stopping) return
  stopping = 128 + constants.signals[signal]
  if (running.size === 0) process.exit(stopping)
  for (const child of running) {
    // a server in a process group of its own may have started others: they end with it
    const end = (name) => {
      try {
        process.kill(child.group ? -child.pid : child.pid, name)
      } catch {}
    }
    end('SIGTERM')
    const last = setTimeout(() => end('SIGKILL'), child.watches ? 3_000 : 20_000)
    if (!child.watches) last.unref()
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))

// npm itself may be killed without a chance to tell us; between it and us there may be a shell
if (process.env.npm_lifecycle_event && !windows) {
  const read = (pid, name) => {
    try {
      return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8')
    } catch {
      return ''
    }
  }
  const behindShell = /^(ba|da)?sh$/.test(read(process.ppid, 'comm').trim())
  const parents = () =>
    [process.ppid, behindShell && read(process.ppid, 'status').match(/^PPid:.*/m)?.[0]].join(' ')
  const atFirst = parents()
  setInterval(() => parents() !== atFirst && stop('SIGTERM'), 1000).unref()
}

// ---------------------------------------------------------------------------- what has been done

/** A digest of files and folders by their content, in any order of reading. */
function digest(inputs) {
  const hash = createHash('sha1')
  const visit = (name) => {
    const found = fs.statSync(path(name), { throwIfNoEntry: false })
    if (!found) return
    if (!found.isDirectory()) return hash.update(`\n${name}\n`).update(fs.readFileSync(path(name)))
    for (const entry of fs.readdirSync(path(name)).sort()) visit(join(name, entry))
  }
  inputs.forEach(visit)
  return hash.digest('hex')
}

/**
 * Does the work when its inputs differ from those of the last time, or an output is missing. `result`
 * names what the work made, for outputs that are not files.
 */
async function whenNew({ name, inputs, outputs = [], result = () => '' }, work) {
  const stamp = path('tmp', 'start', name)
  const now = digest(inputs)
  const before = fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8')
  if (before === now + result() && outputs.every((output) => exists(output))) return
  await work()
  fs.mkdirSync(dirname(stamp), { recursive: true })
  fs.writeFileSync(stamp, now + result())
}

// ---------------------------------------------------------------------------- the steps

/** The settings of .env, which a first start creates: every clone has secrets of its own. */
export function settings() {
  const file = path('.env')
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const found = {}
  for (const line of text.split('\n')) {
    const [, name, value] = line.match(/^\s*(\w+)\s*=\s*(.*?)\s*$/) ?? []
    if (name) found[name] = value.replace(/^(['"])(.*)\1$/, '$2')
  }
  const mode = released ? 'production' : 'development'
  const wanted = { NODE_ENV: mode, PORT: '3333', HOST: '127.0.0.1' }
  const missing = Object.entries(wanted).filter(([name]) => !text && !process.env[name])
  const given = ['APP_KEY', 'APP_KEY_FILE'].some((name) => found[name] || process.env[name])
  if (!given) {
    missing.push(['APP_KEY', randomBytes(32).toString('base64url')])
  }
  // nothing to keep when the environment brings the secrets: the folder may be read-only
  if (missing.some(([name]) => name === 'APP_KEY')) {
    const kept = text && !text.endsWith('\n') ? `${text}\n` : text
    const lines = missing.map(([name, value]) => `${name}=${value}\n`).join('')
    fs.writeFileSync(`${file}.new`, kept + lines, { mode: 0o600 })
    fs.renameSync(`${file}.new`, file)
    say(text ? 'Added APP_KEY to .env.' : 'Created .env with new secrets.')
  }
  return {
    ...wanted,
    ...found,
    ...Object.fromEntries(missing),
    ...process.env,
  }
}

/** A port in use is told at once, not after a minute of building. */
export async function requireFreePort({ PORT, HOST }) {
  const port = Number(PORT)
  const error = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => resolve()))
  })
  if (!error) return
  const next = `Choose another one:\n\n  PORT=${port < 65535 ? port + 1 : 3333} npm start\n`
  if (error.code === 'EADDRINUSE') {
    throw new Halt(`Port ${port} on ${HOST} is in use, perhaps by Candor itself. ${next}`)
  }
  if (error.code === 'EACCES') throw new Halt(`Port ${port} may not be used by this user. ${next}`)
  throw new Halt(`Cannot listen on ${HOST}:${PORT}: ${error.message}. Check HOST and PORT.`)
}

/** Installs what a start needs, or with `tests` also what only tests and editing need. */
export async function install({ tests = false } = {}) {
  const lock = readLock(root)
  if (isInstalled(root, tests) && serverNode()) return
  if (!exists('node_modules') && (await installBeside(tests))) return
  // what was installed whole stays, and only what is new is added; npm ci would delete it first
  const adds = exists('node_modules', '.package-lock.json')
  const names = Object.keys(lock.packages).filter(
    (name) => name !== '' && (tests || !lock.packages[name].dev)
  )
  const words = [tests ? '--include=dev' : '--omit=dev']
  await installing(names, root, async () => {
    let { code, mismatch } = await npm(adds ? 'install' : 'ci', words)
    if (adds && !isInstalled(root, tests)) ({ code, mismatch } = await npm('ci', words))
    if (mismatch) {
      say('package-lock.json does not match package.json; installing by package.json …')
      code = (await npm('install', words)).code
    }
    if (code !== 0) throw new Halt(`npm could not install the packages (exit code ${code}).`, code)
  })
}

/**
 * A first install, in a folder from which it is moved when it is whole: there the lists say less, see bin/packages.mjs.
 * Returns whether it could be done so; if not, npm tries it with the lists as they are, and says what is wrong.
 */
async function installBeside(tests) {
  const folder = path('tmp', 'install')
  try {
    const told = []
    await npm('config', ['get', 'registry'], { onLine: (line) => told.push(line) })
    const names = stage(root, folder, {
      tests,
      registry: told.find((line) => line.includes('://')),
    })
    const { code } = await installing(names, folder, () =>
      npm('ci', ['--include=dev'], { cwd: folder })
    )
    if (code === 0) fs.renameSync(join(folder, 'node_modules'), path('node_modules'))
    return code === 0
  } catch (error) {
    if (error instanceof Halt) throw error
    return false
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Says how many packages are there while they are being installed. */
async function installing(names, folder, work) {
  say(`Installing ${names.length} packages (a minute or two, once) …`)
  const count = setInterval(() => {
    const done = names.filter((name) => fs.existsSync(join(folder, name, 'package.json'))).length
    say(`  ${Math.round((100 * done) / names.length)} % (${done} of ${names.length})`)
  }, 5000)
  try {
    return await work()
  } finally {
    clearInterval(count)
  }
}

async function npm(command, words, options = {}) {
  // not the npm or Node inside node_modules: npm ci deletes them first
  const inside = path('node_modules')
  const PATH = process.env.PATH.split(delimiter).filter((each) => !each.startsWith(inside))
  const env = { ...process.env, PATH: PATH.join(delimiter) }
  let mismatch = false
  const onLine = (line) => {
    mismatch ||= /EUSAGE|are in sync/.test(line)
    // a page of usage follows; what we do about it says enough
    if (!mismatch) console.log(`  ${line}`)
  }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const code = await run('npm', [command, ...words, ...quiet], {
    env,
    onLine,
    shell: windows,
    ...options,
  })
  return { code, mismatch }
}

/** Node 24: the one among our packages, or the one that runs this. */
function serverNode() {
  const own = path('node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')
  if (fs.existsSync(own)) return own
  return Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : undefined
}

/** Everything later runs in this environment: our Node first, compiled code kept between starts. */
export function environment(settings) {
  const node = serverNode()
  if (!node) {
    throw new Halt(
      'Candor needs Node 24. Install it, or allow the install script of the package "node".'
    )
  }
  const PATH = [dirname(node), path('node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { node, env: { NODE_COMPILE_CACHE: path('tmp', 'start', 'compiled'), ...settings, PATH } }
}

export async function ace({ node, env }, ...args) {
  const code = await run(node, ['ace.js', ...args], { env })
  if (code !== 0) throw new Halt(`"node ace ${args.join(' ')}" failed (exit code ${code}).`, code)
}

/**
 * The lists of controllers, models and routes that AdonisJS derives from our files. They are in the repository, so a
 * fresh clone has them; `npm test` refuses a fresh clone whose lists are not those of its files.
 */
export async function generate(runtime, { tests = false } = {}) {
  if (released) return
  const inputs = ['api', 'adonisrc.ts', 'package-lock.json']
  const fresh = !exists('tmp', 'start', 'generated')
  await whenNew({ name: 'generated', inputs, outputs: ['.adonisjs'] }, async () => {
    if (fresh && !tests && exists('.adonisjs')) return
    await install({ tests: true })
    say('Generating the index of routes …')
    const before = digest(['.adonisjs'])
    await ace(runtime, 'codegen')
    if (fresh && before !== digest(['.adonisjs'])) {
      throw new Halt(
        'The files in .adonisjs were not those of this code. They are now: commit them.'
      )
    }
  })
}

/** There while the copies beside what is built were compressed quickly. */
const quickMark = path('tmp', 'start', 'quick')

/**
 * Portal, console and the server's pages; with `tests` also the mirrored portal that only tests look at. `quick` leaves
 * 16 s of processor time, a quarter of all, to `compress`.
 */
export async function build({ node, env }, { tests = false, quick = tests } = {}) {
  if (released) return
  const inputs = [
    ...['portal', 'admin', 'api/catalogues', 'api/languages', '.adonisjs/client'],
    ...['vite.config.ts', 'bin/compress.mjs', 'bin/texts/messages.mjs'],
  ]
  const outputs = ['public/assets', 'dist/server']
  if (tests) outputs.push('public/assets/.vite/portal_ar_xb.json')
  await whenNew(
    { name: 'built', inputs: [...inputs, 'package-lock.json', 'tsconfig.json'], outputs },
    async () => {
      say('Building portal and console …')
      const told = []
      let done = 0
      const onLine = (line) => {
        told.push(line)
        // Vite tells the end of each of its environments: the languages of the portal, the console, the server
        if (/built in/.test(line)) say(`  ${Math.min(100, Math.round((100 * ++done) / 4))} %`)
      }
      const vite = path('node_modules', 'vite', 'bin', 'vite.js')
      const how = { ...(tests && { MIRRORED: '1' }), ...(quick && { QUICK: '1' }) }
      const options = {
        env: { ...env, ...how, NODE_ENV: 'production', NO_COLOR: '1' },
        onLine,
      }
      const code = await run(node, [vite, 'build', '--app'], options)
      if (code !== 0) throw new Halt(`The build failed:\n${told.slice(-30).join('\n')}`, code)
      fs.rmSync(quickMark, { force: true })
      if (quick) fs.mkdirSync(dirname(quickMark), { recursive: true })
      if (quick) fs.writeFileSync(quickMark, '')
    }
  )
  if (!quick) await compress({ node, env })
}

/** Makes what was compressed quickly as small as it gets; `aside` while others work. */
export async function compress({ node, env }, { aside = false } = {}) {
  if (!fs.existsSync(quickMark)) return
  if (!aside) say('Compressing portal and console …')
  const words = aside ? ['--aside'] : []
  const code = await run(node, [path('bin', 'compress.mjs'), ...words], { env })
  if (code !== 0) throw new Halt(`They could not be compressed (exit code ${code}).`, code)
}

/** The server as plain JavaScript, see bin/compile.mjs. */
export async function compile({ node, env }) {
  if (released) return
  const inputs = ['bin', 'adonisrc.ts', 'api', 'database', '.adonisjs/server', 'package.json']
  await whenNew({ name: 'compiled-server', inputs, outputs: ['dist/node'] }, async () => {
    say('Compiling the server …')
    const code = await run(node, [path('bin', 'compile.mjs')], { env })
    if (code !== 0) throw new Halt(`The server could not be compiled (exit code ${code}).`, code)
  })
}

/**
 * Migrations, and demonstration data for an empty database; never the latter in production. Skipped
 * when their files are what they were and the embedded cluster is still the same one. A database of the
 * operator's own may have changed without us, so it is always looked at.
 */
export async function prepareDatabase(runtime) {
  const { DATABASE_URL, DATABASE_URL_FILE, NODE_ENV } = runtime.env
  const work = async () => {
    say('Preparing the database …')
    // rows by the thousand in a statement take their time, and are not what is slow for people
    await ace({ ...runtime, env: { SLOW_STATEMENT_MS: '0', ...runtime.env } }, 'candor:prepare')
  }
  if (DATABASE_URL || DATABASE_URL_FILE) return work()
  const result = () => ` ${NODE_ENV} ${clusterMark()}`
  await whenNew({ name: 'database', inputs: ['database'], result }, work)
}

/** What changes when the cluster is deleted and made anew; see `clusterPlace` in database/embedded/place.ts. */
function clusterMark() {
  const hash = createHash('sha1').update(root).digest('hex').slice(0, 10)
  for (const base of [path('tmp', 'pg'), join('/var/lib/candor', hash, 'pg')]) {
    const mark = fs.statSync(join(base, 'data', 'PG_VERSION'), { throwIfNoEntry: false })
    if (mark) return `${mark.ino}-${Math.round(mark.mtimeMs)}`
  }
  return randomBytes(4).toString('hex')
}
