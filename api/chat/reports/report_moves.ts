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
    /** The words and files go for everyone; the report keeps what was said. */
    async uphold(report, { trx }) {
      await emptyMessage(trx, report.messageId)
      await tellMessage(trx, await messageRow(report.messageId, trx), 'deleted')
    },
  },
  keep: (report, { now, by }) => {
    report.decidedAt = now
    report.decidedBy = by?.id ?? null
  },
  tell: {
    uphold: toAuthor('We removed the message that you reported'),
    dismiss: toAuthor('We looked at the message that you reported, and it stays'),
  },
})
