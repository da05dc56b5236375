import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { chatLimits, reactionValues, reportReasonValues } from '#api/chat/chat_facts'

const search = () => vine.string().trim().maxLength(chatLimits.search.max)
const text = () => prose().maxLength(chatLimits.text.max)

export const friendList = vine.create({ ...paging, search: search().optional() })
export const friendSearch = vine.create({ ...paging, search: search().optional() })

export const openConversation = vine.create({
  receiver_id: id().optional().requiredIfMissing(['devId', 'clientId', 'support']),
  devId: id().optional(),
  clientId: id().optional(),
  support: vine.boolean().optional(),
})

export const conversationList = vine.create({
  ...paging,
  search: search().optional(),
  cursor: vine.string().maxLength(200).optional(),
  pinned: vine.boolean().optional(),
  unread: vine.boolean().optional(),
  mine: vine.boolean().optional(),
})

export const typing = vine.create({ typing: vine.boolean() })
export const seen = vine.create({ messageId: id() })
export const arrange = vine.create({
  muted: vine.boolean().optional(),
  pinned: vine.boolean().optional(),
})
export const block = vine.create({ blocked: vine.boolean() })
export const answerer = vine.create({ userId: id().nullable() })

export const sendMessage = vine.create({
  conversation_id: id(),
  text: text().minLength(1).optional().requiredIfMissing('attachments'),
  client_id: vine.string().trim().minLength(1).maxLength(chatLimits.clientId.max).optional(),
  attachments: vine
    .array(id())
    .minLength(1)
    .maxLength(chatLimits.attachments.max)
    .distinct()
    .optional(),
  reply_to: id().optional(),
})
export const editMessage = vine.create({ text: text().minLength(1) })
export const react = vine.create({
  reaction: vine.enum(reactionValues),
  on: vine.boolean(),
})
export const pin = vine.create({ pinned: vine.boolean() })
export const report = vine.create({
  reason: vine.enum(reportReasonValues),
  note: prose().maxLength(chatLimits.reportNote.max).nullable().optional(),
})

export const history = vine.create({
  before: id().optional(),
  after: vine.number().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  around: id().optional(),
  limit: paging.limit,
})
export const messageSearch = vine.create({
  search: search().minLength(chatLimits.search.min),
  before: id().optional(),
  limit: paging.limit,
})
