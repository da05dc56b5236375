import vine from '@vinejs/vine'
import { linkUseValues } from '#api/mailing/linked/linked_facts'

/** What an account is linked for. */
export const linkValidator = vine.create({ use: vine.enum(linkUseValues).optional() })

/** What a provider sends a person back with. */
export const broughtValidator = vine.create({
  state: vine.string().maxLength(200),
  code: vine.string().maxLength(4_000).optional(),
  error: vine.string().maxLength(200).optional(),
})
