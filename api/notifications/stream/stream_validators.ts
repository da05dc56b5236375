import vine from '@vinejs/vine'

const uid = vine
  .string()
  .maxLength(100)
  .regex(/^[\w.:-]+$/)

export const streamQuery = vine.create({
  uid,
  lastEventId: vine.number().withoutDecimals().min(0).optional(),
})

export const subscription = vine.create({ uid, channel: vine.string().maxLength(100) })
