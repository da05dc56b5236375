import * as fs from 'node:fs'
import { dirname, join, basename } from 'node:path'
import { type ClusterPlace, mayEnter, hasBit, windows, packagedBinaries } from './place.ts'
import { isThere, myself } from './processes.ts'

/** Makes the folders of a cluster, private to PostgreSQL's user. */
export function prepareFolders(place: ClusterPlace, throwaway: boolean) {
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

/** Gives a file to PostgreSQL's user, where that is not the user of this process. */
export function own(path: string, { user }: ClusterPlace) {
  if (user) fs.lchownSync(path, user.uid, user.gid)
}

/** Makes sure the binaries can be run: links in place, and a copy where their user cannot reach them. */
export async function provideBinaries(place: ClusterPlace) {
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

/** Whether a cluster is deleted with its last lease. */
export function isThrowaway(base: string) {
  return fs.existsSync(join(base, 'throwaway'))
}

/** Deletes a cluster that is stopped. */
export function remove(place: ClusterPlace) {
  removeFolder(place.base)
  removeFolder(place.run)
}

/** Deletes a folder with all that is in it. */
export function removeFolder(path: string) {
  fs.rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
}
