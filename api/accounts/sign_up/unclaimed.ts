import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type SignUp from '#api/accounts/models/sign_up'
import User from '#api/accounts/models/user'

/** The account of an address, if a person has one there: a profile that was brought in and nobody claimed is none. */
export const accountAt = (trx: TransactionClientContract, email: string) =>
  User.query({ client: trx }).where('email', email).whereNot('status', 'unclaimed').first()

/**
 * The unclaimed profile of a developer who proved its address, as their account from now on, not saved; null where there
 * is none. Who becomes a company's person has no use for it: it gives the address up and ends with its time.
 */
export async function takeUnclaimed(
  trx: TransactionClientContract,
  signUp: SignUp
): Promise<User | null> {
  if (signUp.userType !== 'developer') {
    await freeAddress(trx, signUp.email)
    return null
  }
  const user = await unclaimedAt(trx, signUp.email)
  const { firstName, lastName, countryCode, timeZone, language } = signUp
  return (
    user?.merge({ firstName, lastName, countryCode, timeZone, language, status: 'active' }) ?? null
  )
}

/** The host of addresses that nobody has (RFC 2606): of unclaimed profiles that gave theirs up. */
export const NO_ADDRESS_HOST = 'unclaimed.invalid'

/** Takes an address from a profile that nobody claimed, for somebody who proved that it is theirs. */
export async function freeAddress(trx: TransactionClientContract, email: string) {
  const user = await unclaimedAt(trx, email)
  if (user) await user.merge({ email: `unclaimed-${user.id}@${NO_ADDRESS_HOST}` }).save()
}

const unclaimedAt = (trx: TransactionClientContract, email: string) =>
  User.query({ client: trx }).where({ email, status: 'unclaimed' }).forUpdate().first()
