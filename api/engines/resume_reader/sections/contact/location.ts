import { isSchool, kindOf } from '#api/engines/resume_reader/language/lexicon'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { tidy } from '#api/engines/resume_reader/sections/records/header_text'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import type { Field } from '#api/engines/resume_reader/resume_draft'
import { found } from '#api/engines/resume_reader/sections/contact/fields'
import { URL_IN_TEXT } from '#api/engines/resume_reader/sections/contact/links'

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

/** The country whose people keep their mail at this host, where few others do; null elsewhere. */
export function mailCountry(email: string | null): string | null {
  const found = MAIL_COUNTRIES.find(([host]) => email && host.test(email))
  return found ? found[1] : null
}

/** Where most of the posts and schools are. */
export function countryOf(sections: Section[], vocabulary: Vocabulary): string | null {
  const votes = new Map<string, number>()
  for (const { kind, lines } of sections)
    if (kind === 'employment' || kind === 'education')
      for (const { text } of lines.flatMap((line) => line.cells)) {
        const country = text.length < 40 && text.includes(',') && vocabulary.place(text)?.country
        if (country) votes.set(country, (votes.get(country) ?? 0) + 1)
      }
  return [...votes].sort((one, other) => other[1] - one[1])[0]?.[0] ?? null
}

/** What is written before a place: "Address:", "Based in". */
export const LABEL =
  /^\s*(?:(?:(?:local|permanent|present|current|residential|mailing|postal|home|correspondence)\s+)?address|location|based in|lives in|city|adresse|anschrift|wohnort|ort|localisation|endereço|localização|localidade|cidade|dirección|ubicación|residence|current location|adres|konum|home|residing in|place)\s*[:\t-]\s*|^\s*(?:(?:currently|presently|now)\s+)?(?:based in|lives? in|living in|residing in|located in|in)\s+/i

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

const STREET =
  /^\d.*?\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|terrace|parkway|pkwy|highway|hwy)\b\.?(?:,?\s*(?:#|apt\.?|unit|suite|ste\.?)\s*\w+)?\s*,?\s+/i

/** "1 Oak Street, Berkeley, CA" without the house. */
function withoutStreet(piece: string, vocabulary: Vocabulary): string {
  const town = piece.replace(STREET, '')
  return town !== piece && vocabulary.place(town, true) ? town : piece
}

/** "94320, Thornbury", "62231 THORNBURY": a postcode makes the smallest town a place; a year begins no address. */
const townBeside = (piece: string) =>
  /^(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d\b)\d{4,6}(?:-\d{3,4})?,?\s+\p{Lu}[\p{L}'’.-]+(?:[ -][\p{Lu}\p{Ll}'’-]+){0,3}$/u.test(
    piece
  )
    ? { country: null, weight: 0.8 }
    : null

/** "Calle Mayor 2, 11402 Thornbury (Spain)": the town behind a house and a postcode. */
function townWithin(piece: string) {
  const [, town] = piece.match(/,\s*(\d{4,6}\s+\p{Lu}[^,;\d]{2,40}?)\s*(?:\([^()]*\))?\.?$/u) ?? []
  return town && townBeside(town) ? { ...townBeside(town)!, text: town, weight: 0.8 } : null
}

/** The place among the lines near the name that is most surely where the person lives, with its country. */
export function readLocation(near: Line[], top: Line[], vocabulary: Vocabulary) {
  let best: { field: Field; country: string | null; score: number } | null = null
  for (const [index, line] of near.slice(0, 60).entries()) {
    // What is plainly something else parts what may be a place.
    const text = line.text
      .replace(/\t\s*:(?=\s)/, ':')
      .replace(
        /\s*[-–]\s*\d{3} ?\d{3}(?=\s*(?:,|$))|(?<!\b[A-Z]{1,2})\s*[-–]\s*\d{5}(?=\s*(?:,|$))/g,
        ''
      )
      // "Thornbury (FC), Italy": a province
      .replace(/(?<=\p{Ll})\s\([A-Z]{2}\)(?=\s*(?:,|$))/gu, '')
      .replace(/\s*\((?:willing|open|ready|relocat|remote|hybrid|prefer)[^)]*\)/gi, '')
      .replace(/[\p{L}\p{N}._%+-]+\s?@[\p{L}\p{N}.-]+/gu, ' | ')
      .replace(URL_IN_TEXT, ' | ')
      .replace(/[+(]?\d[\d\s().-]{7,}\d/g, (number) =>
        number.replace(/\D/g, '').length > 8 ? ' | ' : number
      )
    for (const raw of text.split(/(?<!:)\t|\s*[|•·⋄∣♦◆✦❖]\s*|\s+[–—]\s+|\s{3,}|\s+-\s+/)) {
      const isLabelled = LABEL.test(raw) || PINNED.test(raw)
      const piece = withoutStreet(
        cityFirst(
          tidy(raw.replace(LABEL, '').replace(ICONS, '').replace(REMOTE, '$1')),
          vocabulary
        ),
        vocabulary
      )
      if (piece.length < 2 || piece.length > 110 || /@|https?:|www\./.test(piece)) continue
      const whole = vocabulary.place(piece, true) ?? townBeside(piece)
      const place = whole
        ? { text: piece, ...whole }
        : /[,]/.test(piece) || isLabelled
          ? (vocabulary.placeIn(piece) ?? townWithin(piece))
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
          field: found(
            townFirst(withoutPostcode(place.text), vocabulary),
            Math.min(0.95, 0.4 + score * 0.4),
            line
          ),
          country: place.country,
          score,
        }
    }
  }
  return best
}

/** "Berkeley CA." has its comma. */
function townFirst(place: string, vocabulary: Vocabulary): string {
  const [, town, state] = place.match(/^(\p{Lu}[^,]+?) ([A-Z]{2})\.?$/u) ?? []
  return town && vocabulary.isStateCode(state) && vocabulary.isCity(town)
    ? `${town}, ${state}`
    : place
}

const withoutPostcode = (text: string) =>
  text
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6}(?:\s*,)?\s+/, '')
    .replace(/\s*[-–]?\s*\d{5,6}(?:-\d{4})?(?=$|,)/, '')
    .replace(/\s*,\s*(?:,\s*)*/g, ', ')
    .replace(/,\s*$/, '')
