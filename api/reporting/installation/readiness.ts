import { hostname } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { READY_WITHIN_MS } from '#api/reporting/installation/installation_facts'

let tries = 0

/** What a process needs to serve people; each throws where it is missing. */
const checks = {
  database: () => db.rawQuery('select 1'),
  migrations: async () => {
    const list = await new MigrationRunner(db, app, { direction: 'up' }).getList()
    const pending = list.filter(({ status }) => status === 'pending')
    // what a newer version migrated is no fault of the instances that it replaces
    if (pending.length > 0) throw new Error(`${pending.length} migrations have not run`)
  },
  queue: async () => {
    const queue = await app.container.make('queue')
    if (!(await queue.schemaVersion())) throw new Error('The queue has no tables')
  },
  storage: async () => {
    const disk = drive.use()
    // two balancers may ask at once: neither must delete the other's
    const key = `readiness/${hostname()}-${process.pid}-${++tries}`
    await disk.put(key, 'ready')
    await disk.delete(key)
  },
}
export type ReadinessCheck = keyof typeof checks

let former = ''

/** Tries everything that serving takes, at once and each for a bounded time. Returns what failed; the log says why when that changes. */
export async function failedChecks(): Promise<ReadinessCheck[]> {
  const tried = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const reason = await within(check()).then(
        () => undefined,
        (error: Error) => error
      )
      return { name: name as ReadinessCheck, reason }
    })
  )
  const failed = tried.filter(({ reason }) => reason !== undefined)
  const names = failed.map(({ name }) => name)
  if (names.join() !== former)
    for (const { name, reason } of failed) logger.warn({ err: reason, check: name }, 'not ready')
  former = names.join()
  return names
}

/** Slices of the bound: a process that got no processor for a while has not waited in vain for that while. */
const SLICES = 20

async function within(work: Promise<unknown>) {
  const done = new AbortController()
  const late = (async () => {
    for (let slice = 0; slice < SLICES; slice++)
      await delay(READY_WITHIN_MS / SLICES, undefined, { signal: done.signal })
    throw new Error(`no answer within ${READY_WITHIN_MS} ms`)
  })()
  try {
    await Promise.race([work, late])
  } finally {
    done.abort()
    late.catch(() => undefined)
  }
}
