import db from '@adonisjs/lucid/services/db'

const BATCH = 500

/**
 * Takes the skill tests whose pass has run out off the documents of search: nothing else is written when a pass ends.
 * Returns how many profiles were looked at. Safe to run twice; a second run finds nothing to do.
 */
export default async function dropMarks() {
  let after = 0
  let seen = 0
  for (;;) {
    const { rows } = await db.rawQuery(EXPIRED, { after, limit: BATCH })
    const ids = (rows as { id: number }[]).map(({ id }) => id)
    if (ids.length > 0)
      await db.rawQuery('select refresh_candidate_documents(?::bigint[])', [ids] as any)
    seen += ids.length
    if (ids.length < BATCH) return seen
    after = ids.at(-1)!
  }
}

const EXPIRED = `
  select distinct d.candidate_id as id from test_results r
  join assessments t on t.id = r.assessment_id and t.kind = 'skill'
  join candidate_documents d on d.candidate_id = r.candidate_id and d.test_ids @> array[t.skill_id::int]
  where r.passed and r.valid_until <= now() and d.candidate_id > :after and not exists (
    select from test_results o join attempts a on a.id = o.attempt_id and a.status = 'done'
    where o.candidate_id = r.candidate_id and o.assessment_id = r.assessment_id and o.passed and o.shown and o.valid_until > now())
  order by 1 limit :limit`
