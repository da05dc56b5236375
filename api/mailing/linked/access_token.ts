import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import { labelIn } from '#api/http/choices'
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
      await notify(trx, {
        to: [userId],
        kind: 'account.unlinked',
        message: `Your ${name} account is not linked any more; link it again to go on`,
        link: '/client/integrations',
      })
      return null
    }
  })
}
