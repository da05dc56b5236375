import db from '@adonisjs/lucid/services/db'
import { visibleCompanySql } from '#api/companies/models/company'
import type { ApplicationStatus } from '#api/applications/application_flow'

export type RecentAnswer = {
  companyName: string
  slug: string
  logoKey: string | null
  days: number
  status: ApplicationStatus
  /** Whether the candidate was told why. */
  gaveReason: boolean
}

/** As many as are beside the first words of the home page. */
export const SHOWN = 4
/** Fewer than these say more of one company than of the place. */
const FEWEST = 3
/** A day looks at as many answers at most. */
const LATEST = 300

/**
 * The latest answer of each company that answered somebody in the last week, newest first; `days` from the application
 * to it, one at least. Nobody is named, and an answer is a day old, so that its candidate has read it first. The start
 * page asks for it each time: one statement, and no whole companies.
 */
export async function recentAnswers(limit: number): Promise<RecentAnswer[]> {
  const { rows } = await db.rawQuery<{ rows: RecentAnswer[] }>(
    `with latest as (
       select company_id, status, created_at, first_answered_at, feedback is not null as gave_reason from applications
       where first_answered_at > now() - interval '8 days' and first_answered_at < now() - interval '1 day'
         and held_status is null and merged_into_id is null
         and status not in ('withdrawn', 'job_closed', 'expired')
       order by first_answered_at desc limit :latest
     ), each as (
       select distinct on (company_id) company_id, status, first_answered_at, gave_reason,
         greatest(1, ceil(extract(epoch from first_answered_at - created_at) / 86400))::int as days
       from latest order by company_id, first_answered_at desc
     ) select companies.name as "companyName", slug, logo_key as "logoKey", days, status, gave_reason as "gaveReason"
       from each join companies on companies.id = company_id and ${visibleCompanySql}
       order by first_answered_at desc limit :most`,
    { latest: LATEST, most: Math.max(limit, FEWEST) }
  )
  return rows.length < FEWEST ? [] : rows.slice(0, limit)
}
