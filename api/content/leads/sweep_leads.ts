import db from '@adonisjs/lucid/services/db'
import { CLOSED_DAYS, SPAM_DAYS } from '#api/content/leads/lead_facts'

/** Deletes spam and leads that were closed long ago. Safe to run twice; returns how many went. */
export default async function sweepLeads() {
  const { rowCount } = await db.rawQuery(
    `delete from leads where id in (select id from leads
       where closed_at < now() - make_interval(days => case status when 'spam' then ${SPAM_DAYS} else ${CLOSED_DAYS} end) limit 5000)`
  )
  return rowCount as number
}
