import { PgBoss } from 'pg-boss'
import logger from '@adonisjs/core/services/logger'
import { connection } from '#config/database'
import { perform, works } from '#api/queue/queue'

const DEAD = 'dead-letters'

/** Opens pg-boss in schema `queue` and makes every queue; `supervise` for the process that works it. */
export async function startQueue({ supervise }: { supervise: boolean }) {
  const place: any = { ...connection }
  if (typeof place.password === 'function') place.password = place.password()
  const boss = new PgBoss({ ...place, schema: 'queue', max: 4, supervise, schedule: supervise, application_name: 'candor-queue' })
  boss.on('error', (error) => logger.error({ err: error }, 'queue'))
  await boss.start()
  await boss.createQueue(DEAD)
  for (const name of works.keys()) {
    await boss.createQueue(name, { retryLimit: 5, retryDelay: 15, retryBackoff: true, expireInSeconds: 300, deadLetter: DEAD })
  }
  return boss
}

/** Begins to work every queue, and sets the clock. */
export async function workOff(boss: PgBoss) {
  for (const { name, cron } of works.values()) {
    await boss.work(name, { pollingIntervalSeconds: cron ? 5 : 1 }, async (jobs) => {
      for (const job of jobs) await perform(name, job.data as object)
    })
    if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  }
}
