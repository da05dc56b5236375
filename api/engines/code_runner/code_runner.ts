import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { residentMegabytes, setCeiling } from '#api/engines/limited_process/limited_process'
import type { Said, Start, Submitted } from '#api/engines/code_runner/child'
import {
  givenOf,
  refusedRun,
  runResult,
  type Ended,
  type RunResult,
} from '#api/engines/code_runner/judge'
import {
  MAX_SOURCE,
  MEMORY,
  type Case,
  type Code,
  type CodeLanguage,
  type Outcome,
} from '#api/engines/code_runner/submission'

export type { Case, Code, CodeLanguage } from '#api/engines/code_runner/submission'
export type { RunResult, RunState } from '#api/engines/code_runner/judge'

export type Submission = Code & {
  cases: Case[]
  limits?: { milliseconds?: number; megabytes?: number }
}

/** For all cases together, from when the language has started. */
const MILLISECONDS = 10_000
/** The language starts within this, or the fault is ours. */
const START_MS = 20_000
/** What Node itself and the start of a language take, beside the memory of the code. */
const OWN_MEGABYTES = 350
/** The most that a process may write: the results of all cases. */
const MOST_BYTES = 2 ** 21
const LOOK_MS = 20

const HERE = dirname(fileURLToPath(import.meta.url))
// compiled, this file and the child are plain JavaScript
const CHILD = join(HERE, `child${extname(import.meta.url)}`)
const { resolve } = createRequire(import.meta.url)

/** The folders that a language's process reads, the first with the parts that it loads itself. */
const FOLDERS: Record<CodeLanguage, () => string[]> = {
  javascript: () => [
    dirname(resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm')),
    packageOf('@jitl/quickjs-ng-wasmfile-release-sync'),
    packageOf('@jitl/quickjs-ffi-types'),
    packageOf('quickjs-emscripten-core'),
  ],
  typescript: () => FOLDERS.javascript(),
  python: () => [packageOf('pyodide')],
  sql: () => [dirname(resolve('sql.js')), packageOf('sql.js')],
}

/** The folder of a package, from the file that an import of it finds. */
function packageOf(name: string) {
  const file = resolve(name)
  return file.slice(
    0,
    file.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length
  )
}

let running = 0
const waiting: (() => void)[] = []

/**
 * Runs a source on its cases in a process of its own, within limits of time and memory, and judges each case here. At most
 * two run at once, others wait. Whatever the code does is a state of the result; an error is thrown only where the machine
 * cannot run any code.
 */
export async function runSubmission(submission: Submission): Promise<RunResult> {
  const { source, cases } = submission
  if (Buffer.byteLength(source) > MAX_SOURCE) return refusedRun(cases, 'The source is over 64 KB.')
  if (running >= Math.min(2, Math.max(1, availableParallelism() - 1)))
    await new Promise<void>((free) => waiting.push(free))
  else running++
  try {
    return await new Run(submission).result()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** One submission in one process, which is never used again. */
class Run {
  #child!: ChildProcess
  #outcomes: Outcome[] = []
  #refused?: string
  #ready = false
  #ended?: Ended
  #errors = ''
  #begun = 0
  #timers: NodeJS.Timeout[] = []

  constructor(readonly submission: Submission) {}

  async result(): Promise<RunResult> {
    const { cases } = this.submission
    this.#child = await this.#start()
    try {
      await this.#whole()
    } finally {
      this.#timers.forEach((one) => clearInterval(one))
      this.#kill()
    }
    if (!this.#ready)
      throw new Error(`The code runner does not start: ${this.#errors.slice(0, 500)}`)
    const ms = performance.now() - this.#begun
    if (this.#refused !== undefined) return refusedRun(cases, this.#refused, Math.round(ms))
    const ended = this.#ended ?? (this.#diedOfMemory() ? 'out of memory' : 'failed')
    return runResult(cases, this.#outcomes.slice(0, cases.length), ended, ms)
  }

  async #start() {
    const { language, limits } = this.submission
    const [parts, ...folders] = FOLDERS[language]()
    const snapshot = language === 'python' ? await pythonSnapshot(parts) : undefined
    const start: Start = {
      language,
      megabytes: limits?.megabytes ?? MEMORY[language],
      milliseconds: START_MS + this.#milliseconds,
      parts,
      snapshot,
    }
    const reads = [HERE, parts, ...folders, ...(snapshot ? [snapshot] : [])]
    return spawnFenced(
      [
        '--permission',
        ...reads.map((path) => `--allow-fs-read=${path}`),
        '--max-old-space-size=96',
        '--stack-size=3900',
        '--disallow-code-generation-from-strings',
        '--no-warnings',
        CHILD,
        JSON.stringify(start),
      ],
      Math.ceil((START_MS + this.#milliseconds) / 1000)
    )
  }

  get #milliseconds() {
    return this.submission.limits?.milliseconds ?? MILLISECONDS
  }

  #whole() {
    const child = this.#child
    this.#after(START_MS)
    let bytes = 0
    let rest = ''
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      bytes += text.length
      if (bytes > MOST_BYTES) return this.#stop('failed')
      const lines = (rest + text).split('\n')
      rest = lines.pop()!
      lines.forEach((line) => this.#hear(line))
    })
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(0, 4_000)
    })
    // the process may end before it has read what it was told
    child.stdin!.on('error', () => {})
    return new Promise<void>((done, failed) => {
      child.once('error', failed)
      child.once('close', () => done())
    })
  }

  #hear(line: string) {
    const said = readSaid(line)
    if (!said || this.#ended) return
    if ('ready' in said) {
      if (!this.#ready) void this.#submit()
    } else if (!this.#ready) return
    else if ('refused' in said) this.#refused ??= said.refused.slice(0, 4_000)
    else this.#outcomes.push(said.outcome)
  }

  async #submit() {
    this.#ready = true
    const { pid } = this.#child
    const { cases, limits, language, source, entry, harness } = this.submission
    const megabytes = OWN_MEGABYTES + (limits?.megabytes ?? MEMORY[language])
    await setCeiling(pid, megabytes)
    this.#begun = performance.now()
    this.#timers.forEach((one) => clearInterval(one))
    this.#after(this.#milliseconds)
    this.#timers.push(
      setInterval(async () => {
        if ((await residentMegabytes(pid)) > megabytes) this.#stop('out of memory')
      }, LOOK_MS)
    )
    const told: Submitted = {
      code: { language, source, entry, harness },
      // what is expected stays here
      given: givenOf(cases),
    }
    this.#child.stdin!.end(JSON.stringify(told))
  }

  #after(milliseconds: number) {
    this.#timers.push(setTimeout(() => this.#stop('timed out'), milliseconds))
  }

  #stop(ended: Ended) {
    this.#ended ??= ended
    this.#kill()
  }

  /** Ends the process and all that it may have started. */
  #kill() {
    const { pid, exitCode, signalCode } = this.#child
    if (!pid || exitCode !== null || signalCode !== null) return
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
    } catch {}
  }

  #diedOfMemory() {
    const { exitCode, signalCode } = this.#child
    return exitCode === 134 || signalCode === 'SIGABRT' || /out of memory/i.test(this.#errors)
  }
}

/** A line of the process; code that got out of its language may have written anything. */
function readSaid(line: string): Said | undefined {
  try {
    const said = JSON.parse(line)
    if (said?.ready === true) return { ready: true }
    if (typeof said?.refused === 'string') return { refused: said.refused }
    const { value, printed, error, outOfMemory, ms } = said.outcome
    const text = (one: unknown) => (typeof one === 'string' ? one : undefined)
    return {
      outcome: {
        value: text(value),
        printed: text(printed),
        error: text(error)?.slice(0, 4_000),
        outOfMemory: outOfMemory === true,
        ms: Number(ms) || 0,
      },
    }
  } catch {
    return undefined
  }
}

const run = promisify(execFile)

/** Does this host give a process a network of its own, which is empty? Asked once. */
let emptyNetwork: Promise<boolean> | undefined
const mayUnshare = () =>
  process.platform === 'linux' &&
  (emptyNetwork ??= run('unshare', ['--user', '--net', 'true']).then(
    () => true,
    () => false
  ))

async function spawnFenced(args: string[], cpuSeconds: number) {
  const node = [process.execPath, ...args]
  const apart = (await mayUnshare()) ? ['unshare', '--user', '--net', '--', ...node] : node
  const [command, ...rest] =
    process.platform === 'win32'
      ? node
      : ['sh', '-c', `ulimit -c 0; ulimit -t ${cpuSeconds}; exec "$0" "$@"`, ...apart]
  return spawn(command, rest, {
    cwd: HERE,
    env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
    // a process group of its own, so that all that it started ends with it
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

let snapshot: Promise<string | undefined> | undefined

/**
 * The memory of a Python that has started, kept in a file: from it a start takes a tenth of the time. Made once for each
 * version of Pyodide, whose undocumented options it takes; where it cannot be made, Python starts without.
 */
function pythonSnapshot(parts: string) {
  return (snapshot ??= makeSnapshot(parts).catch(() => undefined))
}

async function makeSnapshot(parts: string) {
  const maker = join(HERE, `make_python_snapshot${extname(import.meta.url)}`)
  const hash = createHash('sha1').update(process.version).update(readFileSync(maker))
  for (const name of ['package.json', 'pyodide-lock.json'])
    hash.update(readFileSync(join(parts, name)))
  const folder = join(process.cwd(), 'tmp', 'code_runner')
  const file = join(folder, `python-${hash.digest('hex').slice(0, 12)}`)
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const fresh = `${file}.${process.pid}`
  await run(process.execPath, ['--no-warnings', maker, parts, fresh], { env: {}, timeout: 60_000 })
  renameSync(fresh, file)
  return file
}
