import string from '@adonisjs/core/helpers/string'
import type { UserSignedUp } from '#api/accounts/events'
import { insertWithSlug } from '#api/http/text/slugs'

/** A developer's sign-up opens their empty profile. */
export async function openProfile({ user, trx }: UserSignedUp) {
  if (user.userType !== 'developer') return
  await insertWithSlug(
    trx,
    'candidates',
    string.slug(user.fullName, { lower: true, strict: true }) || 'developer',
    { user_id: user.id, country_code: user.countryCode }
  )
}
