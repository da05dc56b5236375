import string from '@adonisjs/core/helpers/string'
import type { UserSignedUp } from '#api/accounts/events'
import CompanyMember from '#api/companies/models/company_member'
import { CompanyNamed } from '#api/companies/events'
import { insertWithSlug } from '#api/http/text/slugs'

/** A client's sign-up opens their company, with them as its owner. */
export async function openCompany({ user, signUp, trx }: UserSignedUp) {
  if (user.userType !== 'client' || signUp.inviteId) return
  const name = signUp.companyName!
  const companyId = await insertWithSlug(
    trx,
    'companies',
    string.slug(name, { lower: true, strict: true }) || 'company',
    { name, country_code: user.countryCode }
  )
  await CompanyMember.create(
    { companyId, userId: user.id, role: 'owner', status: 'active' },
    { client: trx }
  )
  await CompanyNamed.dispatch(companyId, trx)
}
