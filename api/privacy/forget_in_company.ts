import User from '#api/accounts/models/user'
import CompanyMember from '#api/companies/models/company_member'
import { FORMER_APPLICANT } from '#api/candidates/candidate_facts'
import type { CompanyBlocked } from '#api/candidates/events'
import { escapeHtml } from '#api/http/text/escape_html'
import { withoutName } from '#api/privacy/bell_texts'
import { anywhere } from '#api/privacy/forget_mentions'

const GONE = `${FORMER_APPLICANT.firstName} ${FORMER_APPLICANT.lastName}`
const REMOVED = 'The text was removed, as it spoke of a person who withdrew from the company.'

/**
 * Takes the name of a person who withdrew from a company out of what its people were told before and are told of the
 * end: bells, the live stream, mails on their way and copies of those that were sent. What they wrote themselves stays.
 */
export async function forgetInCompany({ candidate, companyId, trx }: CompanyBlocked) {
  const { fullName } = await User.findOrFail(candidate.userId, { client: trx })
  const people = await CompanyMember.query({ client: trx }).where('company_id', companyId)
  const values = {
    company: companyId,
    candidate: candidate.id,
    candidateText: String(candidate.id),
    companyText: String(companyId),
    own: candidate.userId,
    ownChannel: `users/${candidate.userId}`,
    people: people.map(({ userId }) => userId),
    name: fullName,
    html: escapeHtml(fullName),
    json: JSON.stringify(fullName).slice(1, -1),
    like: anywhere(fullName),
    likeHtml: anywhere(escapeHtml(fullName)),
    profile: `%/client/candidates/${candidate.id}?%`,
    gone: GONE,
    removed: REMOVED,
    // under a name they had before
    otherwise: 'This was about a person who has withdrawn from your company',
  } as any
  await trx.rawQuery(
    `update notifications set data = data - 'text', message = case when message like :like then replace(message, :name, :gone) else :otherwise end,
       ${withoutName(':name', ':gone', 'message')}
     where company_id = :company and user_id <> :own and (candidate_id = :candidate
       or (message like :like and data ->> 'conversationId' in (select id::text from conversations where candidate_id = :candidate)))`,
    values
  )
  await trx.rawQuery(
    `update stream_events set payload = jsonb_set(payload, '{message}', to_jsonb(case when payload ->> 'message' like :like
       then replace(payload ->> 'message', :name, :gone) else :otherwise end))
     where payload ->> 'devId' = :candidateText and payload ->> 'clientId' = :companyText
       and payload ->> 'message' is not null and channel <> :ownChannel`,
    values
  )
  await trx.rawQuery(
    `update mails set subject = replace(subject, :name, :gone),
       body_text = case when status = 'queued' then replace(body_text, :name, :gone) else :removed end,
       body_html = case when status = 'queued' then replace(replace(body_html, :html, :gone), :name, :gone) else :removed end,
       attachments = case when status = 'queued' then replace(attachments::text, :json, :gone)::jsonb else '[]' end
     where company_id = :company and user_id = any(:people)
       and (subject like :like or body_text like :like or body_text like :profile)`,
    values
  )
  // what was written by hand to one person alone, or names them
  await trx.rawQuery(
    `update mail_batches set subject = replace(subject, :name, :gone), body = :removed
     where company_id = :company and (subject like :like or body like :like or body like :likeHtml
       or id in (select m.batch_id from company_mails m where m.company_id = :company and m.candidate_id = :candidate
         and not exists (select from company_mails o where o.batch_id = m.batch_id and o.candidate_id <> :candidate)))`,
    values
  )
}
