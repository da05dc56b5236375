import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKey } from '#config/app'

/** What is kept of an address that refused: keyed, so that nobody who reads the table can try addresses against it. */
export const addressHash = (email: string) =>
  createHmac('sha256', appKey.release()).update(`import:${email.toLowerCase()}`).digest('base64url')

/** Whether the person at this address asked not to be brought in. */
export const hasRefused = async (trx: TransactionClientContract, email: string) =>
  (await trx.from('import_refusals').where('address_hash', addressHash(email)).first()) !== null

/** Keeps that the person at this address said no, and nothing else of them. */
export async function keepRefusal(trx: TransactionClientContract, email: string) {
  await trx.rawQuery(
    'insert into import_refusals (address_hash) values (?) on conflict (address_hash) do nothing',
    [addressHash(email)]
  )
}
