/** Where a mail is on its way; `kept` ones wait for an address that is set up. */
export const mailStatuses = [
  { value: 'queued', label: 'Queued' },
  { value: 'sending', label: 'Sending' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'kept', label: 'Kept' },
] as const
export type MailStatus = (typeof mailStatuses)[number]['value']
/** Minutes in which a cleared bell can be put back; after that its rows are removed. */
export const UNDO_CLEAR_MINUTES = 15
/** After so many a mail has failed: the queue's retries and the first. */
export const MAIL_TRIES = 9
/** Days that mails of a suspended company wait for its return. */
export const MAIL_HELD_DAYS = 7
/** Hours that an event of the live stream can be caught up with. */
export const STREAM_KEPT_HOURS = 24
