import db from '@adonisjs/lucid/services/db'
import type Session from '#api/accounts/models/session'
import AccountVisit from '#api/accounts/models/account_visit'
import { SessionsEnded } from '#api/accounts/events'
import { endVisit } from '#api/accounts/visits/end_visit'

/** Ends one device's session; what it holds open closes. */
export async function endSession(session: Session) {
  if (session.visitId) await endVisitOf(session.visitId)
  await session.delete()
  await SessionsEnded.dispatch(session.userId, [session.id])
}

const endVisitOf = (id: number) =>
  db.transaction(async (trx) => {
    const visit = await AccountVisit.query({ client: trx }).where('id', id).forUpdate().first()
    if (visit) await endVisit(visit, trx)
  })
