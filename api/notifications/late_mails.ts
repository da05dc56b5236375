import type Mail from '#api/notifications/models/mail'
import type { MailItem } from '#api/notifications/mail_body'

/** What a mail says when it is sent. */
export type LateWords = {
  subject: string
  lines: string[]
  items?: MailItem[]
  action?: { label: string; path: string }
  footer?: string
  replyTo?: string
}

type Writer = (mail: Mail) => Promise<LateWords | null>

const writers = new Map<string, () => Promise<{ default: Writer }>>()

/** Says that mails of a kind are written when they are sent, as what they speak of changes while they wait; a null then ends the mail. */
export function writtenLate(kind: string, load: () => Promise<{ default: Writer }>) {
  writers.set(kind, load)
}

/** The words of a mail that is written late; undefined for all others. */
export async function lateWords(mail: Mail): Promise<LateWords | null | undefined> {
  const { default: write } = (await writers.get(mail.kind)?.()) ?? {}
  return write?.(mail)
}
