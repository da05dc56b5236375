import { PgBoss } from 'pg-boss'
import logger from '@adonisjs/core/services/logger'
import { connection, isPooled } from '#config/database'
import { inJob } from '#api/http/watch/current_work'
import { DEAD_DAYS } from '#api/queue/work_facts'
import { giveUp, perform, works, type Work } from '#api/queue/queue'

/** Where jobs lie whose last try failed. */
export const DEAD = 'dead-letters'

/** A worker says so often that it lives; whose job nobody says so of was killed, and it is tried again. */
const ALIVE_SECONDS = 30
/** How often those are looked for. */
const LOOK_SECONDS = 10

/** Opens pg-boss in schema `queue` and makes every queue; `supervise` for the process that works it. */
export async function startQueue({ supervise }: { supervise: boolean }) {
  const place: any = { ...connection }
  if (typeof place.password === 'function') place.password = place.password()
  const boss = new PgBoss({
    ...place,
    schema: 'queue',
    max: 4,
    supervise,
    schedule: supervise,
    // a pool that lends a connection for one transaction passes nothing on to who listens
    useListenNotify: supervise && !isPooled,
    superviseIntervalSeconds: LOOK_SECONDS,
    monitorIntervalSeconds: LOOK_SECONDS,
    application_name: 'candor-queue',
  })
  boss.on('error', (error) => logger.error({ err: error }, 'queue'))
  try {
    await boss.start()
    await makeQueues(boss)
  } catch (error) {
    // its connections would be left open beside those of the next try
    await boss.stop({ graceful: false, close: true }).catch(() => {})
    throw error
  }
  return boss
}

const settingsOf = (work: Work) => ({
  retryLimit: work.retries,
  retryDelay: work.pause,
  retryBackoff: true,
  ...(work.longest && { retryDelayMax: work.longest }),
  heartbeatSeconds: ALIVE_SECONDS,
  expireInSeconds: work.timeout,
  notify: true,
  deadLetter: DEAD,
})

/** One look at what is there, so that a start costs nothing when nothing changed. */
async function makeQueues(boss: PgBoss) {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  if (!known.has(DEAD)) await boss.createQueue(DEAD, { retentionSeconds: DEAD_DAYS * 86_400 })
  for (const work of works.values()) {
    const settings = settingsOf(work)
    const policy = work.keyed ? 'short' : 'standard'
    const queue: any = known.get(work.name)
    if (queue && queue.policy !== policy) await boss.deleteQueue(work.name)
    if (!queue || queue.policy !== policy)
      await boss.createQueue(work.name, { ...settings, policy })
    else if (Object.entries(settings).some(([key, value]) => queue[key] !== value))
      await boss.updateQueue(work.name, settings)
  }
}

/** Begins to work every queue, and starts the scheduled commands. What asks the database comes first, so that a call that broke off can be made again. */
export async function workOff(boss: PgBoss) {
  const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, cron } of works.values())
    if (cron && known.get(name) !== cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
  for (const name of known.keys()) if (!works.get(name)?.cron) await boss.unschedule(name)
  for (const { name, cron, batch } of works.values()) {
    // a job that may begin wakes its worker; the slow looks are for those that were put off or tried again
    const options = {
      batchSize: Math.max(batch, 2),
      pollingIntervalSeconds: cron ? 5 : 1,
      notifyPollingIntervalSeconds: cron ? 30 : 5,
      burstWhenBatchFull: true,
      perJobResults: true,
      includeMetadata: true,
    } as const
    await boss.work(name, options, (jobs) =>
      Promise.all(jobs.map((job) => tryJob(name, job as Tried)))
    )
  }
}

type Tried = { id: string; data: object; retryCount: number; retryLimit: number }

/** One try of a job; the last one that fails is told to what the job was for. */
export async function tryJob(name: string, { id, data, retryCount, retryLimit }: Tried) {
  try {
    await inJob(name, () => perform(name, data))
    return { id, status: 'completed' as const }
  } catch (error: any) {
    const last = retryCount >= retryLimit
    const facts = { job: id, queue: name, try: retryCount + 1 }
    logger[last ? 'error' : 'warn'](
      { err: error, ...facts },
      last ? 'job failed for good' : 'job failed, tried again later'
    )
    if (last)
      await giveUp(name, data).catch((err) => logger.error({ err, ...facts }, 'job not given up'))
    return {
      id,
      status: 'failed' as const,
      output: { message: error?.message, code: error?.code, stack: error?.stack },
    }
  }
}
