import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Has the kernel itself refuse memory beyond the limit, for what grows faster than we look. Counted from what the child
 * has reserved when it is ready, as Node reserves much that it never touches. Where there is no `prlimit`, we look only.
 */
export async function setCeiling(pid: number | undefined, megabytes: number) {
  if (process.platform !== 'linux') return
  try {
    const reserved = /^VmData:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    const bytes = Number(reserved![1]) * 1024 + megabytes * 1e6
    await run('prlimit', [`--pid=${pid}`, `--data=${bytes}`])
  } catch {}
}

/** The resident memory of a process in megabytes; 0 where it cannot be known. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (!pid || process.platform === 'win32') return 0
  try {
    if (process.platform === 'linux')
      return (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096) / 1e6
    return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1000
  } catch {
    return 0
  }
}

/** A tick of the kernel's accounts; the same on every Linux that Node runs on. Source: proc(5), `USER_HZ`. */
const TICK_MS = 10

/** The processor time that a process took so far, in milliseconds; undefined where it cannot be known. */
export function processorMilliseconds(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // the name of the program, in brackets, may have spaces
    const [user, system] = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    return (Number(user) + Number(system)) * TICK_MS
  } catch {
    return undefined
  }
}
