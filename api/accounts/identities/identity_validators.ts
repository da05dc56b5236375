import vine from '@vinejs/vine'
import { newcomerFields } from '#api/accounts/account_validators'
import { broughtLimits as limits } from '#api/accounts/identities/identity_facts'

/** What a provider's page gave to the browser. */
export const broughtValidator = vine.create({
  state: vine.string().maxLength(limits.state.max),
  code: vine.string().maxLength(limits.code.max).optional(),
  error: vine.string().maxLength(limits.error.max).optional(),
  iss: vine.string().maxLength(limits.issuer.max).optional(),
})

export const completeValidator = vine.create({
  ticket: vine.string().maxLength(limits.ticket.max),
  ...newcomerFields,
})
