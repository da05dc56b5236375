import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { audit, type Origin } from '#api/accounts/audit/audit'
import AccountVisit from '#api/accounts/models/account_visit'
import type Session from '#api/accounts/models/session'
import User from '#api/accounts/models/user'
import { openVisitSession, type Device } from '#api/accounts/sign_in/session_token_guard'
import { endVisit } from '#api/accounts/visits/end_visit'
import { VISIT_MINUTES } from '#api/accounts/visits/visit_facts'
import { Refusal } from '#api/http/refusal'

type Input = { userId: number; reason: string }

/**
 * Lets an administrator see an account as its person does, for half an hour; a visit that they have already ends.
 * Returns the token of the visit's session. Refuses with 404 who is not there, with 403 other administrators, and with
 * 409 an account that nobody signs in to.
 */
export async function beginVisit(
  admin: User,
  session: Session,
  { userId, reason }: Input,
  device: Device,
  origin: Origin
) {
  return db.transaction(async (trx) => {
    // one after the other, so that two at once do not both find no visit to end
    await User.query({ client: trx }).where('id', admin.id).forUpdate().firstOrFail()
    const user = await User.query({ client: trx }).where('id', userId).firstOrFail()
    if (user.userType === 'admin')
      throw new Refusal('Nobody can view the account of another administrator', {
        status: 403,
        reason: 'role',
      })
    if (user.status !== 'active')
      throw new Refusal('Nobody can sign in to this account, so there is nothing to view')
    const before = await AccountVisit.query({ client: trx })
      .where('adminId', admin.id)
      .whereNull('endedAt')
      .forUpdate()
    for (const visit of before) await endVisit(visit, trx)
    const visit = await AccountVisit.create(
      {
        userId: user.id,
        adminId: admin.id,
        adminSessionId: session.id,
        reason,
        expiresAt: DateTime.now().plus({ minutes: VISIT_MINUTES }),
      },
      { client: trx }
    )
    visit.$setRelated('user', user)
    const token = await openVisitSession(visit, device, trx)
    await audit(
      trx,
      {
        actorId: admin.id,
        action: 'account-visits.begin',
        subjectType: 'account-visits',
        subjectId: visit.id,
        subjectLabel: user.fullName,
        reason,
      },
      origin
    )
    return { visit, token }
  })
}
