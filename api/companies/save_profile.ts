import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import { notify } from '#api/notifications/notify'
import Location from '#api/taxonomy/models/location'
import { namesOf } from '#api/taxonomy/names'
import type Company from '#api/companies/models/company'
import type { saveCompanyProfile } from '#api/companies/company_validators'
import { CompanyNamed } from '#api/companies/events'
import { adminsWho } from '#api/accounts/admins_who'

type Input = Infer<typeof saveCompanyProfile>

/** Takes over what was sent and leaves the rest. The slug stays, whatever the name becomes: links to it are out in the world. */
export async function saveProfile(
  company: Company,
  { companyName, industryId, perks, links, state, stateName, ...plain }: Input
) {
  if (industryId && !(await namesOf('industries', [industryId])).has(industryId))
    throw new Refusal('This industry is not on the list; choose another', {
      status: 422,
      field: 'industryId',
    })
  const knownPerks = perks && (await namesOf('perks', perks))
  if (perks?.some((id) => !knownPerks!.has(id)))
    throw new Refusal('One of the perks is not on the list; choose again', {
      status: 422,
      field: 'perks',
    })
  const country = plain.countryCode ?? company.countryCode
  const place = state
    ? await Location.query().where({ kind: 'state', country_code: country, code: state }).first()
    : null

  return db.transaction(async (trx) => {
    const oldName = company.name
    company.useTransaction(trx)
    company.merge({
      ...plain,
      ...(companyName !== undefined && { name: companyName }),
      ...(industryId !== undefined && { industryId }),
      ...(perks !== undefined && { perkIds: perks }),
      ...(links !== undefined && {
        links: Object.fromEntries(
          Object.entries({ ...company.links, ...links }).filter(([, url]) => url)
        ),
      }),
      ...(state !== undefined && { stateCode: state, stateName: place?.name ?? stateName ?? null }),
    } as Partial<Company>)
    await company.save()
    if (oldName !== company.name) await CompanyNamed.dispatch(company.id, trx)
    if (oldName !== company.name && company.verification === 'verified') {
      await notify(trx, {
        to: await adminsWho(trx, 'decide_companies'),
        kind: 'company.renamed',
        message: `${oldName}, a verified company, is now called ${company.name}`,
        link: `/admin/clients/${company.id}/show`,
        clientId: company.id,
      })
    }
    return company
  })
}
