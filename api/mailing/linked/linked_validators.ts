import vine from '@vinejs/vine'

/** What a provider sends a person back with. */
export const broughtValidator = vine.create({
  state: vine.string().maxLength(200),
  code: vine.string().maxLength(4_000).optional(),
  error: vine.string().maxLength(200).optional(),
})
