import { DateTime } from 'luxon'
import { movesOf } from '#api/flow/moves_of'
import { cancelMails } from '#api/notifications/queue_mail'
import { followUpFlow } from '#api/mailing/sequences/follow_up_flow'
import { workingMoment } from '#api/mailing/sequences/working_moment'
import MailBatch from '#api/mailing/models/mail_batch'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import { COMPANY_MAIL } from '#api/mailing/sending/send_mail'

/** The moves of a sequence that is under way for one person; what waits of it is called back when it ends before its time. */
export const followUpMoves = movesOf(followUpFlow, {
  model: () => MailFollowUp,
  changes: {
    async resume(followUp, { now }) {
      await followUp.load('candidate', (candidate) => candidate.preload('user'))
      const { timeZone } = followUp.candidate.user
      const due = DateTime.max(now, followUp.dueAt ?? now)
      followUp.dueAt = workingMoment(due, timeZone)
    },
    end(followUp, _moving, { because }: { because: string }) {
      followUp.endedBecause = because.slice(0, 300)
    },
  },
  keep(followUp, { now, move }) {
    if (move === 'pause' || move === 'resume') return
    followUp.endedAt = now
    followUp.dueAt = null
  },
  async record(followUp, { trx, move }) {
    if (!['answer', 'stop', 'end'].includes(move)) return
    const batches = await MailBatch.query({ client: trx }).whereIn(
      'id',
      trx.from('company_mails').where('mail_follow_up_id', followUp.id).select('batch_id')
    )
    for (const { reference } of batches)
      await cancelMails(trx, { kind: COMPANY_MAIL, about: reference })
  },
})
