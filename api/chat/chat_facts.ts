import type { UserType } from '#api/accounts/account_facts'
import { valuesOf } from '#api/http/choices'

/** Between whom: a candidate and a company's team, two colleagues, or a person and the platform's support. */
export const conversationKinds = [
  { value: 'company', label: 'Company and candidate' },
  { value: 'colleagues', label: 'Colleagues' },
  { value: 'support', label: 'Support' },
] as const
export type ConversationKind = (typeof conversationKinds)[number]['value']

/** Of a team, the colleague who writes first answers: the kind of conversation in which a person is of a team. */
export const answersAs: Record<UserType, ConversationKind | null> = {
  client: 'company',
  admin: 'support',
  developer: null,
}

/** Lengths in characters, and counts. */
export const chatLimits = {
  text: { max: 4000 },
  clientId: { max: 100 },
  attachments: { max: 5 },
  search: { min: 2, max: 100 },
  reportNote: { max: 500 },
} as const

/** Minutes in which a sender may change or take back a message. */
export const CHANGE_MINUTES = 15
/** Seconds after which somebody who wrote no more is not typing any longer. */
export const TYPING_SECONDS = 5
/** A person counts as here for so many seconds after their last sign of life; one is given every third of it. */
export const PRESENCE_SECONDS = 60
/** Minutes that a message stays unread before a mail tells of it. */
export const UNREAD_MAIL_MINUTES = 10
/** The kind of the bell and of the mail about unread messages, as the wire names it. */
export const NEW_MESSAGE = 'message.new'
/** Unread messages that a mail shows; of the others it says how many they are. */
export const UNREAD_MAILED = 10
/** Days that the address of such a mail takes answers. */
export const REPLY_DAYS = 30
/** Hours that an uploaded file waits to be sent with a message. */
export const UNSENT_HOURS = 24
/** Unread messages are counted up to here; more show as "99+". */
export const UNREAD_MOST = 100

/** Of a conversation in a company's export of its applicants; a cell of a spreadsheet holds no more than their words. */
export const MOST_EXPORTED_MESSAGES = 200

/** Of one account in a minute. */
export const chatPace = {
  messages: 240,
  typing: 120,
  uploads: 30,
  searches: 120,
  changes: 120,
} as const

export const reactions = [
  { value: 'agree', label: 'Agree' },
  { value: 'thanks', label: 'Thank you' },
  { value: 'celebrate', label: 'Celebrate' },
  { value: 'laugh', label: 'Laugh' },
  { value: 'seen', label: 'Seen' },
  { value: 'question', label: 'Question' },
] as const
export type Reaction = (typeof reactions)[number]['value']
export const reactionValues = valuesOf(reactions)

export const reportReasons = [
  { value: 'spam', label: 'Spam or advertising' },
  { value: 'harassment', label: 'Harassment or threats' },
  { value: 'fraud', label: 'Fraud, or asks for money' },
  { value: 'discrimination', label: 'Discrimination' },
  { value: 'other', label: 'Something else' },
] as const
export type ReportReason = (typeof reportReasons)[number]['value']
export const reportReasonValues = valuesOf(reportReasons)

/** Why nothing can be sent in a conversation, as the person reads it. */
export const closedReasons = {
  mine: 'You blocked this conversation, so nothing reaches you; unblock it to write again',
  blocked: 'This conversation is closed, so no more messages can be sent',
  withdrawn: 'You withdrew from this company, so nothing reaches it any more',
  suspended: 'This company is suspended, so no messages can be sent to it for now',
  unlinked:
    'Nothing links the two of you any more: no application and no shared contact; apply, or accept a contact request, to write again',
  left: 'This person has left, so no more messages can be sent',
} as const
export type ClosedReason = keyof typeof closedReasons

/** How many messages before a reported one its reviewer may read. */
export const CONTEXT_MESSAGES = 10
