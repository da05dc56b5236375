import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'

export const notificationList = vine.create({
  ...paging,
  cursor: vine.string().maxLength(200).optional(),
  unread: vine.boolean().optional(),
})

const channels = { bell: vine.boolean().optional(), mail: vine.boolean().optional() }
const setting = vine.object({ kind: vine.string().maxLength(40), ...channels })

/** One switch, or several at once. */
export const notificationSettings = vine.create({
  kind: vine.string().maxLength(40).optional().requiredIfMissing('settings'),
  ...channels,
  settings: vine.array(setting).minLength(1).maxLength(40).optional(),
})

/** What a mail program posts by itself says nothing; the page's undo says `again`. */
export const unsubscribing = vine.create({ again: vine.boolean().optional() })
