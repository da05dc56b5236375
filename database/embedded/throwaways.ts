import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { type ClusterPlace, socketFolder } from './place.ts'
import { isThrowaway, remove } from './folders.ts'
import { isThere, runningPid, stop } from './processes.ts'

/** Clusters of test runs that were killed: stopped and deleted. */
export async function sweepThrowaways(place: ClusterPlace) {
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
