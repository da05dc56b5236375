import { Refusal } from '#api/http/refusal'
import { textOf } from '#api/http/text/rich_text'

/** A text, and the field of its form; `body` unless told. */
export type Written = { body: string; textField?: string }

/** Refuses (422) to show everyone a page that says nothing. */
export function hasWords({ body, textField = 'body' }: Written) {
  if (!textOf(body))
    throw new Refusal('There is nothing to read yet; write the text first', {
      status: 422,
      field: textField,
    })
}
