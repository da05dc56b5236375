import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import { browseWithCounts } from '#api/jobs/browse/browse_jobs'
import Company from '#api/companies/models/company'
import Job from '#api/jobs/models/job'
import { liveHostOf } from '#api/integrations/careers/careers_host'
import CareersPage from '#api/integrations/models/careers_page'
import { CAREERS_JOBS, FEED_JOBS } from '#api/integrations/careers/careers_facts'
import { cleanAhead } from '#api/http/text/rich_text'
import { textOfJob } from '#api/pages/heads'
import type { careersListValidator } from '#api/pages/careers/careers_validators'

export type Careers = {
  company: Company
  page: CareersPage
  /** The company's own host, where the page is found first. */
  host: string | undefined
}
export type Filter = Infer<typeof careersListValidator>

/** The careers page of a company by its slug: of those that everyone may see, while it is on; else a 404. */
export async function careersOf(slug: string): Promise<Careers> {
  const company = await Company.query()
    .withScopes((scopes) => scopes.visible())
    .where('slug', slug.slice(0, 200))
    .firstOrFail()
  const [page, host] = await Promise.all([CareersPage.of(company.id), liveHostOf(company.id)])
  if (!page.isOn) throw new errors.E_ROW_NOT_FOUND()
  return { company, page, host }
}

/** A page of its public jobs, the newest first. */
export const jobsAt = ({ company }: Careers, filter: Filter) =>
  browseWithCounts({ ...filter, limit: CAREERS_JOBS, companyId: company.id }, undefined)

/** Its public jobs for a feed, their texts cleaned. */
export async function feedOf({ company }: Careers) {
  const jobs = await Job.query()
    .withScopes((scopes) => scopes.public())
    .where('jobs.company_id', company.id)
    .preload('company')
    .orderBy('refreshed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FEED_JOBS)
  await cleanAhead(jobs.map(textOfJob))
  return jobs
}
