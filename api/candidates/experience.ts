import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** Years in employment, months in two places at once counted once; a month that is named counts whole, up to today. */
export async function refreshExperience(trx: QueryClientContract, candidateId: number) {
  await trx.rawQuery(
    `update candidates set experience_years = coalesce((
       select round(sum(upper(span) - lower(span)) / 365.25, 1)
       from unnest((
         select range_agg(daterange(starts_on, greatest(starts_on, least(coalesce((ends_on + interval '1 month')::date, current_date), current_date))))
         from employments where candidate_id = candidates.id
       )) as span
     ), 0) where id = ?`,
    [candidateId]
  )
}
