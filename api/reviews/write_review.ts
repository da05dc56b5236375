import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import { assertReached } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import Review from '#api/reviews/models/review'
import { reviewMoves } from '#api/reviews/review_moves'
import { inviteToReview } from '#api/reviews/review_notices'

type Written = { rating: number; text?: string | null }

/**
 * One side reviews the other after a hire or a completed interview; with the second review both are published. Refuses
 * (409) a company whom the person took themselves back from: they would hear of it.
 */
export async function writeReview(
  found: Application,
  side: Review['side'],
  author: User,
  { rating, text }: Written
) {
  const id = await db.transaction(async (trx) => {
    // two sides that write at the same moment must see each other's
    const application = await Application.query({ client: trx })
      .where('id', found.id)
      .forUpdate()
      .preload('company')
      .preload('job')
      .preload('candidate', (candidate) => candidate.preload('user'))
      .firstOrFail()
    if (side === 'client')
      await assertReached(application.companyId, [application.candidateId], trx)
    await assertMet(trx, application)
    const review = await Review.create(
      {
        companyId: application.companyId,
        candidateId: application.candidateId,
        applicationId: application.id,
        jobId: application.jobId,
        authorId: author.id,
        side,
        rating,
        body: text || null,
        status: 'waiting',
      },
      { client: trx }
    )
    const other = await Review.query({ client: trx })
      .where('application_id', application.id)
      .whereNot('id', review.id)
      .first()
    if (other) {
      for (const each of [other, review])
        if (each.status === 'waiting') await reviewMoves.publish(each.useTransaction(trx), null)
    } else await inviteToReview(trx, application, side)
    return review.id
  })
  return Review.query()
    .where('id', id)
    .withScopes((scopes) => scopes.withNames())
    .firstOrFail()
}

/** Either side may still review, once each, when an application got this far. */
export const metSql = `(applications.status = 'hired' or exists (
  select from interviews where interviews.application_id = applications.id and interviews.status = 'completed'))`

async function assertMet(trx: TransactionClientContract, { id, status }: Application) {
  const met =
    status === 'hired' ||
    (await Interview.query({ client: trx })
      .where({ applicationId: id, status: 'completed' })
      .first())
  if (!met)
    throw new Refusal('You can review each other after a completed interview or a hire, not before')
}
