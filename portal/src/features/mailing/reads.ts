import type { HistoryStatus } from '#api/mailing/mail_facts'

export const historyColors: Record<HistoryStatus, string> = {
  queued: 'blue',
  sent: 'candor',
  delivered: 'candor',
  bounced: 'red',
  failed: 'red',
  cancelled: 'gray',
}

/** What changes with a mail that is sent or called back. */
export const mailReads = ['/client/email-history']
/** Longest time in which a mail without a date of its own is called back, as its button says. */
export const secondsUntil = (iso: string) =>
  Math.max(1, Math.round((Date.parse(iso) - Date.now()) / 1000))

/** The ids of people in an address. */
export const ids = (text: string | null) => (text ? text.split(',').filter(Boolean) : [])
