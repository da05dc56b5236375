/**
 * What a release is made of, and its archive. Everything in it is named here: what a checkout has besides (settings,
 * data, tests, sources) cannot get into it. The same commit gives the same bytes.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { needed, trimmed } from '../packages.mjs'
import { Halt, path, root } from '../steps.mjs'

// as they are in the repository; the server reads them by these names
const tracked = [
  ...['.npmrc', 'LICENSE', 'bin/start.mjs', 'bin/steps.mjs', 'bin/packages.mjs'],
  ...['bin/check_credential.mjs', 'bin/server_flags.mjs'],
  ...['.adonisjs/server', 'database', 'public', 'docs', 'admin/icons', 'portal/icons'],
  'api/languages/hi.json',
]
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** The commit that the release is of: its id and when it was made, in seconds; refuses what is not committed. */
export function commit() {
  const changed = git('status', '--porcelain')
  if (changed) throw new Halt(`A release is made of a commit. Not committed:\n${changed}`)
  return lastCommit()
}

/** The same of a checkout in which something may have changed. */
export function lastCommit() {
  const [id, seconds] = git('log', '-1', '--format=%H %ct').split(' ')
  return { id, seconds: Number(seconds) }
}

/** Every file of the release by its name, sorted; portal, console and server are built. */
export function releaseFiles({ id, seconds }) {
  const manifest = trimmed(readJson('package.json'))
  const lock = readJson('package-lock.json')
  lock.packages[''] = trimmed(lock.packages[''])
  lock.packages = needed(lock.packages)
  manifest.scripts = { start: manifest.scripts.start }
  const lists = { 'package.json': json(manifest), 'package-lock.json': json(lock) }
  const files = new Map([
    ...git('ls-files', ...tracked)
      .split('\n')
      // their JavaScript is in dist/node
      .filter((name) => !/\.ts$/.test(name))
      .map((name) => [name, fs.readFileSync(path(name))]),
    ...below('dist/node', ''),
    ...below('dist/server', 'dist/server'),
    ...below('public/assets', 'public/assets'),
    // without the loader of TypeScript
    ['ace.js', "await import('./bin/console.js')\n"],
    ['release.json', json({ version: manifest.version, commit: id })],
    ['sbom.cdx.json', materials(manifest, lists, seconds)],
    ...Object.entries(lists),
  ])
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1))
}

const readJson = (name) => JSON.parse(fs.readFileSync(path(name), 'utf8'))
const json = (value) => `${JSON.stringify(value, null, 2)}\n`

function below(folder, at) {
  return fs
    .readdirSync(path(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name)
      const name = relative(path(folder), file).split(sep).join('/')
      return [at ? `${at}/${name}` : name, fs.readFileSync(file)]
    })
}

/** The packages with their versions, licences and sums, as CycloneDX; npm makes it from the lists, we take out what differs each time. */
function materials({ name, version }, lists, seconds) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'candor-sbom-'))
  try {
    for (const [file, content] of Object.entries(lists))
      fs.writeFileSync(join(folder, file), content)
    const words = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline']
    const made = JSON.parse(
      execFileSync('npm', words, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      })
    )
    made.metadata.timestamp = new Date(seconds * 1000).toISOString()
    Object.assign(made.metadata.component, { name, type: 'application' })
    delete made.serialNumber
    const sum = createHash('sha256').update(JSON.stringify(made)).digest('hex')
    const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(sum)
    const [a, b, c, d, e] = parts
    // the form of a UUID, by the content
    made.serialNumber = `urn:uuid:${a}-${b}-8${c}-8${d}-${e}`
    return json({ ...made, version: 1 })
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** The archive: a tar.gz with one folder, its entries as old as the commit, owned by nobody in particular. */
export async function archiveOf(files, folder, { seconds }) {
  const tar = pack()
  const mtime = new Date(seconds * 1000)
  for (const [name, content] of files)
    tar.entry({ name: `${folder}/${name}`, mtime, mode: 0o644, uid: 0, gid: 0 }, content)
  tar.finalize()
  const packed = gzipSync(await buffer(tar), { level: 6 })
  // which system made it
  packed[9] = 255
  return packed
}
