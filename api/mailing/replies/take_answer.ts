import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { mailedStatuses } from '#api/accounts/account_facts'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import type { IncomingMail } from '#api/chat/by_mail/incoming_mail'
import { unlockedAmong } from '#api/talent/contact_access'
import CompanyMail from '#api/mailing/models/company_mail'
import MailReply from '#api/mailing/models/mail_reply'
import { endWithAnswer } from '#api/mailing/sequences/end_follow_ups'
import { mailLimits } from '#api/mailing/mail_facts'
import { readAnswerAddress } from '#api/mailing/replies/reply_to'

/**
 * Keeps what somebody answered to a company's mail, where its history shows it, and tells the person who wrote the mail.
 * It must come from the address that was written to, of a person whom the company still may write to. A call that comes
 * again is one answer. Returns whether it was kept.
 */
export async function takeAnswer(mail: IncomingMail): Promise<boolean> {
  const id = mail.to.map((address) => readAnswerAddress(address)).find(Boolean)
  const sent = id
    ? await CompanyMail.query()
        .where('id', id)
        .preload('mail')
        .preload('batch')
        .preload('candidate', (candidate) => candidate.preload('user'))
        .first()
    : null
  if (!sent || !mail.text || mail.from !== sent.mail.recipient.toLowerCase()) return false
  const { companyId, candidateId, jobId, applicationId, candidate } = sent
  if (!mailedStatuses.includes(candidate.user.status)) return false
  if (!(await unlockedAmong(companyId, [candidateId])).has(candidateId)) return false
  return db.transaction(async (trx) => {
    const { rows } = await trx.rawQuery(
      `insert into mail_replies (company_id, company_mail_id, candidate_id, token, body, files) values (?, ?, ?, ?, ?, ?)
       on conflict (token) do nothing returning id`,
      [
        companyId,
        sent.id,
        candidateId,
        mail.token,
        mail.text.slice(0, mailLimits.body.max),
        mail.files,
      ]
    )
    if (rows.length === 0) return false
    await endWithAnswer(trx, { companyId, candidateId })
    const reply = await MailReply.findOrFail(rows[0].id, { client: trx })
    const writers = await peopleWho(trx, companyId, 'send_mail', { jobId })
    const { sentBy } = sent.batch
    const words = sentence('{name} answered your mail: {subject}', {
      name: candidate.user.fullName,
      subject: sent.mail.subject,
    })
    const path =
      applicationId && jobId
        ? `/client/jobs/${jobId}/applicants?application=${applicationId}`
        : '/client/email'
    await notify(trx, {
      to: sentBy && writers.includes(sentBy) ? [sentBy] : writers,
      kind: 'message.mail_answer',
      message: words,
      link: path,
      jobId: jobId ?? undefined,
      devId: candidateId,
      clientId: companyId,
      data: { mailId: String(sent.id) },
      mail: {
        subject: words,
        lines: [{ written: reply.body }],
        action: { label: sentence('Read it there'), path },
      },
    })
    return true
  })
}
