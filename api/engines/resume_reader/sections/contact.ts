import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max'
import { headingOf } from '#api/engines/resume_reader/language/headings'
import { dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { isSchool, kindOf } from '#api/engines/resume_reader/language/lexicon'
import { unaccented } from '#api/engines/resume_reader/language/squeeze'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { joined, type Line } from '#api/engines/resume_reader/pages/lines'
import { ICON, type PageLink } from '#api/engines/resume_reader/pages/words'
import { boxOf, tidy, withoutBullet } from '#api/engines/resume_reader/sections/records'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { DraftLink, Field } from '#api/engines/resume_reader/resume_draft'

export type Contact = {
  fullName: Field | null
  email: Field | null
  phone: Field | null
  location: Field | null
  website: Field | null
  headline: Field | null
  links: DraftLink[]
}

type Given = {
  lines: Line[]
  sections: Section[]
  links: PageLink[]
  vocabulary: Vocabulary
  country?: string
  /** The country that the language of the headings speaks for. */
  spoken?: string
}

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,24}/u
const HIDDEN_EMAIL =
  /([\p{L}\p{N}._+-]{2,64})\s*(?:\[\s*at\s*\]|\(\s*at\s*\)|\{\s*at\s*\}|<at>|\s+at\s+)\s*([\p{L}\p{N}-]{2,}(?:\s*(?:\[\s*dot\s*\]|\(\s*dot\s*\)|\{\s*dot\s*\}|\s+dot\s+|\.)\s*[\p{L}\p{N}-]{2,}){1,3})/iu

/** Who the resume is of, and how to reach them. */
export function readContact(given: Given): Contact {
  const { sections, vocabulary } = given
  const plain = new Map<Line, Line>()
  const withoutIcons = (line: Line) => {
    const text = withoutIconNames(line.text)
    if (text === line.text) return line
    const known = plain.get(line) ?? { ...line, text }
    plain.set(line, known)
    return known
  }
  const lines = given.lines.map((line) => (line.page === 1 ? withoutIcons(line) : line))
  const top = headLines(sections).map(withoutIcons)
  const near = joinAddresses([
    ...top,
    ...sections
      .filter(({ kind }) => kind === 'contact' || kind === 'links')
      .flatMap((section) => section.lines.map(withoutIcons)),
  ])
  const email = readEmail(near, lines, given.links)
  const location = readLocation(near, top, vocabulary)
  const links = readLinks(near, given)
  const fullName = readName(given.lines, email?.value ?? null, links, vocabulary)
  const phone = readPhone(
    near,
    lines,
    given.links,
    given.country,
    location?.country ??
      given.spoken ??
      mailCountry(email?.value ?? null) ??
      countryOf(sections, vocabulary)
  )
  const website =
    links.find((link) => link.own === 'site') ?? links.find((link) => link.own === 'page') ?? null
  return {
    fullName,
    email,
    phone,
    location: location?.field ?? null,
    website: website && {
      value: website.value,
      confidence: website.confidence,
      page: website.page,
      box: website.box,
    },
    headline: readHeadline(top, fullName, vocabulary),
    links: links.filter((link) => link !== website).map(({ own, ...link }) => (void own, link)),
  }
}

/** Where the mail of those hosts is kept that few use elsewhere. */
const MAIL_COUNTRIES: [RegExp, string][] = [
  [/[@.](?:qq|163|126|foxmail|sina|aliyun)\.com$|\.cn$/i, 'CN'],
  [/[@.](?:naver|hanmail|daum)\.(?:com|net)$|\.kr$/i, 'KR'],
  [/[@.]rediffmail\.com$|\.in$/i, 'IN'],
  [/[@.](?:web|gmx|t-online|freenet)\.de$|\.de$/i, 'DE'],
  [/\.(?:fr)$/i, 'FR'],
  [/\.(?:br)$/i, 'BR'],
  [/\.(?:vn)$/i, 'VN'],
  [/\.(?:pk)$/i, 'PK'],
  [/\.(?:bd)$/i, 'BD'],
  [/\.(?:tw)$/i, 'TW'],
  [/\.(?:tr)$/i, 'TR'],
  [/\.(?:it)$/i, 'IT'],
  [/\.(?:nl)$/i, 'NL'],
  [/\.(?:uk)$/i, 'GB'],
]

function mailCountry(email: string | null): string | null {
  const found = MAIL_COUNTRIES.find(([host]) => email && host.test(email))
  return found ? found[1] : null
}

/** Where most of the posts and schools are. */
function countryOf(sections: Section[], vocabulary: Vocabulary): string | null {
  const votes = new Map<string, number>()
  for (const { kind, lines } of sections)
    if (kind === 'employment' || kind === 'education')
      for (const { text } of lines.flatMap((line) => line.cells)) {
        const country = text.length < 40 && text.includes(',') && vocabulary.place(text)?.country
        if (country) votes.set(country, (votes.get(country) ?? 0) + 1)
      }
  return [...votes].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null
}

/** What an icon's font gives as its text, or stands where it has no glyph: "phone-alt", "faGithub", "envelope". */
const ICON_NAMES =
  /(^|[\s|•·❖♂/#])(?:(?:envelope|phone|mobile|map|location|linkedin|github|globe|home)[-_](?:alt|o|in|open|square|volume|phone|screen|pin|dot|on|arrow|marker(?:[-_]alt)?|americas|europe|asia)|fa(?:Envelope|Phone|Mobile|Home|Globe|Linkedin|Github|MapMarker|LocationDot)\w*|envelope(?=\s*[\w.+-]+@)|(?:phone|mobile)(?=\s*[+(\d])|globe(?=\s+(?:https?:|[\w-]+\.\w)))(?![-_])/gi
/** Beside such names, a network's name before a handle. */
const NETWORK_NAME = /(^|[\s|•·❖])(linkedin|github)\s+(?=[\w-]{3,}\s*(?:$|[|•·❖\t]))/gi

/** Names of icons gone, but for the networks, whose names say whose profile follows. */
function withoutIconNames(text: string): string {
  if (text.length > 300) return text
  const plain = text.replace(ICON_NAMES, (name: string, before: string, at: number) => {
    const rest = text.slice(at + name.length)
    const [network] = name.match(/linkedin|github/i) ?? []
    const isTold = !network || /^\s*(?:https?:|www\.)?[\w/.]*(?:linkedin|github)/i.test(rest)
    return before + (isTold ? `${ICON} ` : `${network}: `)
  })
  return plain === text ? text : plain.replace(NETWORK_NAME, '$1$2: ')
}

/** An address cut after its slash goes on in the next line, and so does the one of a house after a comma. */
function joinAddresses(lines: Line[]): Line[] {
  return lines.map((line, index) => {
    if (LABEL.test(line.text)) return { ...line, text: wholeAddress(lines.slice(index, index + 4)) }
    const next = lines[index + 1]
    if (!next || !/(?:\.com|\.org|\.dev|\.io|\/in|\/pub)\/$/.test(line.text)) return line
    const [rest] = next.text.match(/^[\w%-]+/) ?? []
    return rest ? { ...line, text: line.text + rest } : line
  })
}

function wholeAddress([first, ...others]: Line[]): string {
  let text = first.text
  for (const line of others) {
    if (!/,\s*$/.test(text) || /[@:+]/.test(line.text)) break
    text += ` ${line.text}`
  }
  return text
}

/** The lines above the first heading of each column of page one, and of none further down. */
function headLines(sections: Section[]): Line[] {
  const lines = sections.filter(({ kind }) => kind === 'top').flatMap((section) => section.lines)
  // Further down a column without a heading tells of something else.
  return lines
    .filter((line) => line.page === 1 && (line.top < 380 || lines.length < 30))
    .slice(0, 40)
}

const found = (value: string, confidence: number, line: Line): Field => ({
  value,
  confidence,
  ...boxOf([line]),
})

function readEmail(near: Line[], lines: Line[], links: PageLink[]): Field | null {
  const linked = links
    .map((link) => link.url.match(/^mailto:\s*([^?\s]+)/i)?.[1])
    .filter((address): address is string => address !== undefined)
    .map((address) => safeDecode(address))
  for (const [list, sure] of [
    [near, 0.9],
    [lines, 0.75],
  ] as const)
    for (const line of list) {
      const text = line.text.replace(/(?<=[\p{L}\p{N}])\s*@\s*(?=[\p{L}\p{N}-]+\.\p{L})/u, '@')
      const match = text.match(EMAIL)
      if (match) {
        const value = match[0].replace(/^(e-?mail|mail)[:.]?(?=\w+@)/i, '').replace(/^[.-]+/, '')
        // A narrow column may have cut its end, which the link has.
        const whole = linked.find(
          (address) =>
            address.length > value.length &&
            address.toLowerCase().startsWith(value.toLowerCase()) &&
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
    if (/\.\p{L}{2,}$/u.test(host) && EMAIL.test(value)) return found(value, 0.8, line)
  }
  const mailto = links.find((link) => /^mailto:/i.test(link.url))
  const address = linked[0]?.match(EMAIL)?.[0]
  if (mailto && address)
    return { value: address, confidence: 0.85, page: mailto.page, box: linkBox(mailto) }
  return null
}

const linkBox = (link: PageLink): [number, number, number, number] => [
  Math.round(link.x * 10) / 10,
  Math.round(link.top * 10) / 10,
  Math.round((link.right - link.x) * 10) / 10,
  Math.round((link.bottom - link.top) * 10) / 10,
]

const PHONE = /(?:\+|\(\+|00)?[\d(][\d\s().\-–/]{6,20}\d/g
/** What may stand before a number in an address. */
const POSTCODE = /^\d{4,6}\s+/
const MASKED = /[\dx*•#]{2,}[\s-]*[x*•#]{3,}|[x*•#]{3,}[\s-]*\d/i

function readPhone(
  near: Line[],
  lines: Line[],
  links: PageLink[],
  country: string | undefined,
  placed: string | null
): Field | null {
  const countries = [...new Set([country, placed ?? undefined, undefined])]
  const parse = (text: string): string | null => {
    const international = /^\s*\(?\s*(\+|00)/.test(text)
    const cleaned = text
      .replace(/^\s*\(?\s*00\s?(?=[1-9])/, '+')
      .replace(/\(0\)/, '')
      .replace(/^\(\+/, '+')
      .replace(/^\s*\(?\s*\+\s*/, '+')
    // Brackets about the first three of ten digits are American, wherever the posts were.
    const isAmerican = !country && /^\([2-9]\d{2}\)\s?\d{3}[\s.-]\d{4}$/.test(cleaned.trim())
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
        if (isSpanOfDates(match[0])) continue
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

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const LABEL =
  /^\s*(?:(?:(?:local|permanent|present|current|residential|mailing|postal|home|correspondence)\s+)?address|location|based in|lives in|city|adresse|anschrift|wohnort|ort|localisation|endereço|localização|localidade|cidade|dirección|ubicación|residence|current location|adres|konum|home|residing in|place)\s*[:\t-]\s*|^\s*(?:based in|lives? in|living in|residing in|located in)\s+/i

/** A pin, a house or a globe before a place labels it. */
const PINNED = /^\s*(?:📍|📌|🏠|🏡|🏢|🌍|🌎|🌏|🌐|🗺)/u
const ICONS = /[\p{Extended_Pictographic}\u{FE0F}]+/gu

/** "Remote (Pune, India)" */
const REMOTE = /^\s*(?:remote|hybrid|on-?site)\s*[([,–-]\s*([^()]+?)[)\]]?\s*$/i

/** "Indonesia, Jakarta" the other way round. */
function cityFirst(piece: string, vocabulary: Vocabulary): string {
  const [country, city, ...others] = piece.split(/\s*,\s*/)
  return city && !others.length && vocabulary.isCountry(country) && vocabulary.isCity(city)
    ? `${city}, ${country}`
    : piece
}

function readLocation(near: Line[], top: Line[], vocabulary: Vocabulary) {
  let best: { field: Field; country: string | null; score: number } | null = null
  for (const [index, line] of near.slice(0, 60).entries()) {
    // What is plainly something else parts what may be a place.
    const text = line.text
      .replace(/\t\s*:(?=\s)/, ':')
      .replace(/\s*[-–]\s*\d{5,6}(?=\s*(?:,|$))/g, '')
      .replace(/\s*\((?:willing|open|ready|relocat|remote|hybrid|prefer)[^)]*\)/gi, '')
      .replace(/[\p{L}\p{N}._%+-]+\s?@[\p{L}\p{N}.-]+/gu, ' | ')
      .replace(URL_IN_TEXT, ' | ')
      .replace(/[+(]?\d[\d\s().-]{7,}\d/g, (number) =>
        number.replace(/\D/g, '').length > 8 ? ' | ' : number
      )
    for (const raw of text.split(/(?<!:)\t|\s*[|•·⋄∣♦◆✦❖]\s*|\s+[–—]\s+|\s{3,}|\s+-\s+/)) {
      const isLabelled = LABEL.test(raw) || PINNED.test(raw)
      const piece = cityFirst(
        tidy(raw.replace(LABEL, '').replace(ICONS, '').replace(REMOTE, '$1')),
        vocabulary
      )
      if (piece.length < 2 || piece.length > 110 || /@|https?:|www\./.test(piece)) continue
      const whole = vocabulary.place(piece, true)
      const place = whole
        ? { text: piece, ...whole }
        : /[,]/.test(piece) || isLabelled
          ? vocabulary.placeIn(piece)
          : null
      if (
        !place ||
        (isSchool(piece) && !/^college (park|station|point)/i.test(piece)) ||
        kindOf(piece).title > 0.6 ||
        vocabulary.isTitle(piece.split(',')[0])
      )
        continue
      if (!whole && piece.length - place.text.length > 60) continue
      // A lone word may be a name: a label, a comma or the top of the page must speak for it.
      const score =
        place.weight +
        (isLabelled ? 0.4 : 0) +
        (/,/.test(place.text) ? 0.25 : 0) -
        // A state or a country without its city may be an address's last line.
        (place.text.split(',').some((part) => vocabulary.isCity(part.replace(/\d+/g, '')))
          ? 0
          : 0.2) +
        (top.includes(line) ? 0.2 : 0) -
        index * 0.005 +
        (whole ? 0.1 : 0)
      if (score > (best?.score ?? 0.6))
        best = {
          field: found(withoutPostcode(place.text), Math.min(0.95, 0.4 + score * 0.4), line),
          country: place.country,
          score,
        }
    }
  }
  return best
}

const withoutPostcode = (text: string) =>
  text
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}\s+/, '')
    .replace(/\s*[-–]?\s*\d{5,6}(?:-\d{4})?(?=$|,)/, '')
    .replace(/\s*,\s*(?:,\s*)*/g, ', ')
    .replace(/,\s*$/, '')

const NOT_NAMES =
  /\b(resume|résumé|curriculum|vitae|cv|lebenslauf|profile|portfolio|page|contact|address|email|phone|objective|summary|about|skills|education|experience|github|linkedin|http|www|bewerbung|currículo|özgeçmiş|hello|welcome|software|developer|engineer|university|college|institute|name)\b/i
const HONORIFIC = /^(mr|mrs|ms|dr|prof|dipl\.-ing|ing|er|shri|smt|herr|frau|m)\.?\s+/i

/** The largest type of page one that reads like a name, checked against the address and the profiles. */
function readName(
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
    if (plain.length < 4) score -= 0.5
    if (score > (best?.score ?? 0.75)) best = { text, score, line }
  }
  for (const line of tops) {
    for (const cell of line.cells) {
      consider(cell.text, line, cell.size, 0)
      // A title may follow the name: "Asha Rao | Engineer", "Asha Rao, MSc"
      const [start] = cell.text.split(/\s*[|•·,(/]\s*|\s+[–—-]\s+/)
      if (start !== cell.text) consider(start, line, cell.size, -0.02)
      // So may what is set smaller: a day of birth.
      const smaller = cell.words.findIndex(({ size }) => size < cell.size * 0.85)
      if (smaller > 0) consider(joined(cell.words.slice(0, smaller)), line, cell.size, -0.02)
    }
    if (line.cells.length > 1)
      consider(line.cells.map((cell) => cell.text).join(' '), line, line.size, -0.05)
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
  if (!chosen) return null
  return found(properCase(chosen.text), Math.min(0.98, 0.35 + chosen.score * 0.35), chosen.line)
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
      /[,\s]+(?:ph\.?d\.?|m\.?\s?sc\.?|b\.?\s?sc\.?|mba|m\.?d\.?|pmp|jr\.?|b\.?tech|m\.?tech|b\.?e\.?)\.?$/i,
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
  if (/[\d@/\\<>{}[\]=+*&%$#!?_]/.test(text) || NOT_NAMES.test(text)) return null
  if (!/^\p{L}/u.test(text)) return null
  // Small words of names (de, van, bin) aside, each begins with a capital.
  const small = words.filter(
    (word) =>
      /^\p{Ll}/u.test(word) &&
      !/^(de|da|do|dos|das|del|di|van|von|der|den|bin|ibn|al|el|la|le|e|y|of|ben|ter|zu|af|av)$/i.test(
        word
      )
  )
  if (small.length && small.length < words.length) return null
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

/** A title just below the name. */
function readHeadline(top: Line[], name: Field | null, vocabulary: Vocabulary): Field | null {
  for (const line of top.slice(0, 10)) {
    if (line.text.length > 120 || EMAIL.test(line.text)) continue
    if (name && unaccented(line.text).includes(unaccented(name.value))) continue
    const text = tidy(line.text.replace(/\t/g, ' '))
    if (text.length < 6 || text.split(/\s+/).length > 12 || /[a-z]\.$/.test(text)) continue
    if (kindOf(text).title > 0.6 || vocabulary.isTitle(text)) return found(text, 0.7, line)
  }
  return null
}

const URL_IN_TEXT =
  /(?:https?:\/\/|www\.)[^\s,;|<>()"“”]+|(?<![@\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|in|co|ai|app|tech|de|fr|uk|br|tr|es|pt|eu|us|ca|xyz|page|site|info|ch|at|nl|kr|it|be|gg|so|tv|blog|codes|cloud|link|bio|edu|id|sh|studio|design|online|space|website|digital|pro)(?:\/[^\s,;|<>()"“”]*)?(?![\p{L}\p{N}@])/giu

const HOSTS: [DraftLink['kind'], RegExp][] = [
  ['linkedin', /^(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[^/?#]+/i],
  ['github', /^github\.com\/[^/?#]+\/?$/i],
  ['twitter', /^(?:mobile\.)?(?:twitter|x)\.com\/[^/?#]+\/?$/i],
  ['youtube', /^(?:youtube\.com\/(?:@|c\/|channel\/|user\/)[^/?#]+|youtu\.be\/)/i],
  ['instagram', /^instagram\.com\/[^/?#]+\/?$/i],
  ['facebook', /^(?:facebook|fb)\.com\/[^/?#]+\/?$/i],
]
/** Profiles that are no one's own site. */
const OTHER_PROFILES =
  /^(?:gitlab\.com\/[^/]+\/?$|bitbucket\.org\/[^/]+\/?$|stackoverflow\.com\/(?:users|story)|(?:[\w-]+\.)?medium\.com(?:\/@[^/]+)?\/?$|leetcode\.com\/|kaggle\.com\/[^/]+\/?$|(?:www\.)?hackerrank\.com\/|codeforces\.com\/profile|codechef\.com\/users|behance\.net\/[^/]+\/?$|dribbble\.com\/[^/]+\/?$|scholar\.google\.|orcid\.org\/|dev\.to\/[^/]+\/?$|[\w-]+\.hashnode\.dev|t\.me\/|npmjs\.com\/~|huggingface\.co\/[^/]+\/?$|auth\.geeksforgeeks\.org|(?:www\.)?geeksforgeeks\.org\/user|hackerearth\.com\/@|researchgate\.net\/profile|keybase\.io\/|codepen\.io\/[^/]+\/?$|topcoder\.com\/members|atcoder\.jp\/users|devpost\.com\/[^/]+\/?$|mastodon\.\w+\/@|angel\.co\/|credly\.com\/users|xing\.com\/profile|sourcerer\.io|linktr\.ee\/|read\.cv\/|wakatime\.com\/@|tryhackme\.com\/p|soundcloud\.com\/[^/]+\/?$|pinterest\.com\/[^/]+\/?$)/i
const NO_PROFILE =
  /^(?:wa\.me|api\.whatsapp|maps\.|(?:www\.)?google\.|goo\.gl\/maps|play\.google|apps\.apple|drive\.google|docs\.google|skype:|github\.com\/?$|(?:[a-z]{2,3}\.)?linkedin\.com(?:\/in|\/pub)?\/?$|(?:facebook|twitter|x|instagram|youtube)\.com\/?$)/i

/** Whose it is: a site of one's own, one's page at another's, or a profile at a service. */
type OwnLink = DraftLink & { own: 'site' | 'page' | null }

function readLinks(near: Line[], { lines, links, sections, vocabulary }: Given): OwnLink[] {
  const kept = new Map<string, OwnLink>()
  const nearBottoms = near.filter((line) => line.page === 1)
  const keep = (
    raw: string,
    place: { page: number; box: [number, number, number, number] | null },
    isNear: boolean,
    sure: number
  ) => {
    const address = addressOf(raw)
    if (!address) return
    const { bare, url } = address
    if (NO_PROFILE.test(bare)) return
    if (/^(?:[a-z]{2,3}\.)?linkedin\.com\//i.test(bare) && !HOSTS[0][1].test(bare)) return
    const kind =
      HOSTS.find(([, form]) => form.test(bare))?.[0] ??
      (OTHER_PROFILES.test(bare) ? 'website' : null)
    // Further down only these two lead to the person.
    if (!isNear && kind !== 'github' && kind !== 'linkedin') return
    const key = bare
      .replace(/\/+$/, '')
      .replace(/^[a-z]{2}\.linkedin/, 'linkedin')
      .toLowerCase()
    const before = kept.get(key)
    if (before) {
      before.confidence = Math.min(0.99, before.confidence + 0.05)
      return
    }
    // The own page of another section's project stays there.
    if (kind === 'github' && !isNear && [...kept.values()].some((one) => one.kind === 'github'))
      return
    kept.set(key, {
      kind: kind ?? 'website',
      value: url,
      confidence: sure,
      ...place,
      own: kind === null ? ownOf(bare) : null,
    })
  }
  const isNearLink = (link: PageLink) =>
    nearBottoms.some(
      (line) =>
        line.page === link.page &&
        link.bottom > line.top - 2 &&
        link.top < line.bottom + 2 &&
        link.right > line.x - 30 &&
        link.x < line.right + 30
    )
  const emailHost = lines
    .map((line) => line.text.match(EMAIL)?.[0])
    .find(Boolean)
    ?.split('@')[1]
    ?.toLowerCase()
  for (const line of near) {
    const text = line.text.replace(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu, ' ')
    for (const match of text.matchAll(URL_IN_TEXT)) {
      if (vocabulary.skill(match[0]) || /^[bm]\.(tech|sc|com|ed|arch|eng)$/i.test(match[0]))
        continue
      if (emailHost && addressOf(match[0])?.bare === emailHost && !/https?:|www/.test(match[0]))
        continue
      keep(match[0], boxOf([line]), true, 0.85)
    }
    for (const [label, host] of [
      [/(?:linkedin|in)\s*[:/]\s*\/?(?:in\/)?([a-z0-9][\w-]{3,})/gi, 'linkedin.com/in/'],
      [/github\s*[:/]\s*\/?@?([a-z0-9][\w-]{2,})/gi, 'github.com/'],
    ] as const)
      for (const match of text.matchAll(label))
        if (
          !/\.com/i.test(match[0]) &&
          !/^(com|https?|www|in|profile|linkedin|github|portfolio|links?|repos?|website)$/i.test(
            match[1]
          ) &&
          new RegExp(host.split('.')[0], 'i').test(match[0])
        )
          keep(`https://${host}${match[1]}`, boxOf([line]), true, 0.7)
  }
  for (const link of links)
    if (!/^(mailto|tel|callto|sms):/i.test(link.url) && !EMAIL.test(link.url))
      keep(link.url, { page: link.page, box: linkBox(link) }, isNearLink(link), 0.9)
  // Profiles named elsewhere, as in a footer.
  for (const line of lines)
    if (
      !near.includes(line) &&
      /linkedin\.com\/in|github\.com\//i.test(line.text) &&
      !sections.some(
        (section) =>
          ['projects', 'employment'].includes(section.kind) && section.lines.includes(line)
      )
    )
      for (const match of line.text.matchAll(URL_IN_TEXT)) keep(match[0], boxOf([line]), false, 0.7)
  return onePerProfile([...kept.values()]).slice(0, 20)
}

/** Of two addresses at LinkedIn or GitHub the annotated one leads to the person; a narrow column cuts the other. */
function onePerProfile(links: OwnLink[]): OwnLink[] {
  return links.filter((link) => {
    if (links.some((other) => isCutFrom(link.value, other.value))) return false
    if (link.kind !== 'linkedin' && link.kind !== 'github') return true
    const same = links.filter((other) => other.kind === link.kind)
    const best = same.reduce((one, other) => (other.confidence > one.confidence ? other : one))
    return link === best
  })
}

/** A narrow column cut its end, which another has whole. */
const isCutFrom = (one: string, whole: string) =>
  whole.length > one.length &&
  whole.startsWith(one) &&
  /[\p{L}\p{N}]$/u.test(one) &&
  /^[\p{L}\p{N}-]/u.test(whole.slice(one.length))

const NETWORK = /^(?:[\w-]+\.)?(?:linkedin|github|facebook|twitter|instagram|youtube)\.com\//i

/** A site of its own, or a page not too deep within another's. */
function ownOf(bare: string): OwnLink['own'] {
  // A network's page is a profile, however oddly it is written.
  if (NETWORK.test(bare)) return null
  if (/\.(pdf|png|jpe?g|zip|docx?)$/i.test(bare)) return null
  const depth = bare.split('/').filter(Boolean).length
  return depth <= 2
    ? 'site'
    : depth <= 3 && /people|~|resume|cv|portfolio/i.test(bare)
      ? 'page'
      : null
}

function addressOf(raw: string): { bare: string; url: string } | null {
  // A template may set its own host before a whole address.
  const text = raw
    .trim()
    .replace(/^.*(?=https?:\/\/)/i, '')
    .replace(/[.,;:)\]]+$/, '')
  const withScheme = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`
  let url: URL
  try {
    url = new URL(withScheme)
  } catch {
    return null
  }
  if (!/^https?:$/.test(url.protocol) || !/\.\p{L}{2,}$/u.test(url.hostname) || url.username)
    return null
  const path = url.pathname.replace(/\/+$/, '')
  const host = url.hostname.replace(/^www\./, '')
  // What follows a profile's path only tells where the link was clicked.
  const search = /(^|\.)(linkedin|github|twitter|x|instagram|facebook)\.com$/.test(host)
    ? ''
    : url.search
  return { bare: `${host}${safeDecode(path)}`, url: `https://${url.hostname}${path}${search}` }
}
