import { BaseTransformer } from '@adonisjs/core/transformers'
import type MailTemplate from '#api/mailing/models/mail_template'

/** A template with its creator loaded; one flag says what it is for, beside `templateFor`. */
export default class MailTemplateTransformer extends BaseTransformer<MailTemplate> {
  toObject() {
    const { id, name, subject, body, purpose, status, creator, updatedAt } = this.resource
    return {
      _id: String(id),
      name,
      subject,
      body,
      templateFor: purpose,
      isForContact: purpose === 'contact',
      isForShortlist: purpose === 'shortlist',
      isForTest: purpose === 'test',
      isForInterview: purpose === 'interview',
      isForOffer: purpose === 'offer',
      isForRejection: purpose === 'rejection',
      isForFollowUp: purpose === 'follow_up',
      status,
      createdBy: (creator?.fullName ?? null) as string | null,
      updatedAt: updatedAt.toUTC().toISO()!,
    }
  }
}
