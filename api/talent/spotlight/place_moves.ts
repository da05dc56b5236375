import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import { grantPlace, type PlaceInput } from '#api/talent/spotlight/grant_place'

/** An admin's verb: into a place for days, until a date (by the name that the console sends), or not any more. */
const place =
  (of: 'candidate' | 'company' | 'job', kind: 'spotlight' | 'promotion', ...dates: string[]) =>
  (
    { id }: { id: number },
    admin: User,
    input: Pick<PlaceInput, 'days' | 'note'> & Record<string, any>,
    trx: TransactionClientContract
  ) =>
    grantPlace(trx, kind, { of, id }, admin, {
      days: input.days,
      until: dates.map((name) => input[name]).find((date) => date != null),
      note: input.note,
    })

export const candidatePlaces = {
  model: () => Candidate,
  spotlight: place('candidate', 'spotlight', 'spotlightExpiryDate', 'expiryDate'),
  promote: place('candidate', 'promotion', 'profilePromotionExpiryDate', 'expiryDate'),
}

export const companyPlaces = {
  model: () => Company,
  spotlight: place('company', 'spotlight', 'spotlightExpiryDate'),
}

export const jobPlaces = {
  model: () => Job,
  promote: place('job', 'promotion', 'promotionExpiryDate'),
}
