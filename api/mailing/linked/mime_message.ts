import { randomUUID } from 'node:crypto'

type Message = {
  from: { name: string; address: string }
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

/** Characters of a header's encoded word that stay below 75 with what surrounds them (RFC 2047, 2). */
const WORD = 42

/** A header's words in any script: encoded, and folded into lines. */
const encoded = (text: string) => {
  const parts: string[] = []
  let part = ''
  for (const letter of text.replace(/[\r\n]+/g, ' ')) {
    if (Buffer.byteLength(part + letter) > WORD) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part]
    .map((one) => `=?UTF-8?B?${Buffer.from(one).toString('base64')}?=`)
    .join('\r\n ')
}

const body = (type: string, text: string) =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n')

/** A mail with both its bodies as mailboxes take it (RFC 5322, RFC 2046); addresses are those of accounts. */
export function mimeOf({ from, to, replyTo, subject, text, html }: Message): string {
  const boundary = `part-${randomUUID()}`
  return [
    `From: ${encoded(from.name)} <${from.address}>`,
    `To: <${to}>`,
    ...(replyTo ? [`Reply-To: <${replyTo}>`] : []),
    `Subject: ${encoded(subject)}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    body('text/plain', text),
    `--${boundary}`,
    body('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
