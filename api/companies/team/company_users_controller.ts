import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import CompanyMemberTransformer from '#api/companies/company_member_transformer'
import CompanyMember from '#api/companies/models/company_member'
import { changeMember, removeMember, setActive } from '#api/companies/team/manage_team'
import { userActive, userGone, userRole } from '#api/companies/team/team_validators'
import { companyUsers } from '#api/companies/company_validators'

export default class CompanyUsersController {
  /** Lists the people of the company. */
  async index({ member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20, ...filter } = await request.validateUsing(companyUsers)
    const list = await member.company
      .related('members')
      .query()
      .withScopes((scopes) => (scopes.matching(filter), scopes.withJobs()))
      .preload('user')
      .orderBy('id')
      .paginate(page, limit)
    return serialize({
      message: 'Company users',
      data: CompanyMemberTransformer.transform(list.all()).useVariant('forManagers'),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Lists the active people of the company, for choosing one. */
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

  /** Changes a colleague's role or jobs. */
  async change({ member, request, serialize }: HttpContext) {
    const { userId } = await changeMember(member, await request.validateUsing(userRole))
    return serialize({ message: 'Saved', data: await shown(member, userId) })
  }

  /** Deactivates a colleague, or activates them again. */
  async setActive({ member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(userActive)
    const { userId } = await setActive(member, input)
    return serialize({
      message: input.active ? 'Active again' : 'Not active any more, and signed out everywhere',
      data: await shown(member, userId),
    })
  }

  /** Takes a colleague out of the company. */
  async destroy({ member, request }: HttpContext) {
    const { userId } = await request.validateUsing(userGone)
    const outcome = await removeMember(member, userId)
    return {
      message:
        outcome === 'deleted' ? 'Removed' : 'Removed; what they did stays, without their name',
      data: { _id: String(userId), outcome },
    }
  }
}

async function shown(member: CompanyMember, userId: number) {
  const found = await CompanyMember.query()
    .where({ companyId: member.companyId, userId })
    .withScopes((scopes) => scopes.withJobs())
    .preload('user')
    .firstOrFail()
  return CompanyMemberTransformer.transform(found).useVariant('forManagers')
}
