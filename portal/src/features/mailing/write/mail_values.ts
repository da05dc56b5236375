import type { Mailbox } from '#api/mailing/mail_facts'
import type { SendForm } from '../../../components/forms/form'

/** No signature, among those of a select. */
export const NONE = 'none'

export type Values = {
  templateId: string
  subject: string
  body: string
  signatureId: string
  sendAt: string
  mailbox: Mailbox
}
export type MailForm = SendForm<Values>
export type People = { appliedIds: string[]; devIds: string[] }

export const emptyMail: Values = {
  templateId: '',
  subject: '',
  body: '',
  signatureId: '',
  sendAt: '',
  mailbox: 'platform',
}

export const countOf = ({ appliedIds, devIds }: People) => appliedIds.length + devIds.length

/** A mail as it is sent. */
export const mailBody = (
  people: People,
  { templateId, subject, body, signatureId, sendAt, mailbox }: Values
) => ({
  ...people,
  mailbox,
  templateId: templateId || undefined,
  subject: subject || undefined,
  body: body || undefined,
  signatureId: signatureId === NONE ? null : signatureId || undefined,
  sendAt: sendAt ? new Date(sendAt).toISOString() : undefined,
})
