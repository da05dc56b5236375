import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#api/http/refusal'

/** Hours after which a signed call counts as sent by somebody who found it. */
const CALL_HOURS = 24

/** Refuses (400) a call of a mail provider that does not carry its signature. */
const unsigned = () =>
  new Refusal('This does not carry the signature of our mail provider', {
    status: 400,
    code: 'E_SIGNATURE',
  })

/** Of whatever length in bytes, which a text of as many signs may have otherwise. */
const same = (...texts: [string, string]) => {
  const [one, other] = texts.map((text) => createHash('sha256').update(text).digest())
  return timingSafeEqual(one, other)
}

/**
 * Mailgun signs its time and token with the account's signing key, not what it tells; old times are taken for none.
 * Source: https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/securing-webhooks
 */
export function assertMailgun(
  { timestamp, token, signature }: { timestamp: string; token: string; signature: string },
  secret: string
) {
  const signed = createHmac('sha256', secret)
    .update(timestamp + token)
    .digest('hex')
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!same(signed, signature) || !(age <= CALL_HOURS * 3600)) throw unsigned()
}

/** Postmark signs nothing: the address that it calls holds a name and the secret (basic authentication). */
export function assertPostmark(authorization: string | undefined, secret: string) {
  const [, basic = ''] = /^Basic (.+)$/i.exec(authorization ?? '') ?? []
  const given = Buffer.from(basic, 'base64').toString()
  if (!same(given.slice(given.indexOf(':') + 1), secret)) throw unsigned()
}
