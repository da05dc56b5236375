import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { labelIn } from '#api/http/choices'
import { Refusal } from '#api/http/refusal'
import { audit } from '#api/accounts/audit/audit'
import { IdentityChanged } from '#api/accounts/events'
import type Session from '#api/accounts/models/session'
import SignInIdentity from '#api/accounts/models/sign_in_identity'
import User from '#api/accounts/models/user'
import { finishAttempt, type Brought, type Person } from '#api/accounts/identities/attempts'
import { identityProviders, type IdentityProvider } from '#api/accounts/identities/identity_facts'
import { offered } from '#api/accounts/identities/providers'

/** The providers that are set up, or linked already, with what a person has linked. */
export async function identitiesOf(user: User) {
  const linked = await SignInIdentity.query().where('user_id', user.id)
  const open = offered().map(({ value }) => value as string)
  return identityProviders
    .map(({ value, label }) => {
      const identity = linked.find(({ provider }) => provider === value)
      return {
        provider: value,
        name: label,
        isOffered: open.includes(value),
        isLinked: identity !== undefined,
        address: identity?.address ?? null,
        since: identity?.createdAt.toUTC().toISO() ?? null,
        lastUsedAt: identity?.lastUsedAt?.toUTC().toISO() ?? null,
        mayUnlink: Boolean(user.password) || linked.length > 1,
      }
    })
    .filter(({ isOffered, isLinked }) => isOffered || isLinked)
}

/**
 * Links the account that a signed-in person chose at a provider, whatever its address is. Refuses with 409 one that is
 * another person's way in.
 */
export async function linkIdentity(
  user: User,
  session: Session,
  provider: IdentityProvider,
  brought: Brought,
  browser: string | undefined
) {
  const person = await finishAttempt(provider, brought, browser, session.id)
  if (user.userType === 'admin')
    throw new Refusal('Administrators sign in with their password', { reason: 'role' })
  await db.transaction(async (trx) => {
    const known = await SignInIdentity.query({ client: trx })
      .where({ provider, subject: person.subject })
      .first()
    if (known?.userId === user.id) return
    if (known)
      throw new Refusal(
        sentence('This {provider} account belongs to another person here; unlink it there first', {
          provider: labelIn(identityProviders, provider),
        })
      )
    await keepIdentity(trx, user, provider, person)
  })
}

/** Keeps a way in, tells its person by mail, and writes it down. One account of a provider a person. */
export async function keepIdentity(
  trx: TransactionClientContract,
  user: User,
  provider: IdentityProvider,
  { subject, email }: Person
) {
  await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
  if (await SignInIdentity.query({ client: trx }).where({ userId: user.id, provider }).first())
    throw new Refusal(
      sentence('Another {provider} account is linked to this one; unlink it under Settings first', {
        provider: labelIn(identityProviders, provider),
      })
    )
  const identity = await SignInIdentity.create(
    { userId: user.id, provider, subject, address: email, lastUsedAt: DateTime.now() },
    { client: trx }
  )
  await tell(trx, user, identity, 'linked')
}

/** Ends a way in, and whatever else is signed in: it may have come by it. Refuses with 404 what is not linked, and with 409 the last way where there is no password. */
export async function unlinkIdentity(user: User, session: Session, provider: IdentityProvider) {
  await db.transaction(async (trx) => {
    const locked = await User.query({ client: trx }).where('id', user.id).forUpdate().firstOrFail()
    const linked = await SignInIdentity.query({ client: trx }).where('user_id', user.id)
    const identity = linked.find((each) => each.provider === provider)
    if (!identity) throw new errors.E_ROW_NOT_FOUND()
    if (!locked.password && linked.length === 1)
      throw new Refusal(
        'This is your only way to sign in. Choose a password first: sign out and use “Forgot your password?”'
      )
    await identity.useTransaction(trx).delete()
    await locked.endSessions(trx, { except: session.id })
    await tell(trx, user, identity, 'unlinked')
  })
}

async function tell(
  trx: TransactionClientContract,
  user: User,
  { id, provider }: SignInIdentity,
  change: 'linked' | 'unlinked'
) {
  await audit(trx, {
    actorId: user.id,
    action: `sign_in_identities.${change === 'linked' ? 'link' : 'unlink'}`,
    subjectType: 'sign_in_identities',
    subjectId: id,
    after: { provider },
  })
  await IdentityChanged.dispatch(user, labelIn(identityProviders, provider)!, change, trx)
}
