import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { RecordsChanged } from '#api/companies/events'
import { withdrawn } from '#api/candidates/control/reach'
import { InterviewArranged } from '#api/interviews/calendar/events'
import Interview from '#api/interviews/models/interview'
import InterviewSlot from '#api/interviews/models/interview_slot'
import InterviewEvent from '#api/interviews/models/interview_event'
import { tellOfInterview } from '#api/interviews/interview_notices'
import { releaseTime } from '#api/interviews/slots/hold_time'
import { hoursBefore, type Span } from '#api/interviews/slots/interview_times'
import { FALL_BACK_HOURS, LEAST_HOURS_BEFORE } from '#api/interviews/interview_facts'
import {
  interviewFlow,
  moveOf,
  type By,
  type InterviewAction,
} from '#api/interviews/interview_flow'
import type { EitherSide } from '#api/accounts/account_facts'

type Change = {
  reason?: string | null
  /** What the move changes besides the state. */
  apply?: (interview: Interview, now: DateTime) => void | Promise<void>
}

/** The interview with everything a move needs, locked until the transaction ends; its application comes first, as where an application ends. */
export async function lockInterview(trx: TransactionClientContract, id: number) {
  await trx
    .from('applications')
    .where('id', trx.from('interviews').where('id', id).select('application_id'))
    .forUpdate()
    .select('id')
  return Interview.query({ client: trx })
    .where('id', id)
    .forUpdate()
    .withScopes((scopes) => scopes.shown())
    .firstOrFail()
}

/** Makes one move of the table on a locked interview: the guard, the change, its event and what people hear of it. */
export async function moveInterview(
  trx: TransactionClientContract,
  interview: Interview,
  by: By,
  action: InterviewAction,
  { reason, apply }: Change = {}
) {
  if (by.side === 'client' && !interview.reaches) throw withdrawn()
  const now = DateTime.now()
  const move = moveOf(interview, by.side, action, now)
  if ('refusal' in move) throw new Refusal(interviewFlow.refusal(action, interview, by.side, now)!)

  const { status: from, startsAt: heldStart } = interview
  await apply?.(interview, now)
  interview.status = move.to
  interview.reason = reason ?? null
  if (move.to === 'cancelled' || move.to === 'declined' || move.to === 'expired') {
    interview.endedBy = by.side
    await withdrawSlots(trx, interview)
    await releaseTime(trx, interview)
  }
  // what people's calendars show has changed
  if (
    interview.startsAt &&
    (move.to === 'cancelled' || interview.startsAt.toMillis() !== heldStart?.toMillis())
  )
    interview.sequence += 1
  await interview.save()
  await recordMove(trx, interview, by, action, from, reason)
  await tellOfInterview(trx, interview, by, action)
  return interview
}

/** The row that keeps a move for ever. */
export async function recordMove(
  trx: TransactionClientContract,
  interview: Interview,
  by: By,
  action: InterviewAction,
  from: string | null,
  reason?: string | null
) {
  await InterviewEvent.create(
    {
      companyId: interview.companyId,
      interviewId: interview.id,
      actorId: by.userId,
      action,
      fromStatus: from,
      toStatus: interview.status,
      reason: reason ?? null,
    },
    { client: trx }
  )
  await RecordsChanged.dispatch(interview.companyId, 'interview', action, [interview.id], trx)
  await InterviewArranged.dispatch(interview, trx)
}

/** Puts times on the table in place of those that lay there. */
export async function offerSpans(
  trx: TransactionClientContract,
  interview: Interview,
  side: EitherSide,
  spans: Span[],
  now: DateTime
) {
  await withdrawSlots(trx, interview)
  interview.requestedBy = side
  if (interview.startsAt) {
    // the old time stays held; after the last offered time there is nothing left to answer
    interview.expiresAt = DateTime.min(
      hoursBefore(FALL_BACK_HOURS, interview.startsAt, now),
      spans.at(-1)!.start
    )
  } else {
    interview.expiresAt = hoursBefore(LEAST_HOURS_BEFORE, spans[0].start, now)
    interview.listedAt = spans[0].start
  }
  return addSlots(trx, interview, spans, 'open')
}

/** Stores times of an interview that has its id. */
export async function addSlots(
  trx: TransactionClientContract,
  interview: Interview,
  spans: Span[],
  status: InterviewSlot['status']
) {
  const rows = spans.map(({ start, end }) => ({
    companyId: interview.companyId,
    interviewId: interview.id,
    startsAt: start,
    endsAt: end,
    proposedBy: interview.requestedBy,
    status,
  }))
  const slots = await InterviewSlot.createMany(rows, { client: trx })
  interview.$setRelated('slots', slots)
}

/** Takes an unanswered wish for another time off the table; the old time is kept as before. */
export async function withdrawOffer(trx: TransactionClientContract, interview: Interview) {
  await withdrawSlots(trx, interview)
  interview.expiresAt = null
}

async function withdrawSlots(trx: TransactionClientContract, interview: Interview) {
  await trx
    .from('interview_slots')
    .where('interview_id', interview.id)
    .where('status', 'open')
    .update({ status: 'withdrawn' })
}
