import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#config/env'
import { appKey } from '#config/app'
import { REPLY_DAYS } from '#api/chat/chat_facts'

const DAY = 86_400_000
type Reply = { conversationId: number; userId: number }

const seal = (words: string) =>
  createHmac('sha256', appKey.release()).update(`reply by mail ${words}`).digest('hex').slice(0, 32)

/**
 * The address at which a person answers in a conversation by mail, for some weeks; none without REPLY_DOMAIN. In lower
 * case and below 64 characters before the @, as some servers keep no more (RFC 5321, 4.5.3.1.1).
 */
export function replyAddress({ conversationId, userId }: Reply) {
  const domain = env.get('REPLY_DOMAIN')
  if (!domain) return undefined
  const last = Math.floor(Date.now() / DAY) + REPLY_DAYS
  const words = [conversationId, userId, last].map((number) => number.toString(36)).join('-')
  return `reply-${words}-${seal(words)}@${domain}`
}

/** Who answers where, by an address that we made and whose time is not over; else null. */
export function readReplyAddress(address: string, now = Date.now()): Reply | null {
  const [, words, found] =
    /^reply-([\da-z]+-[\da-z]+-[\da-z]+)-([\da-f]{32})@/.exec(address.trim().toLowerCase()) ?? []
  if (!words || !timingSafeEqual(Buffer.from(found), Buffer.from(seal(words)))) return null
  const [conversationId, userId, last] = words.split('-').map((part) => Number.parseInt(part, 36))
  return last * DAY >= now ? { conversationId, userId } : null
}
