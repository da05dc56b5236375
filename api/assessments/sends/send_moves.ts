import { DateTime } from 'luxon'
import { sentence } from '#api/languages/sentence'
import { movesOf } from '#api/flow/moves_of'
import { Refusal } from '#api/http/refusal'
import { assertMayWrite } from '#api/candidates/control/reach'
import { RecordsChanged } from '#api/companies/events'
import { consume, release } from '#api/assessments/credits/credits'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { dueDays } from '#api/assessments/sends/send_facts'
import { sendFlow, type SendMove } from '#api/assessments/sends/send_flow'
import { sendNotices } from '#api/assessments/sends/send_notices'
import { remindersUntil } from '#api/assessments/sends/due/reminders'

const releases: SendMove[] = ['decline', 'cancel', 'expire', 'end']

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
  async record({ id, companyId, reference }, { trx, move, by }) {
    const told = {
      owner: { companyId },
      reference,
      key: `${reference}:${move}`,
      actorId: by?.userType === 'client' ? by.id : null,
    }
    if (move === 'start') await consume(trx, told)
    if (releases.includes(move)) await release(trx, told)
    await RecordsChanged.dispatch(companyId, 'test', move, [id], trx)
  },
  tell: sendNotices,
})
