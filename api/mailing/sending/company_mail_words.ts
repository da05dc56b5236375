import type Mail from '#api/notifications/models/mail'
import type { Ended, LateWords } from '#api/notifications/late_mails'
import CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/can'
import CompanyMail from '#api/mailing/models/company_mail'
import { mayWriteTo } from '#api/mailing/sending/addressees'
import { missingFor, valuesFor, writerOf } from '#api/mailing/sending/compose'
import { throughMailbox } from '#api/mailing/linked/send_through'
import { answerAddress } from '#api/mailing/replies/reply_to'
import { footerOf } from '#api/mailing/sending/send_mail'

/**
 * The words of a company's mail when it is sent, filled in with what holds then. Ends where the person took themselves
 * back, the sender left, or a merge field has become empty.
 */
export default async function companyMailWords(mail: Mail): Promise<LateWords | Ended> {
  const sent = await CompanyMail.query()
    .where('mail_id', mail.id)
    .preload('batch', (batch) => batch.preload('company').preload('sender'))
    .preload('candidate', (candidate) => candidate.preload('user'))
    .preload('application')
    .preload('job')
    .preload('mailFollowUp')
    .first()
  if (!sent || sent.batch.cancelledAt) return { ended: 'It was called back' }
  // a mail of a sequence that ended while it waited for the morning
  if (sent.mailFollowUp && ['answered', 'stopped', 'ended'].includes(sent.mailFollowUp.status))
    return { ended: 'The sequence ended' }
  const { batch, candidate, application, job } = sent
  const member = await CompanyMember.query()
    .where({ companyId: batch.companyId, userId: batch.sentBy ?? 0 })
    .withScopes((scopes) => scopes.acting())
    .preload('company')
    .first()
  if (!member || !can(member, 'send_mail', { assigned: true }).allowed)
    return { ended: 'The person who wrote it may write no mails any more' }
  const person = { candidate, application: application ?? null, job: job ?? null }
  const { leftOut } = await mayWriteTo(member, [person])
  const stop = leftOut.find(({ waits }) => !waits)
  if (stop) return { ended: stop.reason }
  const values = valuesFor(person, batch.company, batch.sender)
  const [missing] = missingFor(batch, values)
  if (missing) return { ended: `{{${missing.name}}} (${missing.place}) is empty now` }
  const { subject, ...rich } = writerOf(batch)(values)
  const replyTo = answerAddress(sent.id) ?? batch.sender.email
  return {
    subject,
    lines: [],
    rich,
    footer: footerOf(batch.sender, batch.company),
    fromName: `${batch.sender.fullName} (${batch.company.name})`,
    replyTo,
    ...(batch.mailbox !== 'platform' && {
      through: throughMailbox(batch.mailbox, {
        userId: batch.sender.id,
        name: batch.sender.fullName,
        replyTo: answerAddress(sent.id),
      }),
    }),
  }
}
