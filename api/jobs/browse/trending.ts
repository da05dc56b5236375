import db from '@adonisjs/lucid/services/db'
import { TRENDING_DAYS } from '#api/jobs/job_facts'

export type Trend = { id: number; name: string; slug: string; icon: string | null; jobs: number }

/** The newest public jobs. */
const recent = `select skill_ids, job_category_id from jobs
  where listed and valid_through > now() and refreshed_at > now() - interval '${TRENDING_DAYS} days'
  order by refreshed_at desc, id desc limit 1000`

/** The skills that the newest public jobs ask for most; the most popular ones follow. */
export async function trendingSkills(limit: number): Promise<Trend[]> {
  const { rows } = await db.rawQuery(
    `with recent as (${recent}), counted as (select skill_id, count(*)::int as jobs from recent, unnest(skill_ids) skill_id group by 1)
     select s.id, s.name, s.slug, s.icon, coalesce(c.jobs, 0) as jobs
     from skills s left join counted c on c.skill_id = s.id where s.status = 'active'
     order by coalesce(c.jobs, 0) desc, s.popularity desc, s.id limit ?`,
    [limit]
  )
  return rows
}

/** The job categories with most of the newest public jobs. */
export async function trendingCategories(limit: number): Promise<Trend[]> {
  const { rows } = await db.rawQuery(
    `with recent as (${recent})
     select c.id, c.name, c.slug, c.icon, count(r.job_category_id)::int as jobs
     from job_categories c left join recent r on r.job_category_id = c.id where c.status = 'active'
     group by c.id order by jobs desc, c.id limit ?`,
    [limit]
  )
  return rows
}
