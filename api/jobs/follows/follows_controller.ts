import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import Company from '#api/companies/models/company'
import { followCompany } from '#api/jobs/follows/follow_company'
import { followList } from '#api/jobs/job_validators'
import FollowTransformer from '#api/jobs/follows/follow_transformer'
import CompanyFollow from '#api/jobs/models/company_follow'

/** The companies whose jobs a candidate hears of. */
export default class FollowsController {
  /** Lists the companies that one follows, the last first; `slug` asks for one of them. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { slug, page = 1, limit = 20 } = await request.validateUsing(followList)
    const found = await CompanyFollow.query()
      .where('candidate_id', candidate.id)
      .whereHas('company', (company) =>
        company
          .withScopes((scopes) => scopes.visible())
          .if(slug, (query) => query.where('slug', slug!))
      )
      .preload('company', (company) => company.withScopes((scopes) => scopes.withOpenJobs()))
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'Companies that you follow',
      data: FollowTransformer.transform(found.all()),
      pagination: pagination(page, limit, found.total),
    })
  }

  /** Follows a company. */
  async store({ candidate, params }: HttpContext) {
    const company = await companyBy(params.slug)
    await followCompany(candidate, company)
    return { message: `You hear of new jobs of ${company.name}`, data: { isFollowed: true } }
  }

  /** Follows a company no more. */
  async destroy({ candidate, params }: HttpContext) {
    const follow = await CompanyFollow.query()
      .where('candidate_id', candidate.id)
      .whereHas('company', (company) => company.where('slug', String(params.slug).slice(0, 200)))
      .preload('company')
      .firstOrFail()
    await follow.delete()
    return {
      message: `You do not follow ${follow.company.name} any more`,
      data: { isFollowed: false },
    }
  }
}

const companyBy = (slug: unknown) =>
  Company.query()
    .withScopes((scopes) => scopes.visible())
    .where('slug', String(slug).slice(0, 200))
    .firstOrFail()
