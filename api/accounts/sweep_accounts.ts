import db from '@adonisjs/lucid/services/db'
import { CODES_KEPT_HOURS } from '#api/accounts/account_facts'

/** Removes what is over: dead sessions, sign-ups that nobody proved, spent codes and tickets, attempts to sign in elsewhere, and counts of limits that have passed. */
export default async function sweepAccounts() {
  await db.from('sessions').where('expires_at', '<', new Date()).delete()
  await db.from('sign_ups').where('expires_at', '<', new Date()).delete()
  await db.from('sign_in_tickets').where('expires_at', '<', new Date()).delete()
  await db.from('sign_in_attempts').where('expires_at', '<', new Date()).delete()
  await db.rawQuery(
    'delete from one_time_codes where expires_at < now() - make_interval(hours => ?)',
    [CODES_KEPT_HOURS]
  )
  await db.from('rate_limits').where('expire', '<', Date.now()).delete()
}
