import { errors } from '@vinejs/vine'
import User from '#api/accounts/models/user'
import { adminMay } from '#api/accounts/admin_rights'
import { movesOf } from '#api/flow/moves_of'
import { queueMail } from '#api/notifications/queue_mail'
import { labelIn } from '#api/http/choices'
import { productName } from '#config/app'
import Lead from '#api/content/models/lead'
import LeadAnswer from '#api/content/models/lead_answer'
import { leadFlow } from '#api/content/leads/lead_flow'
import { leadKinds } from '#api/content/leads/lead_facts'

export const leadMoves = movesOf(leadFlow, {
  model: () => Lead,
  changes: {
    /** It is one administrator's from now on: the named one's, or of who takes it. */
    async take(lead, { trx, by }, { assigneeId }: { assigneeId?: number | null }) {
      const assignee = assigneeId
        ? await User.query({ client: trx })
            .where({ id: assigneeId, userType: 'admin', status: 'active' })
            .first()
        : by!
      if (!assignee || !adminMay('answer_leads', assignee.adminRole))
        throw new errors.E_VALIDATION_ERROR([
          {
            field: 'assigneeId',
            rule: 'assignee',
            message: 'This member does not answer leads; choose one of support or a super admin',
          },
        ])
      lead.assigneeId = assignee.id
    },
    /** The answer goes by mail and is kept beside the lead. */
    async answer(lead, { trx, by, now }, { text }: { text: string }) {
      const mailId = await queueMail(trx, {
        userId: lead.userId,
        to: lead.email!,
        kind: 'account.lead_answer',
        about: `lead:${lead.id}`,
        subject: `${productName}: your message`,
        lines: [...(lead.name ? [`Hello ${lead.name},`] : []), ...text.split(/\n{2,}/)],
        footer: `You wrote to us by the form "${labelIn(leadKinds, lead.kind)}" on ${lead.createdAt.toFormat('d LLLL yyyy')}.`,
      })
      await LeadAnswer.create(
        { leadId: lead.id, authorId: by!.id, mailId, body: text },
        { client: trx }
      )
      lead.assigneeId ??= by!.id
      lead.answeredAt = now
    },
    close(lead, { now }) {
      lead.closedAt = now
    },
    reject(lead, { now }) {
      lead.closedAt = now
    },
    reopen(lead) {
      lead.closedAt = null
    },
  },
})
