import { movesOf } from '#api/flow/moves_of'
import { notify } from '#api/notifications/notify'
import { emptyMessage, tellMessage } from '#api/chat/messages/change_message'
import { messageRow } from '#api/chat/messages/message_rows'
import MessageReport from '#api/chat/models/message_report'
import { reportFlow } from '#api/chat/reports/report_flow'

const toAuthor =
  (message: string) =>
  async (report: MessageReport, { trx }: { trx: Parameters<typeof notify>[0] }) => {
    if (report.authorId)
      await notify(trx, { to: [report.authorId], kind: 'message.report', message })
  }

export const reportMoves = movesOf(reportFlow, {
  model: () => MessageReport,
  changes: {
    /** The words and files go for everyone; the report keeps what was said. What its author took back before stays so. */
    async uphold(report, { trx }) {
      const { deletedAt } = await messageRow(report.messageId, trx)
      if (!deletedAt) await emptyMessage(trx, report.messageId)
    },
  },
  keep: (report, { now, by }) => {
    report.decidedAt = now
    report.decidedBy = by?.id ?? null
  },
  tell: {
    async uphold(report, moving) {
      await tellMessage(moving.trx, await messageRow(report.messageId, moving.trx), 'deleted')
      await toAuthor('We removed the message that you reported')(report, moving)
    },
    dismiss: toAuthor('We looked at the message that you reported, and it stays'),
  },
})
