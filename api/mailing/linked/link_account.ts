import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import encryption from '@adonisjs/core/services/encryption'
import { Refusal } from '#api/http/refusal'
import { audit } from '#api/accounts/audit/audit'
import { hashToken } from '#api/accounts/hash_token'
import type Session from '#api/accounts/models/session'
import {
  askProvider,
  bearer,
  ProviderRefused,
  tokensBy,
  type Tokens,
} from '#api/mailing/linked/ask_provider'
import { LINK_MINUTES, type Provider } from '#api/mailing/linked/linked_facts'
import { providerOf, scopesOf } from '#api/mailing/linked/providers'
import LinkAttempt from '#api/mailing/models/link_attempt'
import LinkedAccount from '#api/mailing/models/linked_account'

const secretText = () => randomBytes(32).toString('base64url')

/** What a token is sealed for, so that no other sealed text can take its place. */
export const SEAL = 'linked account'

/**
 * Sends a person to a provider: the address with a state that only this session can bring back, and the challenge of
 * PKCE (RFC 7636). Refuses (409) where the provider is not set up.
 */
export async function beginLink({ id, userId }: Session, provider: Provider): Promise<string> {
  const { authorize, clientId, redirect, scopes, extra } = providerOf(provider)
  const state = secretText()
  const verifier = secretText()
  await LinkAttempt.query().where('expires_at', '<', new Date()).delete()
  await LinkAttempt.create({
    userId,
    sessionId: id,
    provider,
    stateHash: hashToken(state),
    verifierSecret: encryption.encrypt(verifier, undefined, SEAL),
    expiresAt: DateTime.now().plus({ minutes: LINK_MINUTES }),
  })
  return `${authorize}?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope: scopes.join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  })}`
}

type Brought = { state: string; code?: string; error?: string }

/**
 * Links the account that a person chose at a provider. The state works once, in the session that it was made for; refuses
 * (409) any other, a denied consent, and a consent without what is needed.
 */
export async function finishLink(
  { id, userId }: Session,
  provider: Provider,
  { state, code, error }: Brought
): Promise<LinkedAccount> {
  const { redirect, userinfo } = providerOf(provider)
  const attempt = await taken(id, userId, provider, state)
  if (error || !code)
    throw new Refusal(
      error === 'access_denied'
        ? 'You did not give access, so nothing was linked'
        : 'The provider sent you back without an answer, so nothing was linked; try again'
    )
  const tokens = await tokensBy(provider, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: encryption.decrypt<string>(attempt.verifierSecret, SEAL) ?? '',
  }).catch(refusedBy)
  const scopes = tokens.scope?.split(/[\s,]+/).filter(Boolean) ?? scopesOf(provider)
  assertEnough(provider, scopes)
  const person = await askProvider(userinfo, { headers: bearer(tokens.access_token) }).catch(
    refusedBy
  )
  if (typeof person.email !== 'string')
    throw new Refusal('The provider did not say which address this is, so nothing was linked')
  return db.transaction(async (trx) => {
    const account = await LinkedAccount.updateOrCreate(
      { userId, provider },
      { address: person.email, scopes, ...sealed(tokens), endedAt: null, endedReason: null },
      { client: trx }
    )
    await audit(trx, {
      actorId: userId,
      action: 'linked_accounts.link',
      subjectType: 'linked_accounts',
      subjectId: account.id,
    })
    return account
  })
}

/** The attempt of this session, which is gone afterwards. */
async function taken(sessionId: number, userId: number, provider: Provider, state: string) {
  const mine = { sessionId, userId, provider, stateHash: hashToken(state) }
  const attempt = await LinkAttempt.query().where(mine).first()
  const isFirst = attempt && Number(await LinkAttempt.query().where('id', attempt.id).delete())
  if (!isFirst || attempt.expiresAt < DateTime.now())
    throw new Refusal('This was not begun here, or took too long; begin again')
  return attempt
}

/** Boxes can be unticked at the provider. */
function assertEnough(provider: Provider, scopes: string[]) {
  const short = (scope: string) => scope.split('/').at(-1)!.toLowerCase()
  const given = scopes.map(short)
  const [needed] = scopesOf(provider).filter((scope) => scope.includes('://'))
  if (needed && !given.includes(short(needed)))
    throw new Refusal(
      'You did not allow to send mails, so nothing was linked; begin again and allow it'
    )
}

/** Tokens as they are kept: sealed by the keys of the installation, of which the first seals and all open. */
export const sealed = ({
  access_token: access,
  refresh_token: refresh,
  expires_in: seconds,
}: Tokens) => ({
  accessSecret: encryption.encrypt(access, undefined, SEAL),
  ...(refresh && { refreshSecret: encryption.encrypt(refresh, undefined, SEAL) }),
  expiresAt: DateTime.now().plus({ seconds: seconds ?? 3600 }),
})

function refusedBy(error: unknown): never {
  if (error instanceof ProviderRefused)
    throw new Refusal('The provider took this no more, so nothing was linked; begin again')
  throw error
}

/** Ends a link here at once, and at the provider where that can be. Refuses (404) what is not linked. */
export async function unlink(userId: number, provider: Provider) {
  const account = await LinkedAccount.query().where({ userId, provider }).first()
  if (!account) throw new errors.E_ROW_NOT_FOUND()
  await db.transaction(async (trx) => {
    await account.useTransaction(trx).delete()
    await audit(trx, {
      actorId: userId,
      action: 'linked_accounts.unlink',
      subjectType: 'linked_accounts',
      subjectId: account.id,
    })
  })
  await giveBack(account).catch((error) =>
    logger.warn({ err: error, provider }, 'a provider did not take a token back')
  )
}

async function giveBack({ provider, refreshSecret, accessSecret }: LinkedAccount) {
  const { revoke } = providerOf(provider)
  const token = encryption.decrypt<string>(refreshSecret ?? accessSecret, SEAL)
  if (revoke && token)
    await askProvider(revoke, { method: 'POST', body: new URLSearchParams({ token }) })
}
