import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import { extentOf } from '#api/companies/access/company_rights'
import Company from '#api/companies/models/company'
import Application from '#api/applications/models/application'
import { seenBy } from '#api/applications/seen_applications'
import Review from '#api/reviews/models/review'
import ReviewPolicy from '#api/reviews/review_policy'
import { writeReview } from '#api/reviews/write_review'
import {
  companyReviewListValidator,
  reviewListValidator,
  reviewValidator,
} from '#api/reviews/review_validators'
import { reviewsOfCompany } from '#api/reviews/reviews_of_company'
import ReviewTransformer from '#api/reviews/review_transformer'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'

/** What a company says of candidates, and what they say of it. */
export default class ClientReviewsController {
  /** The company's own, and the published ones about it, of applicants whom the reader sees. */
  async index({ member, request, serialize }: HttpContext) {
    const {
      page = 1,
      limit = 20,
      appliedId,
    } = await request.validateUsing(companyReviewListValidator)
    const found = await Review.query()
      .where('company_id', member.companyId)
      .where((query) => query.where('side', 'client').orWhere('status', 'published'))
      .if(appliedId, (query) => query.where('application_id', appliedId!))
      .if(extentOf('see_applicants', member.role) !== true, (query) =>
        query.whereIn('application_id', Application.query().where(seenBy(member)).select('id'))
      )
      .withScopes((scopes) => scopes.withNames())
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'Reviews',
      data: ReviewTransformer.transform(found.all()).useVariant('forCompany'),
      pagination: pagination(page, limit, found.total),
    })
  }

  /** Reviews a candidate. */
  async store({ auth, member, bouncer, request, response, serialize }: HttpContext) {
    const { appliedId, ...written } = await request.validateUsing(reviewValidator)
    const application = await Application.query()
      .where({ id: appliedId, companyId: member.companyId })
      .firstOrFail()
    await bouncer.with(ReviewPolicy).authorize('write', member, application)
    const review = await writeReview(application, 'client', auth.user!, written)
    return response.status(201).send(
      await serialize({
        message: `Thank you; it shows together with theirs, or in ${REVIEW_WAITS_DAYS} days`,
        data: ReviewTransformer.transform(review),
      })
    )
  }

  /** For everyone: what candidates say of a company, without their family names. */
  async ofCompany({ params, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(reviewListValidator)
    const company = await Company.query()
      .withScopes((scopes) => scopes.visible())
      .where('slug', params.slug)
      .firstOrFail()
    const { reviews, summary } = await reviewsOfCompany(company, { page, limit })
    return serialize({
      message: `What candidates say of ${company.name}`,
      data: ReviewTransformer.transform(reviews).useVariant('forPublic'),
      summary,
      pagination: pagination(page, limit, summary.count),
    })
  }
}
