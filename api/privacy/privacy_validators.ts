import vine from '@vinejs/vine'

export const eraseValidator = vine.create({
  password: vine
    .string()
    .maxLength(1_000)
    .transform((value) => value.normalize('NFKC')),
})
