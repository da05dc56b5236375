import db from '@adonisjs/lucid/services/db'
import type Company from '#api/companies/models/company'
import { jobFlow } from '#api/jobs/job_flow'

export type TitleCheck = {
  jobTitle: string
  suggestions: {
    id: number
    name: string
    category_id: number | null
    category_name: string | null
    likeness: number
  }[]
  duplicates: { id: number; title: string; status: string; is_approved: boolean | null }[]
}

/** A title as we would keep it, known titles like it, and open jobs of the same company that say the same. */
export async function checkTitle(
  company: Company,
  jobTitle: string,
  exceptJob?: number
): Promise<TitleCheck> {
  const [{ rows: suggestions }, { rows: duplicates }] = await Promise.all([
    db.rawQuery(
      `select job_titles.id, job_titles.name, job_categories.id as category_id, job_categories.name as category_name, likeness
       from job_titles left join job_categories on job_categories.id = job_titles.job_category_id
       cross join lateral (
         select max(greatest(similarity(term, :title), case when lower(term) = lower(:title) then 1 else 0 end)) as likeness from unnest(array_prepend(job_titles.name::text, job_titles.synonyms)) as term
       ) best
       where job_titles.status = 'active' and likeness >= 0.25 order by likeness desc, job_titles.name limit 5`,
      { title: jobTitle }
    ),
    db.rawQuery(
      `select id, title, status, is_approved from jobs
       where company_id = :company and status <> all(:ended) and id <> :except and (lower(title) = lower(:title) or similarity(title, :title) >= 0.8) order by id desc limit 5`,
      { company: company.id, ended: jobFlow.over as never, except: exceptJob ?? 0, title: jobTitle }
    ),
  ])
  return { jobTitle, suggestions, duplicates }
}
