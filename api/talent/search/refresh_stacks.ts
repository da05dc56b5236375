import db from '@adonisjs/lucid/services/db'
import { settings } from '#api/http/settings'

const BATCH = 500
const KEY = 'search_stacks_refreshed_at'

/**
 * Who holds a stack follows from its skills: after an edit of stacks, profiles with one of their skills are looked at
 * again. The time of the last run is kept, so an outage skips nothing, and a second run finds nothing to do.
 */
export default async function refreshStacks() {
  const { rows } = await db.rawQuery('select now()::text as now')
  // the first run has nothing behind it
  const since = (await settings.read<string>(KEY)) ?? rows[0].now
  const edited = await db.rawQuery(
    'select coalesce(array_agg(distinct skill), array[]::int[]) as skills from stacks, unnest(skill_ids) skill where updated_at > ?::timestamptz',
    [since]
  )
  let after = 0
  let seen = 0
  for (;;) {
    const { rows: holders } = await db.rawQuery(
      'select candidate_id as id from candidate_documents where searchable and skill_ids && ?::int[] and candidate_id > ? order by candidate_id limit ?',
      [edited.rows[0].skills, after, BATCH]
    )
    const ids = (holders as { id: number }[]).map(({ id }) => id)
    if (ids.length > 0)
      await db.rawQuery('select refresh_candidate_documents(?::bigint[])', [ids] as any)
    seen += ids.length
    if (ids.length < BATCH) break
    after = ids.at(-1)!
  }
  await settings.write(KEY, rows[0].now)
  return seen
}
