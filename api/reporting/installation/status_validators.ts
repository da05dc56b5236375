import vine from '@vinejs/vine'

/** Which dead letters are tried again: those of a queue, or all. */
export const retryOf = vine.create({ queue: vine.string().trim().maxLength(100).optional() })
