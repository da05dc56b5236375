import type Mail from '#api/notifications/models/mail'
import type { Sentence } from '#api/languages/sentence'
import type { MailItem, RichWords } from '#api/notifications/mail_body'

/** What a mail says when it is sent. */
export type LateWords = {
  subject: Sentence | string
  lines: (Sentence | string)[]
  rich?: RichWords
  items?: (Omit<MailItem, 'text'> & { text: Sentence | string })[]
  action?: { label: Sentence | string; path: string }
  footer?: Sentence | string
  replyTo?: string
  /** Who it comes from, beside the installation's address. */
  fromName?: string
  /** Sends it in place of the installation's server; calls `handed` once its words may have left the machine. */
  through?: (mail: Mail, handed: () => Promise<void>) => Promise<void>
}

/** Why a mail is not sent any more. */
export type Ended = { ended: string }

type Writer = (mail: Mail) => Promise<LateWords | Ended | null>

const writers = new Map<string, () => Promise<{ default: Writer }>>()

/** Says that mails of a kind are written when they are sent, as what they speak of changes while they wait; null, or why, then ends the mail. */
export function writtenLate(kind: string, load: () => Promise<{ default: Writer }>) {
  writers.set(kind, load)
}

/** The words of a mail that is written late; undefined for all others. */
export async function lateWords(mail: Mail): Promise<LateWords | Ended | null | undefined> {
  const { default: write } = (await writers.get(mail.kind)?.()) ?? {}
  return write?.(mail)
}
