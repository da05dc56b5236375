import vine from '@vinejs/vine'

// What people write and others read. Every field of that kind begins with one of these three, so that no name reads
// otherwise than it is, looks empty, or says something to a program that nobody sees (tests/unit/house/sources.spec.ts).

/** Control characters, and signs that turn the order of all letters after them, so that a line reads otherwise than it is. */
export const turningSigns = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u
/** Signs that turn letters against their own direction: no script needs them. */
const overrides = /[\u202d\u202e]/
/** Signs that nobody sees, whatever is around them; what joins letters and emoji is none, nor what chooses a form of a letter. */
const unseen =
  /[\u00ad\u034f\u115f\u1160\u180e\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]/g
/** Letters that nobody sees; after a black flag they say whose it is. */
const tags = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f})|[\u{e0000}-\u{e007f}]/gu
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Drops what nobody sees, as blanks at the ends are dropped; nothing is left of a line without a sign that is seen. */
function seenOf(text: string) {
  const left = text.replace(unseen, '').replace(tags, '$1').trim()
  return seen.test(left) ? left : ''
}

/** Refuses signs that turn a line, and drops what nobody sees. */
export const plainLine = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || value === '') return
  const left = seenOf(value)
  if (turningSigns.test(value))
    field.report('{{ field }} contains signs that a name cannot have', 'name', field)
  else if (!left) field.report('{{ field }} is needed', 'required', field)
  else field.mutate(left, field)
})

/** Refuses signs that turn letters against their own direction, and drops letters that nobody sees. */
export const plainProse = vine.createRule((value, _, field) => {
  if (typeof value !== 'string' || value === '') return
  const left = value.replace(tags, '$1')
  if (overrides.test(value))
    field.report(
      '{{ field }} contains signs that turn letters around; remove them',
      'turned',
      field
    )
  else if (!seenOf(left)) field.report('{{ field }} is needed', 'required', field)
  else field.mutate(left, field)
})

/** Characters up to which words are in one line. */
const LINE_MOST = 300

/** A name or another line that others read: nothing in it turns letters or is unseen. */
export const oneLine = () => vine.string().trim().use(plainLine())
/** Longer text, in lines of its own; quotations of other scripts may turn within it, but no letters against their own direction. */
export const prose = () => vine.string().trim().use(plainProse())
/** One of the two, by how long it may be. */
export const words = ({ min = 0, max }: { min?: number; max: number }) =>
  (max > LINE_MOST ? prose() : oneLine()).minLength(min).maxLength(max)
