import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import User, { type AdminRole } from '#api/accounts/models/user'
import OneTimeCode from '#api/accounts/models/one_time_code'
import { AdminInvited } from '#api/accounts/events'

type Invitation = { email: string; firstName: string; lastName: string; adminRole: AdminRole; countryCode?: string; timeZone?: string }

/** Makes a platform member, who chooses a password by the link of the invitation mail within seven days. */
export async function inviteAdmin(invitation: Invitation, by: User | null, client?: TransactionClientContract) {
  if (by && by.adminRole !== 'super') throw new Refusal('Only a super admin manages members', { status: 403, reason: 'role' })
  const invite = async (trx: TransactionClientContract) => {
    const email = invitation.email.trim().toLowerCase()
    const taken = await User.query({ client: trx }).where('email', email).first()
    if (taken) throw new Refusal('This e-mail address already has an account; use another', { field: 'email' })
    const user = await User.create({ ...invitation, email, userType: 'admin', status: 'active' } as Partial<User>, { client: trx })
    const token = await OneTimeCode.issueToken(trx, user, 'invitation')
    await AdminInvited.dispatch(user, by, token, trx)
    return user
  }
  return client ? invite(client) : db.transaction(invite)
}
