import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { languageData } from '#api/engines/resume_reader/language_data'
import { Unreadable, type UnreadableReason } from '#api/engines/limited_process/unreadable'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_draft'

/** What one file may cost. Whoever costs more is ended, and the file with it; the server never notices. */
export const limits = {
  bytes: 5 * 1024 * 1024,
  milliseconds: 10_000,
  megabytes: 448,
}

/** Recognising the text of pictures takes an engine of its own, and seconds a page. */
export const scanLimits = {
  milliseconds: 120_000,
  megabytes: 640,
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
// compiled, this file and the child stand side by side as plain JavaScript
const COMPILED = import.meta.url.endsWith('.js')
const CHILD = fileURLToPath(new URL(COMPILED ? './child.js' : './child.ts', import.meta.url))
const CHILDREN = Math.min(availableParallelism(), 4)
/** One at a time: whoever uploads scans does not take the processors from the others. */
const SCAN_CHILDREN = 1
/** A child is replaced after this many files, so that nothing of one file can gather over many. */
const FILES_A_CHILD = 500
/** WebAssembly gives no memory back: a child that a large file left fat is replaced, too. */
const FAT_MEGABYTES = 300
const IDLE_MS = 30_000
const START_MS = 20_000
const LOOK_MS = 20
/** Processor seconds of a child's whole life, for one that is left behind by a server that was killed. */
const CPU_SECONDS = 300

export type Task =
  | {
      do: 'read'
      bytes: Uint8Array
      country?: string
      /** Also of a scan, by these files of language data. */
      recognise?: string[]
    }
  | { do: 'draw'; bytes: Uint8Array; page: number }
  | { do: 'linkedin'; bytes: Uint8Array }

/** With the processor time that it took, in milliseconds. */
export type Answer = { id: number; cpu: number } & (
  | { value: unknown }
  | {
      reason: UnreadableReason
      message: string
      /** Something broke, and may have left anything behind. */ broken: boolean
    }
)

type Job = { task: Task; resolve: (value: any) => void; reject: (error: Error) => void }

/**
 * The resume in these bytes as a draft, read in a process of its own; rejects with `Unreadable`.
 * Phone numbers without a code count as the country's (ISO 3166-1 alpha-2).
 */
export function readInLimits(bytes: Uint8Array, country?: string): Promise<ResumeDraft> {
  return hand({ do: 'read', bytes, country })
}

/**
 * The same of a file whose pages are pictures, by recognising their letters; has more time and memory. `languages` names
 * a folder of Tesseract's language data; English without it.
 */
export async function recogniseInLimits(
  bytes: Uint8Array,
  country?: string,
  languages?: string
): Promise<ResumeDraft> {
  return hand({ do: 'read', bytes, country, recognise: await languageData(languages) })
}

/** The zip in which LinkedIn hands people their data, as a draft. */
export function bringInLimits(bytes: Uint8Array): Promise<ResumeDraft> {
  return hand({ do: 'linkedin', bytes })
}

/** A page of a PDF (from 1) as a PNG. */
export function drawInLimits(bytes: Uint8Array, page: number): Promise<Uint8Array> {
  return hand({ do: 'draw', bytes, page })
}

/** Ends the children; a command calls it when it is done. */
export function endReaders() {
  for (const reader of readers) reader.end()
}

/** What was measured so far, for the tests: the most megabytes of a child, children begun and ended, the slowest job and all processor time in milliseconds. */
export const seen = { megabytes: 0, started: 0, ended: 0, slowest: 0, cpu: 0 }

const waiting: Job[] = []
const readers = new Set<Reader>()
const isScan = ({ task }: Job) => task.do === 'read' && task.recognise !== undefined

function hand<T>(task: Task): Promise<T> {
  if (task.do !== 'linkedin' && task.bytes.byteLength > limits.bytes)
    return Promise.reject(new Unreadable('too_large'))
  return new Promise<T>((resolve, reject) => {
    waiting.push({ task, resolve, reject })
    giveOut()
  })
}

function giveOut() {
  for (const scans of [false, true]) {
    for (;;) {
      const next = waiting.findIndex((job) => isScan(job) === scans)
      if (next < 0) break
      const kin = [...readers].filter((reader) => reader.scans === scans)
      let free = kin.find((reader) => reader.free)
      if (!free && kin.length < (scans ? SCAN_CHILDREN : CHILDREN))
        readers.add((free = new Reader(scans)))
      if (!free) break
      free.take(waiting.splice(next, 1)[0])
    }
  }
}

/** One child, kept warm between files; one that recognises pictures lives for one file, as its engine stays fat. */
class Reader {
  #child: ChildProcess
  #limits: { milliseconds: number; megabytes: number }
  #ready: Promise<void>
  #job?: Job
  #done = 0
  #over = false
  #clock?: NodeJS.Timeout
  #watch?: NodeJS.Timeout
  #begun = 0

  constructor(/** It recognises pictures. */ readonly scans: boolean) {
    seen.started++
    this.#limits = scans ? scanLimits : limits
    this.#child = start()
    this.#child.stderr?.resume()
    this.#ready = new Promise((resolve, reject) => {
      this.#child.once('message', () =>
        setCeiling(this.#child.pid, this.#limits.megabytes).then(resolve)
      )
      this.#child.once('exit', () => reject(new Error('the reader of resumes did not start')))
      this.#child.once('error', reject)
    })
    this.#ready.catch(() => {})
    this.#child.on('exit', () => this.#ended(new Unreadable('damaged')))
    this.#child.on('error', (error) => this.#ended(error))
    this.#rest()
  }

  get free() {
    return !this.#job && !this.#over
  }

  take(job: Job) {
    this.#job = job
    clearTimeout(this.#clock)
    this.#child.ref()
    this.#child.channel?.ref()
    this.#clock = setTimeout(() => this.#stop(new Error('the reader hangs')), START_MS)
    this.#ready.then(
      () => this.#begin(job),
      (error) => this.#stop(error)
    )
  }

  end() {
    this.#over = true
    readers.delete(this)
    clearTimeout(this.#clock)
    clearInterval(this.#watch)
    seen.ended++
    this.#child.kill('SIGKILL')
    giveOut()
  }

  #begin(job: Job) {
    if (this.#over || this.#job !== job) return
    clearTimeout(this.#clock)
    this.#begun = performance.now()
    this.#clock = setTimeout(
      () => this.#stop(new Unreadable('too_slow')),
      this.#limits.milliseconds
    )
    this.#watch = setInterval(() => this.#look(), LOOK_MS)
    const id = ++this.#done
    const answered = async (answer: Answer) => {
      if (answer.id !== id) return
      this.#child.off('message', answered)
      seen.cpu += answer.cpu
      const held = await this.#look()
      // it was ended in this very moment, and the job answered
      if (!this.#job) return
      if ('value' in answer) job.resolve(answer.value)
      else job.reject(new Unreadable(answer.reason, answer.message))
      this.#rest()
      const broken = 'broken' in answer && answer.broken
      if (broken || this.scans || held > FAT_MEGABYTES || this.#done >= FILES_A_CHILD) this.end()
      else giveOut()
    }
    this.#child.on('message', answered)
    this.#child.send({ id, ...job.task }, (error) => error && this.#stop(error))
  }

  /** Between two files: holds nobody's process open, and ends after a while. */
  #rest() {
    if (this.#begun) seen.slowest = Math.max(seen.slowest, performance.now() - this.#begun)
    this.#begun = 0
    this.#job = undefined
    clearTimeout(this.#clock)
    clearInterval(this.#watch)
    this.#child.unref()
    this.#child.channel?.unref()
    this.#clock = setTimeout(() => this.end(), IDLE_MS).unref()
  }

  async #look() {
    const megabytes = await residentMegabytes(this.#child.pid)
    seen.megabytes = Math.max(seen.megabytes, megabytes)
    if (megabytes > this.#limits.megabytes) this.#stop(new Unreadable('too_much_memory'))
    return megabytes
  }

  #stop(error: Error) {
    const job = this.#job
    if (!this.#over) {
      this.#rest()
      this.end()
    }
    job?.reject(error)
  }

  #ended(error: Error) {
    // V8 and the WebAssembly runtime end themselves when the ceiling is reached
    if (this.#child.signalCode === 'SIGABRT' || this.#child.exitCode === 134)
      error = new Unreadable('too_much_memory')
    this.#stop(error)
  }
}

function start() {
  const node = [
    process.execPath,
    '--max-old-space-size=192',
    '--disable-warning=ExperimentalWarning',
    ...(COMPILED ? [] : ['--import=@poppinss/ts-exec']),
    CHILD,
  ]
  const [command, ...args] =
    process.platform === 'win32'
      ? node
      : ['sh', '-c', `ulimit -c 0; ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`, ...node]
  return spawn(command, args, {
    cwd: ROOT,
    // no key and no password of the server reaches the child
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
  })
}

const run = promisify(execFile)

/**
 * Has the kernel itself refuse memory beyond the limit, for what grows faster than we look. Counted from what the child
 * has reserved when it is ready, as Node reserves much that it never touches. Where there is no `prlimit`, we look only.
 */
async function setCeiling(pid: number | undefined, megabytes: number) {
  if (process.platform !== 'linux') return
  try {
    const reserved = /^VmData:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))
    const bytes = Number(reserved![1]) * 1024 + megabytes * 1e6
    await run('prlimit', [`--pid=${pid}`, `--data=${bytes}`])
  } catch {}
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  if (!pid || process.platform === 'win32') return 0
  try {
    if (process.platform === 'linux')
      return (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * 4096) / 1e6
    return Number((await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout) / 1000
  } catch {
    return 0
  }
}
