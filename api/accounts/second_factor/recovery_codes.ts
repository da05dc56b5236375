import { createHmac, randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKeys } from '#config/app'
import { RECOVERY_CODES } from '#api/accounts/account_facts'
import RecoveryCode from '#api/accounts/models/recovery_code'

// without letters and digits that are taken for each other
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** 25 letters of 31 are 123 bits: nobody finds one by its hash, so that it need not be a slow one (ASVS 6.5.2). */
const PARTS = 5

/** By the key of today first; codes on paper outlive a change of it. */
const hashesOf = (userId: number, code: string) =>
  appKeys.map((key) =>
    createHmac('sha256', key)
      .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
      .digest('base64url')
  )

/** Ten new codes, such as `k3fpa-m9xqz-7hd2c-pw8en-4rtvy`, in place of all earlier ones. Returned once; only hashes are kept. */
export async function newRecoveryCodes(trx: TransactionClientContract, userId: number) {
  const part = () => Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: PARTS }, part).join('-')
  )
  await RecoveryCode.query({ client: trx }).where('userId', userId).delete()
  await RecoveryCode.createMany(
    codes.map((code) => ({ userId, codeHash: hashesOf(userId, code)[0] })),
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
    .where({ userId })
    .whereIn('codeHash', hashesOf(userId, code))
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
