import vine from '@vinejs/vine'
import { count } from '#api/accounts/account_fields'
import { accountLimits as limits } from '#api/accounts/account_facts'
import { isBreachedPassword } from '#api/accounts/passwords/breached_passwords'
import { isCommonPassword } from '#api/accounts/passwords/common_passwords'

const strongPassword = vine.createRule(async (value, _, field) => {
  if (typeof value !== 'string') return
  const { min, max } = limits.password
  if (count(value) < min)
    field.report('{{ field }} needs at least {{ min }} characters', 'minLength', field, { min })
  else if (count(value) > max)
    field.report('{{ field }} may have at most {{ max }} characters', 'maxLength', field, { max })
  else if (isCommonPassword(value))
    field.report('This password is too easy to guess; choose another', 'commonPassword', field)
  else if (await isBreachedPassword(normalised(value)))
    field.report(
      'This password has appeared in a data breach; choose another',
      'breachedPassword',
      field
    )
  else field.mutate(normalised(value), field)
})

/** A new password: long enough, and on no list of those that are guessed first; nothing is asked of its signs. */
export const newPassword = () => vine.string().maxLength(1_000).use(strongPassword())

/** A password that is compared, whatever the rules were when it was made. */
export const knownPassword = () => vine.string().maxLength(1_000).transform(normalised)

// the same letters typed on another keyboard may come as other code points
const normalised = (value: string) => value.normalize('NFKC')
