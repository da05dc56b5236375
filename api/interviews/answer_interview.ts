import type { DateTime } from 'luxon'
import { Refusal } from '#api/http/refusal'
import { companyNotSuspended } from '#api/companies/company_identity'
import type Interview from '#api/interviews/models/interview'
import { lockApplications } from '#api/applications/write_moves'
import { moveToInterviewStage } from '#api/interviews/interview_stage'
import { holdTime } from '#api/interviews/slots/hold_time'
import { moveInterview, offerSpans } from '#api/interviews/move_interview'
import { nameInterviewers } from '#api/interviews/interviewers/name_interviewers'
import { keepScorecard, type ScorecardWords } from '#api/interviews/scorecards/keep_scorecard'
import { onLocked } from '#api/interviews/settle_interviews'
import { spansOf } from '#api/interviews/slots/interview_times'
import type { InterviewOutcome } from '#api/interviews/interview_facts'
import type { InterviewAction, Person } from '#api/interviews/interview_flow'
import type { EitherSide } from '#api/accounts/account_facts'

export type Terms = {
  duration: number
  timeZone: string
  type: Interview['type']
  meetingUrl?: string | null
  location?: string | null
  message?: string | null
  /** Members who take part; without any it is the organiser alone. */
  interviewerIds?: number[]
}

type Slots = { slots: { start: DateTime }[]; timeZone?: string }

/** A company answers a request, or changes its offer, with one time (booked) or several (offered). */
export async function offerOrSchedule(
  interview: Interview,
  by: Person,
  { slots, timeZone, interviewerIds, ...terms }: Terms & Slots
) {
  const spans = spansOf(
    slots.map((slot) => slot.start),
    terms.duration
  )
  return onLocked(interview, async (locked, trx) => {
    // a held time is moved by rescheduling: new terms would not fit the time that is still held
    const action =
      spans.length === 1
        ? 'schedule'
        : locked.status === 'reschedule_requested'
          ? 'propose'
          : offering(locked, by)
    await moveInterview(trx, locked, by, action, {
      apply: async (interview, now) => {
        interview.merge({
          ...terms,
          clientTimeZone: timeZone,
          organiserId: interview.organiserId ?? by.userId,
        })
        if (interviewerIds) await nameInterviewers(trx, interview, interviewerIds)
        await offerSpans(trx, interview, 'client', spans, now)
        if (action !== 'schedule') return
        await trx
          .from('interview_slots')
          .where({ interview_id: interview.id, status: 'open' })
          .update({ status: 'chosen' })
        await holdTime(trx, interview, spans[0], now)
      },
    })
    const [application] = await lockApplications(trx, [locked.applicationId])
    await moveToInterviewStage(trx, application, by)
  })
}

/** Times for an interview that has none yet, in place of those on the table, or as an answer to a wish for another time. */
export async function offerTimes(
  interview: Interview,
  by: Person,
  { slots, timeZone, message }: Slots & { message?: string | null }
) {
  const spans = spansOf(
    slots.map((slot) => slot.start),
    interview.duration
  )
  return onLocked(interview, (locked, trx) =>
    moveInterview(trx, locked, by, offering(locked, by), {
      apply: async (interview, now) => {
        if (message) interview.message = message
        settleIn(interview, by, timeZone)
        await offerSpans(trx, interview, by.side, spans, now)
      },
    })
  )
}

/** Asks to move a held time; the old one stays held until the other side answers. */
export async function rescheduleInterview(
  interview: Interview,
  by: Person,
  { slots, timeZone, reason }: Slots & { reason?: string | null }
) {
  const spans = spansOf(
    slots.map((slot) => slot.start),
    interview.duration
  )
  return onLocked(interview, (locked, trx) => {
    const action = locked.status === 'reschedule_requested' ? 'counter' : 'reschedule'
    return moveInterview(trx, locked, by, action, {
      reason,
      apply: async (interview, now) => {
        if (action === 'reschedule') interview[`${by.side}Reschedules`] += 1
        settleIn(interview, by, timeZone)
        await offerSpans(trx, interview, by.side, spans, now)
      },
    })
  })
}

/** Takes one of the other side's times and books it for both. */
export async function acceptTime(interview: Interview, by: Person, slotId?: number) {
  return onLocked(interview, async (locked, trx) => {
    if (by.side === 'candidate') await companyNotSuspended(interview, { trx })
    return moveInterview(trx, locked, by, 'accept', {
      apply: async (interview, now) => {
        const slot = chosenSlot(interview, slotId)
        if (slot.startsAt <= now)
          throw new Refusal('That time has passed; choose another, or offer new ones', {
            field: 'slotId',
          })
        if (by.side === 'client') interview.organiserId ??= by.userId
        await trx
          .from('interview_slots')
          .where('interview_id', interview.id)
          .whereNot('id', slot.id)
          .update({ status: 'withdrawn' })
        await trx.from('interview_slots').where('id', slot.id).update({ status: 'chosen' })
        await holdTime(trx, interview, { start: slot.startsAt, end: slot.endsAt }, now)
      },
    })
  })
}

/** Says no to a request or to the offered times. */
export const declineInterview = (interview: Interview, by: Person, reason?: string | null) =>
  onLocked(interview, (locked, trx) => moveInterview(trx, locked, by, 'decline', { reason }))

/** Ends an interview that has not begun; both calendars hear of it. */
export const cancelInterview = (interview: Interview, by: Person, reason: string) =>
  onLocked(interview, (locked, trx) => moveInterview(trx, locked, by, 'cancel', { reason }))

type Outcome = {
  outcome: InterviewOutcome
  who?: EitherSide
  scorecard?: ScorecardWords
}

/** The company says how it went. */
export const completeInterview = (
  interview: Interview,
  by: Person,
  { outcome, who, scorecard }: Outcome
) =>
  onLocked(interview, (locked, trx) =>
    moveInterview(trx, locked, by, outcome === 'completed' ? 'complete' : 'no_show', {
      apply: async (interview) => {
        interview.noShowBy = outcome === 'no_show' ? who! : null
        if (scorecard && by.userId) await keepScorecard(trx, interview, by.userId, scorecard)
      },
    })
  )

/** The candidate agrees that it took place. */
export const confirmInterview = (interview: Interview, by: Person) =>
  onLocked(interview, (locked, trx) => moveInterview(trx, locked, by, 'confirm'))

/** What it means that a side names times in this state. */
function offering(interview: Interview, by: Person): InterviewAction {
  if (interview.status === 'requested') return 'propose'
  return interview.status === 'proposed' && interview.requestedBy === by.side ? 'edit' : 'counter'
}

function settleIn(interview: Interview, by: Person, timeZone?: string) {
  if (by.side === 'client') interview.organiserId ??= by.userId
  if (timeZone) interview[`${by.side}TimeZone`] = timeZone
}

function chosenSlot(interview: Interview, slotId?: number) {
  const open = interview.slots.filter((slot) => slot.status === 'open')
  const slot = slotId
    ? open.find(({ id }) => id === slotId)
    : open.length === 1
      ? open[0]
      : undefined
  if (slot) return slot
  throw new Refusal(
    slotId
      ? 'This time is not offered; reload to see the times that are'
      : 'Choose one of the offered times',
    { status: 422, field: 'slotId' }
  )
}
