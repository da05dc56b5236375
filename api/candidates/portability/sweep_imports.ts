import db from '@adonisjs/lucid/services/db'
import { IMPORT_DAYS } from '#api/candidates/candidate_facts'

/** Drops what was brought along from elsewhere and not accepted for a month: what was accepted is on the profile. */
export default async function sweepImports() {
  const { rowCount } = await db.rawQuery(
    `delete from profile_imports where created_at < now() - make_interval(days => ?)`,
    [IMPORT_DAYS]
  )
  return rowCount as number
}
