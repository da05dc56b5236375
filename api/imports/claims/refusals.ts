import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKey } from '#config/app'

/** What is kept of an address that refused: keyed, so that nobody who reads the table can try addresses against it. */
export const addressHash = (email: string) =>
  createHmac('sha256', appKey.release()).update(`import:${email.toLowerCase()}`).digest('base64url')

/** Those of these addresses whose person asked not to be brought in. */
export async function refusedOf(trx: TransactionClientContract, emails: string[]) {
  const byHash = new Map(emails.map((email) => [addressHash(email), email]))
  const rows: { address_hash: string }[] = await trx
    .from('import_refusals')
    .whereIn('address_hash', [...byHash.keys()])
    .select('address_hash')
  return new Set(rows.map(({ address_hash: hash }) => byHash.get(hash)!))
}

/** Keeps that the person at this address said no, and nothing else of them. */
export async function keepRefusal(trx: TransactionClientContract, email: string) {
  await trx.rawQuery(
    'insert into import_refusals (address_hash) values (?) on conflict (address_hash) do nothing',
    [addressHash(email)]
  )
}
