import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { removeUnconfirmed, requestVerification } from '#api/accounts/sign_up/sign_up'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'
import User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { JobsAssigned } from '#api/companies/events'
import CompanyInvite from '#api/companies/models/company_invite'
import CompanyMember from '#api/companies/models/company_member'
import { hashInvite } from '#api/companies/team/invite_colleague'
import { roleNames } from '#api/companies/access/company_rights'
import type { acceptInvite as form } from '#api/companies/team/team_validators'

/** The open invitation of a link, mailed or passed on by hand. */
export async function findInvite(token: string, client: QueryClientContract = db.connection()) {
  const hash = hashInvite(token)
  const invite = await CompanyInvite.query({ client })
    .withScopes((scopes) => scopes.open())
    .where((either) => either.where('token_hash', hash).orWhere('link_hash', hash))
    .where('expires_at', '>', new Date())
    .whereHas('company', (company) => company.where('is_active', true))
    .preload('company')
    .preload('inviter')
    .first()
  if (!invite)
    throw new Refusal('This invitation is used, taken back or out of date; ask for a new one', {
      status: 422,
      code: 'E_LINK_INVALID',
      field: 'token',
    })
  return invite
}

/**
 * Takes the place. A mailed link proves the address, so the person is signed in at once; one that came by hand does
 * not, so a code is sent there first. Of two at once only one passes.
 */
export async function acceptInvite(input: Infer<typeof form>, device: Device) {
  const { email } = await findInvite(input.token)
  return db.transaction(async (trx) => {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 1))', [email])
    const invite = await findInvite(input.token, trx)
    await trx.rawQuery('select id from companies where id = ? for no key update', [
      invite.companyId,
    ])
    await makeRoom(trx, email)
    const isProven = invite.tokenHash === hashInvite(input.token)
    const user = await User.create(
      { ...personOf(input), ...accountOf(invite, input, isProven) },
      { client: trx }
    )
    const member = await CompanyMember.create(
      {
        companyId: invite.companyId,
        userId: user.id,
        role: invite.role,
        status: 'active',
        invitedBy: invite.invitedBy,
      },
      { client: trx }
    )
    await trx
      .from('company_invites')
      .where('id', invite.id)
      .update({ accepted_at: new Date(), updated_at: new Date() })
    if (invite.jobIds.length > 0) await JobsAssigned.dispatch(member, invite.jobIds, trx)
    await tellTeam(trx, invite, user)
    if (!isProven) await requestVerification(trx, user)
    return { user, opened: isProven ? await openSession(user, device, trx) : null }
  })
}

/** An address has one account and one role; one that was never confirmed gives way to its reader. */
async function makeRoom(trx: TransactionClientContract, email: string) {
  const owner = await User.query({ client: trx }).where('email', email).first()
  if (!owner) return
  if (!owner.isUnconfirmed)
    throw new Refusal(
      'This e-mail address has an account here already, and an address has one role; ask to be invited at another address',
      { field: 'email' }
    )
  await removeUnconfirmed(trx, owner)
}

function personOf({ name, fName, lName }: Infer<typeof form>) {
  const [first, ...rest] = (name ?? fName!).split(/\s+/)
  return name
    ? { firstName: first.slice(0, 60), lastName: rest.join(' ').slice(0, 60) }
    : { firstName: fName!, lastName: lName ?? '' }
}

const accountOf = (
  { email, company }: CompanyInvite,
  { password, timeZone }: Infer<typeof form>,
  isProven: boolean
): Partial<User> => ({
  email,
  password,
  userType: 'client',
  status: 'active',
  countryCode: company.countryCode,
  timeZone: timeZone ?? 'Asia/Kolkata',
  emailVerifiedAt: isProven ? DateTime.now() : null,
})

async function tellTeam(trx: TransactionClientContract, invite: CompanyInvite, user: User) {
  const owners = await CompanyMember.query({ client: trx }).where({
    companyId: invite.companyId,
    role: 'owner',
    status: 'active',
  })
  const message = `${user.fullName} joined your team as ${roleNames[invite.role]}`
  await notify(trx, {
    to: [
      ...owners.map(({ userId }) => userId),
      ...(invite.invitedBy ? [invite.invitedBy] : []),
    ].filter((id) => id !== user.id),
    kind: 'company.joined',
    message,
    link: '/client/team',
    clientId: invite.companyId,
  })
}
