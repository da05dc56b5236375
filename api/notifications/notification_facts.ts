/** Where a mail is on its way; `kept` ones wait for an address that is set up. */
export const mailStatuses = [
  { value: 'queued', label: 'Queued' },
  { value: 'sending', label: 'Sending' },
  { value: 'sent', label: 'Sent' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'bounced', label: 'Bounced' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
  { value: 'kept', label: 'Kept' },
] as const
export type MailStatus = (typeof mailStatuses)[number]['value']
/** Why an address gets no mails any more: it takes none, or its person called one spam. */
export const suppressionReasons = ['bounce', 'complaint'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]
/** Where a push is on its way to a browser; `dropped` ones had nothing left to say, or nobody to say it to. */
export const pushStatuses = [
  { value: 'queued', label: 'Queued' },
  { value: 'sending', label: 'Sending' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
  { value: 'dropped', label: 'Dropped' },
] as const
export type PushStatus = (typeof pushStatuses)[number]['value']
/** Minutes in which a cleared bell can be put back; after that its rows are removed. */
export const UNDO_CLEAR_MINUTES = 15
/** Days that mails of a suspended company wait for its return. */
export const MAIL_HELD_DAYS = 7
/** Hours that an event of the live stream can be caught up with. */
export const STREAM_KEPT_HOURS = 24

/** How often what a person put into the digest is mailed. */
export const digestRhythms = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'off', label: 'Never' },
] as const
export type DigestRhythm = (typeof digestRhythms)[number]['value']
/** Days of the week in the order of their ISO numbers, from 1. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
/** What holds for a person who chose nothing; the columns have the same defaults. */
export const usualPreferences = {
  digest: 'daily' as DigestRhythm,
  digestHour: 8,
  digestWeekday: 1,
  quietFrom: null as string | null,
  quietTo: null as string | null,
}
/** Lines that a digest shows; of the others it says how many they are. */
export const DIGEST_LINES_MOST = 30
/** Days after which what is in no bell is removed: it was sent by then. */
export const UNSEEN_KEPT_DAYS = 30
/** After so many tries a push has failed. */
export const PUSH_TRIES = 5
/** Seconds in which a push service keeps what it cannot hand over. */
export const PUSH_LIVES_SECONDS = 86_400
/** Characters of a notification that a push carries; all of it must fit into 3,993 bytes. */
export const PUSH_TEXT_MOST = 600
/** The services that browsers take pushes from; pushes go nowhere else. */
export const pushHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]
