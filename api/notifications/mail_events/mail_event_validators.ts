import vine from '@vinejs/vine'

const words = (most = 2_000) => vine.string().maxLength(most)

export const mailgunEvent = vine.create({
  'signature': vine.object({
    timestamp: vine.string().regex(/^\d{1,12}$/),
    token: words(100),
    signature: words(100),
  }),
  'event-data': vine.object({
    'event': words(40),
    'severity': words(40).optional(),
    'recipient': words(320).optional(),
    'message': vine.object({ headers: vine.object({ 'message-id': words().optional() }) }),
    'delivery-status': vine
      .object({ message: words(10_000).optional(), description: words(10_000).optional() })
      .optional(),
  }),
})

export const postmarkEvent = vine.create({
  RecordType: words(40),
  Type: words(40).optional(),
  Recipient: words(320).optional(),
  Email: words(320).optional(),
  Description: words(10_000).optional(),
  Metadata: vine.object({ mail: words(20).optional() }).optional(),
})
