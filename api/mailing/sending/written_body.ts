import { Refusal } from '#api/http/refusal'
import { sanitizeRichText, textOf } from '#api/http/text/rich_text'
import { mergeFieldNames } from '#api/mailing/mail_facts'
import { assertKnownFields } from '#api/mailing/merge_fields'

/** The body of a mail as it is kept: only what mails show. Refuses (422) one without words, and unknown merge fields. */
export function writtenBody(html: string) {
  const body = sanitizeRichText(html)
  if (!textOf(body))
    throw new Refusal('This mail has no text; write some', {
      status: 422,
      field: 'body',
    })
  assertKnownFields(body, 'body', mergeFieldNames)
  return body
}
