import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type Candidate from '#api/candidates/models/candidate'
import {
  GRACE_SECONDS,
  OUTAGE_SECONDS,
  SILENT_SECONDS,
  type SignalKind,
} from '#api/assessments/assessment_facts'
import Attempt from '#api/assessments/models/attempt'

/** At most so many of a kind are counted at once: the browser says them. */
const MOST_AT_ONCE = 50

/**
 * Says that the browser is there, and what it saw. After a time without a connection it may ask for that time back,
 * once in an attempt and `OUTAGE_SECONDS` at most; the time is measured by when the server last heard from it.
 */
export async function heartbeat(
  candidate: Candidate,
  {
    attemptId,
    signals = {},
    outage = false,
  }: { attemptId: number; signals?: Partial<Record<SignalKind, number>>; outage?: boolean }
) {
  return db.transaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where({ id: attemptId, candidateId: candidate.id })
      .forUpdate()
      .firstOrFail()
    if (attempt.status !== 'running') return attempt
    const now = DateTime.now()
    if (outage) giveBack(attempt, now)
    for (const [kind, count] of Object.entries(signals) as [SignalKind, number][])
      attempt.signals = {
        ...attempt.signals,
        [kind]: (attempt.signals[kind] ?? 0) + Math.min(count, MOST_AT_ONCE),
      }
    attempt.lastSeenAt = now
    await attempt.save()
    return attempt
  })
}

function giveBack(attempt: Attempt, now: DateTime) {
  const silent = Math.floor(now.diff(attempt.lastSeenAt).as('seconds'))
  const tooLate = attempt.deadlineAt.plus({ seconds: OUTAGE_SECONDS + GRACE_SECONDS }) < now
  if (attempt.outageSeconds > 0 || silent < SILENT_SECONDS || tooLate) return
  attempt.outageSeconds = Math.min(silent, OUTAGE_SECONDS)
  attempt.deadlineAt = attempt.deadlineAt.plus({ seconds: attempt.outageSeconds })
}
