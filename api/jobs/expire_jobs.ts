import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { EXPIRY_NOTICE_DAYS } from '#api/jobs/job_facts'
import { jobMoves } from '#api/jobs/job_moves'
import { tellOfExpiry } from '#api/jobs/job_notices'
import Job from '#api/jobs/models/job'

const AT_ONCE = 100
const [EARLY, LAST] = EXPIRY_NOTICE_DAYS

/** Ends the listings whose time is over, and warns of those that end in seven days and in one. Safe to run twice, and after an outage. */
export default async function expireJobs() {
  const expired = await inTurn(
    `status in ('open', 'paused') and is_approved and valid_through <= now()`,
    (job) => jobMoves.expire(job, null)
  )
  const lastCall = await inTurn(
    `listed and valid_through > now() and valid_through <= now() + interval '${LAST} day' and expiry_notice is distinct from ${LAST}`,
    (job, trx) => warn(trx, job, LAST)
  )
  const early = await inTurn(
    `listed and valid_through > now() + interval '${LAST} day' and valid_through <= now() + interval '${EARLY} days' and expiry_notice is null`,
    (job, trx) => warn(trx, job, EARLY)
  )
  return { expired, warned: lastCall + early }
}

async function warn(trx: TransactionClientContract, job: Job, days: number) {
  await job.merge({ expiryNotice: days }).save()
  await tellOfExpiry(trx, job, days)
}

/** Each job in a transaction of its own, asked again under its lock; one that another process holds is left to it. */
async function inTurn(
  condition: string,
  act: (job: Job, trx: TransactionClientContract) => Promise<unknown>
) {
  let done = 0
  let after = 0
  for (;;) {
    const { rows } = await db.rawQuery(
      `select id from jobs where id > ? and ${condition} order by id limit ${AT_ONCE}`,
      [after]
    )
    for (const { id } of rows as { id: number }[]) {
      done += await db.transaction(async (trx) => {
        const job = await Job.query({ client: trx }).where('id', id).first()
        if (!job) return 0
        await jobMoves.lock(job, trx)
        const still = await Job.query({ client: trx }).where('id', id).whereRaw(condition).first()
        if (!still) return 0
        await act(still, trx)
        return 1
      })
      after = id
    }
    if (rows.length < AT_ONCE) return done
  }
}
