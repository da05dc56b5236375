import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import type { LanguageCode } from '#api/languages/language_facts'
import { Refusal } from '#api/http/refusal'
import type { UserSignedUp } from '#api/accounts/events'
import { accountAt, freeAddress } from '#api/accounts/sign_up/unclaimed'
import SignUp from '#api/accounts/models/sign_up'
import { awaitProof, lockAddress } from '#api/accounts/sign_up/sign_up'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'
import User from '#api/accounts/models/user'
import { peopleWho } from '#api/companies/access/people_who'
import { notify } from '#api/notifications/notify'
import { assignJobs } from '#api/companies/company_ports'
import CompanyInvite from '#api/companies/models/company_invite'
import CompanyMember from '#api/companies/models/company_member'
import { hashInvite } from '#api/companies/team/invite_colleague'
import { roleNames } from '#api/companies/access/company_rights'
import { tellColleagues } from '#api/companies/access/tell_colleagues'
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
  if (!invite) throw goneInvite()
  return invite
}

const goneInvite = () =>
  new Refusal('This invitation was used, withdrawn or has expired; ask for a new one', {
    status: 422,
    code: 'E_LINK_INVALID',
    field: 'token',
  })

/**
 * Takes the place. A mailed link proves the address, so the person is signed in at once. One that came by hand does
 * not: it begins a sign-up that waits for the code mailed to the address, and tells nothing about that address.
 * Of two at once only one passes.
 */
export async function acceptInvite(
  input: Infer<typeof form>,
  device: Device,
  language: LanguageCode
) {
  const found = await findInvite(input.token)
  if (found.tokenHash !== hashInvite(input.token)) return beginByHand(found, input, language)
  return db.transaction(async (trx) => {
    await lockAddress(trx, found.email)
    const invite = await findInvite(input.token, trx)
    await assertFree(trx, invite.email)
    await freeAddress(trx, invite.email)
    const { company, email } = invite
    const user = await User.create(
      {
        ...personOf(input),
        email,
        password: input.password,
        userType: 'client',
        status: 'active',
        countryCode: company.countryCode,
        timeZone: input.timeZone ?? 'Asia/Kolkata',
        language,
        emailVerifiedAt: DateTime.now(),
      } as Partial<User>,
      { client: trx }
    )
    await joinTeam(trx, invite, user)
    await SignUp.query({ client: trx }).where('email', email).delete()
    return { email, opened: await openSession(user, device, { client: trx }), ticket: null }
  })
}

async function beginByHand(
  { id, email, company }: CompanyInvite,
  input: Infer<typeof form>,
  language: LanguageCode
) {
  const { ticket } = await awaitProof({
    ...personOf(input),
    email,
    password: input.password,
    userType: 'client',
    companyName: null,
    countryCode: company.countryCode,
    timeZone: input.timeZone ?? 'Asia/Kolkata',
    language,
    inviteId: id,
  })
  return { email, opened: null, ticket }
}

/** A sign-up that an invitation began joins its team once the address is proved. */
export async function joinInvitedTeam({ user, signUp, trx }: UserSignedUp) {
  if (!signUp.inviteId) return
  const invite = await CompanyInvite.query({ client: trx })
    .withScopes((scopes) => scopes.open())
    .where('id', signUp.inviteId)
    .where('expires_at', '>', new Date())
    .whereHas('company', (company) => company.where('is_active', true))
    .preload('company')
    .first()
  if (!invite) throw goneInvite()
  await joinTeam(trx, invite, user)
}

async function joinTeam(trx: TransactionClientContract, invite: CompanyInvite, user: User) {
  await trx.rawQuery('select id from companies where id = ? for no key update', [invite.companyId])
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
  const taken = await trx
    .from('company_invites')
    .where('id', invite.id)
    .whereNull('accepted_at')
    .update({ accepted_at: new Date(), updated_at: new Date() })
  if (!Number(taken)) throw goneInvite()
  if (invite.jobIds.length > 0) await assignJobs(member, invite.jobIds, trx)
  await tellColleagues(member, 'invite_user', trx)
  await tellTeam(trx, invite, user)
}

/** An address has one account and one role. Said only to someone who reads the address's mail. */
async function assertFree(trx: TransactionClientContract, email: string) {
  if (await accountAt(trx, email))
    throw new Refusal(
      'This e-mail address already has an account here, and an address has one role; ask to be invited at another address',
      { field: 'email' }
    )
}

function personOf({ name, fName, lName }: Infer<typeof form>) {
  const [first, ...rest] = (name ?? fName!).split(/\s+/)
  return name
    ? { firstName: first.slice(0, 60), lastName: rest.join(' ').slice(0, 60) }
    : { firstName: fName!, lastName: lName ?? '' }
}

async function tellTeam(trx: TransactionClientContract, invite: CompanyInvite, user: User) {
  const managers = await peopleWho(trx, invite.companyId, 'company_users')
  const message = sentence('{name} joined your team as {role}', {
    name: user.fullName,
    role: sentence(roleNames[invite.role]),
  })
  await notify(trx, {
    to: [...managers, ...(invite.invitedBy ? [invite.invitedBy] : [])].filter(
      (id) => id !== user.id
    ),
    kind: 'company.joined',
    message,
    link: '/client/team',
    clientId: invite.companyId,
  })
}
