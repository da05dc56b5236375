/** The lists of packages: what of them is needed, and where npm installs it. Imports no package, as it runs before any is there. */
import * as fs from 'node:fs'
import { join } from 'node:path'

/** A list of packages without those that only building and testing need. */
export function trimmed({ devDependencies, hotHook, prettier, ...list }) {
  return list
}

/** The packages of a lock file that the first one needs, by itself or by others; none that is only for testing and building. */
export function needed(packages) {
  const names = new Set([''])
  // grows while it is gone through
  for (const name of names) {
    const { dependencies, optionalDependencies, peerDependencies, ...entry } = packages[name]
    if (entry.link) names.add(entry.resolved)
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !entry.peerDependenciesMeta?.[peer]?.optional
    )
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = nearest(packages, name, each)
      if (found) names.add(found)
    }
  }
  return Object.fromEntries(Object.entries(packages).filter(([name]) => names.has(name)))
}

/** As Node looks for a package: beside the one that asks, then a floor up each time. */
function nearest(packages, from, name) {
  const here = `${from && `${from}/`}node_modules/${name}`
  if (packages[here]) return here
  if (!from) return undefined
  const up = from.lastIndexOf('/node_modules/')
  return nearest(packages, up < 0 ? '' : from.slice(0, up), name)
}

/**
 * Writes lists into a folder in which npm can install on its own: all packages, or without `tests` those that a start needs.
 * Each has its address, as every registry of npm has it: npm would ask for the list of all versions of each, a third of
 * the processor time of an install. Returns the paths of the packages.
 */
export function stage(root, folder, { tests, registry }) {
  const read = (name) => JSON.parse(fs.readFileSync(join(root, name), 'utf8'))
  const [manifest, lock] = [read('package.json'), read('package-lock.json')]
  if (!tests) {
    lock.packages[''] = trimmed(lock.packages[''])
    lock.packages = needed(lock.packages)
  }
  fs.rmSync(folder, { recursive: true, force: true })
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.link)
      fs.cpSync(join(root, entry.resolved), join(folder, entry.resolved), { recursive: true })
    const name = entry.name ?? path.split('node_modules/').at(-1)
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`
    if (entry.integrity) entry.resolved ??= `${registry.replace(/\/*$/, '/')}${name}/-/${file}`
  }
  fs.mkdirSync(folder, { recursive: true })
  const lists = { 'package.json': tests ? manifest : trimmed(manifest), 'package-lock.json': lock }
  for (const [name, list] of Object.entries(lists))
    fs.writeFileSync(join(folder, name), JSON.stringify(list, null, 2))
  if (fs.existsSync(join(root, '.npmrc'))) fs.cpSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  return Object.keys(lock.packages).filter((path) => path !== '')
}

/**
 * Is every package of the lock file there in its version? What does not fit this machine may be missing, and
 * without `tests` also what only tests and editing need.
 */
export function isInstalled(root, tests) {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!fs.existsSync(list)) return false
  const there = JSON.parse(fs.readFileSync(list, 'utf8'))
  return Object.entries(readLock(root).packages).every(
    ([name, { version, link, optional, dev, devOptional }]) => {
      if (name === '' || link) return true
      const found = there.packages[name]
      return found ? found.version === version : Boolean(optional || devOptional || (dev && !tests))
    }
  )
}

/** The lock file, or one that asks for what is nowhere. */
export function readLock(root) {
  const file = join(root, 'package-lock.json')
  return fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { packages: { nothing: {} } }
}
