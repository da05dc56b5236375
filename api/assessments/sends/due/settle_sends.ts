import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { REMINDER_HOURS } from '#api/assessments/sends/send_facts'
import { liveSends } from '#api/assessments/sends/send_flow'
import { sendMoves } from '#api/assessments/sends/send_moves'
import { tellCandidates } from '#api/assessments/sends/send_notices'
import { remindersUntil } from '#api/assessments/sends/due/reminders'

const BATCH = 200

/**
 * Reminds of tests that are due soon, each time once, and ends those that are due: not started ones expire, started ones
 * are finished once no attempt of theirs runs. Returns how many of each. Safe to run twice, at the same time, and after an outage.
 */
export default async function settleSends() {
  return { reminded: await remind(), ended: await endDue() }
}

async function endDue() {
  let ended = 0
  let after = 0
  for (;;) {
    const due = await AssessmentSend.query()
      .whereIn('status', [...liveSends])
      .where('due_at', '<=', new Date())
      .whereNotExists((running) =>
        running
          .from('attempts')
          .whereColumn('attempts.send_id', 'assessment_sends.id')
          .whereIn('attempts.status', ['running', 'marking'])
      )
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
    for (const send of due)
      ended += await sendMoves[send.status === 'sent' ? 'expire' : 'finish'](send, null).then(
        () => 1,
        movedMeanwhile
      )
    if (due.length < BATCH) return ended
    after = due.at(-1)!.id
  }
}

async function remind() {
  let reminded = 0
  for (let some = BATCH; some === BATCH; reminded += some) some = await remindSome()
  return reminded
}

/** Those who are told are locked, so that another process passes them over. */
async function remindSome() {
  const now = DateTime.now()
  return db.transaction(async (trx) => {
    const due = await AssessmentSend.query({ client: trx })
      .where('status', 'sent')
      .where('due_at', '>', now.toJSDate())
      .where((soon) => {
        for (const [nth, hours] of REMINDER_HOURS.entries())
          soon.orWhere((one) =>
            one.where('due_at', '<=', now.plus({ hours }).toJSDate()).where('reminders', '<=', nth)
          )
      })
      .orderBy('due_at')
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
    for (const send of due) await send.merge({ reminders: remindersUntil(send.dueAt, now) }).save()
    await tellCandidates(
      trx,
      due.map(({ id }) => id),
      'remind'
    )
    return due.length
  })
}

/** Started, declined or ended by another process meanwhile. */
function movedMeanwhile(error: unknown) {
  if (error instanceof Refusal) return 0
  throw error
}
