import { Refusal } from '#api/http/refusal'
import { escapeHtml } from '#api/http/text/escape_html'
import { textOf } from '#api/http/text/rich_text'

/** Values by the names of fields; what is not known is empty. */
export type Values = Record<string, string>

type Found = { name: string; at: number }
/** Opening braces that nothing closes are a field that was not finished. */
const field = /\{\{([^{}]*)\}\}|\{\{/g

const fieldsIn = (text: string): Found[] =>
  Array.from(text.matchAll(field), ({ 1: name, index }) => ({
    name: textOf(name ?? '').trim(),
    at: index,
  }))

/** "the subject", or "paragraph 3" of rich or plain text. */
function placeOf(text: string, at: number, where: Where) {
  if (where === 'subject') return 'in the subject'
  const ends = text.slice(0, at).match(/<\/(?:p|h[1-6]|li|blockquote)>|\n\n+/g)
  return `in paragraph ${(ends?.length ?? 0) + 1}`
}

type Where = 'subject' | 'body'

/** Refuses (422, on the field of the form) a merge field that is none of the `known` ones, with its name and place. */
export function assertKnownFields(text: string, where: Where, known: readonly string[]) {
  for (const { name, at } of fieldsIn(text)) {
    if (known.includes(name)) continue
    const place = placeOf(text, at, where)
    throw new Refusal(
      name
        ? `There is no merge field {{${name}}} (${place}); use one of: ${known.map((one) => `{{${one}}}`).join(', ')}`
        : `A merge field ${place} is not finished; write it like {{${known[0]}}}, or take the braces out`,
      { status: 422, field: where, details: { mergeField: name } }
    )
  }
}

/** Those fields of a text that have no value, each with its place. */
export const emptyFields = (text: string, where: Where, values: Values) =>
  fieldsIn(text)
    .filter(({ name }) => !values[name]?.trim())
    .map(({ name, at }) => ({ name, where, place: placeOf(text, at, where) }))

/** The text with its fields filled in; in rich text the values are shown as they are, whatever they hold. */
export const filledIn = (text: string, values: Values, { rich = false } = {}) =>
  text.replace(field, (written, name) => {
    const value = values[textOf(name ?? '').trim()]
    return value === undefined ? written : rich ? escapeHtml(value) : value
  })
