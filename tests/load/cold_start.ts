/**
 * `npm start` with everything installed, built and filled: how long until the server answers, and the most memory it took.
 *
 *   npm start        (once, so that there is a build and data; stop it with Ctrl-C)
 *   node --import=./bin/typescript.mjs tests/load/cold_start.ts [starts = 5]
 */
import { spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { freePort, healthy, median, peakOf, print, printLoad, ROOT, stop } from './own/server.js'

const starts = Number(process.argv[2] ?? 5)
const runs: { whole: number; server: number; peak: number }[] = []

for (let round = 0; round < starts + 1; round++) {
  const run = await start()
  // the first one may build, prepare or compile what is not there yet
  if (round > 0) runs.push(run)
}
print(
  'from the start of the server to its first 200, median (held: 4 s)',
  `${(median(runs.map((run) => run.server)) / 1000).toFixed(2)} s`
)
print(
  'the same, worst of the starts',
  `${(Math.max(...runs.map((run) => run.server)) / 1000).toFixed(2)} s`
)
print(
  'from npm start to the first 200, median',
  `${(median(runs.map((run) => run.whole)) / 1000).toFixed(2)} s`
)
print(
  'peak memory of the server process, worst (held: 250 MB)',
  `${Math.max(...runs.map((run) => run.peak)).toFixed(0)} MB`
)
printLoad()

async function start() {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const began = performance.now()
  let spawned = 0
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error' },
    detached: true,
  })
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('Starting the server')) spawned ||= performance.now()
  })
  try {
    await healthy(origin, child)
    const ready = performance.now()
    // pages and lists are the first thing people ask for: they belong to the peak
    for (const path of ['/', '/jobs', '/docs/api'])
      if (!(await fetch(origin + path)).ok) throw new Error(`${path} does not answer`)
    const list = await fetch(`${origin}/api/v1/job-list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    if (!((await list.json()) as any).pagination.total)
      throw new Error('There are no jobs: no data is present')
    const peak = peakOf(serverBelow(child.pid!))
    return { whole: ready - began, server: ready - spawned, peak }
  } finally {
    await stop(child)
  }
}

/** The process that serves, somewhere below npm. */
function serverBelow(top: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const read = (pid: number, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  const parents = new Map(
    processes.map((pid) => [pid, Number(read(pid, 'status').match(/^PPid:\s*(\d+)/m)?.[1] ?? 0)])
  )
  const isBelow = (pid: number): boolean =>
    pid === top || (parents.has(pid) && pid > 1 && isBelow(parents.get(pid)!))
  const found = processes.find(
    (pid) => read(pid, 'cmdline').includes('bin/server.js') && isBelow(pid)
  )
  if (!found) throw new Error('The server process was not found')
  return found
}
