import { createHmac, timingSafeEqual } from 'node:crypto'
import env from '#config/env'
import { appKey } from '#config/app'
import { ANSWER_DAYS } from '#api/mailing/mail_facts'

const DAY = 86_400_000

const seal = (words: string) =>
  createHmac('sha256', appKey.release())
    .update(`answer to a mail ${words}`)
    .digest('hex')
    .slice(0, 32)

/**
 * The address at which the reader of a company's mail answers, for some weeks; none without REPLY_DOMAIN. In lower case
 * and below 64 characters before the @ (RFC 5321, 4.5.3.1.1); it begins as those of conversations do.
 */
export function answerAddress(companyMailId: number) {
  const domain = env.get('REPLY_DOMAIN')
  if (!domain) return undefined
  const last = Math.floor(Date.now() / DAY) + ANSWER_DAYS
  const words = [companyMailId, last].map((number) => number.toString(36)).join('-')
  return `reply-mail-${words}-${seal(words)}@${domain}`
}

/** Which mail is answered, by an address that we made and whose time is not over; else null. */
export function readAnswerAddress(address: string, now = Date.now()): number | null {
  const [, words, found] =
    /^reply-mail-([\da-z]+-[\da-z]+)-([\da-f]{32})@/.exec(address.trim().toLowerCase()) ?? []
  if (!words || !timingSafeEqual(Buffer.from(found), Buffer.from(seal(words)))) return null
  const [id, last] = words.split('-').map((part) => Number.parseInt(part, 36))
  return last * DAY >= now ? id : null
}
