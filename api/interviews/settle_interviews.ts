import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Interview from '#api/interviews/models/interview'
import { remindOfInterview } from '#api/interviews/interview_notices'
import { bySystem } from '#api/interviews/interview_flow'
import { lockInterview, moveInterview, withdrawOffer } from '#api/interviews/move_interview'
import { REMINDER_HOURS } from '#api/interviews/interview_facts'

const BATCH = 500

/** Does all that is due: reminders, expiries, ends. Safe to run twice, at the same time, and after an outage. */
export default async function settleInterviews() {
  let settled = 0
  let after = 0
  for (;;) {
    const due = await Interview.query()
      .where('due_at', '<=', DateTime.now().toJSDate())
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .select('id')
    for (const { id } of due) if (await settleInterview(id)) settled++
    if (due.length < BATCH) return settled
    after = due.at(-1)!.id
  }
}

/**
 * Runs a move on the locked row, after what was due by itself is done, so that nobody acts on a state that has run out.
 * Returns the interview as it is stored then.
 */
export async function onLocked(
  interview: Interview,
  move: (locked: Interview, trx: TransactionClientContract) => Promise<unknown>
) {
  if (interview.dueAt && interview.dueAt <= DateTime.now()) await settleInterview(interview.id)
  await db.transaction(async (trx) => move(await lockInterview(trx, interview.id), trx))
  return Interview.query()
    .where('id', interview.id)
    .withScopes((scopes) => scopes.shown())
    .firstOrFail()
}

/** Does what is due for one interview. Returns whether there was anything. */
async function settleInterview(id: number) {
  return db.transaction(async (trx) => {
    const interview = await lockInterview(trx, id)
    let done = false
    while (interview.dueAt && interview.dueAt <= DateTime.now()) {
      await strike(trx, interview)
      done = true
    }
    return done
  })
}

async function strike(trx: TransactionClientContract, interview: Interview) {
  switch (interview.status) {
    case 'requested':
    case 'proposed':
      return moveInterview(trx, interview, bySystem, 'expire')
    case 'reschedule_requested':
      return moveInterview(trx, interview, bySystem, 'keep', {
        apply: () => withdrawOffer(trx, interview),
      })
    case 'awaiting_outcome':
      return moveInterview(trx, interview, bySystem, 'complete')
    default:
      return interview.endsAt! <= DateTime.now()
        ? moveInterview(trx, interview, bySystem, 'finish')
        : remind(trx, interview)
  }
}

/** One reminder for each mark; after an outage the nearer one stands for both, and none comes after the start. */
async function remind(trx: TransactionClientContract, interview: Interview) {
  const now = DateTime.now()
  const left = interview.startsAt!.diff(now)
  if (left.as('hours') <= REMINDER_HOURS.hour) interview.remindedHourAt = now
  interview.remindedDayAt ??= now
  await interview.save()
  if (left.toMillis() > 0) await remindOfInterview(trx, interview, left)
}
