import type { DateTime } from 'luxon'
import { apiScopeValues, type ApiScope } from '#api/companies/access/api_scope_facts'
import CompanyMember from '#api/companies/models/company_member'
import type User from '#api/accounts/models/user'
import { makeKey } from '#api/integrations/keys/keep_key'

/** A key that a person makes, with every scope unless told: the secret and the row. */
export async function givenKey(
  user: User,
  scopes: readonly ApiScope[] = apiScopeValues,
  over: { expiresAt?: DateTime } = {}
) {
  const member = await CompanyMember.query()
    .where('user_id', user.id)
    .preload('company')
    .firstOrFail()
  const made = await makeKey(member, { name: 'Our site', scopes: [...scopes] })
  if (over.expiresAt) await made.key.merge(over).save()
  return made
}
