import { randomBytes } from 'node:crypto'
import string from '@adonisjs/core/helpers/string'
import type { UserSignedUp } from '#api/accounts/events'
import { insertWithSlug } from '#api/http/text/slugs'

/** A developer's sign-up opens their empty profile. */
export async function openProfile({ user, trx }: UserSignedUp) {
  if (user.userType !== 'developer') return
  // who claims an imported profile has it already
  if (await trx.from('candidates').where('user_id', user.id).first()) return
  await insertWithSlug(trx, 'candidates', publicAddress(user.firstName), {
    user_id: user.id,
    country_code: user.countryCode,
  })
}

/** The address of a public profile: the first name and a random tail, as the page masks the family name. */
export function publicAddress(firstName: string) {
  const name = string.slug(firstName, { lower: true, strict: true }).slice(0, 40)
  return `${name || 'developer'}-${randomBytes(5).toString('hex')}`
}
