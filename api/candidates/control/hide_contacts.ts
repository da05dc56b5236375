import { namesSite } from '#api/http/text/site_words'

const HIDDEN = '[hidden]'
const at = /@|\(at\)|\[at\]/giu
/** Looking back from the sign, as looking for a name before it would begin anew at each letter of a long word. */
const nameBefore = /(?<=([\p{L}\p{N}._%+-]+\s*))/uy
const siteAfter = /\s*\.*[\p{L}\p{N}-]+(?:\.+[\p{L}\p{N}-]+)*/uy
const link =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin|github|gitlab|twitter|facebook|instagram|x|t|wa|telegram)\.(?:com|me)\/\S+/giu
/** A site and a page of it, as profiles are named: `medium.com/@jane`, but not `Node.js/React`. */
const page = /(?<![\p{L}\p{N}@./-])((?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,10})\/\S+/gu
const phone = /(?<![\p{L}\p{N}])\+?\(?\d(?:[\s().-]{0,2}\d){8,14}(?!\d)/gu

/** Whose family name is masked beside the text. */
type Person = { firstName: string; lastName: string }

/**
 * A text as it reads before the contact is unlocked: without addresses, links and phone numbers, and without the family
 * name of its `person` where it gives away who they are. Looks at each letter a few times at most, however the text is made.
 */
export function hideContacts<T extends string | null | undefined>(text: T, person?: Person): T {
  if (!text) return text
  const shown = hideAddresses(text)
    .replace(link, HIDDEN)
    .replace(page, (all, site) => (namesSite(site) ? HIDDEN : all))
    .replace(phone, HIDDEN)
  return (person ? hideFamilyName(shown, person) : shown) as T
}

function hideAddresses(text: string) {
  let shown = ''
  let done = 0
  for (const { index, 0: sign } of text.matchAll(at)) {
    nameBefore.lastIndex = index
    const name = nameBefore.exec(text)?.[1]
    siteAfter.lastIndex = index + sign.length
    const site = siteAfter.exec(text)?.[0]
    if (index < done || !name || !site || !/\.\p{L}{2}/u.test(site)) continue
    shown += text.slice(done, Math.max(done, index - name.length)) + HIDDEN
    done = index + sign.length + site.length
  }
  return shown + text.slice(done)
}

const word = /[^\s,;:()<>[\]{}"|]+/g
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
const escaped = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+')

/** Hides it beside the first name, and in names of accounts and sites; alone it may be any word, such as `Young`. */
function hideFamilyName(text: string, { firstName, lastName }: Person) {
  const [first, last] = [letters(firstName), letters(lastName)]
  if (!first || last.length < 2 || !letters(text).includes(last)) return text
  const [given, family] = [escaped(firstName), escaped(lastName)]
  const beside = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${given}\\s+(?:\\S{1,20}\\s+)?)${family}|${family}(,?\\s+${given}))(?![\\p{L}\\p{N}])`,
    'giu'
  )
  const tells = (each: string) => {
    const plain = letters(each)
    if (!plain.includes(last)) return false
    return plain.includes(first) || each.startsWith('@') || namesSite(each)
  }
  return text
    .replace(beside, (_, before = '', after = '') => before + HIDDEN + after)
    .replace(word, (each) => (tells(each) ? HIDDEN : each))
}
