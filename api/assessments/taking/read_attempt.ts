import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type Candidate from '#api/candidates/models/candidate'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import { isDue } from '#api/assessments/taking/attempt_flow'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'

/** What is known of each question of an attempt without its content. */
export type Place = { position: number; id: number; answered: boolean; flagged: boolean }
export type ReadAttempt = { attempt: Attempt; places: Place[]; question: AttemptQuestion | null }

/** An attempt of this candidate; of somebody else's, and of one that is not there, 404. */
export const ownAttempt = (candidate: Candidate, id: number) =>
  Attempt.query().where({ id, candidateId: candidate.id }).preload('assessment').firstOrFail()

/** Seconds until the deadline, by the server's clock. */
export const secondsLeft = (
  { deadlineAt, status }: Pick<Attempt, 'deadlineAt' | 'status'>,
  now = DateTime.now()
) => (status === 'running' ? Math.max(0, Math.ceil(deadlineAt.diff(now).as('seconds'))) : 0)

/**
 * An attempt with the question at a place, as the candidate sees it while it runs; one whose time is over is ended
 * first, and its questions stay secret. The place is remembered, so that another device goes on there; a question
 * that is only read ahead, for a bad connection, is not counted as shown.
 */
export async function readAttempt(
  candidate: Candidate,
  id: number,
  { position, ahead = false, device }: { position?: number; ahead?: boolean; device: string }
): Promise<ReadAttempt> {
  const attempt = await ownAttempt(candidate, id)
  if (attempt.status === 'running' && isDue(attempt)) await attemptMoves.lapse(attempt, null)
  if (attempt.status !== 'running') return { attempt, places: [], question: null }
  const places = await placesOf(attempt)
  const at = Math.min(position ?? attempt.position, places.length)
  const question = await AttemptQuestion.query()
    .where({ attemptId: attempt.id, position: at })
    .preload('version', (version) => version.preload('passage'))
    .firstOrFail()
  if (!ahead) await show(attempt, question, device)
  return { attempt, places, question }
}

async function placesOf(attempt: Attempt): Promise<Place[]> {
  const rows = await db
    .from('attempt_questions')
    .where('attempt_id', attempt.id)
    .orderBy('position')
    .select('id', 'position', 'flagged', db.raw('answer is not null as answered'))
  return rows
}

/** Notes which question is looked at since when, on which device. */
async function show(attempt: Attempt, question: AttemptQuestion, device: string) {
  const moved = attempt.device !== null && attempt.device !== device
  await db.rawQuery(
    `with shown as (update attempt_questions set shown_at = :now where id = :question)
     update attempts set position = :position, device = :device, last_seen_at = :now, updated_at = :now,
       signals = case when :moved then signals || jsonb_build_object('device', coalesce((signals->>'device')::int, 0) + 1) else signals end
     where id = :attempt and status = 'running'`,
    {
      attempt: attempt.id,
      question: question.id,
      position: question.position,
      device,
      moved,
      now: new Date(),
    }
  )
  attempt.position = question.position
}
