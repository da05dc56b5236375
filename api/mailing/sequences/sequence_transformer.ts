import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelIn } from '#api/http/choices'
import { imageUrl } from '#api/files/image_url'
import { historyStatuses } from '#api/mailing/mail_facts'
import { historyStatus } from '#api/mailing/history/company_mails'
import type MailFollowUp from '#api/mailing/models/mail_follow_up'
import type MailSequence from '#api/mailing/models/mail_sequence'
import { initial } from '#api/talent/candidate_card_transformer'
import { followUpFlow } from '#api/mailing/sequences/follow_up_flow'

/** A sequence with its creator and the templates of its steps loaded. */
export default class MailSequenceTransformer extends BaseTransformer<MailSequence> {
  toObject() {
    const { id, name, steps, creator, updatedAt } = this.resource
    return {
      _id: String(id),
      name,
      steps: steps.map(({ templateId, waitDays, template }) => ({
        templateId: String(templateId),
        template: template.name,
        subject: template.subject,
        active: template.status === 'active',
        waitDays,
      })),
      running: Number(this.resource.$extras.running ?? 0),
      createdBy: (creator?.fullName ?? null) as string | null,
      updatedAt: updatedAt.toUTC().toISO()!,
    }
  }
}

/** A sequence for one person: where it is, what went when, and what can be done. */
export class FollowUpTransformer extends BaseTransformer<MailFollowUp> {
  constructor(
    followUp: MailFollowUp,
    /** Whose contact the reader may read. */
    protected unlocked: Set<number>
  ) {
    super(followUp)
  }

  toObject() {
    const { id, sequence, candidate, application, status, sent, dueAt, endedBecause } =
      this.resource
    const { user } = candidate
    const actions = followUpFlow.may(this.resource, 'client')
    return {
      _id: String(id),
      sequence: { _id: String(sequence.id), name: sequence.name },
      devId: String(candidate.id),
      dev: {
        fName: user.firstName,
        lName: this.unlocked.has(candidate.id) ? user.lastName : initial(user.lastName),
        userImage: imageUrl(candidate.photoKey),
      },
      appliedId: application ? String(application.id) : null,
      job: application
        ? { _id: String(application.job.id), jobTitle: application.job.title }
        : null,
      status,
      statusLabel: followUpFlow.states[status].label,
      endedBecause,
      sent,
      steps: sequence.steps.length,
      dueAt: dueAt?.toUTC().toISO() ?? null,
      startedBy: (this.resource.starter?.fullName ?? null) as string | null,
      actions,
      mails: this.resource.mails.map((sent) => ({
        step: sent.step,
        subject: sent.wordsFor(this.unlocked.has(candidate.id)).subject,
        statusLabel: labelIn(historyStatuses, historyStatus(sent.mail.status)),
        at: (sent.mail.sentAt ?? sent.mail.createdAt).toUTC().toISO()!,
      })),
      createdAt: this.resource.createdAt.toUTC().toISO()!,
    }
  }
}
