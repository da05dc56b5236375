import { createHmac, randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKey } from '#config/app'
import { RECOVERY_CODES } from '#api/accounts/account_facts'
import RecoveryCode from '#api/accounts/models/recovery_code'

// without letters and digits that are taken for each other
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

const hashed = (userId: number, code: string) =>
  createHmac('sha256', appKey.release())
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('base64url')

/** Ten new codes, such as `k3fpa-m9xqz`, in place of all earlier ones. Returned once; only hashes are kept. */
export async function newRecoveryCodes(trx: TransactionClientContract, userId: number) {
  const part = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`)
  await RecoveryCode.query({ client: trx }).where('userId', userId).delete()
  await RecoveryCode.createMany(
    codes.map((code) => ({ userId, codeHash: hashed(userId, code) })),
    { client: trx }
  )
  return codes
}

/** Spends a code; of two at once only one passes. Returns whether there was such a code. */
export async function spendRecoveryCode(
  trx: TransactionClientContract,
  userId: number,
  code: string
) {
  const spent = await RecoveryCode.query({ client: trx })
    .where({ userId, codeHash: hashed(userId, code) })
    .whereNull('usedAt')
    .update({ usedAt: new Date() })
  return Number(spent) > 0
}

/** Returns how many recovery codes of a person were not used yet. */
export async function recoveryCodesLeft(userId: number) {
  const [{ $extras }] = await RecoveryCode.query()
    .where('userId', userId)
    .whereNull('usedAt')
    .count('* as left')
  return Number($extras.left)
}
