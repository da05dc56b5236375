import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import webPush from 'web-push'
import { settings } from '#api/http/settings'

type Kept = { publicKey: string; privateKey: string }
const KEY = 'web_push'
const PURPOSE = 'web push'

/**
 * The keys by which push services know this product (VAPID), made on the first start and kept in the database, the
 * private one encrypted by APP_KEY. All instances have the same. With a new APP_KEY there are new ones, and browsers
 * subscribe again, as they trust only the keys that they subscribed with.
 */
export async function pushKeys(): Promise<Kept> {
  const opened = open(await settings.read<Kept>(KEY))
  if (opened) return opened
  return db.transaction(async (trx) => {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [KEY])
    const made = open(await settings.read<Kept>(KEY, trx))
    if (made) return made
    const fresh = webPush.generateVAPIDKeys()
    await trx.from('push_subscriptions').delete()
    const privateKey = encryption.encrypt(fresh.privateKey, undefined, PURPOSE)
    await settings.write(KEY, { ...fresh, privateKey }, trx)
    return fresh
  })
}

function open(kept: Kept | undefined): Kept | undefined {
  const privateKey = kept && encryption.decrypt<string>(kept.privateKey, PURPOSE)
  return privateKey ? { publicKey: kept.publicKey, privateKey } : undefined
}
