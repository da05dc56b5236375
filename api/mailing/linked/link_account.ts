import { createHash, randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import encryption from '@adonisjs/core/services/encryption'
import { sentence, type Sentence } from '#api/languages/sentence'
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
import type { EitherSide } from '#api/accounts/account_facts'
import { fillCalendar } from '#api/mailing/calendars/queue_entries'
import { LINK_MINUTES, type LinkUse, type Provider } from '#api/mailing/linked/linked_facts'
import { providerOf, scopesOf, usesAt, usesOf } from '#api/mailing/linked/providers'
import LinkAttempt from '#api/mailing/models/link_attempt'
import LinkedAccount from '#api/mailing/models/linked_account'

const secretText = () => randomBytes(32).toString('base64url')

/** What a token is sealed for, so that no other sealed text can take its place. */
export const SEAL = 'linked account'

/** What a person of a side can link an account for: a candidate's mails are not the platform's to send. */
export const usesFor = (provider: Provider, side: EitherSide): LinkUse[] =>
  usesAt(provider).filter((use) => side === 'client' || use === 'calendar')

type Wish = { side: EitherSide; use?: LinkUse }

/**
 * Sends a person to a provider: the address with a state that only this session can bring back, and the challenge of
 * PKCE (RFC 7636). Asks for one use, and again for what is linked already, so that one token serves both. Refuses (409)
 * where the provider is not set up, and (422) a use that there is none of.
 */
export async function beginLink(
  { id, userId }: Session,
  provider: Provider,
  { side, use }: Wish
): Promise<string> {
  const { authorize, clientId, redirect, extra } = providerOf(provider, side)
  const possible = usesFor(provider, side)
  if (use && !possible.includes(use))
    throw new Refusal('This account cannot be linked for that', { status: 422, field: 'use' })
  const account = await LinkedAccount.query().where({ userId, provider }).first()
  const uses = [...new Set([...(account?.uses ?? []), use ?? possible[0]])].filter(Boolean)
  const state = secretText()
  const verifier = secretText()
  await LinkAttempt.query().where('expires_at', '<', new Date()).delete()
  await LinkAttempt.create({
    userId,
    sessionId: id,
    provider,
    uses,
    stateHash: hashToken(state),
    verifierSecret: encryption.encrypt(verifier, undefined, SEAL),
    expiresAt: DateTime.now().plus({ minutes: LINK_MINUTES }),
  })
  return `${authorize}?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    scope: scopesOf(provider, uses, side).join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
    // the same account again, where one is linked
    ...(account && { login_hint: account.address }),
  })}`
}

type Brought = { state: string; code?: string; error?: string }

/**
 * Links the account that a person chose at a provider; their coming interviews are written to a calendar that is linked.
 * The state works once, in the session that it was made for; refuses (409) any other, a denied consent, a consent without
 * what is needed, and another account than the one that is linked for something else.
 */
export async function finishLink(
  { id, userId }: Session,
  provider: Provider,
  side: EitherSide,
  { state, code, error }: Brought
): Promise<LinkedAccount> {
  const { redirect, userinfo } = providerOf(provider, side)
  const attempt = await taken(id, userId, provider, state)
  if (error || !code)
    throw new Refusal(
      error === 'access_denied'
        ? 'You did not give access, so nothing was linked'
        : 'The provider sent you back without a response, so nothing was linked; try again'
    )
  const tokens = await tokensBy(provider, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: encryption.decrypt<string>(attempt.verifierSecret, SEAL) ?? '',
  }).catch(refusedBy)
  const scopes =
    tokens.scope?.split(/[\s,]+/).filter(Boolean) ?? scopesOf(provider, attempt.uses, side)
  assertEnough(provider, attempt.uses, scopes)
  const person = await askProvider(userinfo, { headers: bearer(tokens.access_token) }).catch(
    refusedBy
  )
  if (typeof person.email !== 'string')
    throw new Refusal('The provider did not say which address this is, so nothing was linked')
  return db.transaction(async (trx) => {
    await assertSame(trx, { userId, provider }, person.email, attempt.uses)
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
    if (account.uses.includes('calendar')) await fillCalendar(trx, account)
    return account
  })
}

/** The attempt of this session, which is gone afterwards. */
async function taken(sessionId: number, userId: number, provider: Provider, state: string) {
  const mine = { sessionId, userId, provider, stateHash: hashToken(state) }
  const attempt = await LinkAttempt.query().where(mine).first()
  const isFirst = attempt && Number(await LinkAttempt.query().where('id', attempt.id).delete())
  if (!isFirst || attempt.expiresAt < DateTime.now())
    throw new Refusal('This was not started here, or took too long; start again')
  return attempt
}

/** Boxes can be unticked at the provider. */
function assertEnough(provider: Provider, uses: LinkUse[], scopes: string[]) {
  const given = usesOf(provider, scopes)
  const missing = uses.find((use) => !given.includes(use))
  if (missing)
    throw new Refusal(
      sentence(
        'You did not allow us to {allows}, so nothing was linked; start again and allow it',
        {
          allows: allows[missing],
        }
      )
    )
}

const allows: Record<LinkUse, Sentence> = {
  mail: sentence('send mails'),
  calendar: sentence('write to your calendar'),
}

/** One account a provider: what is linked already would else move to another address unseen. */
async function assertSame(
  trx: TransactionClientContract,
  own: { userId: number; provider: Provider },
  address: string,
  uses: LinkUse[]
) {
  const linked = await LinkedAccount.query({ client: trx }).where(own).whereNull('ended_at').first()
  if (linked && uses.length > 1 && linked.address.toLowerCase() !== address.toLowerCase())
    throw new Refusal(
      sentence(
        'You chose {address}, but {linked} is linked; choose that account, or unlink it first',
        { address, linked: linked.address }
      )
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
    throw new Refusal('The provider no longer accepts this, so nothing was linked; start again')
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
