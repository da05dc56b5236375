import db from '@adonisjs/lucid/services/db'
import Attempt from '#api/assessments/models/attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'

/**
 * The last try to run an attempt's code failed, by a fault of this machine: what could not be run does not count, and
 * the rest is marked. Where nothing else was asked, the attempt is void, so that the test can be taken again.
 */
export default async function giveUpCode({ attemptId }: { attemptId: number }) {
  await db.rawQuery(
    `update attempt_questions q set run = jsonb_build_object('state', 'not run') from question_versions v
     where v.id = q.version_id and v.kind = 'code' and q.attempt_id = ? and q.answer is not null and q.score is null`,
    [attemptId]
  )
  const attempt = await Attempt.find(attemptId)
  if (attempt?.status !== 'marking') return
  const { rows } = await db.rawQuery(
    `select exists (select from attempt_questions where attempt_id = ? and run->>'state' is distinct from 'not run') as counts`,
    [attemptId]
  )
  await (rows[0].counts ? attemptMoves.mark(attempt, null) : attemptMoves.drop(attempt, null))
}
