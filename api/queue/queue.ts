import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PgBoss } from 'pg-boss'
import { fromKnex } from 'pg-boss'

export type Handler<T = any> = (data: T) => Promise<unknown>

/** Brings a handler: the default export of a module, or one among others. */
type Load = () => Promise<{ default: Handler } | Handler>

type WorkOptions = {
  /** How many jobs one process works at the same time; 5 unless told. */
  batch?: number
  /** Further tries after a failure; 5 unless told. */
  retries?: number
  /** Seconds before the first further try; it doubles each time. 15 unless told. */
  pause?: number
  /** Seconds between two tries at most; without it the pause doubles for ever. */
  longest?: number
  /** Seconds after which a job counts as failed, as it hangs; one whose process died is missed sooner. 300 unless told. */
  timeout?: number
  /** Hears of each job whose last try failed, so that what it was for does not wait for ever. */
  failed?: Load
  /** Each job names a `singletonKey`, and only one of a key waits at a time. */
  keyed?: boolean
}

export type Work = Required<Omit<WorkOptions, 'failed' | 'longest'>> & {
  failed?: WorkOptions['failed']
  longest?: number
  name: string
  load: Load
  cron?: string
}

const defaults = { batch: 5, retries: 5, pause: 15, timeout: 300, keyed: false }

/** For what must outlast a day in which somebody else's server is down: in the end a try each hour. */
export const patient = { retries: 34, longest: 3_600 } as const

/** Everything that runs in the background, by name; filled by start/background.ts. */
export const works = new Map<string, Work>()

/** Says which handler works off the jobs of a name. Handlers may run twice for one job: they must be idempotent. */
export function work(name: string, load: Load, options: WorkOptions = {}) {
  works.set(name, { name, load, ...defaults, ...options })
}

/** Runs a handler by cron in UTC, once over all instances. */
export function every(cron: string, name: string, load: Load, options: WorkOptions = {}) {
  works.set(name, { name, load, cron, ...defaults, ...options })
}

/** Whether this process works the queue: the provider decides by QUEUE, `queue:work` says so itself. */
export const worker = { here: false }

type Options = {
  startAfter?: Date
  /** Only for works that are `keyed`: a second job of the key that waits already is dropped. */
  singletonKey?: string
}

/**
 * Puts a job into the queue inside the change's own transaction: both are kept, or neither.
 * Failed jobs are tried again with growing pauses, then lie in the dead-letter queue (`node ace queue:dead`).
 */
export async function enqueue(
  trx: TransactionClientContract,
  name: string,
  data: object,
  options: Options = {}
) {
  await enqueueMany(trx, name, [{ data, ...options }])
}

/** Puts many jobs of one name into the queue with one statement. */
export async function enqueueMany(
  trx: TransactionClientContract,
  name: string,
  jobs: ({ data: object } & Options)[]
) {
  const work = works.get(name)
  if (!work) throw new Error(`No handler is registered for ${name}`)
  if (jobs.some((job) => (job.singletonKey !== undefined) !== work.keyed))
    throw new Error(`Jobs of ${name} ${work.keyed ? 'need' : 'have no'} singletonKey`)
  if (jobs.length === 0) return
  const boss = await app.container.make('queue')
  await boss.insert(name, jobs, { db: fromKnex(trx.knexClient as any) })
}

async function handlerOf(load: Load): Promise<Handler> {
  const loaded = await load()
  return typeof loaded === 'function' ? loaded : loaded.default
}

/** Runs one job now, in this process; the tests and the worker share it. */
export async function perform(name: string, data: object) {
  return (await handlerOf(works.get(name)!.load))(data)
}

/** Tells what the job was for that it will not come: after its last try. */
export async function giveUp(name: string, data: object) {
  const { failed } = works.get(name)!
  if (failed) await (await handlerOf(failed))(data)
}

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    queue: PgBoss
  }
}
