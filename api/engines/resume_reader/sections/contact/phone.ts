import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { dateRangesIn } from '#api/engines/resume_reader/language/dates'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import type { PageLink } from '#api/engines/resume_reader/pages/words'
import type { Field } from '#api/engines/resume_reader/resume_draft'
import { found, safeDecode, linkBox } from '#api/engines/resume_reader/sections/contact/fields'

const PHONE = /(?:\+|\(\+|00)?[\d(][\d\s().\-–/]{6,20}\d/g
/** What may stand before a number in an address. */
const POSTCODE = /^\d{4,6}\s+/
const LEAST_DIGITS = 7
/** Nobody's: one digit all along. */
const PLACEHOLDER = /(\d)\1{7,}$/
const MASKED = /[\dx*•#]{2,}[\s-]*[x*•#]{3,}|[x*•#]{3,}[\s-]*\d/i

/** The first number that is one of its country, in the international form; `placed` is where the person seems to live. */
export function readPhone(
  near: Line[],
  lines: Line[],
  links: PageLink[],
  country: string | undefined,
  placed: string | null
): Field | null {
  const countries = [...new Set([country, placed ?? undefined, undefined])]
  const parse = (text: string): string | null => {
    const international = /^\s*\(?\s*(\+|00)/.test(text)
    // "16 – 4690 Thornbury": a house and a postcode
    if (!international && text.replace(/\D/g, '').length < LEAST_DIGITS) return null
    const cleaned = text
      .replace(/^\s*\(?\s*00\s?(?=[1-9])/, '+')
      .replace(/\(0\)/, '')
      .replace(/^\(\+/, '+')
      .replace(/^\s*\(?\s*\+\s*/, '+')
    // Brackets about the first three of ten digits are American, wherever the posts were.
    const isAmerican =
      (!country || !placed) && /^\([2-9]\d{2}\)\s?\d{3}[\s.-]\d{4}$/.test(cleaned.trim())
    const within = isAmerican ? (['US', ...countries] as const) : countries
    for (const one of international ? [undefined] : within.filter((each) => each)) {
      const number = parsePhoneNumberFromString(cleaned, one as CountryCode | undefined)
      if (number?.isValid()) return number.number
    }
    // Where nobody says which country, an Indian or American number with its own look is one.
    if (!international) {
      const digits = cleaned.replace(/\D/g, '')
      if (/^91[6-9]\d{9}$/.test(digits) || /^1[2-9]\d{9}$/.test(digits)) {
        const number = parsePhoneNumberFromString(`+${digits}`)
        if (number?.isValid()) return number.number
      }
      if (/^\(?[2-9]\d{2}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(cleaned.trim())) {
        const number = parsePhoneNumberFromString(cleaned, 'US')
        if (number?.isValid()) return number.number
      }
      if (!placed && !country && /^[6-9]\d{9}$/.test(digits)) {
        const number = parsePhoneNumberFromString(digits, 'IN')
        if (number?.isValid()) return number.number
      }
    }
    return null
  }
  const seen = new Set<Line>()
  for (const [list, sure] of [
    [near, 0.92],
    [lines.slice(0, 400), 0.7],
  ] as const)
    for (const line of list) {
      if (seen.has(line)) continue
      seen.add(line)
      if (list === lines && !/tel|phone|mobile|cell|contact|\+\d/i.test(line.text)) continue
      for (const match of line.text.matchAll(PHONE)) {
        const around = line.text.slice(
          Math.max(match.index - 3, 0),
          match.index + match[0].length + 4
        )
        if (MASKED.test(around) || /[*]/.test(around)) continue
        if (
          /[\p{L}/._-]$/u.test(line.text.slice(0, match.index)) &&
          !/[:.]$|tel|phone|mob|[a-z]\.$/i.test(line.text.slice(0, match.index))
        )
          continue
        if (isSpanOfDates(match[0]) || PLACEHOLDER.test(match[0].replace(/\D/g, ''))) continue
        // "98765 43210 / 91234 56780": the first of two
        const [first] = match[0].split(/\s*\/\s*/)
        const value =
          parse(match[0]) ??
          parse(match[0].replace(POSTCODE, '')) ??
          (first.replace(/\D/g, '').length > 7 ? parse(first) : null)
        if (value) return found(value, sure, line)
      }
    }
  for (const link of links) {
    const dialled =
      link.url.match(/^(?:tel|callto):(.*)$/i)?.[1] ?? link.url.match(/wa\.me\/(\+?\d{8,15})/)?.[1]
    const value = dialled ? parse(safeDecode(dialled).replace(/^(\d{11,13})$/, '+$1')) : null
    if (value) return { value, confidence: 0.8, page: link.page, box: linkBox(link) }
  }
  return null
}

/** "09/2019 – 01/2022" has as many digits as a number to call. */
function isSpanOfDates(text: string): boolean {
  const ranges = dateRangesIn(text)
  if (ranges.length && text.replace(/\D/g, '').length < 10) return true
  return ranges.some((range) => !range.single && range.length > text.length * 0.7)
}
