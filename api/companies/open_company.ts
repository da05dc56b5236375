import string from '@adonisjs/core/helpers/string'
import type { UserSignedUp, RegistrationCancelled } from '#api/accounts/events'
import Company from '#api/companies/models/company'
import CompanyMember from '#api/companies/models/company_member'
import { CompanyNamed } from '#api/companies/events'
import { insertWithSlug } from '#api/http/slugs'

/** A client's sign-up opens their company, with them as its owner. */
export async function openCompany({ user, input, trx }: UserSignedUp) {
  if (user.userType !== 'client') return
  const name = input.companyName!
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

/** An unconfirmed registration takes its company along, unless others joined it. */
export async function closeCompany({ user, trx }: RegistrationCancelled) {
  const member = await CompanyMember.query({ client: trx }).where('userId', user.id).first()
  if (!member) return
  const others = await CompanyMember.query({ client: trx })
    .where('companyId', member.companyId)
    .whereNot('id', member.id)
    .first()
  if (!others) await Company.query({ client: trx }).where('id', member.companyId).delete()
}
