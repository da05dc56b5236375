import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type ClusterPlace, windows } from './place.ts'

/** Stops the server and waits for its end: in good order, or at once where nothing has to be kept. */
export async function stop(place: ClusterPlace, pid: number, throwaway: boolean) {
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

/** The file in which the server names its process. */
export function pidFile(place: ClusterPlace) {
  return join(place.data, 'postmaster.pid')
}

/** The process that the pid file names. */
export function readPid(place: ClusterPlace) {
  try {
    return Number.parseInt(fs.readFileSync(pidFile(place), 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** What the server says of itself: starting, ready, stopping. */
export function serverStatus(place: ClusterPlace) {
  try {
    return fs.readFileSync(pidFile(place), 'utf8').split('\n')[7]?.trim()
  } catch {
    return undefined
  }
}

/** The server's process, when it is alive and really ours: ids are used again after a crash. */
export function runningPid(place: ClusterPlace) {
  const pid = readPid(place)
  if (!pid || !isAlive(pid)) return
  // Windows tells nothing cheaply: there the pid file is believed
  const command = commandOf(pid)
  return windows || (/\/postgres[\0 ]-D[\0 ]/.test(command) && command.includes(place.data))
    ? pid
    : undefined
}

/** Does the pid file name another process, or one that cannot be told? The dead are PostgreSQL's affair. */
export function namesStranger(place: ClusterPlace) {
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

/** Whether a process runs; one that has ended and was not buried does not. */
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
export function myself() {
  return `${process.pid} ${statOf(process.pid)?.started ?? ''}`
}

/** Whether the process runs that `myself` wrote. */
export function isThere(process: string) {
  const [pid, started] = process.split(' ')
  if (!isAlive(Number(pid))) return false
  return !started || statOf(Number(pid))?.started === started
}

/** One starter at a time: a file that only one process can create, void when that one is dead. */
export function takeGuard(guard: string) {
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
