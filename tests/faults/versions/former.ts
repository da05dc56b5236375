import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { lastRelease } from '#tests/last_release'
import { ROOT } from '../../load/own/server.js'

/** The code of the last release, compiled, in a folder below tmp; made once. It runs on the packages of this version. */
export function formerCode() {
  const folder = join(ROOT, 'tmp', 'releases', lastRelease.commit)
  if (existsSync(folder)) return folder
  const fresh = `${folder}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const packed = execFileSync('git', ['archive', lastRelease.commit], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  })
  execFileSync('tar', ['-x'], { cwd: fresh, input: packed })
  symlinkSync(join(ROOT, 'node_modules'), join(fresh, 'node_modules'))
  execFileSync(process.execPath, ['bin/compile.mjs'], { cwd: fresh, stdio: 'inherit' })
  renameSync(fresh, folder)
  return folder
}
