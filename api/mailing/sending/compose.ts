import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { absolute } from '#api/notifications/mail_body'
import { plainText } from '#api/http/text/plain_text'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import MailSignature from '#api/mailing/models/mail_signature'
import MailTemplate from '#api/mailing/models/mail_template'
import { emptyFields, filledIn, type Values } from '#api/mailing/merge_fields'
import { mergeFieldNames, type MergeField } from '#api/mailing/mail_facts'
import { assertKnownFields } from '#api/mailing/merge_fields'
import { writtenBody } from '#api/mailing/sending/written_body'
import type { Person } from '#api/mailing/sending/addressees'

/** A mail as it was written, with its merge fields. */
export type Composed = {
  subject: string
  body: string
  signature: string | null
  templateId: number | null
}

type Input = {
  templateId?: number | null
  subject?: string
  body?: string
  signatureId?: number | null
}

/**
 * The words of a mail: those that were written, else those of the template, and a signature: the one that is named, none
 * for null, else the person's usual one. Refuses (404) rows of others and (422) what is missing, with unknown merge fields.
 */
export async function compose(
  { companyId, userId }: { companyId: number; userId: number },
  { templateId, signatureId, ...written }: Input,
  client?: QueryClientContract
): Promise<Composed> {
  const template = templateId
    ? await MailTemplate.query({ client }).where({ id: templateId, companyId }).firstOrFail()
    : undefined
  if (template?.status === 'inactive')
    throw new Refusal(
      sentence('"{template}" is not active; choose another template', { template: template.name }),
      {
        status: 422,
        field: 'templateId',
      }
    )
  const subject = written.subject ?? template?.subject
  const body = written.body ?? template?.body
  for (const [field, words] of Object.entries({ subject, body }))
    if (!words)
      throw new Refusal(
        field === 'body'
          ? 'Write a text, or choose a template'
          : 'Write a subject, or choose a template',
        {
          status: 422,
          field,
        }
      )
  assertKnownFields(subject!, 'subject', mergeFieldNames)
  const signatures = MailSignature.query({ client }).where('user_id', userId)
  const signature =
    signatureId === null
      ? null
      : signatureId
        ? await signatures.where('id', signatureId).firstOrFail()
        : await signatures.where('is_default', true).first()
  return {
    subject: subject!,
    body: writtenBody(body!),
    signature: signature?.body ?? null,
    templateId: template?.id ?? null,
  }
}

/** What the merge fields of a mail to one person hold. */
export function valuesFor(
  { candidate: { user }, job }: Person,
  company: Company,
  sender: User
): Values {
  const values: Record<MergeField, string> = {
    'candidate.firstName': user.firstName,
    'candidate.lastName': user.lastName,
    'candidate.fullName': user.fullName,
    'job.title': job?.title ?? '',
    'job.link': job ? absolute(`/jobs/${job.slug}`) : '',
    'company.name': company.name,
    'company.link': company.slug ? absolute(`/companies/${company.slug}`) : '',
    'sender.firstName': sender.firstName,
    'sender.fullName': sender.fullName,
  }
  return values
}

/**
 * Writes a mail to each of many: returns what makes of one person's values the subject, and the body with the signature in
 * both forms. The plain form is made once, with its merge fields, as reading rich text takes milliseconds.
 */
export function writerOf({
  subject,
  body,
  signature,
}: Pick<Composed, 'subject' | 'body' | 'signature'>) {
  const plain = plainText(body)
  const joined = (parts: (string | null)[], between: string) => parts.filter(Boolean).join(between)
  const signed = signature && plainText(signature)
  return (values: Values) => ({
    subject: filledIn(subject, values),
    html: joined([filledIn(body, values, { rich: true }), signature], '\n'),
    text: joined([filledIn(plain, values), signed], '\n\n'),
  })
}

/** The merge fields that have nothing to show for one person. */
export const missingFor = ({ subject, body }: Composed, values: Values) => [
  ...emptyFields(subject, 'subject', values),
  ...emptyFields(body, 'body', values),
]

/** Refuses (422) a mail in which a merge field is empty for one of the people, with its name, its place and the person. */
export function assertFilled(
  composed: Composed,
  people: Person[],
  valuesOf: (person: Person) => Values
) {
  for (const person of people) {
    const [missing] = missingFor(composed, valuesOf(person))
    if (!missing) continue
    throw new Refusal(
      sentence(
        missing.name.startsWith('job.')
          ? '{field} ({place}) is empty for {name}, as they did not apply for a job here; take it out, or leave them out'
          : '{field} ({place}) is empty for {name}, as it is not filled in; take it out, or leave them out',
        {
          field: `{{${missing.name}}}`,
          place: missing.place,
          name: person.candidate.user.fullName,
        }
      ),
      {
        status: 422,
        field: missing.where,
        details: { mergeField: missing.name, devId: String(person.candidate.id) },
      }
    )
  }
}
