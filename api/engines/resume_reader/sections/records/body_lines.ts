import { looksLikeDates, dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { hasLegalForm } from '#api/engines/resume_reader/language/lexicon'
import { ICON } from '#api/engines/resume_reader/pages/words'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { isBullet, isCapitalised } from '#api/engines/resume_reader/sections/records/header_text'

/** Which lines tell of a post rather than name it: points of lists, sentences, and what they go on with. */
export function bodyFlags(lines: Line[], right: number): boolean[] {
  const flags: boolean[] = []
  const left = Math.min(...lines.map((line) => line.x))
  // Whether all points of a kind have their dates: then they head entries.
  const dated = new Map<string, boolean>()
  for (const line of lines.filter(isBullet)) {
    const kind = bulletOf(line)
    dated.set(kind, (dated.get(kind) ?? true) && hasDateCell(line))
  }
  const heads = headsOfDates(lines)
  for (const [index, line] of lines.entries()) {
    if (heads.has(index)) {
      flags.push(false)
      continue
    }
    const previous = lines[index - 1]
    const text = line.text
    const afterBody = index > 0 && flags[index - 1]
    const isNear = line.above < line.size * 0.9 && !beginsBold(line, previous)
    let flag = false
    if (hasDateCell(line) && (!isBullet(line) || dated.get(bulletOf(line)))) flag = false
    // Dates behind an icon or a point still are all that the line says.
    else if (looksLikeDates(text) || isIconBelowDates(line, previous)) flag = false
    else if (isBullet(line) && !saysEmployment(text))
      flag =
        !namesWithNext(line, lines[index + 1]) &&
        (inList(line, lines, flags) ||
          (isBelowDates(previous) && bulletOf(lines[0]) !== bulletOf(line)) ||
          !headsDates(line, lines[index + 1]))
    else if (afterBody && isNear && previous && !line.bold) {
      const bulletIndent = isBullet(previous)
        ? line.x > previous.x + 3
        : Math.abs(line.x - previous.x) < 3
      const isWrapped = previous.right > right - (right - left) * 0.18
      const isSmallStart = /^\p{Ll}/u.test(text)
      flag =
        (bulletIndent && (isWrapped || isBullet(previous) || line.x > left + 6)) || isSmallStart
    }
    if (!flag && (isSentence(line) || ACTION.test(text) || (afterBody && endsSentence(line))))
      flag = !saysEmployment(text)
    if (
      !flag &&
      /^(tech(nologies)?( stack| used)?|stack|courses?|coursework|relevant coursework|achievements?|achievements\/tasks|tools( used)?|skills( used)?|environment|responsibilities|key (skills|responsibilities)|keywords|schlagworte|technologien|technologies utilisées|tecnologias)\b.{0,20}:/i.test(
        text
      )
    )
      flag = true
    flags.push(flag)
  }
  return flags
}

/**
 * Where each point of the first kind names a record, whose dates are alone in a line below it: the points and what
 * stands between them and their dates.
 */
function headsOfDates(lines: Line[]): Set<number> {
  const heads = new Set<number>()
  if (!lines[0] || !isBullet(lines[0])) return heads
  const kind = bulletOf(lines[0])
  const points = lines.flatMap((line, index) =>
    isBullet(line) && bulletOf(line) === kind ? [index] : []
  )
  for (const [nth, from] of points.entries()) {
    const end = Math.min(points[nth + 1] ?? lines.length, from + MOST_TO_DATES)
    const dated = lines.findIndex(
      ({ text, cells }, at) => at > from && at < end && cells.length === 1 && looksLikeDates(text)
    )
    if (dated < 0) return new Set()
    for (let at = from; at < dated; at++) heads.add(at)
  }
  return points.length > 1 ? heads : new Set()
}

const MOST_TO_DATES = 5

const hasDateCell = ({ cells }: Line) =>
  cells.length > 1 && cells.some((cell) => looksLikeDates(cell.text))

/** A name in bold beside its place, below text that is not. */
const beginsBold = (line: Line, previous: Line | undefined) =>
  line.cells.length > 1 && line.cells[0].bold && previous !== undefined && !previous.cells[0].bold

/** "Built the …", "Improved speed": what was done, in words that name nothing. */
const ACTION =
  /^(?:\p{Lu}\p{Ll}+ed|Built|Led|Wrote|Made|Ran|Took|Held|Won|Kept|Oversaw|Taught|Drove|Brought|Did)\s+(?:\p{Ll}|\d)/u

const EMPLOYMENT =
  /\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|join(?:ed)?|associated)\b.{0,90}\b(?:as|at|with|in|for)\b/i

/** "Worked as an engineer at Foo from 2019 to 2020" names a post in a sentence. */
export const saysEmployment = (text: string) =>
  EMPLOYMENT.test(text) && dateRangesIn(text).some((range) => !range.single)

/** A further point of the list that the points before it, set alike, already tell in. */
function inList(line: Line, lines: Line[], flags: boolean[]): boolean {
  const before = lines.slice(0, flags.length).findLastIndex(isBullet)
  return before >= 0 && flags[before] && bulletOf(lines[before]) === bulletOf(line)
}

const bulletOf = ({ text, x }: Line) => `${text.trim()[0]}:${Math.round(x / 4)}`

/** A pin before a place, beside or below the dates: an icon lists nothing. */
const isIconBelowDates = (line: Line, previous: Line | undefined) =>
  line.text.startsWith(ICON) &&
  line.text.length < 50 &&
  previous !== undefined &&
  previous.text.startsWith(ICON) &&
  previous.cells.some((cell) => dateRangesIn(cell.text).length > 0)

/** The first point below the dates, unless the companies themselves are points. */
const isBelowDates = (previous: Line | undefined) =>
  previous?.cells.some((cell) => looksLikeDates(cell.text)) ?? false

/** A bullet before a company whose title and dates are in the line below. */
function headsDates(line: Line, next: Line | undefined): boolean {
  if (!next || line.text.length > 90 || isBullet(next) || next.cells.length < 2) return false
  return (
    next.cells.some((cell) => looksLikeDates(cell.text)) &&
    next.x >= line.x - 1 &&
    !/[.;,]$/.test(line.text) &&
    isCapitalised(line.text)
  )
}

/** Two points in bold, the second with dates: a company and what was done there, in a list with its points. */
const namesWithNext = (line: Line, next: Line | undefined) =>
  next !== undefined &&
  line.bold &&
  next.bold &&
  isBullet(next) &&
  line.text.length < 60 &&
  next.cells.length > 1 &&
  next.cells.some((cell) => looksLikeDates(cell.text))

function isSentence(line: Line): boolean {
  const { text, cells, bold } = line
  if (cells.length > 1 && cells.some((cell) => looksLikeDates(cell.text))) return false
  if (!isBullet(line) && endsWithRange(text)) return false
  const longest =
    cells.length > 3
      ? text
      : cells.reduce((best, cell) => (cell.text.length > best.length ? cell.text : best), '')
  const count = longest.split(/\s+/).length
  // What is bold, or in capitals word by word, is a name, and few sentences are.
  if ((bold || isCapitalised(text)) && cells.length === 1 && count < 24 && !/[.;]$/.test(text))
    return false
  if (count > 14) return !dateRangesIn(text).some((range) => !range.single)
  return count > 6 && /[a-zà-ÿ][.;]$/.test(text)
}

/** "Drew charts." below other text: a name ends with no full stop, unless its legal form does. */
const endsSentence = ({ text, bold }: Line) =>
  !bold && /\p{Ll}{2}\.$/u.test(text) && !hasLegalForm(text) && !dateRangesIn(text).length

const LONGEST_HEADER = 90

/** "Assistant, Foo University. 09/2022 – Current." ends as a sentence does, and is none. */
const endsWithRange = (text: string) => {
  const range = text.length < LONGEST_HEADER + 30 ? dateRangesIn(text).at(-1) : undefined
  return (
    range !== undefined &&
    !range.single &&
    range.index < LONGEST_HEADER &&
    /^[\s).]*$/.test(text.slice(range.index + range.length))
  )
}
