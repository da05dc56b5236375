import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { notify } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import Review from '#api/reviews/models/review'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'

type Written = { rating: number; text?: string | null }

/** One side reviews the other after a hire or a completed interview; with the second review both are published. */
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
        if (each.status === 'waiting') await publishReview(trx, each)
    } else await invite(trx, application, side)
    return review.id
  })
  return Review.query()
    .where('id', id)
    .withScopes((scopes) => scopes.withNames())
    .firstOrFail()
}

/** Shows a review to everyone whom it concerns, and tells whom it is about. */
export async function publishReview(trx: TransactionClientContract, review: Review) {
  await review.useTransaction(trx).publish()
  await review.load('company')
  await review.load('candidate')
  if (review.side === 'client')
    await notify(trx, {
      to: [review.candidate.userId],
      kind: 'profile.review',
      message: `${review.company.name} reviewed you`,
      link: '/candidate/reviews',
      devId: review.candidateId,
      clientId: review.companyId,
      mail: {
        subject: `${review.company.name} reviewed you`,
        lines: [`A review of ${review.company.name} is on your profile now.`],
        action: { label: 'Read the review', path: '/candidate/reviews' },
      },
    })
  else
    await notify(trx, {
      to: await owners(trx, review.companyId),
      kind: 'company.review',
      message: 'A candidate reviewed your company',
      link: '/client/company',
      clientId: review.companyId,
    })
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

async function invite(
  trx: TransactionClientContract,
  { company, candidate, job, companyId, candidateId, jobId }: Application,
  side: Review['side']
) {
  const rest = `Write yours about ${job.title}: both show at once, or theirs after ${REVIEW_WAITS_DAYS} days.`
  if (side === 'client')
    await notify(trx, {
      to: [candidate.userId],
      kind: 'profile.review_invited',
      message: `${company.name} wrote a review about you. ${rest}`,
      link: '/candidate/reviews',
      jobId,
      devId: candidateId,
      clientId: companyId,
    })
  else
    await notify(trx, {
      to: await owners(trx, companyId),
      kind: 'company.review_invited',
      message: `A candidate wrote a review about you. ${rest}`,
      link: `/client/jobs/${jobId}/applicants`,
      jobId,
      clientId: companyId,
    })
}

const owners = async (trx: TransactionClientContract, companyId: number): Promise<number[]> =>
  (
    await trx
      .from('company_members')
      .where({ company_id: companyId, status: 'active' })
      .whereIn('role', ['owner', 'admin'])
      .select('user_id')
  ).map(({ user_id }) => user_id)
