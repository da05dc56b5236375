import db from '@adonisjs/lucid/services/db'
import { works } from '#api/queue/queue'
import { DEAD } from '#api/queue/start_queue'
import { Kept } from '#api/http/kept'
import { STATE_KEPT_MS } from '#api/reporting/installation/installation_facts'

export type Waiting = { waiting: number; oldestSeconds: number }
export type BackgroundState = {
  /** By the name of the work: jobs that are due, and since when the oldest is. */
  queues: ({ name: string } & Waiting)[]
  /** Jobs that failed for good. */
  dead: number
  mails: Waiting & { failed: number }
}

const kept = new Kept<BackgroundState>({ most: 1, freshFor: STATE_KEPT_MS })

/** What waits in the background over all instances: two statements, kept for some seconds. */
export const backgroundState = () => kept.get('', readBackground)

/** As `backgroundState`, read now. */
export async function readBackground(): Promise<BackgroundState> {
  const [jobs, mails] = await Promise.all([queueRows<Due>(JOBS), db.rawQuery(MAILS)])
  const byName = new Map(jobs.map((row) => [row.name, row]))
  const waitingOf = (name: string): Waiting => ({
    waiting: byName.get(name)?.waiting ?? 0,
    oldestSeconds: byName.get(name)?.oldest ?? 0,
  })
  const [mail] = mails.rows
  return {
    queues: [...works.keys()].map((name) => ({ name, ...waitingOf(name) })),
    dead: waitingOf(DEAD).waiting,
    mails: { waiting: mail.waiting, oldestSeconds: mail.oldest ?? 0, failed: mail.failed },
  }
}

/** Rows of the queue's table. None before a first start has made it, which happens while the server answers already. */
export async function queueRows<Row>(sql: string, bindings: string[] = []): Promise<Row[]> {
  const { rows } = await db.rawQuery(`select to_regclass('queue.job') is not null as "isThere"`)
  return rows[0].isThere ? (await db.rawQuery(sql, bindings)).rows : []
}

type Due = { name: string; waiting: number; oldest: number | null }

// by the index that pg-boss takes jobs with
const JOBS = `
  select name, count(*) as waiting,
    extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as oldest
  from queue.job
  where state < 'active' and not blocked and start_after <= now()
  group by name`

const MAILS = `
  select waiting.*, failed.*
  from (
    select count(*) as waiting, extract(epoch from now() - min(send_after))::float8 as oldest
    from mails where status = 'queued' and send_after <= now()
  ) waiting, (
    select count(*) as failed from mails
    where status = 'failed' and updated_at > now() - interval '1 day'
  ) failed`
