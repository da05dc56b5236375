import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { oneLine } from '#api/http/text/free_text'
import { noSite } from '#api/http/text/site_words'
import { isBreachedPassword } from '#api/accounts/passwords/breached_passwords'
import { isCommonPassword } from '#api/accounts/passwords/common_passwords'
import { accountLimits as limits } from '#api/accounts/account_facts'

// What an account is made of, for every form that makes or changes one.

const count = (text: string) => Array.from(text).length

/** Characters as people count them, of any script; nothing that mails or screens would take for an order or a link. */
const personName = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  if (count(value) > limits.name.max)
    field.report(
      '{{ field }} may have at most {{ max }} characters',
      'maxLength',
      field,
      limits.name
    )
  else if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(value) || !value.isWellFormed())
    field.report('{{ field }} is needed', 'required', field)
  else if (value.includes('://'))
    field.report('{{ field }} contains signs that a name cannot have', 'name', field)
})

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

const country = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !isSupportedCountry(value))
    field.report('Country must be a code of two letters, such as IN', 'country', field)
})

const zone = vine.createRule((value, _, field) => {
  if (typeof value === 'string' && !IANAZone.isValidZone(value))
    field.report('Time zone must be a name such as Asia/Kolkata', 'timeZone', field)
})

export const phoneNumber = vine.createRule((value, _, field) => {
  if (typeof value !== 'string') return
  const phone = parsePhoneNumberFromString(value)
  if (!phone?.isValid())
    field.report(
      'Phone must be a whole number with its country code, such as +919876543210',
      'phone',
      field
    )
  else field.mutate(phone.number, field)
})

// rules and not transforms: those would also be asked about the null of a form that may leave a field out
const asFound = vine.createRule((value, _, field) => {
  if (typeof value === 'string') field.mutate(value.normalize('NFC').toLowerCase(), field)
})

/** An e-mail address as accounts are found by: trimmed, in lower case. */
export const email = () => vine.string().trim().maxLength(limits.email.max).email().use(asFound())
/** A part of a person's name: letters of any script, and nothing that reads as a site. */
export const name = () => oneLine().minLength(1).maxLength(400).use(personName()).use(noSite())
/** A new password. */
export const newPassword = () => vine.string().maxLength(1_000).use(strongPassword())
/** A country by its two letters. */
export const countryCode = () => vine.string().trim().fixedLength(2).toUpperCase().use(country())
/** A time zone by its IANA name. */
export const timeZone = () => vine.string().trim().maxLength(limits.timeZone.max).use(zone())
// the same letters typed on another keyboard may come as other code points
export const normalised = (value: string) => value.normalize('NFKC')
