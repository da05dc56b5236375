import db from '@adonisjs/lucid/services/db'
import encryption from '@adonisjs/core/services/encryption'
import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose'
import { appUrl } from '#config/app'
import { settings } from '#api/http/settings'

/** What Open Badges 3.0 (8.2) asks every issuer for; others are read by fewer. */
export const ALGORITHM = 'RS256'
/** As strong as 128 bits. Source: NIST SP 800-57 part 1, table 2. */
const RSA_BITS = 3072
/** Where everybody finds the public keys. */
const keysUrl = `${appUrl}/.well-known/jwks.json`

type Kept = { id: string; publicKey: JWK; privateKey: string }
export type Signer = { id: string; privateKey: string }
const SETTING = 'credential_keys'
const PURPOSE = 'credential keys'

/** The public keys by which portable results are checked, former ones too: what they signed stays valid. */
export async function publicKeys(): Promise<JWK[]> {
  await signer()
  const kept = (await settings.read<Kept[]>(SETTING)) ?? []
  return kept.map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg: ALGORITHM, use: 'sig' }))
}

/**
 * The key that signs portable results (PKCS #8), made when it is first needed and kept in the database, encrypted by
 * APP_KEY. All instances have the same. With a new APP_KEY there is a new one, and the public half of the former stays.
 */
export async function signer(): Promise<Signer> {
  const opened = open(await settings.read<Kept[]>(SETTING))
  if (opened) return opened
  const made = await newKey()
  return db.transaction(async (trx) => {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [SETTING])
    const kept = (await settings.read<Kept[]>(SETTING, trx)) ?? []
    const madeMeanwhile = open(kept)
    if (madeMeanwhile) return madeMeanwhile
    const privateKey = encryption.encrypt(made.privateKey, undefined, PURPOSE)
    await settings.write(SETTING, [...kept, { ...made, privateKey }], trx)
    return made
  })
}

function open(kept: Kept[] = []): Signer | undefined {
  const last = kept.at(-1)
  const privateKey = last && encryption.decrypt<string>(last.privateKey, PURPOSE)
  return privateKey ? { id: last.id, privateKey } : undefined
}

async function newKey(): Promise<Kept> {
  const pair = await generateKeyPair(ALGORITHM, {
    modulusLength: RSA_BITS,
    extractable: true,
  })
  const publicKey = await exportJWK(pair.publicKey)
  return {
    id: `${keysUrl}#${await calculateJwkThumbprint(publicKey)}`,
    publicKey,
    privateKey: await exportPKCS8(pair.privateKey),
  }
}
