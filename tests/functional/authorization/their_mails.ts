import { DateTime } from 'luxon'
import CompanyMail from '#api/mailing/models/company_mail'
import MailBatch from '#api/mailing/models/mail_batch'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailSequence from '#api/mailing/models/mail_sequence'
import MailSequenceStep from '#api/mailing/models/mail_sequence_step'
import MailSignature from '#api/mailing/models/mail_signature'
import MailTemplate from '#api/mailing/models/mail_template'
import Mail from '#api/notifications/models/mail'
import { mark, type Owners } from './routes_and_mark.js'

/** What they write to their applicants. */
export async function theirMails({ company, client, job, candidate, application }: Owners) {
  const mailTemplate = await MailTemplate.create({
    companyId: company.id,
    name: mark,
    subject: mark,
    body: `<p>${mark}</p>`,
    purpose: 'general',
    status: 'active',
  })
  const signature = await MailSignature.create({
    userId: client.id,
    name: mark,
    body: `<p>${mark}</p>`,
    isDefault: true,
  })
  const mailBatch = await MailBatch.create({
    companyId: company.id,
    sentBy: client.id,
    subject: mark,
    body: `<p>${mark}</p>`,
    mailbox: 'platform',
    sendAt: DateTime.now().plus({ days: 1 }),
  })
  const mail = await Mail.create({
    userId: candidate.userId,
    companyId: company.id,
    kind: 'message.mail',
    about: mailBatch.reference,
    recipient: 'somebody@example.com',
    subject: mark,
    bodyText: mark,
    bodyHtml: mark,
    status: 'queued',
  })
  const companyMail = await CompanyMail.create({
    companyId: company.id,
    batchId: mailBatch.id,
    mailId: mail.id,
    candidateId: candidate.id,
    applicationId: application.id,
    jobId: job.id,
  })
  const sequence = await MailSequence.create({ companyId: company.id, name: mark })
  await MailSequenceStep.create({
    mailSequenceId: sequence.id,
    place: 1,
    templateId: mailTemplate.id,
    waitDays: 0,
  })
  const followUp = await MailFollowUp.create({
    companyId: company.id,
    mailSequenceId: sequence.id,
    candidateId: candidate.id,
    applicationId: application.id,
    startedBy: client.id,
    mailbox: 'platform',
    status: 'running',
    sent: 0,
    dueAt: DateTime.now().plus({ days: 1 }),
  })
  return { mailTemplate, signature, mailBatch, companyMail, sequence, followUp }
}
