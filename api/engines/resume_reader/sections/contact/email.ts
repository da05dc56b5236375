import type { Line } from '#api/engines/resume_reader/pages/lines'
import type { PageLink } from '#api/engines/resume_reader/pages/words'
import type { Field } from '#api/engines/resume_reader/resume_draft'
import { safeDecode, found, linkBox } from '#api/engines/resume_reader/sections/contact/fields'

/** An address that mail is sent to, in any script. */
export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/u
const HIDDEN_EMAIL =
  /([\p{L}\p{N}._+-]{2,64})\s*(?:\[\s*at\s*\]|\(\s*at\s*\)|\{\s*at\s*\}|<at>|\s+at\s+)\s*([\p{L}\p{N}-]{2,}(?:\s*(?:\[\s*dot\s*\]|\(\s*dot\s*\)|\{\s*dot\s*\}|\s+dot\s+|\.)\s*[\p{L}\p{N}-]{2,}){1,3})/iu

/** "ana@example.comLisbon": what a capital begins behind a host's end is no more of it. */
const withoutTail = (address: string) =>
  address.replace(
    /(\.(?:com|org|net|edu|io|dev|me|in|de|fr|es|it|br|uk|co))\p{Lu}\p{Ll}[\p{L}.-]*$/u,
    '$1'
  )

/** The first address near the name, else anywhere, else of a link; "name (at) host (dot) com" is read, too. */
export function readEmail(near: Line[], lines: Line[], links: PageLink[]): Field | null {
  const linked = links
    .map((link) => link.url.match(/^mailto:\s*([^?\s]+)/i)?.[1])
    .filter((address): address is string => address !== undefined)
    .map((address) => withoutTail(safeDecode(address)))
  for (const [list, sure] of [
    [near, 0.9],
    [lines, 0.75],
  ] as const)
    for (const line of list) {
      const text = line.text
        .replace(/\s?\[\s?\.\s?\]\s?/g, '.')
        .replace(/\s?\[\s?(?:at|@)\s?\]\s?/gi, '@')
        .replace(/(?<=[\p{L}\p{N}])\s*@\s*(?=[\p{L}\p{N}-]+\.\p{L})/u, '@')
      const match = text.match(EMAIL)
      if (match) {
        const value = withoutTail(match[0])
          .replace(/^(e-?mail|mail)[:.]?(?=\w+@)/i, '')
          .replace(/^[.-]+/, '')
        // A narrow column may have cut its end, which the link has.
        const whole = linked.find(
          (address) =>
            address.length > value.length &&
            (address.toLowerCase().startsWith(value.toLowerCase()) ||
              // "f ana@": a sign that the font lacks parted it
              address.toLowerCase().endsWith(`_${value.toLowerCase()}`)) &&
            EMAIL.test(address)
        )
        if (whole) return found(whole.match(EMAIL)![0], 0.95, line)
        const agrees = linked.some((address) => address.toLowerCase() === value.toLowerCase())
        return found(value, agrees ? 0.99 : sure, line)
      }
    }
  for (const line of near) {
    const match = line.text.match(HIDDEN_EMAIL)
    if (!match) continue
    const host = match[2].replace(
      /\s*(?:\[\s*dot\s*\]|\(\s*dot\s*\)|\{\s*dot\s*\}|\s+dot\s+|\.)\s*/gi,
      '.'
    )
    const value = `${match[1]}@${host}`
    // "studies at foo. cybersecurity" is no address: a bare word for one sign needs one for the other.
    const isSaid = !/\sat\s/i.test(match[0]) || /\bdot\b/i.test(match[2]) || !/\s/.test(match[2])
    if (isSaid && /\.\p{L}{2,}$/u.test(host) && EMAIL.test(value)) return found(value, 0.8, line)
  }
  const mailto = links.find((link) => /^mailto:/i.test(link.url))
  const address = linked[0]?.match(EMAIL)?.[0]
  if (mailto && address)
    return { value: address, confidence: 0.85, page: mailto.page, box: linkBox(mailto) }
  return null
}
