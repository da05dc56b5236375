import db from '@adonisjs/lucid/services/db'
import AccountVisit from '#api/accounts/models/account_visit'
import { endVisit } from '#api/accounts/visits/end_visit'

const BATCH = 100

/**
 * Ends the visits whose time is over, whose session is gone, or whose administrator signed out. Returns how many. Safe to
 * run twice; a second run finds none.
 */
export default async function endVisits() {
  return db.transaction(async (trx) => {
    const over = await AccountVisit.query({ client: trx })
      .whereNull('endedAt')
      .where((gone) =>
        gone
          .where('expiresAt', '<=', new Date())
          .orWhereNull('adminSessionId')
          .orWhereNotExists((session: any) =>
            session.from('sessions').whereColumn('sessions.visit_id', 'account_visits.id')
          )
      )
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
    for (const visit of over) await endVisit(visit, trx)
    return over.length
  })
}
