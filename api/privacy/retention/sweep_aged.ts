import db from '@adonisjs/lucid/services/db'
import env from '#config/env'
import { MAILS_KEEP_MONTHS, NOTIFICATIONS_KEEP_MONTHS } from '#api/privacy/privacy_facts'

/** Rows of a statement: each is a short transaction of its own. */
const BATCH = 5_000

/** Those from before there were months; the others go with their part. */
const BEFORE = 'partitions.notifications_before'

/** Ids rise with time, so the oldest are found without an index of their times. */
const oldestNotifications = `select id from (select id, created_at from ${BEFORE} order by id limit ${BATCH}) oldest
  where created_at < now() - make_interval(months => ?)`

/** What a company wrote to an applicant belongs to the application, and goes with it. */
const oldestMails = `select id from mails where created_at < now() - make_interval(months => ?)
  and not exists (select from company_mails written where written.mail_id = mails.id) order by created_at limit ${BATCH}`

/**
 * The scheduled command that deletes mails of the product, and notifications from before they lay in parts of a month, when
 * they are older than their settings say. Safe to run twice; returns how many went.
 */
export default async function sweepAged() {
  return {
    notifications: await sweep(
      BEFORE,
      oldestNotifications,
      env.get('NOTIFICATIONS_KEEP_MONTHS', NOTIFICATIONS_KEEP_MONTHS)
    ),
    mails: await sweep('mails', oldestMails, env.get('MAILS_KEEP_MONTHS', MAILS_KEEP_MONTHS)),
  }
}

async function sweep(table: string, oldest: string, months: number) {
  if (months === 0) return 0
  const { rows } = await db.rawQuery('select to_regclass(?) as found', [table])
  if (!rows[0].found) return 0
  for (let gone = 0; ;) {
    const { rowCount } = await db.rawQuery(`delete from ${table} where id in (${oldest})`, [months])
    if (rowCount === 0) return gone
    gone += rowCount
  }
}
