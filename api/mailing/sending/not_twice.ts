import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type { Person } from '#api/mailing/sending/addressees'
import type { Composed } from '#api/mailing/sending/compose'

/**
 * Refuses (409) the same words of the same person to people who all have them since less than a minute: a form in two
 * tabs, or pressed again before its answer came. What was called back, or could not be handed over, does not count. The company's mails are locked.
 */
export async function assertNotTwice(
  trx: TransactionClientContract,
  sentBy: number,
  { subject, body }: Composed,
  to: Person[]
) {
  const ids = to.map(({ candidate }) => candidate.id)
  const { rows } = await trx.rawQuery(
    `select count(distinct mail.candidate_id)::int as have from mail_batches batch
       join company_mails mail on mail.batch_id = batch.id and mail.candidate_id = any(:ids)
       join mails on mails.id = mail.mail_id and mails.status <> 'failed'
      where batch.sent_by = :sentBy and batch.subject = :subject and batch.body = :body
        and batch.cancelled_at is null and batch.created_at > now() - interval '1 minute'`,
    { ids: ids as never, sentBy, subject, body }
  )
  if (rows[0].have === new Set(ids).size)
    throw new Refusal('You sent them this mail a moment ago; see it under your sent mails')
}
