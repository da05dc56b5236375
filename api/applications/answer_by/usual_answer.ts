import db from '@adonisjs/lucid/services/db'
import { Kept } from '#api/http/kept'
import type Application from '#api/applications/models/application'

/** Fewer answers than these say nothing of what is usual. */
const FEWEST = 5
const LOOK_BACK_DAYS = 180
/** The latest of a company that count, so that a large one costs no more than a small one. */
const LATEST = 500
const HOUR = 3_600_000

const kept = new Kept<{ days: number | null }>({ most: 5_000, freshFor: HOUR })

/** Adds to applications in how many days their company answers as a rule (the median of half a year), where enough is known. */
export async function withUsualAnswers(applications: Application[]) {
  for (const application of applications) {
    application.$extras.usualDays = await usualDays(application.companyId)
  }
}

/** In how many days a company answers as a rule; null where too little is known. Kept for an hour. */
export const usualDays = async (companyId: number) =>
  (await kept.get(String(companyId), () => median(companyId))).days

async function median(companyId: number): Promise<{ days: number | null }> {
  const { rows } = await db.rawQuery<{ rows: { answers: number; days: number | null }[] }>(
    `select count(*)::int as answers,
       percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 86400) as days
     from (
       select created_at, first_answered_at from applications
       where company_id = :company and created_at > now() - make_interval(days => :back) and first_answered_at is not null
         and merged_into_id is null
       order by created_at desc limit :latest
     ) answered`,
    { company: companyId, back: LOOK_BACK_DAYS, latest: LATEST }
  )
  const [{ answers, days }] = rows
  return { days: answers < FEWEST || days === null ? null : Math.max(1, Math.round(days)) }
}
