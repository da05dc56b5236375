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
        message: `${company.name} reviewed you`,
        link: '/candidate/reviews',
        devId: candidate.id,
        clientId,
        mail: {
          subject: `${company.name} reviewed you`,
          lines: [`A review of ${company.name} is on your profile now.`],
          action: { label: 'Read the review', path: '/candidate/reviews' },
        },
      })
    else
      await notify(trx, {
        to: await owners(trx, clientId),
        kind: 'company.review',
        message: 'A candidate reviewed your company',
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

const owners = (trx: Trx, companyId: number) => peopleWho(trx, companyId, 'company_profile')
