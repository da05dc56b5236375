import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import { sentence } from '#api/languages/sentence'
import { labelIn } from '#api/http/choices'
import User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { ProviderRefused, tokensBy } from '#api/mailing/linked/ask_provider'
import { sealed, SEAL } from '#api/mailing/linked/link_account'
import { linkProviders, type Provider } from '#api/mailing/linked/linked_facts'
import LinkedAccount from '#api/mailing/models/linked_account'

/** Seconds before its end in which a token is not used any more. */
const SPARE = 60

/**
 * A token that works now, of a person's linked account; null once the provider takes it no more, of which the person then
 * hears. The row's lock lets one process renew it while others wait. `refused` is a token that the provider just refused.
 */
export async function accessToken(
  userId: number,
  provider: Provider,
  refused?: string
): Promise<string | null> {
  return db.transaction(async (trx) => {
    const account = await LinkedAccount.query({ client: trx })
      .where({ userId, provider })
      .whereNull('ended_at')
      .forUpdate()
      .first()
    if (!account) return null
    const known = encryption.decrypt<string>(account.accessSecret, SEAL)
    const lasts = account.expiresAt > DateTime.now().plus({ seconds: SPARE })
    if (known && lasts && known !== refused) return known
    const refresh = account.refreshSecret && encryption.decrypt<string>(account.refreshSecret, SEAL)
    try {
      if (!refresh) throw new ProviderRefused(400, 'no token that lasts')
      const tokens = await tokensBy(provider, {
        grant_type: 'refresh_token',
        refresh_token: refresh,
      })
      await account.merge(sealed(tokens)).save()
      return tokens.access_token
    } catch (error) {
      const isOver = error instanceof ProviderRefused && error.status >= 400 && error.status < 500
      if (!isOver || error.status === 429) throw error
      await account.merge({ endedAt: DateTime.now(), endedReason: error.message }).save()
      const name = labelIn(linkProviders, provider)
      const { userType } = await User.findOrFail(userId, { client: trx })
      await notify(trx, {
        to: [userId],
        kind: 'account.unlinked',
        message: sentence('Your {name} account is no longer linked; link it again to continue', {
          name,
        }),
        link: userType === 'client' ? '/client/integrations' : '/candidate/interviews',
      })
      return null
    }
  })
}

/** The provider takes no token of this account any more. */
export class LinkEnded extends Error {}

/**
 * Asks a provider with a token that works now; one that it refuses all the same is renewed once. Throws `LinkEnded` once
 * the account is not linked any more.
 */
export async function asLinked<T>(
  userId: number,
  provider: Provider,
  ask: (token: string) => Promise<T>
): Promise<T> {
  const token = await accessToken(userId, provider)
  if (!token) throw new LinkEnded()
  try {
    return await ask(token)
  } catch (error) {
    if (!(error instanceof ProviderRefused) || error.status !== 401) throw error
    const renewed = await accessToken(userId, provider, token)
    if (!renewed) throw new LinkEnded()
    return ask(renewed)
  }
}
