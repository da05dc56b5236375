import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import { GRACE_SECONDS } from '#api/assessments/assessment_facts'
import Attempt from '#api/assessments/models/attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'
import giveUpCode from '#api/assessments/taking/give_up_code'
import { isDue } from '#api/assessments/taking/attempt_flow'

const BATCH = 200

/**
 * Ends and marks the attempts whose time is over, and gives up code that nobody runs any more. Returns how many ended.
 * Safe to run twice, at the same time, and after an outage.
 */
export default async function sweepAttempts() {
  for (const attemptId of await stranded()) await giveUpCode({ attemptId })
  let ended = 0
  let after = 0
  for (;;) {
    const due = await Attempt.query()
      .where('status', 'running')
      .where('deadline_at', '<', new Date(Date.now() - GRACE_SECONDS * 1000))
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const attempt of due)
      if (isDue(attempt))
        ended += await attemptMoves.lapse(attempt, null).then(() => 1, endedMeanwhile)
    if (due.length < BATCH) return ended
    after = due.at(-1)!.id
  }
}

/** Attempts whose code waits for a background job that is not there: it died at its last try without a word. */
async function stranded(): Promise<number[]> {
  const waiting = await db
    .from('attempts')
    .where('status', 'marking')
    .where('updated_at', '<', DateTime.now().minus({ minutes: 10 }).toJSDate())
    .orderBy('id')
    .limit(BATCH)
    .select('id')
  if (waiting.length === 0) return []
  await app.container.make('queue')
  const { rows } = await db.rawQuery(
    `select a.id from unnest(?::bigint[]) a(id)
     where not exists (select from queue.job j where j.name = 'tests.run-code' and j.state in ('created', 'retry', 'active')
       and (j.data->>'attemptId')::bigint = a.id)`,
    [waiting.map(({ id }) => id)] as any[]
  )
  return rows.map(({ id }: { id: number }) => id)
}

/** Finished by the candidate, or by another process. */
function endedMeanwhile(error: unknown) {
  if (error instanceof Refusal) return 0
  throw error
}
