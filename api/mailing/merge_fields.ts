import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { escapeHtml } from '#api/http/text/escape_html'
import { textOf } from '#api/http/text/rich_text'
import { mailLimits } from '#api/mailing/mail_facts'

/** Values by the names of fields; what is not known is empty. */
export type Values = Record<string, string>

type Found = { name: string; place: string }
type Where = 'subject' | 'body'

/** Opening braces that nothing closes are a field that was not finished. */
const field = /\{\{([^{}]*)\}\}|\{\{/g
/** The same, and where a paragraph of rich or plain text ends. */
const fieldOrEnd = /(<\/(?:p|h[1-6]|li|blockquote)>|\n\n+)|\{\{([^{}]*)\}\}|\{\{/g

/** A name as it is read: an editor may have set a part of it in bold. Most need no look at tags, and many may be in a mail. */
const nameOf = (written = '') => (/[<&]/.test(written) ? textOf(written) : written).trim()

/** The fields of a text, each with its place: "in the subject", or "in paragraph 3". */
function fieldsIn(text: string, where: Where): Found[] {
  const found: Found[] = []
  let paragraph = 1
  for (const [, end, name] of text.matchAll(fieldOrEnd)) {
    const place = where === 'subject' ? 'in the subject' : `in paragraph ${paragraph}`
    if (end) paragraph++
    else found.push({ name: nameOf(name), place })
  }
  return found
}

/**
 * Refuses (422, on the field of the form) a merge field that is none of the `known` ones, with its name and place, and
 * more of them than a mail may hold, as each is filled in for each reader.
 */
export function assertKnownFields(text: string, where: Where, known: readonly string[]) {
  const found = fieldsIn(text, where)
  for (const { name, place } of found) {
    if (known.includes(name)) continue
    throw new Refusal(
      name
        ? sentence('There is no merge field {field} ({place}); use one of: {known}', {
            field: `{{${name}}}`,
            place,
            known: known.map((one) => `{{${one}}}`).join(', '),
          })
        : sentence(
            'A merge field {place} is not finished; write it like {example}, or take the braces out',
            { place, example: `{{${known[0]}}}` }
          ),
      { status: 422, field: where, details: { mergeField: name } }
    )
  }
  if (found.length > mailLimits.fields.max)
    throw new Refusal(
      sentence(
        'This text has {count} merge fields, and {max} are the most; write some of them out',
        { count: found.length, max: mailLimits.fields.max }
      ),
      { status: 422, field: where }
    )
}

/** Those fields of a text that have no value, each with its place. */
export const emptyFields = (text: string, where: Where, values: Values) =>
  fieldsIn(text, where)
    .filter(({ name }) => !values[name]?.trim())
    .map((found) => ({ ...found, where }))

/** The text with its fields filled in; in rich text the values are shown as they are, whatever they hold. */
export const filledIn = (text: string, values: Values, { rich = false } = {}) =>
  text.replace(field, (written, name) => {
    const value = values[nameOf(name)]
    return value === undefined ? written : rich ? escapeHtml(value) : value
  })
