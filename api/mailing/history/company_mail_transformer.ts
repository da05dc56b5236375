import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelIn } from '#api/http/choices'
import { imageUrl } from '#api/files/image_url'
import { initial } from '#api/talent/candidate_card_transformer'
import type CompanyMail from '#api/mailing/models/company_mail'
import { historyStatuses } from '#api/mailing/mail_facts'
import { historyStatus } from '#api/mailing/history/company_mails'

/** A company's mail with all that its row shows; address and answers only of a person whom the reader may name. */
export default class CompanyMailTransformer extends BaseTransformer<CompanyMail> {
  constructor(
    mail: CompanyMail,
    protected named: Set<number> = new Set()
  ) {
    super(mail)
  }

  toObject() {
    const { id, batch, mail, candidate, applicationId, job, replies } = this.resource
    const { user } = candidate
    const isNamed = this.named.has(candidate.id)
    const status = historyStatus(mail.status)
    const { to, subject, text, error } = this.resource.wordsFor(isNamed)
    return {
      _id: String(id),
      batchId: String(batch.id),
      to,
      devId: String(candidate.id),
      dev: {
        _id: String(candidate.id),
        fName: user.firstName,
        lName: isNamed ? user.lastName : initial(user.lastName),
        userImage: imageUrl(candidate.photoKey),
      },
      appliedId: applicationId === null ? null : String(applicationId),
      job: job ? { _id: String(job.id), jobTitle: job.title } : null,
      subject,
      text,
      status,
      statusLabel:
        mail.status === 'kept'
          ? 'Kept: mail is not set up on this installation'
          : labelIn(historyStatuses, status),
      error,
      mailbox: batch.mailbox,
      /** Of a sequence: which of its mails this was. */
      step: this.resource.step,
      sentBy: (batch.sender?.fullName ?? null) as string | null,
      sendAt: batch.sendAt.toUTC().toISO()!,
      sentAt: mail.sentAt?.toUTC().toISO() ?? null,
      canUndo: mail.status === 'queued' && batch.cancelledAt === null,
      createdAt: this.resource.createdAt.toUTC().toISO()!,
      replies: (isNamed ? replies : []).map((reply) => ({
        _id: String(reply.id),
        text: reply.body,
        files: reply.files,
        at: reply.createdAt.toUTC().toISO()!,
      })),
    }
  }
}
