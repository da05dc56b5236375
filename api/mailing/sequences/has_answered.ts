import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type MailFollowUp from '#api/mailing/models/mail_follow_up'

/** Whether the person wrote to the company since the sequence began: a reply to a mail, or a message in the chat. */
export async function hasAnswered(
  trx: TransactionClientContract,
  { companyId, candidateId, createdAt }: MailFollowUp
): Promise<boolean> {
  const { rows } = await trx.rawQuery(
    `select exists (select from mail_replies r where r.company_id = :company and r.candidate_id = :candidate and r.created_at >= :since)
       or exists (select from messages m join conversations c on c.id = m.conversation_id join candidates d on d.id = c.candidate_id
         where c.kind = 'company' and c.company_id = :company and c.candidate_id = :candidate
           and m.sender_id = d.user_id and m.created_at >= :since) as answered`,
    { company: companyId, candidate: candidateId, since: createdAt.toJSDate() } as any
  )
  return rows[0].answered
}
