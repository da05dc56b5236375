import app from '@adonisjs/core/services/app'
import type { Secret } from '@adonisjs/core/helpers'
import * as oidc from 'openid-client'
import env from '#config/env'
import { appUrl } from '#config/app'
import { Kept } from '#api/http/kept'
import { Refusal } from '#api/http/refusal'
import { identityProviders, type IdentityProvider } from '#api/accounts/identities/identity_facts'

type Known = {
  issuer: string
  keys: () => readonly [id?: string, secret?: Secret<string>, elsewhere?: string]
  /** Has the provider made sure that the address is the person's? */
  hasProved: (claims: Claims) => boolean
  /** LinkedIn's ID tokens carry no nonce. */
  withoutNonce?: boolean
}
export type Claims = Record<string, unknown> & { sub: string }

/** The tenant of Microsoft's accounts of private persons. */
const PRIVATE_PERSONS = '9188040d-6c67-4c5b-b112-36a304b66dad'
const isTrue = (claim: unknown) =>
  claim === true || claim === 'true' || claim === 1 || claim === '1'

/**
 * Sources: https://developers.google.com/identity/openid-connect/openid-connect,
 * https://learn.microsoft.com/entra/identity-platform/optional-claims-reference,
 * https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/sign-in-with-linkedin-v2
 */
const known: Record<IdentityProvider, Known> = {
  google: {
    issuer: 'https://accounts.google.com',
    keys: () => [
      env.get('GOOGLE_CLIENT_ID'),
      env.get('GOOGLE_CLIENT_SECRET'),
      env.get('GOOGLE_URL'),
    ],
    hasProved: ({ email_verified: verified }) => isTrue(verified),
  },
  microsoft: {
    issuer: 'https://login.microsoftonline.com/common/v2.0',
    keys: () => [
      env.get('MICROSOFT_CLIENT_ID'),
      env.get('MICROSOFT_CLIENT_SECRET'),
      env.get('MICROSOFT_URL'),
    ],
    // the administrator of any organisation writes what they like into `email`
    hasProved: ({ tid, xms_edov: verified }) => isTrue(verified) || tid === PRIVATE_PERSONS,
  },
  linkedin: {
    issuer: 'https://www.linkedin.com/oauth',
    keys: () => [
      env.get('LINKEDIN_CLIENT_ID'),
      env.get('LINKEDIN_CLIENT_SECRET'),
      env.get('LINKEDIN_URL'),
    ],
    hasProved: ({ email_verified: verified }) => isTrue(verified),
    withoutNonce: true,
  },
}

/** The providers that the operator has set up. */
export const offered = () =>
  identityProviders.filter(({ value }) => {
    const [id, secret] = known[value].keys()
    return id && secret
  })

/** Whether the provider says that the address is the person's own. */
export const hasProved = (provider: IdentityProvider, claims: Claims) =>
  known[provider].hasProved(claims)
/** Whether the provider repeats the nonce in its ID tokens. */
export const hasNonce = (provider: IdentityProvider) => !known[provider].withoutNonce

/** Where the provider leads back to, to sign in as well as to link. */
export const redirectOf = (provider: IdentityProvider) =>
  new URL(`/login/${provider}/callback`, appUrl).href

const HOUR = 60 * 60_000
const PATIENCE_SECONDS = 20
const SKEW_SECONDS = 30
const configs = new Kept<oidc.Configuration>({ most: 20, freshFor: HOUR })

/**
 * A provider as its discovery document describes it, read anew each hour, with the keys of this installation. Its `…_URL`
 * names another server of the same protocol. Refuses with 409 where there are no keys. ID tokens are checked by signature,
 * issuer, audience, time and nonce.
 */
export async function providerOf(provider: IdentityProvider): Promise<oidc.Configuration> {
  const [clientId, secret, elsewhere] = known[provider].keys()
  if (!clientId || !secret)
    throw new Refusal('This way to sign in is not set up here; sign in with your password', {
      reason: 'status',
    })
  const issuer = elsewhere ?? known[provider].issuer
  return configs.get(`${issuer} ${clientId}`, () =>
    oidc.discovery(
      new URL(issuer),
      clientId,
      { [oidc.clockTolerance]: SKEW_SECONDS },
      oidc.ClientSecretPost(secret.release()),
      {
        timeout: PATIENCE_SECONDS,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(new URL(issuer).protocol === 'http:' && !app.inProduction
            ? [oidc.allowInsecureRequests]
            : []),
        ],
      }
    )
  )
}
