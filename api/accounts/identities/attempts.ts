import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import logger from '@adonisjs/core/services/logger'
import encryption from '@adonisjs/core/services/encryption'
import * as oidc from 'openid-client'
import { sentence } from '#api/languages/sentence'
import { labelIn } from '#api/http/choices'
import { Refusal } from '#api/http/refusal'
import { hashToken } from '#api/accounts/hash_token'
import SignInAttempt from '#api/accounts/models/sign_in_attempt'
import {
  ATTEMPT_MINUTES,
  identityProviders,
  type IdentityProvider,
} from '#api/accounts/identities/identity_facts'
import {
  hasNonce,
  hasProved,
  providerOf,
  redirectOf,
  type Claims,
} from '#api/accounts/identities/providers'

const SEAL = 'sign-in attempt'

/** What a provider's page gave to the browser. */
export type Brought = { state: string; code?: string; error?: string; iss?: string }

/** Who a provider says that somebody is; `isProved`: it has made sure that the address is theirs. */
export type Person = {
  subject: string
  email: string | null
  isProved: boolean
  firstName: string
  lastName: string
}

/**
 * Sends a browser to a provider: the address, and a secret that only this browser keeps. With a session the account there
 * is linked to its person, without one somebody signs in. State, nonce and the challenge of PKCE (RFC 7636) are new each time.
 */
export async function beginAttempt(provider: IdentityProvider, sessionId: number | null) {
  const config = await asked(provider, () => providerOf(provider))
  const browser = randomBytes(32).toString('base64url')
  const [state, nonce, verifier] = [
    oidc.randomState(),
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
  ]
  await SignInAttempt.create({
    provider,
    sessionId,
    stateHash: hashToken(state),
    browserHash: hashToken(browser),
    secrets: encryption.encrypt({ nonce, verifier }, undefined, SEAL),
    expiresAt: DateTime.now().plus({ minutes: ATTEMPT_MINUTES }),
  })
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectOf(provider),
    scope: 'openid email profile',
    state,
    ...(hasNonce(provider) && { nonce }),
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, browser }
}

/**
 * Who came back from a provider. The state works once, in the browser (and session) that it was made for. Refuses with 409
 * any other, a denied consent, a code or an ID token that does not stand every check.
 */
export async function finishAttempt(
  provider: IdentityProvider,
  { state, code, error, iss }: Brought,
  browser: string | undefined,
  sessionId: number | null
): Promise<Person> {
  const { nonce, verifier } = await taken(provider, state, browser, sessionId)
  if (error || !code)
    throw new Refusal(
      error === 'access_denied' || error === 'user_cancelled_login'
        ? 'You did not give access, so nothing was done'
        : 'The provider sent you back without a response; start again'
    )
  const config = await asked(provider, () => providerOf(provider))
  const back = new URL(redirectOf(provider))
  back.search = String(new URLSearchParams({ state, code, ...(iss && { iss }) }))
  const tokens = await asked(provider, () =>
    oidc.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      ...(hasNonce(provider) && { expectedNonce: nonce }),
      idTokenExpected: true,
    })
  )
  return personOf(provider, tokens.claims() as Claims)
}

/** The secrets of an attempt, which is gone afterwards; another browser's stays as it is. */
async function taken(
  provider: IdentityProvider,
  state: string,
  browser: string | undefined,
  sessionId: number | null
): Promise<{ nonce: string; verifier: string }> {
  const [row] = await SignInAttempt.query()
    .where({ provider, state_hash: hashToken(state), browser_hash: hashToken(browser ?? '') })
    .where((query) =>
      sessionId ? query.where('session_id', sessionId) : query.whereNull('session_id')
    )
    .delete()
    .returning(['secrets', 'expires_at'])
  const secrets =
    row && row.expires_at > new Date()
      ? encryption.decrypt<{ nonce: string; verifier: string }>(row.secrets, SEAL)
      : null
  if (!secrets)
    throw new Refusal('This was not started in this browser, or took too long; start again')
  return secrets
}

function personOf(provider: IdentityProvider, claims: Claims): Person {
  const text = (claim: unknown) => (typeof claim === 'string' ? claim.trim() : '')
  const [first = '', ...rest] = text(claims.name).split(/\s+/)
  const email = text(claims.email).toLowerCase()
  return {
    subject: claims.sub,
    email: email || null,
    isProved: email !== '' && hasProved(provider, claims),
    firstName: (text(claims.given_name) || first).slice(0, 60),
    lastName: (text(claims.family_name) || rest.join(' ')).slice(0, 60),
  }
}

/** What a provider does not answer, or answers wrongly, is no fault of ours: the person hears that it did not work. */
async function asked<T>(provider: IdentityProvider, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Refusal) throw error
    logger.warn({ err: error, provider }, 'a provider did not sign somebody in')
    throw new Refusal(
      sentence(
        '{provider} did not confirm who you are; begin again, or sign in with your password',
        { provider: labelIn(identityProviders, provider) }
      )
    )
  }
}
