import type CompanyMember from '#api/companies/models/company_member'
import { withMarks } from '#api/candidates/verified_marks'
import Application from '#api/applications/models/application'
import { offersSeenBy } from '#api/applications/offers/offers_seen_by'

/** An application with all that its company sees of it; its offers only with the right to move it. */
export async function openedApplication(member: CompanyMember, id: number) {
  const application = await Application.query()
    .where('company_id', member.companyId)
    .where('id', id)
    .withScopes((scopes) => scopes.withCard())
    .preload('candidate', (candidate) =>
      candidate.withScopes((scopes) => (scopes.withCard(), scopes.withBackground()))
    )
    .preload('events', (events) => events.orderBy('id').preload('actor'))
    .preload('job', (job) => job.preload('company'))
    .preload('offers', offersSeenBy(member))
    .preload('merged', (merged) =>
      merged
        .withScopes((scopes) => scopes.reached())
        .orderBy('id')
        .preload('candidate', (candidate) => candidate.preload('user'))
        .preload('events', (events) => events.orderBy('id').preload('actor'))
    )
    .firstOrFail()
  await withMarks(application.candidate)
  return application
}
