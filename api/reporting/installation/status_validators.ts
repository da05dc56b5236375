import vine from '@vinejs/vine'

/** Which dead letters are tried again: those of a queue, or all. The queue refuses other signs in a name by an exception. */
export const retryOf = vine.create({
  queue: vine
    .string()
    .trim()
    .maxLength(100)
    .regex(/^[\w./-]+$/)
    .optional(),
})
