import { remembered } from '#api/engines/resume_reader/language/remembered'
import { unaccented } from '#api/engines/resume_reader/language/squeeze'

export type Moment = { year: number; month: number | null }

export type DateRange = {
  start: Moment | null
  end: Moment | null
  current: boolean
  /** Where it is in the text. */
  index: number
  length: number
  /** One date alone, which may be a start or an end. */
  single: boolean
  /** A season alone, which is both. */
  season?: boolean
}

/** Stems of month names in English, German, French, Spanish, Portuguese, Turkish and Italian, without accents. */
const MONTHS: [string, number][] = [
  [
    'january|januari|januar|janvier|enero|janeiro|gennaio|ocak|jan|janv|ene|gen|oca|jaenner|janner',
    1,
  ],
  ['february|februar|fevrier|febrero|fevereiro|febbraio|subat|feb|febr|fev|fevr|sub', 2],
  ['march|marz|maerz|mars|marzo|marco|mart|mar|mrz', 3],
  ['april|avril|abril|aprile|nisan|apr|avr|abr|nis', 4],
  ['may|mai|mayo|maio|maggio|mayis|mag', 5],
  ['june|juni|juin|junio|junho|giugno|haziran|jun|giu|haz', 6],
  ['july|juli|juillet|julio|julho|luglio|temmuz|jul|juil|lug|tem', 7],
  ['august|aout|agosto|agustos|aug|aou|ago|agu', 8],
  ['september|septembre|septiembre|setiembre|setembro|settembre|eylul|sept|sep|set|eyl', 9],
  ['october|oktober|octobre|octubre|outubro|ottobre|ekim|oct|okt|out|ott|eki', 10],
  ['november|novembre|noviembre|novembro|kasim|nov|kas', 11],
  ['december|dezember|decembre|diciembre|dezembro|dicembre|aralik|dec|dez|dic|ara', 12],
]

/** The same in Swedish, Dutch, Danish, Norwegian, Polish, Romanian, Russian, Ukrainian, Czech, Hungarian and Indonesian; and as they are often misspelt. */
const MORE_MONTHS: [string, number][] = [
  [
    'januari|styczen|stycznia|ianuarie|ian|январь|января|янв|січень|січня|leden|ledna|januray|janurary|janaury|januaray',
    1,
  ],
  [
    'februari|luty|lutego|februarie|февраль|февраля|фев|февр|лютий|лютого|unor|unora|febuary|feburary|febraury|febrary',
    2,
  ],
  ['maart|mrt|marzec|marca|martie|maret|март|марта|березень|березня|brezen|brezna|marcius|marh', 3],
  ['kwiecien|kwietnia|aprilie|апрель|апреля|апр|квітень|квітня|duben|dubna|aprilis|apirl', 4],
  ['mei|maj|maja|май|мая|травень|травня|kveten|kvetna|majus', 5],
  ['czerwiec|czerwca|iunie|июнь|июня|июн|червень|червня|cerven|cervna|junius', 6],
  ['lipiec|lipca|iulie|июль|июля|июл|липень|липня|cervenec|cervence|julius', 7],
  [
    'augusti|augustus|sierpien|sierpnia|август|августа|авг|серпень|серпня|srpen|srpna|augusztus|aoute|augest|agust|auguest',
    8,
  ],
  [
    'wrzesien|wrzesnia|septembrie|сентябрь|сентября|сен|сент|вересень|вересня|zari|szeptember|septemper|setember|septmber|septemeber|sepetember',
    9,
  ],
  [
    'pazdziernik|pazdziernika|octombrie|октябрь|октября|окт|жовтень|жовтня|rijen|rijna|octomber|ocotber|octber',
    10,
  ],
  ['listopad|listopada|noiembrie|ноябрь|ноября|ноя|нояб|november|novemeber|novemer|novmber', 11],
  [
    'grudzien|grudnia|decembrie|desember|декабрь|декабря|дек|грудень|грудня|prosinec|prosince|decemeber|decmber|dicember',
    12,
  ],
]

const monthNumbers = new Map<string, number>()
for (const [names, number] of [...MONTHS, ...MORE_MONTHS])
  for (const name of unaccented(names).split('|')) monthNumbers.set(name, number)

const MONTH = `(?:${[...monthNumbers.keys()].join('|')})`
const SEASON =
  '(?:spring|summer|autumn|fall|winter|fruhling|fruehling|sommer|herbst|printemps|ete|automne|hiver|verano|otono|invierno|primavera|verao|outono|inverno|sose|wise|ss|ws|q[1-4]|h[12]|early|mid|late)'
const YEAR = '(?:(?:19[6-9]|20[0-4])\\d)'
const SHORT_YEAR = "(?:['’´`]\\s?\\d{2})"
const NOW =
  "(?:presente?|present\\s+date|now|current(?:ly)?|ongoing|on\\s?-?going|continu(?:e|ing)|till\\s*-?\\s*(?:date|now|present|today)|to\\s+date|until\\s+now|today|(?:bis\\s+)?(?:heute|jetzt)|aktuell|laufend|aujourd['’]?\\s?hui|auj|a\\s+ce\\s+jour|en\\s+cours|ce\\s+jour|actuel(?:lement)?|actual(?:idad|mente)?|la\\s+actualidad|hoy|o?\\s?momento(?:\\s+atual)?|atual(?:mente)?|o\\s+momento|hoje|at\\s+present|halen|devam(?:\\s+ediyor)?|gunumuz|bugun|simdi|oggi|attuale|in\\s+corso|em\\s+andamento|cursando|en\\s+curso|in\\s+progress|onwards?|cont(?:d|inued)?|as\\s+of\\s+(?:now|today)|heden|obecnie|nadal|sekarang|date|dato|∞|nu|nuvarande|pagaende|tot\\s+heden|teraz|dzis|do\\s+dzis|do\\s+teraz|(?:по\\s+)?настоящее(?:\\s+время)?|н\\.?\\s?в\\.?|сеичас|(?:по\\s+)?теперішніи\\s+час|дотепер|(?:in\\s+)?prezent|dosud|soucasnost|jelenleg|danas|trenutno|saat\\s+ini|nykyinen|i\\s+dag)"
const DASH =
  '(?:\\s*(?:–|—|-{1,3}|−|~|→|>|‒|―|\\u00ad|⁃|⟶|➔|›)\\s*|\\s+(?:to|until|till|through|thru|bis|a|à|au|ate|hasta|al|up\\s+to|tot|t/m|по|до|do|s/d|hingga|sampai)\\s+|\\s*\\bbis(?:\\s+zum)?\\s+)'

const MOMENT = [
  // 12 March 2020, March 12, 2020, 1er mars 2020
  `(?:(?:\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?\\s*(?:of\\s+|de\\s+|[-/](?!\\s))?)?${MONTH}\\.?,?\\s*(?:of\\s+|de\\s+|del\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?\\s*,\\s*)?(?:[-/.,]\\s*)?(?:${YEAR}|${SHORT_YEAR}|(?<=[a-z.]\\s?[-/]?)\\d{2}(?!\\d)(?!\\s*[%+])))`,
  `(?:${SEASON}\\s*(?:of\\s+|de\\s+)?[-/,]?\\s*(?:${YEAR}|${SHORT_YEAR})(?:/\\d{2}(?!\\d))?)`,
  // 2020 March, 2020年
  `(?:${YEAR}\\s*[,/.-]?\\s*${MONTH}\\b\\.?)`,
  `(?:${YEAR}\\s*(?:[-./]|/\\s|年\\s?|\\.\\s)(?:1[0-2]|0?[1-9])(?:(?:[-./]|月)(?:3[01]|[12]\\d|0?[1-9]))?(?![\\d])\\.?(?:월|月|日)?)`,
  `(?:(?:3[01]|[12]\\d|0?[1-9])[./-](?:1[0-2]|0?[1-9])[./-]${YEAR})`,
  `(?:(?:1[0-2]|0?[1-9])\\s?[./-]\\s?(?:3[01]|[12]\\d|0?[1-9])[./-]${YEAR})`,
  `(?:(?:1[0-2]|0?[1-9])\\s?[./-]\\s?${YEAR})`,
  `(?:(?:1[0-2]|0[1-9])[/]\\d{2}(?![\\d/]))`,
  `(?:${YEAR})`,
].join('|')

// "Fev 2023 / Mar 2024": a slash parts dates that have a month's name.
const NAMED = `(?:${MONTH}\\.?\\s+${YEAR})`

// A month without its year, before a range's dash only: "Jan - Mar 2020".
const BARE_MONTH = `(?:(?:\\d{1,2}(?:st|nd|rd|th)?\\s+)?${MONTH}\\.?|${SEASON})`
// "Jun 6 - Aug 26, 2022": days of one year, which only its end names.
const DAY = `(?:${MONTH}\\.?\\s+(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?)`
const SHORT_END = '(?:\\d{2}(?!\\d))'
const BEFORE = '(?<![\\p{L}\\p{N}.$€£₹#@/])'
const AFTER = '(?![\\p{L}\\p{N}%+@])'
const SINCE = '(?:since|seit|depuis|desde|ab|from|starting|dal|sinds|sedan|siden|od|с)'
const EXPECTED =
  '(?:\\(?\\s*(?:expected(?:\\s+graduation)?|exp\\.?|anticipated|graduating|graduation|graduated|est\\.?|estimated|previs(?:to|ion|ao)|voraussichtlich|prevu|conclusao|tentative|pursuing)\\s*:?\\s*(?:in\\s+)?)'

// "08–09 2012": two months of one year.
const TWO_MONTHS = `(?<m1>1[0-2]|0[1-9])\\s?[–—-]\\s?(?<m2>1[0-2]|0[1-9])(?:\\s+|/|\\.)(?<my>${YEAR})(?!\\s?[–—-]\\s?\\d)`
// "6/15 to 10/17": a month of one digit is one where both dates are short.
const SHORT_MONTH = '(?:1[0-2]|0?[1-9])/\\d{2}(?![\\d/])'

const RANGE = new RegExp(
  `${BEFORE}(?:` +
    `${TWO_MONTHS}|(?<s6>${SHORT_MONTH})(?<dash6>${DASH})(?<e6>${NOW}|${SHORT_MONTH})|` +
    `(?<year>${YEAR})\\s*[,:.]?\\s*(?<from>${MONTH})\\.?${DASH}(?<till>${MONTH})(?![\\p{L}])(?!\\.?,?\\s*(?:de\\s+)?(?:\\d{2}|['’]))` +
    `|(?<day>${DAY})(?<dash1>${DASH})(?<e1>${DAY}\\s*,?\\s*${YEAR})` +
    `|(?:(?:${SINCE}|von|vom|de|du)\\s+)?(?<s>${MOMENT}|${BARE_MONTH}(?=\\s*(?:–|—|-|to\\s|bis\\s|a\\s|à\\s)))\\s*\\)?(?<dash>${DASH})\\(?(?:${EXPECTED})?(?<e>${NOW}|${MOMENT}|${SHORT_END})` +
    `|(?<s5>${NAMED})\\s?/\\s?(?<e5>${NOW}|${NAMED})` +
    `|(?<s7>${MOMENT})\\s?\\|\\s?(?<e7>${NOW}|${MOMENT})(?=\\s*(?:$|\\t))` +
    `|(?<since>${SINCE})\\s+(?<s2>${MOMENT})` +
    `|(?<term>${SEASON}s?)\\s*(?:of\\s+|de\\s+)?(?<first>${YEAR})\\s*(?:and|&|,|/|et|und|y|e|–|—|-)\\s*(?:${SEASON}\\s*)?(?<last>${YEAR})` +
    `|(?<s3>${MOMENT})\\s+(?<e3>${NOW}|(?!${YEAR}\\s*[-–])${MOMENT})(?!${DASH}(?:${NOW}|${MOMENT}))` +
    `|(?<s4>${MOMENT})\\s*(?:–|—|-)\\s*(?=$|\\)|\\t|\\|)` +
    `|(?<one>${MOMENT})` +
    `)${AFTER}`,
  'giu'
)

const IS_SEASON = /^(?:spring|summer|autumn|fall|winter|sommer|ete|hiver|verano|verao|inverno)\b/

/** Two digits of a year at least. */
const HAS_DIGITS = /\d\d/

/** The dates and ranges of dates in a text, from left to right. Nothing is guessed: no month where none is named. */
export const dateRangesIn = remembered((text: string): DateRange[] => {
  if (text.length > 400 || !HAS_DIGITS.test(text)) return []
  const folded = sameLength(text)
  const found: DateRange[] = []
  for (const match of folded.matchAll(RANGE)) {
    const range = rangeOf(match)
    if (range && isBelievable(range, folded, match)) found.push(range)
  }
  return found
})

/** Lower case without accents, character by character, so that places in it are places in the original. */
function sameLength(text: string): string {
  let folded = ''
  for (const character of text) {
    const plain = unaccented(character)
    folded += plain.length === character.length ? plain : character
  }
  return folded
}

function rangeOf(match: RegExpExecArray | RegExpMatchArray): DateRange | null {
  const groups = match.groups!
  const place = { index: match.index!, length: match[0].length }
  if (groups.one) {
    const moment = momentOf(groups.one)
    const season = IS_SEASON.test(groups.one)
    return moment && { start: moment, end: null, current: false, single: true, ...place, season }
  }
  if (groups.s2) {
    const start = momentOf(groups.s2)
    return start && { start, end: null, current: true, single: false, ...place }
  }
  if (groups.s4) {
    const start = momentOf(groups.s4)
    return start && { start, end: null, current: true, single: false, ...place }
  }
  if (groups.term) {
    // "Summer 2012 and 2013": one post in two years.
    const [start, end] = [groups.first, groups.last].map((year) => momentOf(year)!)
    if (before(end, start)) return null
    return { start, end, current: false, single: false, ...place }
  }
  if (groups.my) {
    const [start, end] = [groups.m1, groups.m2].map((month) => momentOf(`${month}/${groups.my}`)!)
    return before(end, start) ? null : { start, end, current: false, single: false, ...place }
  }
  if (groups.year) {
    const [start, end] = [groups.from, groups.till].map((month) =>
      momentOf(`${groups.year} ${month}`)!
    )
    return before(end, start) ? null : { start, end, current: false, single: false, ...place }
  }
  if (groups.day) return rangeOfDays(groups.day, groups.e1, place)
  const first = groups.s ?? groups.s5 ?? groups.s6 ?? groups.s7 ?? groups.s3
  const second = groups.e ?? groups.e5 ?? groups.e6 ?? groups.e7 ?? groups.e3
  const current = isNow(second)
  let end = current ? null : momentOf(second)
  let start = momentOf(first)
  if (!current && !end && /^\d{2}$/.test(second) && start) {
    const year = Math.floor(start.year / 100) * 100 + Number(second)
    end = { year, month: null }
    // "2020-05" is a month, not the year 2005.
    const month = Number(second)
    if (year < start.year && start.month === null && month > 0 && month < 13)
      return {
        start: { year: start.year, month },
        end: null,
        current: false,
        single: true,
        ...place,
      }
    if (year < start.year || year - start.year > 15) return null
  }
  if (!start && end) {
    const month = monthOf(first)
    start = { year: end.year, month }
  }
  if (!start) return null
  if (!current && !end) return null
  if (end && before(end, start)) return null
  return { start, end, current, single: false, ...place }
}

function rangeOfDays(first: string, last: string, place: { index: number; length: number }) {
  const end = momentOf(last)
  if (!end) return null
  const start = { year: end.year, month: monthOf(first) }
  return before(end, start) ? null : { start, end, current: false, single: false, ...place }
}

const before = (one: Moment, other: Moment) =>
  one.year < other.year ||
  (one.year === other.year && one.month !== null && other.month !== null && one.month < other.month)

const isNow = (text: string) => new RegExp(`^${NOW}$`, 'iu').test(text.trim())

function monthOf(text: string): number | null {
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    const month = monthNumbers.get(word)
    if (month) return month
  }
  return null
}

/** A date as it is written, folded to lower case without accents. */
function momentOf(text: string): Moment | null {
  const long = text.match(/(?:19[6-9]|20[0-4])\d/)
  const month = monthOf(text)
  if (long) {
    const year = Number(long[0])
    if (month) return { year, month }
    const numbers = text.replace(long[0], ' ').match(/\d+/g)?.map(Number) ?? []
    if (/^[a-z]/.test(text)) return { year, month: null }
    if (numbers.length === 1 && numbers[0] >= 1 && numbers[0] <= 12)
      return { year, month: numbers[0] }
    if (numbers.length === 2) {
      // Day and month in either order; where both could be the month, the day comes first but for the form 2020-03-04.
      const [one, two] = numbers
      const isYearFirst = text.trim().startsWith(long[0])
      const month = isYearFirst ? one : two <= 12 ? two : one
      return month >= 1 && month <= 12 ? { year, month } : { year, month: null }
    }
    return { year, month: null }
  }
  const short = text.match(/(\d{2})\s*$/)
  if (!short) return null
  const year = fullYear(Number(short[1]))
  if (month) return { year, month }
  const slashed = text.match(/^(\d{1,2})\/\d{2}$/)
  if (slashed) return { year, month: Number(slashed[1]) }
  return /[a-z'’]/.test(text) ? { year, month: null } : null
}

const fullYear = (short: number) => (short > 50 ? 1900 + short : 2000 + short)

/** A lone year in the midst of a sentence, a version or an amount is no date. */
function isBelievable(
  range: DateRange,
  text: string,
  match: RegExpExecArray | RegExpMatchArray
): boolean {
  if (!range.single) return true
  const written = match.groups!.one ?? ''
  if (/^\d{2}\/\d{2}$/.test(written.trim())) return /^\s*$/.test(text.replace(written, ''))
  return true
}

/** Nothing but dates, and the little words and signs around them. */
export const looksLikeDates = remembered((text: string): boolean => {
  const ranges = dateRangesIn(text)
  if (!ranges.length) return false
  let rest = text
  for (const range of [...ranges].reverse())
    rest = rest.slice(0, range.index) + rest.slice(range.index + range.length)
  return (
    rest
      .replace(
        /expected|graduation|graduated|anticipated|class of|\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?|anos?|meses|años|mes)\b/gi,
        ''
      )
      .replace(/[^\p{L}\p{N}]/gu, '').length <= 3
  )
})

/** `2023-06`, or `2023`. */
export const written = ({ year, month }: Moment) =>
  month ? `${year}-${String(month).padStart(2, '0')}` : String(year)
