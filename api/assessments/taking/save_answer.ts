import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import { ask } from '#api/http/hot_reads'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import {
  assessmentLimits,
  FAST_SECONDS,
  type QuestionKind,
} from '#api/assessments/assessment_facts'
import type { Answer } from '#api/assessments/models/attempt_question'
import Attempt from '#api/assessments/models/attempt'
import { attemptFlow, isDue, type AttemptStatus } from '#api/assessments/taking/attempt_flow'
import { secondsLeft } from '#api/assessments/taking/read_attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'

type Given = {
  attemptId: number
  questionId: number
  /** Places of the shown options, or a text; null takes the answer back. */
  answer?: string | string[] | null
  flag?: boolean
  /** Which change of this answer it is: one that was overtaken by a later change is not kept. */
  revision?: number
}

/** A question of an attempt as it is now, with what is asked of both before an answer is kept. */
type Asked = {
  status: AttemptStatus
  deadlineAt: DateTime
  lastSeenAt: DateTime
  outageSeconds: number
  kind: QuestionKind
  position: number
  optionOrder: number[]
  answer: Answer | null
  revision: number
  seconds: number
  shownAt: DateTime | null
}

/** What becomes of its answer. */
type Kept = Pick<Asked, 'answer' | 'revision' | 'seconds'> & { isChanged: boolean; isFast: boolean }

/**
 * Keeps an answer, and tells the time that is left. The same answer again changes only its revision. Refuses with 409 after the
 * end, and with 422 on `answer` what this kind of question cannot be answered with. Everybody in a test does this all the
 * time, so it is one read and one write without a transaction: the write is made where the attempt still runs and nobody
 * was faster, so that no answer that was told to be saved comes after the marking; else all of it is asked again.
 */
export async function saveAnswer(
  candidate: Candidate,
  given: Given,
  { advance = false } = {}
): Promise<{ secondsLeft: number; revision: number }> {
  for (;;) {
    const asked = await readAsked(candidate.id, given)
    await assertOpen(given.attemptId, asked)
    const now = DateTime.now()
    const kept = keep(asked, given, now)
    if (await write(given, asked, kept, { now, advance }))
      return { secondsLeft: secondsLeft(asked, now), revision: kept.revision }
  }
}

/** Milliseconds since 1970. */
const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`

async function readAsked(candidateId: number, { attemptId, questionId }: Given): Promise<Asked> {
  const [row] = await ask<any>(
    'answer_asked',
    `select a.status, ${millis('a.deadline_at')} as deadline, ${millis('a.last_seen_at')} as seen, a.outage_seconds as "outageSeconds",
       v.kind, q.position, q.option_order as "optionOrder", q.answer, q.revision, q.seconds, ${millis('q.shown_at')} as shown
     from attempts a join attempt_questions q on q.attempt_id = a.id join question_versions v on v.id = q.version_id
     where a.id = $1 and a.candidate_id = $2 and q.id = $3`,
    [attemptId, candidateId, questionId]
  )
  if (!row) throw new errors.E_ROW_NOT_FOUND()
  const { deadline, seen, shown, ...asked } = row
  return {
    ...asked,
    deadlineAt: DateTime.fromMillis(deadline),
    lastSeenAt: DateTime.fromMillis(seen),
    shownAt: shown === null ? null : DateTime.fromMillis(shown),
  }
}

/** Refuses after the end; an attempt whose time is over for good is ended first. */
async function assertOpen(attemptId: number, asked: Asked) {
  const refusal = attemptFlow.refusal('answer', asked, 'candidate')
  if (refusal === null) return
  if (asked.status === 'running' && isDue(asked))
    await attemptMoves.lapse(await Attempt.findOrFail(attemptId), null)
  throw new Refusal(refusal)
}

/** Writes what is kept; false where the attempt has ended or the question has changed since it was read. */
async function write(
  { attemptId, questionId, flag }: Given,
  { revision, position }: Asked,
  kept: Kept,
  { now, advance }: { now: DateTime; advance: boolean }
) {
  const written = await ask(
    'answer_kept',
    `with running as (
       update attempts set last_seen_at = $1::timestamptz, updated_at = $1::timestamptz, position = coalesce($2::int, position),
         signals = case when $3::boolean then signals || jsonb_build_object('fast', coalesce((signals->>'fast')::int, 0) + 1) else signals end
       where id = $4 and status = 'running' returning id
     )
     update attempt_questions q set flagged = coalesce($7::boolean, q.flagged), revision = $6, seconds = $8,
       answer = case when $9::boolean then $5::jsonb else q.answer end,
       answered_at = case when $9 then $1 else q.answered_at end, shown_at = case when $9 then $1 else q.shown_at end
     from running where q.id = $10 and q.attempt_id = running.id and q.revision = $11 returning q.id`,
    [
      now.toJSDate(),
      advance ? position + 1 : null,
      kept.isFast,
      attemptId,
      kept.answer === null ? null : JSON.stringify(kept.answer),
      kept.revision,
      flag ?? null,
      kept.seconds,
      kept.isChanged,
      questionId,
      revision,
    ]
  )
  return written.length > 0
}

function keep(asked: Asked, given: Given, now: DateTime): Kept {
  const { revision, seconds, shownAt } = asked
  const same = { ...asked, isChanged: false, isFast: false }
  if (given.answer === undefined) return same
  if (given.revision !== undefined && given.revision < revision) return same
  const answer = given.answer === null ? null : readAnswer(asked, given.answer)
  // the same answer is a later word nevertheless: a change between the two that is still on its way is overtaken
  if (JSON.stringify(answer) === JSON.stringify(asked.answer))
    return { ...same, revision: given.revision ?? revision }
  const taken = Math.max(0, Math.round(now.diff(shownAt ?? now).as('seconds')))
  return {
    answer,
    revision: given.revision ?? revision + 1,
    seconds: seconds + taken,
    isChanged: true,
    isFast: asked.answer === null && shownAt !== null && taken < FAST_SECONDS,
  }
}

/** An answer of the wire in the form that is kept: places of the shown options, or a text. */
function readAnswer({ kind, optionOrder }: Asked, answer: string | string[]): Answer {
  const wrong = (message: string) => new Refusal(message, { status: 422, field: 'answer' })
  if (kind === 'text' || kind === 'code') {
    const { max } = kind === 'text' ? assessmentLimits.text : assessmentLimits.code
    if (typeof answer !== 'string') throw wrong('Answer this question with a text')
    if (answer.length > max)
      throw wrong(`The answer has at most ${max} characters, not ${answer.length}; shorten it`)
    return answer
  }
  const places = [answer]
    .flat()
    .map((one) => optionOrder.findIndex((_, at) => String(at + 1) === one))
  if (places.includes(-1) || new Set(places).size < places.length)
    throw wrong(
      'This names an option that the question does not have, or one twice; choose from its options'
    )
  if (kind === 'one' && places.length !== 1) throw wrong('Choose one option')
  if (kind === 'many' && places.length === 0) throw wrong('Choose one option at least')
  if (kind === 'order' && places.length !== optionOrder.length)
    throw wrong(`Put all ${optionOrder.length} steps in order`)
  return kind === 'many' ? places.sort((one, other) => one - other) : places
}
