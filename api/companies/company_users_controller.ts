import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import CompanyPolicy from '#api/companies/company_policy'
import CompanyMemberTransformer from '#api/companies/company_member_transformer'
import { companyUsers } from '#api/companies/company_validators'

export default class CompanyUsersController {
  async index({ member, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(CompanyPolicy).authorize('use', member, 'company_users')
    const { page = 1, limit = 20, ...filter } = await request.validateUsing(companyUsers)
    const list = await member.company
      .related('members')
      .query()
      .withScopes((scopes) => scopes.matching(filter))
      .preload('user')
      .orderBy('id')
      .paginate(page, limit)
    return serialize({
      message: 'Company users',
      data: CompanyMemberTransformer.transform(list.all()).useVariant('forManagers'),
      pagination: pagination(page, limit, list.total),
    })
  }

  async active({ member, request, serialize }: HttpContext) {
    const { page = 1, limit = 100, search } = await request.validateUsing(companyUsers)
    const list = await member.company
      .related('members')
      .query()
      .withScopes((scopes) => scopes.matching({ search, status: 'active' }))
      .preload('user')
      .orderBy('id')
      .paginate(page, limit)
    return serialize({
      message: 'Active company users',
      data: CompanyMemberTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }
}
