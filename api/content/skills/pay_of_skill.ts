import db from '@adonisjs/lucid/services/db'
import { PAY_FROM } from '#api/content/content_facts'

export type PayOfCountry = {
  countryCode: string
  country: string
  currency: string
  from: number
  to: number
  jobs: number
}

/**
 * What open jobs for a skill pay a year, by country: the middle half, in whole units of the currency that most jobs
 * there are paid in. A country with too few jobs or companies is left out, as its numbers would be somebody's.
 */
export async function payOfSkill(skillId: number): Promise<PayOfCountry[]> {
  const { rows } = await db.rawQuery(
    `with paid as (
       select job.country_code, job.currency, s.company_id, (job.pay_min + job.pay_max) / 2.0 as pay
       from job_skills job join jobs s on s.id = job.job_id
       where job.skill_id = :skill and job.valid_through > now() and job.pay_max > 0 and job.country_code is not null
     ), counted as (
       select country_code, currency, count(*)::int as jobs, count(distinct company_id) as companies,
         percentile_cont(0.25) within group (order by pay) as low, percentile_cont(0.75) within group (order by pay) as high
       from paid group by country_code, currency
       having count(*) >= ${PAY_FROM.jobs} and count(distinct company_id) >= ${PAY_FROM.companies}
     )
     select distinct on (c.country_code) c.country_code as "countryCode", coalesce(l.name, c.country_code) as country, c.currency, c.jobs,
       round(c.low)::bigint as "from", round(c.high)::bigint as "to"
     from counted c left join locations l on l.kind = 'country' and l.code = c.country_code
     order by c.country_code, c.jobs desc limit 40`,
    { skill: skillId }
  )
  return rows
    .map((row: PayOfCountry) => ({ ...row, from: Number(row.from), to: Number(row.to) }))
    .sort((a: PayOfCountry, b: PayOfCountry) => b.jobs - a.jobs)
}
