import type { RelationQueryBuilderContract } from '@adonisjs/lucid/types/relations'
import { extentOf } from '#api/companies/access/company_rights'
import type CompanyMember from '#api/companies/models/company_member'
import type Offer from '#api/applications/models/offer'

/** Narrows the offers of applications, the latest first, to those that a member sees: who moves applicants, of their jobs. */
export const offersSeenBy =
  ({ role, userId }: Pick<CompanyMember, 'role' | 'userId'>) =>
  (offers: RelationQueryBuilderContract<typeof Offer, any>) => {
    const extent = extentOf('move_applicants', role)
    offers.orderBy('id', 'desc').preload('file')
    if (extent === 'assigned')
      offers.whereRaw(
        'exists (select from applications a join job_members t on t.job_id = a.job_id where a.id = offers.application_id and t.user_id = ?)',
        [userId]
      )
    else if (!extent) offers.whereRaw('false')
  }
