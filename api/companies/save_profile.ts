import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import Location from '#api/taxonomy/models/location'
import { namesOf } from '#api/taxonomy/names'
import type Company from '#api/companies/models/company'
import type { saveCompanyProfile } from '#api/companies/company_validators'
import { CompanyNamed } from '#api/companies/events'
import { nameMoves } from '#api/companies/name_moves'

type Input = Infer<typeof saveCompanyProfile>

/** Takes over what was sent and leaves the rest; the new name of a verified company waits. The slug stays, whatever the name becomes: links to it are out in the world. */
export async function saveProfile(
  company: Company,
  by: User,
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
    company.useTransaction(trx)
    company.merge({
      ...plain,
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
    if (companyName !== undefined) await rename(company, companyName, by, trx)
    return company
  })
}

/** Another name shows at once, but for a verified company, whose name an administrator looks at first. */
async function rename(company: Company, name: string, by: User, trx: TransactionClientContract) {
  if (name === company.name) {
    if (company.nameStatus !== 'settled') await nameMoves.keepName(company, by)
  } else if (company.verification === 'verified') {
    if (name !== company.pendingName) await nameMoves.askName(company, by, { name })
  } else {
    await company.merge({ name, pendingName: null, nameStatus: 'settled', nameNote: null }).save()
    await CompanyNamed.dispatch(company.id, trx)
  }
}
