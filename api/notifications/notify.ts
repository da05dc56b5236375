import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A mail in words; the plain brand, the links and both bodies are made from it. */
export type MailContent = {
  subject: string
  /** Paragraphs of plain text. */
  lines: string[]
  action?: { label: string; path: string }
  /** Kept back so that the act can be called back; the mail is dropped when `kind` and `about` are cancelled by then. */
  sendAfter?: Date
  attachments?: { name: string; type: string; content: string }[]
}

export type Notice = {
  /** User ids of those who hear of it. */
  to: number[]
  /** What happened, as on the wire: `application.received`, `interview.accept`… */
  kind: string
  /** One sentence for the bell. */
  message: string
  /** Where the bell leads: a portal path. */
  link?: string
  jobId?: number
  devId?: number
  clientId?: number
  data?: Record<string, unknown>
  mail?: MailContent
}

/**
 * Tells people what a change caused, inside the change's own transaction: a row for the bell,
 * a stored event for the live stream (sent after the commit), and a mail, each as the person's settings allow.
 */
export async function notify(_trx: TransactionClientContract, _notice: Notice): Promise<void> {
  throw new Error('written next')
}
