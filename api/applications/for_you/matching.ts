import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { LocationKind } from '#api/taxonomy/taxonomy_facts'

/** Skills of a profile that are looked for, the foremost first. */
const SKILLS = 50
/** The newest jobs of each skill that are looked at, so that a common one costs no more than a rare one. */
const OF_SKILL = 300
/** Of these, as many as have most of the skills are judged. */
const JUDGED = 500
/** As many are ranked and paged; after them the public list is the better place. */
const MATCHES = 100

/** What speaks for each job, in points; skills first, as everything else is worth nothing without them. */
const points = { skills: 60, pay: 15, place: 15, answers: 10 }

export type Match = {
  id: number
  matched: number
  asked: number
  /** Whether the pay reaches the person's floor; null where one of them is not said. */
  paysEnough: boolean | null
  place: LocationKind | 'remote' | null
}

type Wanted = {
  candidateId: number
  /** Skills that must not be asked for. */
  without?: number[]
  /** A company that is left out. */
  notOf?: number
  page: number
  limit: number
}

/**
 * One page of the open jobs that fit a candidate best, by the skills they have, their pay floor, place and work modes, and
 * the company's record of answering. Left out are jobs that they applied for, and companies on their block list. One
 * statement, bounded at every step, so that it costs the same with a million jobs.
 */
export async function matchingJobs(
  { candidateId, without = [], notOf, page, limit }: Wanted,
  client: QueryClientContract = db.connection()
): Promise<{ matches: Match[]; total: number }> {
  const { rows } = await client.rawQuery<{ rows: (Match & { total: number })[] }>(
    `with me as (
       select c.id, c.country_code, c.state_code, lower(c.city) as city, c.work_modes, c.job_types, c.expected_pay, c.expected_pay_per, c.expected_pay_currency,
         pay_worth(c.expected_pay, c.expected_pay_per, c.expected_pay_currency) as floor,
         array(select skill_id::int from candidate_skills where candidate_id = c.id order by position, id limit ${SKILLS}) as skills
       from candidates c where c.id = :candidate
     ), near as (
       select listed.job_id from me, unnest(me.skills) as skill(id)
       cross join lateral (
         select job_id from job_skills where skill_id = skill.id and valid_through > now()
         order by refreshed_at desc, job_id desc limit ${OF_SKILL}
       ) listed
       group by listed.job_id order by count(*) desc, listed.job_id desc limit ${JUDGED}
     ), judged as (
       select j.id, cardinality(j.skill_ids) as asked,
         (select count(*)::int from unnest(j.skill_ids) as skill where skill = any(me.skills)) as matched,
         case when me.expected_pay is null or j.hide_budget or coalesce(j.budget_max, j.budget_min, 0) = 0 then null
           when j.currency = me.expected_pay_currency and j.budget_for = me.expected_pay_per then coalesce(j.budget_max, j.budget_min) >= me.expected_pay
           when me.floor = 0 or j.pay_worth = 0 then null
           else j.pay_worth >= me.floor end as pays_enough,
         case when j.location_type = 'Remote' then 'remote'
           when lower(j.city) = me.city and j.country_code = me.country_code then 'city'
           when j.state_code = me.state_code and j.country_code = me.country_code then 'state'
           when j.country_code = me.country_code then 'country' end as place,
         (cardinality(me.work_modes) = 0 or j.location_type = any(me.work_modes)) and (cardinality(me.job_types) = 0 or j.job_type = any(me.job_types)) as wanted,
         case when co.answers_due > 0 then co.answered_in_time::float / co.answers_due else 0.5 end as answers
       from near join jobs j on j.id = near.job_id join companies co on co.id = j.company_id, me
       where j.listed and j.valid_through > now() and not j.skill_ids && :without::int[]
         and (:not_of::bigint is null or j.company_id <> :not_of::bigint)
         and not exists (select from applications a where a.job_id = j.id and a.candidate_id = me.id)
         and not exists (select from candidate_blocks b where b.candidate_id = me.id and b.company_id = j.company_id)
     ), ranked as (
       select *, ${points.skills} * matched::float / greatest(asked, 1)
         + ${points.pay} * case pays_enough when true then 1 when false then -1 else 0.3 end
         + ${points.place} * case when not wanted then -1 when place = 'remote' or place = 'city' then 1 when place = 'state' then 0.7 when place = 'country' then 0.4 else -0.5 end
         + ${points.answers} * answers as score
       from judged order by score desc, id desc limit ${MATCHES}
     )
     select id, matched, asked, pays_enough as "paysEnough", place, count(*) over ()::int as total
     from ranked order by score desc, id desc limit :limit offset :offset`,
    {
      candidate: candidateId,
      without: without as any,
      not_of: notOf ?? null,
      limit,
      offset: (page - 1) * limit,
    } as any
  )
  if (rows.length === 0 && page > 1)
    return {
      matches: [],
      total: (await matchingJobs({ candidateId, without, notOf, page: 1, limit: 1 }, client)).total,
    }
  return {
    matches: rows.map(({ total: _, ...match }) => ({ ...match, id: Number(match.id) })),
    total: rows[0]?.total ?? 0,
  }
}
