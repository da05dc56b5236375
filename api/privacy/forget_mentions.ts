import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { escapeHtml } from '#api/http/text/escape_html'
import { namedIn, withoutName } from '#api/privacy/bell_texts'

export type Identity = {
  userId: number
  candidateId: number | null
  /** Who had to do with the person: their mails may name them. */
  companyIds: number[]
  fullName: string
  /** Texts that stand for this person and for nobody else. */
  unique: string[]
}

const GONE = 'a former member'

/**
 * Removes a person from what others hold about them: bells, mails, the live stream, the audit log and waiting jobs.
 * The name is replaced only where the row is about them or goes to a company that dealt with them, as others may share it.
 */
export async function forgetMentions(trx: TransactionClientContract, who: Identity) {
  // before the mails, by which it is known whom a text was for
  await forgetWritten(trx, who)
  await trx
    .from('notifications')
    .where('user_id', who.userId)
    .if(who.candidateId, (query) => query.orWhere('candidate_id', who.candidateId!))
    .delete()
  await trx.rawQuery(
    `delete from stream_events where channel = ? or payload ->> 'devId' = ? or payload::text like any(?)`,
    [
      `users/${who.userId}`,
      String(who.candidateId ?? 0),
      [...who.unique, who.fullName].map(anywhere),
    ] as any[]
  )
  await trx.rawQuery('delete from company_invites where email = any(?::citext[])', [
    who.unique,
  ] as any[])
  await trx
    .from('mails')
    .where('user_id', who.userId)
    .orWhereRaw('recipient = any(?::citext[])', [who.unique] as any[])
    .delete()

  await trx.rawQuery('delete from mail_suppressions where address = any(?::citext[])', [
    who.unique,
  ] as any[])

  // asked for without an account, by the same address
  await trx.rawQuery('delete from job_alerts where email = any(?)', [
    who.unique.map((word) => word.toLowerCase()),
  ] as any[])

  await trx.from('custom_skills').where({ requested_by: who.userId, status: 'pending' }).delete()

  // a mail that spoke of the person stays as one that was sent
  await trx.rawQuery(
    `update mails set subject = case when candidate_id = :candidate and subject not like :anywhere then :about else replace(subject, :name, :gone) end, body_text = :removed, body_html = :removed, attachments = '[]', error = null
     where body_text like any(:unique) or subject like any(:unique) or attachments::text like any(:unique)
       or candidate_id = :candidate or body_text like :profile or ((body_text like :anywhere or subject like :anywhere) and (company_id = any(:companies) or company_id is null))`,
    {
      name: who.fullName,
      gone: GONE,
      candidate: who.candidateId ?? 0,
      // under a name that they had before
      about: 'About a former member',
      removed: 'The text was removed, as it spoke of a person who has erased their account.',
      unique: who.unique.map(anywhere),
      anywhere: anywhere(who.fullName),
      // where they are named by half, as beside a comment
      profile: `%/client/candidates/${who.candidateId ?? 0}?%`,
      companies: who.companyIds,
    } as any
  )
  for (const text of [...who.unique, who.fullName])
    await trx.rawQuery(
      `update notifications set ${withoutName(':text', ':gone')}
       where ${namedIn(':anywhere')} and (:own or company_id = any(:companies) or company_id is null)`,
      {
        text,
        gone: GONE,
        anywhere: anywhere(text),
        own: text !== who.fullName,
        companies: who.companyIds,
      } as any
    )

  // the other side keeps the words of a conversation, without the name and what leads to the person
  for (const text of [...who.unique, who.fullName])
    await trx.rawQuery(
      `update messages set body = replace(body, :text, :gone) where body like :anywhere and conversation_id in (
         select id from conversations where candidate_id = :candidate or :user in (user_id, colleague_id)
         union select conversation_id from conversation_participants where user_id = :user)`,
      {
        text,
        gone: GONE,
        anywhere: anywhere(text),
        candidate: who.candidateId ?? 0,
        user: who.userId,
      }
    )

  await forgetGreetings(trx, who)

  // that something was done stays; to whom, by name, does not
  await trx.rawQuery(
    `update audit_log set subject_label = null, changes = '{}', reason = null
     where (subject_type in ('developers', 'candidates') and subject_id = :candidate) or (subject_type = 'members' and subject_id = :user)
       or (subject_type in ('company_members', 'client-users') and subject_id in (select id from company_members where user_id = :user))
       or subject_label = :name or subject_label like any(:texts) or changes::text like any(:texts) or reason like any(:texts)
       or (subject_type in ('profile-update-requests') and subject_id in (select id from profile_update_requests where user_id = :user))
       or (subject_type = 'account-visits' and subject_id in (select id from account_visits where user_id = :user))
       or (subject_type = 'reviews' and subject_id in (select id from reviews where candidate_id = :candidate))
       or (subject_type = 'applications' and subject_id in (select id from applications where candidate_id = :candidate))
       or (subject_type = 'interviews' and subject_id in (select id from interviews where candidate_id = :candidate))`,
    {
      candidate: who.candidateId ?? 0,
      user: who.userId,
      name: who.fullName,
      texts: who.unique.map(anywhere),
    } as any
  )
  await trx.from('audit_log').where('actor_id', who.userId).update({ ip_address: null })
  await trx.rawQuery(
    `delete from queue.job where data ->> 'userId' = ? or data::text like any(?) or output::text like any(?)`,
    [
      String(who.userId),
      [...who.unique, who.fullName].map(anywhere),
      [...who.unique, who.fullName].map(anywhere),
    ] as any[]
  )
}

/** A name by which somebody is greeted is theirs in a conversation with them alone: "Hello Asha, when could you start?" */
async function forgetGreetings(
  trx: TransactionClientContract,
  { candidateId, userId, fullName }: Identity
) {
  // what is still to be told of these messages has the words as they were
  await trx.rawQuery(
    `delete from stream_events where payload #>> '{message,conversation,_id}' in (
       select id::text from conversations where candidate_id = :candidate or :user in (user_id, colleague_id))`,
    { candidate: candidateId ?? 0, user: userId }
  )
  const names = fullName.split(/\s+/).filter((name) => name.length > 1)
  for (const name of names) {
    const word = name.replace(/[^\p{L}\p{N}]/gu, '\\$&')
    await trx.rawQuery(
      `update messages set body = regexp_replace(body, :greeted, '\\1' || :gone, 'gin')
       where body ilike :anywhere and conversation_id in (select id from conversations where candidate_id = :candidate or :user in (user_id, colleague_id))`,
      {
        greeted: `(^(?=${word}[,!:])|(?:hello|hi|hey|dear|thanks|thank you|namaste|नमस्ते)[[:space:],]+)${word}(?![[:alnum:]])`,
        gone: GONE,
        anywhere: anywhere(name),
        candidate: candidateId ?? 0,
        user: userId,
      }
    )
  }
}

/** What companies wrote to the person alone goes; what they wrote to several may name them, and loses its text. */
async function forgetWritten(trx: TransactionClientContract, who: Identity) {
  await trx.rawQuery(
    `delete from mail_batches b where exists (select from company_mails m where m.batch_id = b.id and m.candidate_id = :candidate)
       and not exists (select from company_mails m where m.batch_id = b.id and m.candidate_id <> :candidate)`,
    { candidate: who.candidateId ?? 0 }
  )
  await trx.rawQuery(
    `update mail_batches set subject = replace(subject, :name, :gone), body = :removed, signature = null
     where subject like any(:unique) or concat(body, signature) like any(:unique)
       or (concat(subject, body, signature) like any(:names) and company_id = any(:companies))`,
    {
      name: who.fullName,
      gone: GONE,
      removed: 'The text was removed, as it spoke of a person who has erased their account.',
      unique: who.unique.map(anywhere),
      names: [who.fullName, escapeHtml(who.fullName)].map(anywhere),
      companies: who.companyIds,
    } as any
  )
}

/** A pattern that finds the text anywhere. */
export const anywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
