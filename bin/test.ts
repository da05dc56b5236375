/**
 * Runs spec files: `node ace test [unit functional browser] [--files …] [--tests …]`; `npm test` calls it too.
 *
 * The files wait in a queue, the longest first. One process more than there are cores takes from it (tests/worker.ts), as
 * each waits for the database a third of its time; two more wait for the cores, and for their caches. Each has a database
 * of its own, cloned from one that is migrated once, and a folder of its own; the cluster and the folders are deleted at
 * the end. The output of a file is shown whole
 * when it is done, and the last line is "N passed, N failed".
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { availableParallelism, constants } from 'node:os'
import { join } from 'node:path'
import {
  addressOf,
  cloneDatabase,
  clusterPlace,
  createTemplate,
  startCluster,
} from '../database/embedded.js'
import { chromiumPath } from './chromium.mjs'
import { chosenSpecs, suiteOf } from './check/specs.mjs'

const root = join(import.meta.dirname, '..')
process.chdir(root)
const folder = join('tmp', `suite-${process.pid}`)
const running = new Set<ChildProcess>()
const sum = { passed: 0, failed: 0 }
const times: { file: string; seconds: number }[] = []
const red: { file: string; output: string }[] = []

const { files, options, fault } = chosenSpecs(process.argv.slice(2))
if (fault) {
  console.error(fault)
  process.exit(1)
}
const queues = [
  longestFirst(files.filter((file) => suiteOf(file) !== 'browser')),
  longestFirst(files.filter((file) => suiteOf(file) === 'browser')),
]
let interrupted = 0
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    interrupted ||= 128 + constants.signals[signal]
    stop()
  })

fs.mkdirSync(folder, { recursive: true })
sweep()
// once, as the processes of the suite would each unpack it
if (queues[1].length > 0) await chromiumPath()
const lease = await startCluster(clusterPlace(root, `test-${process.pid}`), { throwaway: true })
/** Resolves when the database that all others are cloned from is there. */
const migrated = Promise.withResolvers<void>()
let count = 0

try {
  const slots = Math.min(availableParallelism() + 1, files.length)
  await Promise.all(
    Array.from({ length: slots }, async () => {
      for (const queue of queues) while (queue.length > 0) await work(queue)
    })
  )
} catch (error) {
  console.error(error)
  sum.failed++
}
stop()
await lease.release()
fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
if (interrupted) process.exit(interrupted)
if (times.length < files.length) {
  console.log(`\n${files.length - times.length} of ${files.length} spec files were not run.`)
  sum.failed++
}
times.sort((a, b) => b.seconds - a.seconds)
if (times.length > 20)
  console.log(
    `\nThe longest files:\n${times
      .slice(0, 10)
      .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
      .join('\n')}`
  )
if (red.length > 0) {
  // once more and in short: it is looked for at the end, which may be all that is kept of a long log
  if (times.length > 20)
    for (const { file, output } of red) console.log(`${file}\n${faultsOf(output)}`)
  const again = red.map(({ file }) => file).join(' ')
  console.log(`\nNot passed, look above or run again with:\n  npm test -- --files ${again}`)
}
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
process.exit(sum.failed > 0 ? 1 : 0)

/** One process, which takes files until the queue is empty; one that dies fails its file and leaves the others. */
async function work(queue: string[]) {
  const number = ++count
  const own = join(folder, String(number))
  fs.mkdirSync(own)
  const log = fs.openSync(join(own, 'output'), 'a+')
  const database = `test_${number}`
  const worker = fork('tests/worker.ts', options, {
    // with the usual 16 MB for what is new, a fifth of its time goes into clearing; helping threads only take turns with
    // the other processes
    execArgv: ['--import=./bin/typescript.mjs', '--max-semi-space-size=64', '--single-threaded-gc'],
    // a group of its own, so that all it starts ends with it
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: addressOf({ ...lease.connection, database }),
      TEST_FOLDER: own,
      // nobody answers there: no test asks the world
      NAME_SERVERS: '127.0.0.1:9',
      TEST_TEMPLATE: number === 1 ? addressOf(lease.connection) : undefined,
    },
  })
  running.add(worker)
  let file: string | undefined
  let begun = 0
  let shown = 0
  const show = () => {
    const { size } = fs.fstatSync(log)
    const text = Buffer.alloc(size - shown)
    shown += fs.readSync(log, text, 0, text.length, shown)
    process.stdout.write(text)
    return String(text)
  }
  const account = (passed: number, failed: number) => {
    const seconds = (performance.now() - begun) / 1000
    const output = show()
    sum.passed += passed
    sum.failed += failed
    if (failed > 0) red.push({ file: file!, output })
    times.push({ file: file!, seconds })
    file = undefined
  }
  const ready = migrated.promise.then(() => cloneDatabase(lease, 'migrated', database))
  // told where it is awaited, if the process lives that long
  ready.catch(() => {})
  worker.on(
    'message',
    async (message: 'migrated' | 'next' | { passed: number; failed: number }) => {
      try {
        if (message === 'migrated') {
          await createTemplate(lease, 'migrated')
          migrated.resolve()
        } else if (message === 'next') {
          await ready
          file = queue.shift()
          begun = performance.now()
          // one that died meanwhile is seen by its exit
          worker.send(file ? { file } : {}, () => {})
        } else if (typeof message === 'object') account(message.passed, message.failed)
      } catch (error) {
        migrated.reject(error)
        end(worker)
      }
    }
  )
  const [code] = await once(worker, 'exit')
  end(worker)
  if (interrupted) return
  if (file) {
    account(0, 1)
    console.log(`The process of ${red.at(-1)?.file} ended (${code ?? 'killed'}).`)
  } else if (code !== 0) {
    show()
    throw new Error(`A process of the suite ended (${code ?? 'killed'}) before it ran a file.`)
  }
  fs.closeSync(log)
}

/** Ends a process and all that it started. */
function end(worker: ChildProcess) {
  running.delete(worker)
  try {
    process.kill(process.platform === 'win32' ? worker.pid! : -worker.pid!, 'SIGKILL')
  } catch {
    // it and all others of its group have ended
  }
}

/** Nothing new is begun, and what runs ends. */
function stop() {
  for (const queue of queues) queue.splice(0)
  running.forEach(end)
}

/** Folders of runs that were killed. */
function sweep() {
  for (const name of fs.readdirSync('tmp')) {
    const pid = Number(name.match(/^suite-(\d+)$/)?.[1])
    if (pid && !fs.existsSync(`/proc/${pid}`)) fs.rmSync(join('tmp', name), { recursive: true })
  }
}

/** What went wrong in a file, without the frames of code and libraries, at most 1,500 characters. */
function faultsOf(output: string) {
  const from = output.indexOf(' ERRORS ')
  const lines = output
    .slice(Math.max(0, from))
    .split('\n')
    .filter((line) => line.trim() && !line.includes('┃') && !line.includes('node_modules/'))
  const text = lines.join('\n')
  return from < 0 ? text.slice(-1_500) : text.slice(0, 1_500)
}

/**
 * By the seconds that long files were seen to take, the others by their size: four hundred bytes of a browser test are a
 * second, and a long one that begins last would leave a core without work.
 */
function longestFirst(list: string[]) {
  const known: Record<string, number> = JSON.parse(fs.readFileSync('tests/seconds.json', 'utf8'))
  const weight = (file: string) =>
    known[file] ?? fs.statSync(file).size / (suiteOf(file) === 'browser' ? 400 : 10_000)
  return list.sort((a, b) => weight(b) - weight(a))
}
