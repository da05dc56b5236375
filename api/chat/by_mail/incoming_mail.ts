import type { HttpContext } from '@adonisjs/core/http'
import env from '#config/env'
import { Refusal } from '#api/http/refusal'
import { assertMailgun, assertPostmark } from '#api/notifications/mail_events/provider_signature'
import { mailgunMail, postmarkMail } from '#api/chat/by_mail/incoming_mail_validators'

/** A mail as its provider parsed it. */
export type IncomingMail = {
  /** The call that brought it: the same once more is the same mail. */
  token: string
  messageId: string | null
  to: string[]
  from: string
  text: string
  files: number
  /** Written by a machine, such as an out-of-office note. */
  automatic: boolean
}

/**
 * Reads what the provider in REPLY_PROVIDER sends, once it has shown that it comes from there. Refuses (404) where
 * answers by mail are not set up, and (400) what does not carry the right signature.
 */
export async function readIncoming(ctx: HttpContext): Promise<IncomingMail> {
  const provider = env.get('REPLY_PROVIDER')
  const secret = env.get('REPLY_SECRET')?.release()
  if (!provider || !secret || !env.get('REPLY_DOMAIN'))
    throw new Refusal('Replies by mail are not set up here', { status: 404 })
  await dropFiles(ctx)
  return provider === 'mailgun' ? fromMailgun(ctx, secret) : fromPostmark(ctx, secret)
}

/** A mail with files comes as multipart: the fields are read, the files are not. */
async function dropFiles({ request }: HttpContext) {
  if (!request.multipart) return
  request.multipart.onFile('*', { deferValidations: true }, async (part) => void part.resume())
  await request.multipart.process({ limit: '30mb' })
}

/**
 * Mailgun signs its time and token, not the mail, so tokens are remembered and old times refused.
 * Source: https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/receive-http
 */
async function fromMailgun({ request }: HttpContext, secret: string): Promise<IncomingMail> {
  const mail = await request.validateUsing(mailgunMail)
  assertMailgun(mail, secret)
  const headers = headersOf(mail['message-headers'])
  const stripped = mail['stripped-text']?.trim()
  return {
    token: `mailgun ${mail.token}`,
    messageId: headers.get('message-id') ?? null,
    to: addressesIn(mail.recipient),
    from: addressesIn(mail.from ?? mail.sender).at(0) ?? '',
    text: stripped || withoutQuotes(mail['body-plain'] ?? ''),
    files: mail['attachment-count'] ?? 0,
    automatic: isAutomatic(headers),
  }
}

/**
 * Postmark signs nothing: the address it calls holds a name and the secret (basic authentication).
 * Source: https://postmarkapp.com/developer/webhooks/inbound-webhook
 */
async function fromPostmark({ request }: HttpContext, secret: string): Promise<IncomingMail> {
  assertPostmark(request.header('authorization'), secret)
  const mail = await request.validateUsing(postmarkMail)
  const headers = new Map(mail.Headers?.map(({ Name, Value }) => [Name.toLowerCase(), Value ?? '']))
  const all = [...(mail.ToFull ?? []), ...(mail.CcFull ?? [])].map(({ Email }) => Email)
  return {
    token: `postmark ${mail.MessageID}`,
    messageId: headers.get('message-id') ?? null,
    to: addressesIn([mail.OriginalRecipient, ...all].join(',')),
    from: mail.FromFull.Email.toLowerCase(),
    text: mail.StrippedTextReply?.trim() || withoutQuotes(mail.TextBody ?? ''),
    files: mail.Attachments?.length ?? 0,
    automatic: isAutomatic(headers),
  }
}

/** `[["Message-Id", "<…>"], …]` as Mailgun sends it; what is none counts as no headers. */
function headersOf(json = '[]') {
  const found = new Map<string, string>()
  let list: unknown
  try {
    list = JSON.parse(json)
  } catch {
    return found
  }
  for (const pair of Array.isArray(list) ? list : [])
    if (Array.isArray(pair)) found.set(String(pair[0]).toLowerCase(), String(pair[1]))
  return found
}

/** The addresses in a header: `Asha <asha@example.com>, b@example.com`. */
const addressesIn = (header = '') =>
  header
    .split(/[\s<>,;:"]+/)
    .filter((part) => part.includes('@'))
    .map((address) => address.toLowerCase())

/** RFC 3834, and what was used before it. */
const isAutomatic = (headers: Map<string, string>) =>
  !/^(?:no)?$/i.test((headers.get('auto-submitted') ?? '').trim()) ||
  /^(?:bulk|junk|list|auto_reply)$/i.test((headers.get('precedence') ?? '').trim()) ||
  headers.has('x-autoreply') ||
  headers.has('x-autorespond')

/** What is above the mail that is answered, where the provider did not cut it off: up to the quoted words or a line that leads to them. */
export function withoutQuotes(text: string) {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex(
    (line, at) =>
      /^>/.test(line) ||
      /^-- ?$/.test(line) ||
      /^-{2,} ?(?:original message|forwarded message)/i.test(line) ||
      /^_{10,}$/.test(line) ||
      // "On Mon, 3 May 2027 at 10:00, Candor wrote:", also over two lines
      (/^on .*\d/i.test(line) && /wrote:\s*$/i.test(leads(line, lines[at + 1])))
  )
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join('\n')
    .trim()
}

/** A line that is finished on the next one. */
const leads = (line: string, next = '') => (/wrote:\s*$/i.test(line) ? line : `${line} ${next}`)
