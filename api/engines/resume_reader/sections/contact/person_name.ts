import { headingOf } from '#api/engines/resume_reader/language/headings'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import { unaccented } from '#api/engines/resume_reader/language/squeeze'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { type Cell, type Line, joined } from '#api/engines/resume_reader/pages/lines'
import { withoutBullet } from '#api/engines/resume_reader/sections/records/header_text'
import type { Field } from '#api/engines/resume_reader/resume_draft'
import { found, safeDecode } from '#api/engines/resume_reader/sections/contact/fields'

const NOT_NAMES =
  /\b(resume|résumé|curriculum|vitae|cv|lebenslauf|profile|portfolio|page|contact|address|email|phone|objective|summary|about|skills|education|experience|github|linkedin|http|www|bewerbung|currículo|özgeçmiş|hello|welcome|software|developer|engineer|university|college|institute|name|adresse|anschrift|telefon|téléphone|courriel|mobile|tel|dirección|teléfono|correo|endereço|telefone|indirizzo|telefono|kontakt|contacto|contato)\b/i
const HONORIFIC = /^(mr|mrs|ms|dr|prof|dipl\.-ing|ing|er|shri|smt|herr|frau|m)\.?\s+/i

/** The largest type of page one that reads like a name, checked against the address and the profiles. */
export function readName(
  lines: Line[],
  email: string | null,
  links: { value: string }[],
  vocabulary: Vocabulary
): Field | null {
  const first = lines.filter((line) => line.page === 1)
  const hints = hintsOf(email, links)
  const largest = Math.max(
    ...first.filter((line) => /\p{L}{2}/u.test(line.text)).map((line) => line.size),
    0
  )
  let best: { text: string; score: number; line: Line } | null = null
  const tops = [...first].sort((one, other) => one.top - other.top).slice(0, 30)
  const consider = (raw: string, line: Line, size: number, extra: number) => {
    const text = nameText(raw)
    if (!text) return
    const words = text.split(/\s+/)
    if (words.length === 1 && size < largest * 0.95) return
    const plain = unaccented(text)
    const agreeing = words.filter((word) => {
      const key = unaccented(word).replace(/[^\p{L}]/gu, '')
      return key.length > 2 && hints.includes(key)
    }).length
    let score = size / largest + extra
    score += agreeing * 0.35
    if (words.length === 1) score -= 0.4
    if (tops.indexOf(line) >= 0) score += 0.25 - tops.indexOf(line) * 0.02
    if (vocabulary.place(text)) score -= 0.6
    if (kindOf(text).title > 0.5 || vocabulary.isTitle(text)) score -= 0.9
    if (vocabulary.skill(text)) score -= 0.5
    if (kindOf(text).company > 0.6) score -= 0.6
    if (headingOf(text)) score -= 1.2
    // "Asha rao": half in small letters a name is rarer.
    if (/^\p{Lu}.*\s\p{Ll}/u.test(text)) score -= 0.15
    if (plain.length < 4) score -= 0.5
    if (score > (best?.score ?? 0.75)) best = { text, score, line }
  }
  for (const line of tops) {
    for (const cell of line.cells) {
      consider(cell.text, line, cell.size, 0)
      // A title may follow the name: "Asha Rao | Engineer", "Asha Rao, MSc"
      const [start] = cell.text.split(/\s*[|•·,(/]\s*|\s+[–—-]\s+/)
      if (start !== cell.text) consider(start, line, cell.size, -0.02)
      // So may what is no longer bold: "**Asha Rao** Engineer".
      const plain = cell.words.findIndex(({ bold }) => !bold)
      if (plain > 0) consider(joined(cell.words.slice(0, plain)), line, cell.size, -0.02)
      // So may what is set smaller: a day of birth.
      const smaller = cell.words.findIndex(({ size }) => size < cell.size * 0.85)
      if (smaller > 0) consider(joined(cell.words.slice(0, smaller)), line, cell.size, -0.02)
    }
    if (line.cells.length > 1 && !isApart(line.cells))
      consider(line.cells.map((cell) => cell.text).join(' '), line, line.size, -0.05)
    const [label, ...said] = line.text.split(/\s*(?::\s*\t?|\t\s*:?)\s*/)
    if (NAME_LABEL.test(label) && said.length) consider(said.join(' '), line, line.size, 0.6)
    // A name over two lines beside other text, at one edge.
    for (const cell of line.cells.length > 1 ? line.cells.slice(0, 2) : []) {
      const next = cellBelow(cell, tops)
      if (next) consider(`${cell.text} ${next.text}`, line, cell.size, 0.1)
    }
    // A name over two lines.
    const below = tops.find(
      (other) =>
        other !== line &&
        other.top > line.top &&
        other.top - line.bottom < line.size * 0.9 &&
        Math.abs(other.size - line.size) < line.size * 0.25 &&
        line.size > largest * 0.75
    )
    if (
      below &&
      line.cells.length === 1 &&
      line.text.split(/\s+/).length <= 2 &&
      below.text.split(/\s+/).length <= 3
    )
      consider(`${line.text} ${below.text}`, line, line.size, 0.1)
  }
  const chosen = best as { text: string; score: number; line: Line } | null
  if (!chosen || isScattered(chosen.text)) return null
  return found(properCase(chosen.text), Math.min(0.98, 0.35 + chosen.score * 0.35), chosen.line)
}

/** A whole name, and far from it what else is in the line. */
const isApart = ([first, second]: Cell[]) =>
  first.words.length > 1 && second.x - first.right > first.size * 4

/** "AD A M BRO WN": its letters are set too far apart to tell its words. */
const isScattered = (name: string) =>
  name.split(' ').length > 4 && /(?:^|\s)\p{Lu}(?=\s|$)/u.test(name)

/** What is before a name in a form. */
const NAME_LABEL =
  /^(?:(?:full|candidate(?:['’]?s)?|applicant(?:['’]?s)?|first and last|complete)\s+)?name$|^(?:name,?\s*vorname|vorname,?\s*(?:und\s+)?(?:nach)?name|vor-?\s*und\s*(?:nach|zu)name|nom et prénoms?|nom,?\s*prénoms?|prénoms? et nom|nombre(?:\s+completo|\s+y\s+apellidos)?|nome(?:\s+completo)?|nome e cognome|ad[ıi]?\s*soyad[ıi]?)$/iu

/** The cell set as this one is, at its left or right edge in the next line or the one after, where both are short. */
function cellBelow(cell: Cell, lines: Line[]): Cell | undefined {
  if (cell.words.length > 2) return undefined
  return lines
    .flatMap(({ cells }) => cells)
    .find(
      (other) =>
        other.top > cell.top + 1 &&
        other.top - cell.bottom < cell.size * 0.9 &&
        other.words.length < 3 &&
        Math.abs(other.size - cell.size) < cell.size * 0.1 &&
        other.bold === cell.bold &&
        (Math.abs(other.x - cell.x) < 3 || Math.abs(other.right - cell.right) < 3)
    )
}

function nameText(raw: string): string | null {
  const text = withoutBullet(raw)
    .replace(/\t/g, ' ')
    .replace(
      /^(?:resume|cv|curriculum vitae|lebenslauf|name|nom|nome|nombre|ad soyad)\s*(?:of|de|von|:|[–—-])?\s+/i,
      ''
    )
    .replace(/\s(?:resume|résumé|cv|curriculum vitae|lebenslauf)$/i, '')
    .replace(/\s*\((?:he|she|they|him|her)\b[^)]*\)/i, '')
    .replace(
      /[,\s]+(?:ph\.?d\.?|m\.?\s?sc\.?|b\.?\s?sc\.?|bs[ci]s|bsit|bsse|mscs|m?bbs|bca|mca|bba|ll\.?[bm]|ca|cfa|mba|m\.?d\.?|pmp|jr\.?|b\.?tech|m\.?tech|b\.?e\.?)\.?$|,\s*(?:(?:under)?graduate|student)$/i,
      ''
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(HONORIFIC, '')
    .replace(/[,.;:|-]+$/, '')
    .replace(/^\[([^[\]]+)\]$/, '$1')
    .trim()
  const words = text.split(/\s+/)
  if (!words[0] || words.length > 6 || text.length < 3 || text.length > 60) return null
  if (/[\d@:/\\<>{}[\]=+*&%$#!?_•]|\p{L}{4}\.\s/u.test(text) || NOT_NAMES.test(text)) return null
  if (!/^\p{L}/u.test(text)) return null
  // Small words of names (de, van, bin) aside, each begins with a capital.
  const small = words.filter(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      !/^(de|da|do|dos|das|del|di|van|von|der|den|bin|ibn|al|el|la|le|e|y|of|ben|ter|zu|af|av)$/i.test(
        word
      )
  )
  const isHalf = words.length === 2 && small.length === 1 && /^\p{Lu}/u.test(words[0])
  if (small.length && small.length < words.length && !isHalf) return null
  if (small.length && words.length > 3) return null
  return text
}

/** A name in capitals, or in none, as it is written in a letter. */
export function properCase(text: string): string {
  const isShouted =
    text === text.toLocaleUpperCase() ||
    text === text.toLocaleLowerCase() ||
    /\p{Lu}{3,}/u.test(text)
  if (!isShouted || !/\p{Lu}|\p{Ll}/u.test(text)) return text
  return text
    .split(/(\s+|-|’|')/)
    .map((word) => {
      if (!/\p{L}{2}/u.test(word)) return word
      if (
        text !== text.toLocaleUpperCase() &&
        word !== word.toLocaleUpperCase() &&
        text !== text.toLocaleLowerCase() &&
        !/\p{Lu}{3}/u.test(word)
      )
        return word
      const [first, ...rest] = [...word]
      return first.toLocaleUpperCase() + rest.join('').replace(/İ/g, 'i').toLocaleLowerCase()
    })
    .join('')
}

function hintsOf(email: string | null, links: { value: string }[]): string {
  const slugs = links
    .map((link) => link.value.match(/(?:linkedin\.com\/in|github\.com)\/([^/?#]+)/i)?.[1] ?? '')
    .join(' ')
  return unaccented(`${email?.split('@')[0] ?? ''} ${safeDecode(slugs)}`)
}
