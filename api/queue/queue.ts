import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PgBoss } from 'pg-boss'
import { fromKnex } from 'pg-boss'

export type Handler<T = any> = (data: T) => Promise<unknown>
type Work = { name: string; load: () => Promise<{ default: Handler }>; cron?: string }

/** Everything that runs in the background, by name; filled by start/events.ts. */
export const works = new Map<string, Work>()

/** Says which handler works off the jobs of a name. Handlers may run twice for one job: they must be idempotent. */
export function work(name: string, load: Work['load']) {
  works.set(name, { name, load })
}

/** The clock: runs a handler by cron in UTC, once over all instances. */
export function every(cron: string, name: string, load: Work['load']) {
  works.set(name, { name, load, cron })
}

type Options = { startAfter?: Date; singletonKey?: string }

/**
 * Puts a job into the queue inside the change's own transaction: both are kept, or neither.
 * Failed jobs are tried 5 times with growing pauses, then lie in the dead-letter queue.
 */
export async function enqueue(trx: TransactionClientContract, name: string, data: object, options: Options = {}) {
  if (!works.has(name)) throw new Error(`No handler is registered for ${name}`)
  const boss = await app.container.make('queue')
  return boss.send(name, data, { ...options, db: fromKnex(trx.knexClient as any) })
}

/** Puts many jobs of one name into the queue with one statement. */
export async function enqueueMany(trx: TransactionClientContract, name: string, jobs: { data: object; startAfter?: Date }[]) {
  if (!works.has(name)) throw new Error(`No handler is registered for ${name}`)
  if (jobs.length === 0) return
  const boss = await app.container.make('queue')
  await boss.insert(name, jobs, { db: fromKnex(trx.knexClient as any) })
}

/** Runs one job now, in this process; the tests and the worker share it. */
export async function perform(name: string, data: object) {
  const { default: handle } = await works.get(name)!.load()
  return handle(data)
}

declare module '@adonisjs/core/types' {
  interface ContainerBindings {
    queue: PgBoss
  }
}
