import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#api/accounts/audit/audit'
import { VisitEnded } from '#api/accounts/events'
import type AccountVisit from '#api/accounts/models/account_visit'
import User from '#api/accounts/models/user'

/** Ends a visit, which the caller has locked, with its session; its person hears of it. One that is over stays as it is. */
export async function endVisit(visit: AccountVisit, trx: TransactionClientContract) {
  if (visit.endedAt) return
  visit.endedAt = DateTime.min(DateTime.now(), visit.expiresAt)
  await visit.useTransaction(trx).save()
  await trx.from('sessions').where('visit_id', visit.id).delete()
  const user = await User.query({ client: trx }).where('id', visit.userId).firstOrFail()
  await audit(trx, {
    actorId: visit.adminId,
    action: 'account-visits.end',
    subjectType: 'account-visits',
    subjectId: visit.id,
    subjectLabel: user.fullName,
  })
  await VisitEnded.dispatch(visit, user, trx)
}
