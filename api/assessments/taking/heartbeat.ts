import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { ask } from '#api/http/hot_reads'
import type Candidate from '#api/candidates/models/candidate'
import {
  GRACE_SECONDS,
  OUTAGE_SECONDS,
  SILENT_SECONDS,
  type SignalKind,
} from '#api/assessments/assessment_facts'
import Attempt from '#api/assessments/models/attempt'
import { ownAttempt, secondsLeft } from '#api/assessments/taking/read_attempt'

/** At most so many of a kind are counted at once: the browser says them. */
const MOST_AT_ONCE = 50

type Signals = Partial<Record<SignalKind, number>>

/**
 * Says that the browser is there, and what it saw. After a time without a connection it may ask for that time back,
 * once in an attempt and `OUTAGE_SECONDS` at most; the time is measured by when the server last heard from it.
 */
export async function heartbeat(
  candidate: Candidate,
  { attemptId, signals, outage }: { attemptId: number; signals?: Signals; outage?: boolean }
) {
  if (outage) await giveBack(candidate, attemptId)
  return (
    (await note(candidate, attemptId, signals ?? {})) ??
    standOf(await ownAttempt(candidate, attemptId))
  )
}

const standOf = (
  attempt: Pick<Attempt, 'status' | 'deadlineAt' | 'outageSeconds' | 'signals'>
) => ({
  status: attempt.status,
  secondsLeft: secondsLeft(attempt),
  outageSeconds: attempt.outageSeconds,
  signals: attempt.signals,
})

/** Everybody in a test says so all the time: one statement. Nothing where the attempt does not run. */
async function note({ id }: Candidate, attemptId: number, signals: Signals) {
  const [row] = await ask<
    Pick<Attempt, 'status' | 'outageSeconds' | 'signals'> & { deadline: number }
  >(
    'heartbeat',
    `update attempts set last_seen_at = $1::timestamptz, updated_at = $1,
       signals = attempts.signals || coalesce((select jsonb_object_agg(seen.kind, coalesce((attempts.signals->>seen.kind)::int, 0) + least(seen.times::int, $2::int))
         from jsonb_each_text($3::jsonb) seen(kind, times)), '{}')
     where id = $4 and candidate_id = $5 and status = 'running'
     returning status, extract(epoch from deadline_at)::float8 as deadline, outage_seconds as "outageSeconds", signals`,
    [new Date(), MOST_AT_ONCE, JSON.stringify(signals), attemptId, id]
  )
  return row && standOf({ ...row, deadlineAt: DateTime.fromSeconds(row.deadline) })
}

async function giveBack({ id }: Candidate, attemptId: number) {
  await db.transaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where({ id: attemptId, candidateId: id, status: 'running' })
      .forUpdate()
      .first()
    if (!attempt) return
    const now = DateTime.now()
    const silent = Math.floor(now.diff(attempt.lastSeenAt).as('seconds'))
    const tooLate = attempt.deadlineAt.plus({ seconds: OUTAGE_SECONDS + GRACE_SECONDS }) < now
    if (attempt.outageSeconds > 0 || silent < SILENT_SECONDS || tooLate) return
    attempt.outageSeconds = Math.min(silent, OUTAGE_SECONDS)
    attempt.deadlineAt = attempt.deadlineAt.plus({ seconds: attempt.outageSeconds })
    await attempt.save()
  })
}
