import type { MemberAnonymised } from '#api/companies/events'
import { forgetMentions } from '#api/privacy/forget_mentions'
import { personalRows } from '#api/privacy/personal_rows'

/** What is the company's, though the row names the person who made it; it stays, and names nobody. */
const ofCompany = [
  'company_members',
  'files',
  'webhooks',
  'api_keys',
  'interviewers',
  'interview_bookings',
  'conversations',
  'conversation_participants',
  'message_reactions',
  'account_visits',
]

/**
 * A colleague whom a company removed is named nowhere any more, as if they had erased their account: their ways to sign
 * in, linked mailboxes and calendars, signatures, drafts and settings are gone, and what is the company's stays.
 */
export async function forgetMember({ user, companyId, trx }: MemberAnonymised) {
  // rare, and it may read long tables
  await trx.rawQuery('set local statement_timeout = 0')
  await forgetMentions(trx, {
    userId: user.id,
    candidateId: null,
    companyIds: [companyId],
    fullName: user.fullName,
    unique: [user.email, user.phone].filter((text): text is string => Boolean(text)),
  })
  const owned = await personalRows(trx, user.id, { except: ofCompany })
  for (const { table, ids } of owned.reverse())
    if (table !== 'users') await trx.from(table).whereIn('id', ids).delete()
}
