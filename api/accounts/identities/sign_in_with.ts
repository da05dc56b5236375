import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { labelIn } from '#api/http/choices'
import type { LanguageCode } from '#api/languages/language_facts'
import { Refusal } from '#api/http/refusal'
import { lockAddress } from '#api/accounts/sign_up/sign_up'
import { accountAt } from '#api/accounts/sign_up/unclaimed'
import { newAccount } from '#api/accounts/sign_up/prove_email'
import SignInIdentity from '#api/accounts/models/sign_in_identity'
import { assertActive, enter, type Entered } from '#api/accounts/sign_in/sign_in'
import { openSession, type Device } from '#api/accounts/sign_in/session_token_guard'
import { finishAttempt, type Brought, type Person } from '#api/accounts/identities/attempts'
import { COMPLETE_MINUTES, identityProviders } from '#api/accounts/identities/identity_facts'
import type { IdentityProvider } from '#api/accounts/identities/identity_facts'
import { keepIdentity } from '#api/accounts/identities/link_identity'
import type { completeValidator } from '#api/accounts/identities/identity_validators'

const SEAL = 'sign-up by a provider'
type Outcome =
  { entered: Entered; newcomer: null } | { entered: null; newcomer: ReturnType<typeof newcomerOf> }
type Sealed = Person & { provider: IdentityProvider }

/**
 * Signs in by a provider: into the account that is linked, else into the one whose proved address the provider has proved
 * too. Asks for the second factor where there is one; an account that is new to the provider is linked when no other step
 * is left. Who has no account yet gets a ticket to make one. Refuses with 409 an address that is not proved on both sides.
 */
export async function signInWith(
  provider: IdentityProvider,
  brought: Brought,
  browser: string | undefined,
  device: Device
) {
  const person = await finishAttempt(provider, brought, browser, null)
  return db.transaction(async (trx): Promise<Outcome> => {
    const known = await SignInIdentity.query({ client: trx })
      .where({ provider, subject: person.subject })
      .preload('user')
      .first()
    if (known) {
      const entered = await enter(trx, known.user, device)
      await known.merge({ lastUsedAt: DateTime.now() }).useTransaction(trx).save()
      return { entered, newcomer: null }
    }
    if (!person.email || !person.isProved) refuseUnproved(provider)
    await lockAddress(trx, person.email!)
    const user = await accountAt(trx, person.email!)
    if (!user) return { newcomer: newcomerOf(provider, person), entered: null }
    assertActive(user)
    if (user.userType === 'admin')
      throw new Refusal('Administrators sign in with their password', { reason: 'role' })
    if (!user.emailVerifiedAt) refuseUnproved(provider)
    const entered = await enter(trx, user, device)
    if (entered.opened) await keepIdentity(trx, user, provider, person)
    return { entered, newcomer: null }
  })
}

function refuseUnproved(provider: IdentityProvider): never {
  const name = labelIn(identityProviders, provider)
  throw new Refusal(
    sentence(
      '{name} does not say that this address is yours. Sign in with your password and link {name} under Settings, or make an account with your address',
      { name }
    )
  )
}

/** What a new person completes the sign-up with: a sealed word of the provider, and what it says of them. */
const newcomerOf = (provider: IdentityProvider, person: Person) => ({
  ticket: encryption.encrypt(
    { ...person, provider } satisfies Sealed,
    `${COMPLETE_MINUTES}m`,
    SEAL
  ),
  email: person.email!,
  fName: person.firstName,
  lName: person.lastName,
})

/** Makes the account of a person whom a provider has named, with the role that they chose, and signs them in. */
export async function completeSignUp(
  input: Infer<typeof completeValidator>,
  device: Device,
  language: LanguageCode
) {
  const person = encryption.decrypt<Sealed>(input.ticket, SEAL)
  if (!person)
    throw new Refusal('This took too long; begin again', { status: 422, field: 'ticket' })
  return db.transaction(async (trx) => {
    await lockAddress(trx, person.email!)
    const user = await newAccount(trx, {
      email: person.email!,
      firstName: input.fName,
      lastName: input.lName,
      userType: input.userType,
      companyName: input.companyName ?? null,
      countryCode: input.countryCode ?? 'IN',
      timeZone: input.timeZone ?? 'Asia/Kolkata',
      language,
    })
    await keepIdentity(trx, user, person.provider, person)
    return openSession(user, device, { client: trx })
  })
}
