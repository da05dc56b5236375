import { INDIC, type Letters } from '#api/engines/pdf_letters/letters'

/** What the fonts of every PDF reader can show. */
const PLAIN =
  /[\x20-\x7e\n\u00a0-\u00ac\u00ae-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]/
const ALL_PLAIN = new RegExp(`^${PLAIN.source}*$`)
const PICTURE =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\ufe0e\ufe0f]/u
/** Joiners say how letters of India meet; elsewhere they glue pictures together. */
const JOINER = /[\u200c\u200d]/
const ARROW = /[→⇒⟶➔➜➝➞]/u

/** Whether Helvetica alone can show it. */
export const isPlain = (text: string) => ALL_PLAIN.test(text)

/**
 * The text with every letter that we can show as it is; others by their plain Latin form, or "?" and noted in `unset`.
 * Pictures are left out, other signs become a dot.
 */
export function settable(text: string, letters?: Letters, unset?: Set<string>): string {
  if (isPlain(text)) return text
  const indic = INDIC.test(text)
  const said = Array.from(text.normalize('NFC'), (char) => {
    if (PLAIN.test(char)) return char
    if (JOINER.test(char) && !indic) return ''
    if (letters?.has(char)) return char
    if (ARROW.test(char)) return '->'
    if (PICTURE.test(char) || /\p{Cf}/u.test(char)) return ''
    if (/\s/.test(char)) return ' '
    const plain = char.normalize('NFKD').replace(/\p{M}/gu, '')
    if (/^[\x20-\x7e]+$/.test(plain)) return plain
    if (/\p{S}/u.test(char)) return '•'
    unset?.add(char)
    return '?'
  })
  return said.join('').replace(/ {2,}/g, ' ').trim()
}
