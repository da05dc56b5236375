import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import Application from '#api/applications/models/application'
import Review from '#api/reviews/models/review'
import { metSql, writeReview } from '#api/reviews/write_review'
import { reviewListValidator, reviewValidator } from '#api/reviews/review_validators'
import ReviewTransformer, { ReviewableTransformer } from '#api/reviews/review_transformer'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'

/** What companies say of the candidate, and what the candidate says of them. */
export default class CandidateReviewsController {
  /** Lists what companies say of the candidate. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(reviewListValidator)
    const found = await Review.query()
      .where({ candidateId: candidate.id, side: 'client', status: 'published' })
      .withScopes((scopes) => scopes.withNames())
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'What companies say about you',
      data: ReviewTransformer.transform(found.all()),
      pagination: pagination(page, limit, found.total),
    })
  }

  /** Lists what the candidate said of companies. */
  async written({ candidate, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(reviewListValidator)
    const found = await Review.query()
      .where({ candidateId: candidate.id, side: 'candidate' })
      .withScopes((scopes) => scopes.withNames())
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'What you said of companies',
      data: ReviewTransformer.transform(found.all()),
      pagination: pagination(page, limit, found.total),
    })
  }

  /**
   * Where a review may still be written.
   *
   * @most 50
   */
  async open({ candidate, serialize }: HttpContext) {
    const applications = await Application.query()
      .where('candidate_id', candidate.id)
      .whereRaw(metSql)
      .whereNotIn(
        'id',
        Review.query()
          .where({ candidateId: candidate.id, side: 'candidate' })
          .select('application_id')
      )
      .preload('job')
      .preload('company')
      .orderBy('id', 'desc')
      .limit(50)
    return serialize({
      message: 'Companies that you may review',
      data: ReviewableTransformer.transform(applications),
    })
  }

  /** Reviews a company. */
  async store({ auth, candidate, request, response, serialize }: HttpContext) {
    const { appliedId, ...written } = await request.validateUsing(reviewValidator)
    const application = await Application.query()
      .where({ id: appliedId, candidateId: candidate.id })
      .firstOrFail()
    const review = await writeReview(application, 'candidate', auth.user!, written)
    return response.status(201).send(
      await serialize({
        message: `Thank you; it shows together with theirs, or in ${REVIEW_WAITS_DAYS} days`,
        data: ReviewTransformer.transform(review),
      })
    )
  }
}
