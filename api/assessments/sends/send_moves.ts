import { DateTime } from 'luxon'
import { sentence } from '#api/languages/sentence'
import { movesOf } from '#api/flow/moves_of'
import { Refusal } from '#api/http/refusal'
import { assertMayWrite } from '#api/candidates/control/reach'
import { RecordsChanged } from '#api/companies/events'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { dueDays } from '#api/assessments/sends/send_facts'
import { moveCredit } from '#api/assessments/credits/send_credits'
import { sendFlow } from '#api/assessments/sends/send_flow'
import { sendNotices } from '#api/assessments/sends/send_notices'
import { remindersUntil } from '#api/assessments/sends/due/reminders'

/** The credit moves with the test, in its transaction: the account is locked after the row. */
export const sendMoves = movesOf(sendFlow, {
  model: () => AssessmentSend,
  changes: {
    start(send: AssessmentSend, { now }) {
      send.startedAt = now
    },
    finish(send: AssessmentSend, { now }) {
      send.finishedAt = now
    },
    decline(send: AssessmentSend, _moving: unknown, { reason }: { reason?: string | null }) {
      send.reason = reason ?? null
    },
    cancel(send: AssessmentSend, _moving: unknown, { reason }: { reason?: string | null }) {
      send.reason = reason ?? null
    },
    async remind(send: AssessmentSend, { now, trx }) {
      await assertMayWrite(send.companyId, [send.candidateId], trx)
      send.remindedAt = now
    },
    async extend(send: AssessmentSend, { now, trx }, { days }: { days: number }) {
      await assertMayWrite(send.companyId, [send.candidateId], trx)
      const due = send.dueAt.plus({ days })
      if (due > now.plus({ days: dueDays.max }))
        throw new Refusal(
          sentence('A test must be due within {max} days from today; choose fewer days', {
            max: dueDays.max,
          }),
          { status: 422, field: 'days' }
        )
      send.dueAt = due
      send.reminders = remindersUntil(due, DateTime.now())
    },
  },
  async record(send, { trx, move, by }) {
    await moveCredit(trx, send, move, by)
    await RecordsChanged.dispatch(send.companyId, 'test', move, [send.id], trx)
  },
  tell: sendNotices,
})
