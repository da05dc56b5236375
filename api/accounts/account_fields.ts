import vine from '@vinejs/vine'
import { IANAZone } from 'luxon'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { oneLine } from '#api/http/text/free_text'
import { noSite } from '#api/http/text/site_words'
import { accountLimits as limits } from '#api/accounts/account_facts'

// What an account is made of, for every form that makes or changes one.

/** Characters as people count them, of any script. */
export const count = (text: string) => Array.from(text).length

/** Of any script; nothing that mails or screens would take for an order or a link. */
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
/** A country by its two letters. */
export const countryCode = () => vine.string().trim().fixedLength(2).toUpperCase().use(country())
/** A time zone by its IANA name. */
export const timeZone = () => vine.string().trim().maxLength(limits.timeZone.max).use(zone())
