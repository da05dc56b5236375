import vine from '@vinejs/vine'

const header = () => vine.string().maxLength(10_000)
const words = () => vine.string().maxLength(1_000_000)

export const mailgunMail = vine.create({
  'timestamp': vine.string().regex(/^\d{1,12}$/),
  'token': vine.string().maxLength(100),
  'signature': vine.string().maxLength(100),
  'recipient': header(),
  'sender': header(),
  'from': header().optional(),
  'body-plain': words().optional(),
  'stripped-text': words().optional(),
  'message-headers': words().optional(),
  'attachment-count': vine.number().withoutDecimals().min(0).optional(),
})

const person = () => vine.object({ Email: header() })

export const postmarkMail = vine.create({
  MessageID: vine.string().maxLength(200),
  FromFull: person(),
  OriginalRecipient: header().optional(),
  ToFull: vine.array(person()).maxLength(100).optional(),
  CcFull: vine.array(person()).maxLength(100).optional(),
  TextBody: words().optional(),
  StrippedTextReply: words().optional(),
  Headers: vine
    .array(vine.object({ Name: header(), Value: words().optional() }))
    .maxLength(500)
    .optional(),
  Attachments: vine.array(vine.object({})).maxLength(500).optional(),
})
