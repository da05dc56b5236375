import { valuesOf } from '#api/http/choices'

/** What a company's template is for; the screens offer it first there. */
export const templatePurposes = [
  { value: 'general', label: 'Anything' },
  { value: 'contact', label: 'First contact' },
  { value: 'shortlist', label: 'Shortlisted' },
  { value: 'test', label: 'A test' },
  { value: 'interview', label: 'An interview' },
  { value: 'offer', label: 'An offer' },
  { value: 'rejection', label: 'A rejection' },
  { value: 'follow_up', label: 'A follow-up' },
] as const
export type TemplatePurpose = (typeof templatePurposes)[number]['value']
export const templatePurposeValues = valuesOf(templatePurposes)

export const templateStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const
export type TemplateStatus = (typeof templateStatuses)[number]['value']
export const templateStatusValues = valuesOf(templateStatuses)

/** Through which mailbox a company's mail goes: the installation's, or a linked one of the sender. */
export const mailboxes = [
  { value: 'platform', label: 'This site' },
  { value: 'google', label: 'My Google mailbox' },
  { value: 'outlook', label: 'My Outlook mailbox' },
] as const
export type Mailbox = (typeof mailboxes)[number]['value']
export const mailboxValues = valuesOf(mailboxes)

/** What a company's mail may fill in: as it is written in {{ }}, what it is, and an example. */
export const mergeFields = [
  { value: 'candidate.firstName', label: 'First name', example: 'Asha' },
  { value: 'candidate.lastName', label: 'Last name', example: 'Rao' },
  { value: 'candidate.fullName', label: 'Full name', example: 'Asha Rao' },
  { value: 'job.title', label: 'Job', example: 'Senior Node.js Developer' },
  { value: 'job.link', label: 'Link to the job', example: 'https://…' },
  { value: 'company.name', label: 'Company', example: 'Example Ltd' },
  { value: 'company.link', label: 'Link to the company', example: 'https://…' },
  { value: 'sender.firstName', label: 'Your first name', example: 'Ravi' },
  { value: 'sender.fullName', label: 'Your full name', example: 'Ravi Iyer' },
] as const
export type MergeField = (typeof mergeFields)[number]['value']
export const mergeFieldNames = valuesOf(mergeFields)

/** Where a company's mail is, as its history says it. */
export const historyStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'bounced', label: 'Bounced' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const
export type HistoryStatus = (typeof historyStatuses)[number]['value']
export const historyStatusValues = valuesOf(historyStatuses)

/** Lengths in characters and counts. */
export const mailLimits = {
  name: { min: 1, max: 100 },
  subject: { min: 1, max: 150 },
  body: { min: 1, max: 20_000 },
  signature: { min: 1, max: 2_000 },
  /** Merge fields of a subject or a body. */
  fields: { max: 100 },
  /** Of one company, and of one person. */
  templates: { max: 200 },
  /** Of one person; and the plain words of one, which become rich text. */
  drafts: { max: 50 },
  draftText: { min: 1, max: 10_000 },
  signatures: { max: 10 },
  /** Of one act of sending. */
  people: { max: 100 },
} as const

/** Mails a day, of a company and to one person. */
export const mailsADay = { ofCompany: 500, toPerson: 5 } as const
/** Days in which a mail can be answered by mail. */
export const ANSWER_DAYS = 90
/** Seconds in which a mail can be called back before it goes. */
export const UNDO_SECONDS = 20
/** Days ahead that a mail can be put off to. */
export const SEND_AHEAD_DAYS = 60
