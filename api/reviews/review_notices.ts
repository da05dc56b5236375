import { sentence } from '#api/languages/sentence'
import { peopleWho } from '#api/companies/access/people_who'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notify } from '#api/notifications/notify'
import type Application from '#api/applications/models/application'
import type Review from '#api/reviews/models/review'
import { REVIEW_WAITS_DAYS } from '#api/reviews/review_facts'

type Trx = TransactionClientContract

/** Who hears of a review's move, by its name. */
export const reviewNotices = {
  async publish(review: Review, { trx }: { trx: Trx }) {
    await review.load('company')
    await review.load('candidate')
    const { company, candidate, companyId: clientId } = review
    if (review.side === 'client')
      await notify(trx, {
        to: [candidate.userId],
        kind: 'profile.review',
        message: sentence('{company} reviewed you', { company: company.name }),
        link: '/candidate/reviews',
        devId: candidate.id,
        clientId,
        mail: {
          subject: sentence('{company} reviewed you', { company: company.name }),
          lines: [
            sentence('A review of {company} is on your profile now.', { company: company.name }),
          ],
          action: { label: sentence('Read the review'), path: '/candidate/reviews' },
        },
      })
    else
      await notify(trx, {
        to: await owners(trx, clientId),
        kind: 'company.review',
        message: sentence('A candidate reviewed your company'),
        link: '/client/company',
        clientId,
      })
  },
}

/** Asks the other side for theirs. */
export async function inviteToReview(
  trx: Trx,
  { company, candidate, job, companyId, candidateId, jobId }: Application,
  side: Review['side']
) {
  const rest = sentence(
    'Write yours about {job}: both show at once, or theirs after {days} days.',
    { job: job.title, days: REVIEW_WAITS_DAYS }
  )
  if (side === 'client')
    await notify(trx, {
      to: [candidate.userId],
      kind: 'profile.review_invited',
      message: sentence('{company} wrote a review about you. {rest}', {
        company: company.name,
        rest,
      }),
      link: '/candidate/reviews',
      jobId,
      devId: candidateId,
      clientId: companyId,
    })
  else
    await notify(trx, {
      to: await owners(trx, companyId),
      kind: 'company.review_invited',
      message: sentence('A candidate wrote a review about you. {rest}', { rest }),
      link: `/client/jobs/${jobId}/applicants`,
      jobId,
      clientId: companyId,
    })
}

const owners = (trx: Trx, companyId: number) => peopleWho(trx, companyId, 'company_profile')
