import { spawn, type ChildProcess } from 'node:child_process'
import { availableParallelism, constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  processorMilliseconds,
  residentMegabytes,
  setCeiling,
} from '#api/engines/limited_process/process_use'

export { residentMegabytes, setCeiling }

/** What one input may cost before its process is ended, and the input with it; the server never notices. */
export type Limits = { milliseconds: number; megabytes: number }

export type PoolOptions = Limits & {
  /**
   * The module of the task, without its extension: `new URL('./task', import.meta.url)`. Its default export is a
   * `PrepareTask`.
   */
  task: URL
  /** Plain JSON for the task's preparation. */
  given?: unknown
  /** How many processes at once; more inputs wait their turn. */
  processes?: number
  /** A process lives for one input, as what it leaves in memory is large. */
  once?: boolean
  /** Others go first: the system gives these processes the time that nobody else wants, and they have longer for it. */
  aside?: boolean
}

/** Called once in each process; returns what is called for each input. An error with a `reason` counts as foreseen. */
export type PrepareTask<Given, Input, Value> = (
  given: Given
) => Promise<(input: Input) => Value | Promise<Value>>

/** `too_slow`, `too_much_memory` and `broken` come from here; other reasons are the task's own, with its sentence. */
export class TaskFailed extends Error {
  constructor(
    readonly reason: string,
    message: string = reason
  ) {
    super(message)
  }
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
// compiled, this file, the child and the tasks are plain JavaScript
const EXTENSION = extname(import.meta.url)
const CHILD = fileURLToPath(new URL(`./child${EXTENSION}`, import.meta.url))
/** A process is replaced after this many inputs, so that nothing of one can gather over many; a start costs as much as thirty. */
const INPUTS_A_PROCESS = 2_000
/** WebAssembly gives no memory back: a process that a large input left fat is replaced, too. */
const FAT = 2 / 3
const IDLE_MS = 30_000
const START_MS = 20_000
/** A process that stands aside may wait for the processors of a busy machine, to start and in its work. */
const ASIDE = 3
/** So many times its limit at the most, for one that the system gave less than its time. */
const STARVED = 4
const LOOK_MS = 20
/** Processor seconds of a child's whole life, for one that is left behind by a server that was killed. */
const CPU_SECONDS = 300
/** A process that used so much of it is replaced between two inputs, so that none is ended amid the next one. */
const USED_UP_MS = CPU_SECONDS * 500

/** With the processor time that it took, in milliseconds. */
export type Answer = { id: number; cpu: number } & (
  { value: unknown } | { reason: string; message: string }
)

type Job<Input, Value> = {
  input: Input
  resolve: (value: Value) => void
  reject: (error: Error) => void
}

/** Processes that run one task for whatever inputs come, each within limits of time and memory. */
export class LimitedPool<Input, Value> {
  /**
   * What was measured so far, for the tests: inputs, the most megabytes of a process, processes begun and ended, the slowest
   * input and all processor time in milliseconds.
   */
  readonly seen = { inputs: 0, megabytes: 0, started: 0, ended: 0, slowest: 0, cpu: 0 }
  readonly options: PoolOptions
  #waiting: Job<Input, Value>[] = []
  #processes = new Set<LimitedProcess<Input, Value>>()

  constructor(options: PoolOptions) {
    this.options = options
  }

  /** The task's value for this input; rejects with `TaskFailed`, or another error when no process can be started. */
  run(input: Input): Promise<Value> {
    this.seen.inputs++
    return new Promise((resolve, reject) => {
      this.#waiting.push({ input, resolve, reject })
      this.giveOut()
    })
  }

  /** Ends the processes; a command calls it when it is done. */
  end() {
    for (const one of this.#processes) one.end()
  }

  giveOut() {
    const { processes = Math.min(availableParallelism(), 4) } = this.options
    while (this.#waiting.length > 0) {
      let free = [...this.#processes].find((one) => one.free)
      if (!free && this.#processes.size < processes)
        this.#processes.add((free = new LimitedProcess(this)))
      if (!free) return
      free.take(this.#waiting.shift()!)
    }
  }

  forget(ended: LimitedProcess<Input, Value>) {
    this.#processes.delete(ended)
    this.seen.ended++
    this.giveOut()
  }
}

/** One process, kept warm between inputs. */
class LimitedProcess<Input, Value> {
  #pool: LimitedPool<Input, Value>
  #child: ChildProcess
  #ready: Promise<void>
  #job?: Job<Input, Value>
  #done = 0
  #cpu = 0
  #over = false
  #clock?: NodeJS.Timeout
  #watch?: NodeJS.Timeout
  #begun = 0

  constructor(pool: LimitedPool<Input, Value>) {
    this.#pool = pool
    pool.seen.started++
    this.#child = start(pool.options)
    this.#ready = new Promise((resolve, reject) => {
      this.#child.once('message', () => {
        // not before, as a start that waits for a busy machine may take minutes
        if (pool.options.aside) stepAside(this.#child)
        void setCeiling(this.#child.pid, pool.options.megabytes).then(resolve, reject)
      })
      this.#child.once('exit', () => reject(new Error('the limited process did not start')))
      this.#child.once('error', reject)
    })
    this.#ready.catch(() => {})
    this.#child.on('exit', () => this.#ended(new TaskFailed('broken', 'the limited process ended')))
    this.#child.on('error', (error) => this.#ended(error))
    this.#rest()
  }

  get free() {
    return !this.#job && !this.#over
  }

  get #patience() {
    return this.#pool.options.aside ? ASIDE : 1
  }

  take(job: Job<Input, Value>) {
    this.#job = job
    clearTimeout(this.#clock)
    this.#child.ref()
    this.#child.channel?.ref()
    this.#clock = setTimeout(
      () => this.#stop(new Error('the limited process hangs')),
      START_MS * this.#patience
    )
    this.#ready.then(
      () => this.#begin(job),
      (error) => this.#stop(error)
    )
  }

  end() {
    if (this.#over) return
    this.#over = true
    clearTimeout(this.#clock)
    clearInterval(this.#watch)
    this.#child.kill('SIGKILL')
    this.#pool.forget(this)
  }

  #begin(job: Job<Input, Value>) {
    if (this.#over || this.#job !== job) return
    this.#begun = performance.now()
    this.#limit(processorMilliseconds(this.#child.pid) ?? 0)
    this.#watch = setInterval(() => this.#look(), LOOK_MS)
    const id = ++this.#done
    const answered = async (answer: Answer) => {
      if (answer.id !== id) return
      this.#child.off('message', answered)
      this.#pool.seen.cpu += answer.cpu
      this.#cpu += answer.cpu
      const held = await this.#look()
      // it was ended in this very moment, and the job answered
      if (!this.#job) return
      if ('value' in answer) job.resolve(answer.value as Value)
      else job.reject(new TaskFailed(answer.reason, answer.message))
      this.#rest()
      const { once, megabytes } = this.#pool.options
      const broken = 'reason' in answer && ['broken', 'too_much_memory'].includes(answer.reason)
      const isUsedUp = this.#done >= INPUTS_A_PROCESS || this.#cpu > USED_UP_MS
      if (broken || once || held > megabytes * FAT || isUsedUp) this.end()
      else this.#pool.giveOut()
    }
    this.#child.on('message', answered)
    this.#child.send({ id, input: job.input }, (error) => error && this.#stop(error))
  }

  /**
   * Ends an input that is too slow by itself. One that others kept from the processor goes on for what it has left, as
   * nobody's file is at fault where a machine is busy.
   */
  #limit(before: number, milliseconds = this.#pool.options.milliseconds) {
    clearTimeout(this.#clock)
    this.#clock = setTimeout(() => {
      const { milliseconds: all } = this.#pool.options
      const used = (processorMilliseconds(this.#child.pid) ?? Infinity) - before
      const waited = performance.now() - this.#begun
      if (used >= all || waited >= all * this.#patience * STARVED)
        this.#stop(new TaskFailed('too_slow'))
      else this.#limit(before, Math.max(all - used, LOOK_MS))
    }, milliseconds * this.#patience)
  }

  /** Between two inputs: holds nobody's process open, and ends after a while. */
  #rest() {
    const { seen } = this.#pool
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
    const { seen, options } = this.#pool
    seen.megabytes = Math.max(seen.megabytes, megabytes)
    if (megabytes > options.megabytes) this.#stop(new TaskFailed('too_much_memory'))
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
      error = new TaskFailed('too_much_memory')
    this.#stop(error)
  }
}

function stepAside({ pid }: ChildProcess) {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // it reads all the same, only not behind the others
  }
}

function start({ task, given = null }: PoolOptions) {
  const node = [
    process.execPath,
    '--max-old-space-size=192',
    '--disable-warning=ExperimentalWarning',
    ...(EXTENSION === '.js' ? [] : ['--import=./bin/typescript.mjs']),
    CHILD,
    `${task.href}${EXTENSION}`,
    JSON.stringify(given),
  ]
  const [command, ...args] =
    process.platform === 'win32'
      ? node
      : ['sh', '-c', `ulimit -c 0; ulimit -t ${CPU_SECONDS}; exec "$0" "$@"`, ...node]
  return spawn(command, args, {
    cwd: ROOT,
    // no key and no password of the server reaches the child
    env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, TZ: 'UTC' },
    // a pipe that nobody reads would hold the server open while the process rests
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
