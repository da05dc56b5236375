import { DateTime } from 'luxon'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import { createAdminValidator } from '#api/accounts/account_validators'

/** Makes a platform admin on an operator's word; the input is as typed on the command line. */
export async function createAdmin(typed: Record<string, string | undefined>) {
  const [error, input] = await createAdminValidator.tryValidate(typed)
  if (error) throw new Refusal(error.messages[0].message, { status: 422 })
  if (await User.findBy('email', input.email))
    throw new Refusal(sentence('{email} has an account already', { email: input.email }))
  return User.create({
    ...input,
    userType: 'admin',
    status: 'active',
    emailVerifiedAt: DateTime.now(),
  } as Partial<User>)
}
