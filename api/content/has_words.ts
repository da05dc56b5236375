import { Refusal } from '#api/http/refusal'
import { textOf } from '#api/http/text/rich_text'

/** Refuses (422) to show everyone a page that says nothing. */
export function hasWords({ body }: { body: string }) {
  if (!textOf(body))
    throw new Refusal('There is nothing to read yet; write the text first', {
      status: 422,
      field: 'body',
    })
}
