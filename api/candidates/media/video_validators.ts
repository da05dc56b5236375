import vine from '@vinejs/vine'

const bytes = () => vine.number().withoutDecimals().max(Number.MAX_SAFE_INTEGER)

export const beginVideoValidator = vine.create({
  fileName: vine.string().trim().minLength(1).maxLength(150),
  size: bytes().min(1),
})
export const partValidator = vine.create({ offset: bytes().min(0) })
