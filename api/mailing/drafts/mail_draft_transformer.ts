import { BaseTransformer } from '@adonisjs/core/transformers'
import type MailDraft from '#api/mailing/models/mail_draft'

/** A draft as its person reads it, with its application, job and applicant loaded; a person who withdrew has no name. */
export default class MailDraftTransformer extends BaseTransformer<MailDraft> {
  toObject() {
    const { id, applicationId, subject, body, createdAt, application } = this.resource
    return {
      _id: String(id),
      appliedId: String(applicationId),
      to: application.reaches ? application.candidate.user.fullName : null,
      jobTitle: application.job.title,
      subject,
      body,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
