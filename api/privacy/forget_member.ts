import type { MemberAnonymised } from '#api/companies/events'
import { forgetMentions } from '#api/privacy/forget_mentions'

/** A colleague whom a company removed is named nowhere any more, as if they had erased their account. */
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
}
