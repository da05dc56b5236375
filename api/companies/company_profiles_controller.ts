import type { HttpContext } from '@adonisjs/core/http'
import { receiveUpload } from '#api/files/receive_upload'
import { namesOf } from '#api/taxonomy/names'
import { companyMoves } from '#api/companies/company_moves'
import Company from '#api/companies/models/company'
import CompanyTransformer from '#api/companies/company_transformer'
import { saveCompanyProfile } from '#api/companies/company_validators'
import { saveProfile } from '#api/companies/save_profile'
import { setLogo } from '#api/companies/set_logo'

/** A company as its own team sees it. */
export default class CompanyProfilesController {
  /** Shows one's own company. */
  async show({ member, serialize }: HttpContext) {
    return serialize({ message: 'Your company', data: await own(member.companyId) })
  }

  /** Changes what is sent of the company's profile. */
  async update({ auth, member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(saveCompanyProfile)
    await saveProfile(member.company, auth.user!, input)
    return serialize({ message: 'Company profile saved', data: await own(member.companyId) })
  }

  /** Stores the company's logo. */
  async logo({ member, auth, request, serialize }: HttpContext) {
    await receiveUpload(request, { field: 'logo', kind: 'logo' }, (upload) =>
      setLogo(member.company, auth.getUserOrFail(), upload)
    )
    return serialize({ message: 'Logo saved', data: await own(member.companyId) })
  }

  /** Asks for the company to be verified. */
  async requestVerification({ auth, member, serialize }: HttpContext) {
    await companyMoves.request(member.company, auth.user!)
    return serialize({
      message: 'Your company is with us; we check it, usually within a day',
      data: await own(member.companyId),
    })
  }
}

async function own(id: number) {
  const company = await Company.query()
    .withScopes((scopes) => scopes.withOpenJobs())
    .where('id', id)
    .preload('industry')
    .firstOrFail()
  return CompanyTransformer.transform(company, await namesOf('perks', company.perkIds)).useVariant(
    'own'
  )
}
