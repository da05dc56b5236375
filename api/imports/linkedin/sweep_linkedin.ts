import db from '@adonisjs/lucid/services/db'
import { LINKEDIN_DAYS } from '#api/imports/import_facts'

const BATCH = 500

/** Removes LinkedIn candidates whom no import named for three months. Safe to run twice; returns how many. */
export default async function sweepLinkedin() {
  for (let done = 0; ;) {
    const { rowCount } = await db.rawQuery(
      `delete from linkedin_candidates where id in (
         select id from linkedin_candidates where updated_at < now() - make_interval(days => ?) order by updated_at, id limit ${BATCH} for update skip locked)`,
      [LINKEDIN_DAYS]
    )
    done += rowCount
    if (rowCount < BATCH) return done
  }
}
