import {
  dateRangesIn,
  looksLikeDates,
  type DateRange,
} from '#api/engines/resume_reader/language/dates'
import { hasLegalForm } from '#api/engines/resume_reader/language/lexicon'
import { ICON } from '#api/engines/resume_reader/pages/words'
import { isCut, isWrappedFrom, textOf, type Line } from '#api/engines/resume_reader/pages/lines'
import type { Box } from '#api/engines/resume_reader/resume_draft'

export const BULLET = /^\s*(?:[•●◦▪■□○∙·‣⁃➢➤►▸»›✓✔★☆❖◆◇⬥⦁*–—-]+|\(?\d{1,2}[.)])\s*(?=\S)/u
const STRONG_BULLET = /^\s*(?:[•●◦▪■□○∙·‣⁃➢➤►▸»›✓✔★☆❖◆◇⬥⦁*]|[–—-]\s?(?=\S))/u

/** A date range, the lines of the header about it, and what is told below. */
export type ResumeRecord = {
  range: DateRange | null
  /** Header lines without the dates, in order; each split in cells. */
  header: HeaderLine[]
  body: Line[]
  lines: Line[]
}

export type HeaderLine = {
  /** Where it stands relative to the line with the dates. */
  offset: number
  cells: { text: string; bold: boolean; italic: boolean; size: number }[]
}

/** Most of its longer words begin with capitals, as in a name and unlike in a sentence. */
export function isCapitalised(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  return long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * 0.6
}

/** The words of a line of a list, without its point. */
export const withoutBullet = (text: string) => text.replace(BULLET, '').trim()

/** Whether a line starts a point of a list. */
export const isBullet = (line: Line) => STRONG_BULLET.test(line.text)

/** The lines of a section as records, one for each range of dates. */
export function recordsOf(lines: Line[], { singles }: { singles: boolean }): ResumeRecord[] {
  const joined = unwrapped(joinBrokenRanges(lines))
  const right = rightOf(lines)
  const body = bodyFlags(joined, right)
  const anchors = anchorsOf(joined, body, singles)
  if (!anchors.length) return []
  for (const { at } of anchors) body[at] = false
  const above = headerAbove(joined, body, anchors)
  const records: ResumeRecord[] = []
  for (const [index, { at, range }] of anchors.entries()) {
    const start = at - above[index]
    const end =
      index + 1 < anchors.length ? anchors[index + 1].at - above[index + 1] : joined.length
    const header: HeaderLine[] = []
    let next = start
    const limit = at + 3
    for (; next < end; next++) {
      if (next > at && (body[next] || next > limit)) break
      if (next > at + 1 && joined[next].above > joined[next].size * 1.6) break
      header.push(
        headerLine(
          joined[next],
          next - at,
          next === at ? range : null,
          next === at && above[index] > 0 && !isOfHeads(joined.slice(at, end))
        )
      )
    }
    records.push({ range, header, body: joined.slice(next, end), lines: joined.slice(start, end) })
  }
  return records
}

/** Whether a point with dates heads points of another kind: "■ Engineer, 2019 – 2020" above "● Built …". */
function isOfHeads([head, ...below]: Line[]): boolean {
  const marks = below.filter(isBullet).map(({ text }) => text.trim()[0])
  const mark = head.text.trim()[0]
  return isBullet(head) && mark !== ICON && marks.length > 0 && !marks.includes(mark)
}

/** Where full lines end; nowhere in a file that breaks none. */
const rightOf = (lines: Line[]) =>
  lines[0]?.edge === Infinity ? Infinity : Math.max(...lines.map((line) => line.right), 0)

/** What ends so goes on in the next line: a little word, or a bracket that is still open. */
const OPEN_END = /\s(?:&|and|of|for|in|with|und|et|de|del|do|da|y|e|the|für|der)$|\([^()]*$/i
const LONGEST_NAME = 240
const NARROW = 260
const WIDE = 380

/** A part just begun at the line's end: "Acme — Sales". */
const CUT_END = /(?:[,&/-]|\s[|–—-]\s*\p{L}+(?: \p{L}+)?)$/u

/** Names that a column's edge broke over lines are whole again. */
export function unwrapped(lines: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const previous = whole.at(-1)
    const wrapped = previous && beforeDates(previous, line)
    if (wrapped) {
      whole[whole.length - 1] = wrapped
      continue
    }
    if (
      previous &&
      line.cells.length === 1 &&
      previous.cells.length === 1 &&
      !isBullet(line) &&
      !isBullet(previous) &&
      !line.text.endsWith(':') &&
      (previous.bold === line.bold || isMixed(previous, line)) &&
      Math.abs(previous.size - line.size) < 0.3 &&
      Math.abs(previous.x - line.x) < 2 &&
      line.above < line.size * 0.8 &&
      previous.text.length + line.text.length < LONGEST_NAME &&
      !dateRangesIn(line.text).length &&
      !dateRangesIn(previous.text).length
    ) {
      const width = line.edge - line.x
      const isLikely =
        (line.cells[0].words.length === 1 && width < NARROW) ||
        // What is bold is a name, and few names are as wide as a page.
        (line.bold && width > WIDE) ||
        (width < NARROW && isMixed(previous, line)) ||
        CUT_END.test(previous.text) ||
        /^\p{Ll}/u.test(line.text)
      if (
        isCut(previous) ||
        OPEN_END.test(previous.text) ||
        (isLikely && isWrappedFrom(previous, line))
      ) {
        const text = textOf([previous, line])
        const cell = {
          ...previous.cells[0],
          text,
          words: [...previous.cells[0].words, ...line.cells[0].words],
        }
        whole[whole.length - 1] = {
          ...previous,
          cells: [cell],
          text,
          bottom: line.bottom,
          right: line.right,
        }
        continue
      }
    }
    whole.push(line)
  }
  return whole
}

/** A name in bold and the start of another in plain type, which goes on in the next line. */
function isMixed(previous: Line, line: Line): boolean {
  const [first, last] = [previous.cells[0].words[0], previous.cells[0].words.at(-1)!]
  const [next] = line.cells[0].words
  return first.bold && !last.bold && !next.bold && !line.bold && last.italic === next.italic
}

/** "Analyst and Keeper   Jan 2019 – May 2020" above "of Ledgers": the dates left the name too little room. */
function beforeDates(previous: Line, line: Line): Line | null {
  const [name, dates] = previous.cells
  const [rest] = line.cells
  const range = dateRangesIn(previous.text).at(-1)
  if (!range || range.single || previous.cells.length > 2 || line.cells.length > 1) return null
  if (dates ? !looksLikeDates(dates.text) : range.index + range.length < name.text.length)
    return null
  const own = dates ? name.text : name.text.slice(0, range.index).trim()
  const count = own.split(' ').length
  const [first, next] = [name.words[0], rest.words[0]]
  const isNext =
    own.length > rest.text.length &&
    Math.abs(name.x - rest.x) < 2 &&
    first.bold === next.bold &&
    first.italic === next.italic &&
    Math.abs(first.size - next.size) < 0.3 &&
    line.above < line.size * 0.8
  if (!isNext || isBullet(previous) || isBullet(line) || dateRangesIn(line.text).length) return null
  if (!OPEN_END.test(own) && !/^(?:of|and|for|&|in|und|et|de|y|e)\s/.test(rest.text)) return null
  const text = `${own} ${rest.text}${name.text.slice(own.length)}`
  const words = [...name.words.slice(0, count), ...rest.words, ...name.words.slice(count)]
  const cells = [{ ...name, text, words }, ...previous.cells.slice(1)]
  return { ...previous, cells, text: rowOf(cells), bottom: line.bottom }
}

/** Records of a section without dates: each header line that points follow, or that stands out. */
export function undatedRecords(given: Line[]): ResumeRecord[] {
  const lines = unwrapped(given)
  const body = bodyFlags(lines, rightOf(lines))
  const records: ResumeRecord[] = []
  let record: ResumeRecord | null = null
  for (const [index, line] of lines.entries()) {
    if (body[index]) {
      record?.body.push(line)
      record?.lines.push(line)
      continue
    }
    if (!record || record.body.length || record.header.length > 2) {
      record = { range: null, header: [], body: [], lines: [] }
      records.push(record)
    }
    record.header.push(headerLine(line, record.header.length, null))
    record.lines.push(line)
  }
  return records
}

/** Reads a line as part of a record's header: its cells, where the dates of `range` part them and are left out. */
export function headerLine(
  line: Line,
  offset: number,
  range: DateRange | null,
  underHeader = false
): HeaderLine {
  const cells: HeaderLine['cells'] = []
  // The range's place is one in the line's text: its cells are joined by one tab each.
  let at = 0
  for (const cell of line.cells) {
    let text = cell.text
    if (range) {
      const from = Math.max(range.index - at, 0)
      const to = Math.min(range.index + range.length - at, text.length)
      if (to > from) text = `${text.slice(0, from)}\u0001${text.slice(to)}`
    }
    at += cell.text.length + 1
    // Dates set beside the first point of a list head it without its text.
    if (underHeader && STRONG_BULLET.test(cell.text) && !cell.bold) continue
    text = parted(text, cell.words)
    for (const piece of text.split('\u0001')) {
      const cleaned = tidy(piece)
      if (cleaned) {
        const own = cell.words.length > 1 ? styleAtStart(cell.words) : cell
        cells.push({ text: cleaned, bold: own.bold, italic: own.italic, size: cell.size })
      }
    }
  }
  return { offset, cells }
}

const LITTLE_WORD = /^(?:in|of|and|&|de|en|em|für|for|the)$/i

/** Enough letters in one style to be a name. */
const hasName = (words: Line['cells'][number]['words']) => {
  const [{ bold, italic }] = words
  const same = words.filter((word) => word.bold === bold && word.italic === italic)
  return same.reduce((sum, word) => sum + word.text.length, 0) > 3
}

/** Marks where bold ends or begins beside a comma or a dash: what is set otherwise is something else. */
function parted(text: string, words: Line['cells'][number]['words']): string {
  let marked = text
  let from = 0
  for (let index = 1; index < words.length; index++) {
    const [previous, word] = [words[index - 1], words[index]]
    const isParted = /[,;:–—|-]$/.test(previous.text) || /^[,;:–—|-]/.test(word.text)
    if (previous.bold === word.bold && previous.italic === word.italic) continue
    if (LITTLE_WORD.test(previous.text) || LITTLE_WORD.test(word.text)) continue
    if (!isParted && !(hasName(words.slice(0, index)) && hasName(words.slice(index)))) continue
    const start = marked.indexOf(`${previous.text} ${word.text}`, from)
    if (start < 0) continue
    from = start + previous.text.length
    marked = `${marked.slice(0, from)}\u0001${marked.slice(from + 1)}`
  }
  return marked
}

const styleAtStart = (words: Line['cells'][number]['words']) => ({
  bold: words[0].bold,
  italic: words[0].italic,
})

/** Without bullets, empty brackets and separators at the ends. */
export function tidy(text: string): string {
  return text
    .replace(/\(\s*[,;–—-]*\s*\)|\[\s*\]/g, ' ')
    .replace(BULLET, '')
    .replace(/^[\s,;:|•·❖…–—/)\]-]+/u, '')
    .replace(/[\s,;:|•·❖~–—/([-]+$/u, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .replace(/^\[([^[\]]*)\]?$/, '$1')
    .replace(/^\(([^()]*)$/, '$1')
    .replace(/^([^()]+)\)$/, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A range that a narrow margin broke over two lines is one again. */
export function joinBrokenRanges(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of joinedInMargin(lines)) {
    const previous = joined.at(-1)
    if (previous) {
      const widened = joinMargin(previous, line)
      if (widened) {
        joined.splice(-1, 1, ...widened)
        continue
      }
      const open = previous.cells.findIndex(
        (cell) =>
          cell.text.length < 28 &&
          dateRangesIn(cell.text).every((range) => range.single || !range.end) &&
          (/\d\s*(?:–|—|-|to|bis|à|a)\s*$/i.test(cell.text) ||
            // "Jan 2020 – March" lacks its year; "Jan 2020 – Present" lacks nothing.
            (/\d\s*(?:–|—|-)\s*\p{L}{3,10}\.?$/u.test(cell.text) &&
              dateRangesIn(cell.text).every((range) => range.single)))
      )
      // "Engineer, June 2019 – July" and "2020" on the next line; or "06/2019 –" and "07/2020".
      const below = line.text.trim()
      if (
        open < 0 &&
        ((/^(?:19|20)\d\d$/.test(below) &&
          /(?:–|—|-|\bto\b)\s*\p{L}{3,9}\.?$/u.test(previous.text)) ||
          (below.length < 20 && isMoment(below) && /\d\s*(?:–|—|-|\bto)$/.test(previous.text)))
      ) {
        const last = previous.cells.at(-1)!
        const cells = [...previous.cells.slice(0, -1), { ...last, text: `${last.text} ${below}` }]
        if (dateRangesIn(rowOf(cells)).some((range) => !range.single)) {
          joined[joined.length - 1] = { ...previous, cells, text: rowOf(cells) }
          continue
        }
      }
      const target = open >= 0 ? previous.cells[open] : undefined
      const other = target
        ? line.cells.find(
            (cell) =>
              Math.abs(cell.x - target.x) < 8 ||
              (cell.right > target.x && cell.x < target.right + 8) ||
              (line.cells.length === 1 && looksLikeDates(cell.text))
          )
        : undefined
      if (
        target &&
        other &&
        other.text.length < 20 &&
        dateRangesIn(`${target.text} ${other.text}`).some((range) => !range.single)
      ) {
        const merged = { ...target, text: `${target.text} ${other.text}`, bottom: other.bottom }
        const cells = previous.cells.map((cell) => (cell === target ? merged : cell))
        joined[joined.length - 1] = { ...previous, cells, text: rowOf(cells) }
        const rest = line.cells.filter((cell) => cell !== other)
        if (rest.length) joined.push({ ...line, cells: rest, text: rowOf(rest), x: rest[0].x })
        continue
      }
    }
    joined.push(line)
  }
  return joined
}

/** "Mar 2019" above "– Dec" above "2021" in a narrow margin is one range. */
function joinedInMargin(lines: Line[]): Line[] {
  const rows = [...lines]
  for (let at = 0; at < rows.length - 1; at++) {
    const [first, ...others] = rows[at].cells
    if (first.text.length > 18 || !isMoment(first.text)) continue
    let text = first.text
    let below = at + 1
    // "Avr 2020" above "|" above "Juil 2020"
    const [dash, last] = [rows[at + 1], rows[at + 2]].map((row) => row?.cells[0])
    if (/^[|–—-]$/.test(dash?.text ?? '') && last && isMoment(last.text) && last.x < first.right) {
      text = `${first.text} – ${last.text}`
      below = at + 3
    } else
      for (; below < rows.length && below < at + 3; below++) {
        const [cell] = rows[below].cells
        const isNext = below === at + 1 ? DASHED.test(cell.text) : /^(?:19|20)\d\d$/.test(cell.text)
        if (!isNext || cell.text.length > 16 || Math.abs(cell.x - first.x) > 8) break
        text += ` ${cell.text}`
      }
    if (below === at + 1 || dateRangesIn(text).every((range) => range.single)) continue
    const cells = [{ ...first, text }, ...others]
    rows[at] = { ...rows[at], cells, text: rowOf(cells) }
    const left = rows.slice(at + 1, below).flatMap((row) => {
      const rest = row.cells.slice(1)
      return rest.length ? [{ ...row, cells: rest, text: rowOf(rest), x: rest[0].x }] : []
    })
    rows.splice(at + 1, below - at - 1, ...left)
  }
  return rows
}

const DASHED = /^(?:–|—|-|to|bis)\s*[\p{L}\d]/u

const isMoment = (text: string) =>
  looksLikeDates(text) && dateRangesIn(text).length === 1 && dateRangesIn(text)[0].single

/** "May 2024—  Engineer" above "Now  Developed …": a range broken in the margin beside its post. */
function joinMargin(previous: Line, line: Line): Line[] | null {
  const [first, ...others] = previous.cells
  const opened = first.text.match(/^(.{4,16}?\d{2,4}\s*[–—-])\s+(\p{L}.*)$/u)
  const [start, ...rest] = line.cells
  if (!opened || start.text.length > 16 || start.right > first.right) return null
  const text = `${opened[1]} ${start.text}`
  const [range] = dateRangesIn(text)
  if (!range || range.single || range.length < text.length - 1) return null
  const count = opened[1].split(/\s+/).length
  const cells = [
    { ...first, text, words: first.words.slice(0, count) },
    {
      ...first,
      text: opened[2],
      words: first.words.slice(count),
      x: first.words[count]?.x ?? first.x,
      bold: first.words[count]?.bold ?? first.bold,
    },
    ...others,
  ]
  const top = { ...previous, cells, text: rowOf(cells) }
  return rest.length ? [top, { ...line, cells: rest, text: rowOf(rest), x: rest[0].x }] : [top]
}

const rowOf = (cells: Line['cells']) => cells.map((cell) => cell.text).join('\t')

/** Which lines tell of a post rather than name it: points of lists, sentences, and what they go on with. */
function bodyFlags(lines: Line[], right: number): boolean[] {
  const flags: boolean[] = []
  const left = Math.min(...lines.map((line) => line.x))
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1]
    const text = line.text
    const afterBody = index > 0 && flags[index - 1]
    const isNear = line.above < line.size * 0.9 && !beginsBold(line, previous)
    let flag = false
    if (
      line.cells.length > 1 &&
      line.cells.some((cell) => looksLikeDates(cell.text)) &&
      !isBullet(line)
    )
      flag = false
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

/** A name in bold beside its place, below text that is not. */
const beginsBold = (line: Line, previous: Line | undefined) =>
  line.cells.length > 1 && line.cells[0].bold && previous !== undefined && !previous.cells[0].bold

/** "Built the …", "Improved speed": what was done, in words that name nothing. */
const ACTION =
  /^(?:\p{Lu}\p{Ll}+ed|Built|Led|Wrote|Made|Ran|Took|Held|Won|Kept|Oversaw|Taught|Drove|Brought|Did)\s+(?:\p{Ll}|\d)/u

const EMPLOYMENT =
  /\b(?:work(?:ed|ing|s)?|employed|serv(?:ed|ing)|join(?:ed)?|associated)\b.{0,90}\b(?:as|at|with|in|for)\b/i

/** "Worked as an engineer at Foo from 2019 to 2020" names a post in a sentence. */
const saysEmployment = (text: string) =>
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

/** A bullet before a company whose title and dates stand in the line below. */
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
  const { text, cells } = line
  if (cells.length > 1 && cells.some((cell) => looksLikeDates(cell.text))) return false
  if (!isBullet(line) && endsWithRange(text)) return false
  const longest =
    cells.length > 3
      ? text
      : cells.reduce((best, cell) => (cell.text.length > best.length ? cell.text : best), '')
  const count = longest.split(/\s+/).length
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

const DATE_LABEL =
  /^[^\p{L}]*(?:duration|period|dates?|years?|tenure|time|from|dauer|zeitraum|durée|période|periodo|período|duração)\s*[:–-]\s*$/iu

type Anchor = { at: number; range: DateRange }

/** The lines with a date range at their start or end, in a cell or in brackets: not one within a sentence. */
function anchorsOf(lines: Line[], body: boolean[], singles: boolean): Anchor[] {
  const ranged: Anchor[] = []
  const single: Anchor[] = []
  for (const [at, line] of lines.entries()) {
    const ranges = dateRangesIn(line.text)
    if (!ranges.length) continue
    const range = ranges.find((one) => !one.single) ?? ranges.at(-1)!
    const before = line.text.slice(0, range.index)
    const after = line.text.slice(range.index + range.length)
    const isFirst = /^[^\p{L}\p{N}]*$/u.test(before) || DATE_LABEL.test(before)
    const isLast =
      /^[^\p{L}\p{N}]*$/u.test(after) ||
      /^\s*[)\]]?[\s,;·|•–-]*(?:[(\[]?\s*(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|anos?|ans?|jahre?|monate?|meses|mois|años|mes|y|m)\.?,?\s*(?:and|e|et|y|und)?\s*)+[)\]]?)[\s\S]*$/i.test(
        after
      )
    const isOwnCell =
      /(^|\t)[^\p{L}\p{N}\t]*$/u.test(before) || /^[^\p{L}\p{N}\t]*(\t|$)/u.test(after)
    const isParted = /[(\[|•·]\s*$/.test(before)
    if (!(isFirst || isLast || isOwnCell || isParted)) continue
    const stands = isOwnCell && /\t/.test(line.text)
    if (body[at] && isBullet(line) && !stands) {
      // A point that ends with a range is a header only where it says little else.
      if (range.single || (before.length > 60 && !saysEmployment(line.text))) continue
      // "• Driver from 2019" below a post that lasted longer tells of that post.
      const last = ranged.at(-1)
      if (last && !isBullet(lines[last.at]) && isDuring(range, last.range)) continue
    } else if (body[at] && !stands && !isFirst) continue
    if (range.single) single.push({ at, range })
    else ranged.push({ at, range })
  }
  if (ranged.length && singles) {
    // Single dates count beside ranges where they stand as the ranges do, or alone in a cell.
    const shapes = new Set(ranged.map(({ at, range }) => shapeOf(lines[at], range)))
    const areBracketed = ranged.some(({ at, range }) => isBracketed(lines[at], range))
    const alone = single.filter(
      ({ at, range }) =>
        // "Moved the ledger (2021)" tells of the post above, where posts have their dates otherwise.
        (standsAlone(lines[at], range) &&
          (areBracketed || lines[at].cells[0].bold || !isBracketed(lines[at], range))) ||
        (!body[at] && shapes.has(shapeOf(lines[at], range) || 'within'))
    )
    return [...ranged, ...alone].sort((one, other) => one.at - other.at)
  }
  return ranged.length
    ? ranged
    : singles
      ? single
      : single.filter(({ at, range }) => standsAlone(lines[at], range))
}

function isDuring(one: DateRange, other: DateRange): boolean {
  const end = ({ current, end }: DateRange) => (current ? Infinity : (end?.year ?? Infinity))
  const start = ({ start }: DateRange) => start?.year ?? 0
  return start(one) >= start(other) && end(one) <= end(other)
}

/** How a date begins its line: by what follows it. */
const shapeOf = ({ text }: Line, { index, length }: DateRange) =>
  /[\p{L}\p{N}]/u.test(text.slice(0, index))
    ? ''
    : (text
        .slice(index + length)
        .match(/^\s*[–—|:,-]\s/)?.[0]
        ?.trim() ?? '')

const isBracketed = ({ text }: Line, { index }: DateRange) => /\(\s*$/.test(text.slice(0, index))

function standsAlone(line: Line, range: DateRange): boolean {
  const around = line.text.slice(range.index + range.length)
  const before = line.text.slice(0, range.index)
  return (
    (/(^|\t)[^\p{L}\p{N}]*$/u.test(before) && /^[^\p{L}\p{N}]*(\t|$)/u.test(around)) ||
    (/[(|,]\s*$/.test(before) && /^\s*\)?\s*$/.test(around) && !isBullet(line))
  )
}

/** How many lines of each record's header stand above its dates; what the records of a section agree on tells for the rest. */
function headerAbove(lines: Line[], body: boolean[], anchors: Anchor[]): number[] {
  const between = anchors.map(({ at }, index) => {
    const stop = index ? anchors[index - 1].at : -1
    // How far above the dates each line of the header stands; a time alone, as of all posts at one employer, is none.
    const named: number[] = []
    let above = at - 1
    for (; above > stop && named.length < MOST_ABOVE && !body[above]; above--) {
      if (!isDuration(lines[above].text)) named.push(at - above)
      // A wide space ends the header upwards.
      if (lines[above].above > lines[above].size * 2.2) {
        above--
        break
      }
    }
    // After a body nothing but the header stands above the dates.
    return { named, isSure: index === 0 || (above >= 0 && body[above]) }
  })
  const sure = between.filter(({ isSure }) => isSure)
  const usual = mostCommon(sure.map(({ named }) => named.length))
  const isAgreed = sure.filter(({ named }) => named.length === usual).length > 1
  return between.map(({ named, isSure }, index) => {
    // A line more than the other records have is one of the text above, unless it stands out.
    const line = (apart: number) => lines[anchors[index].at - apart]
    if (!isSure) {
      let most = Math.min(named.length, usual)
      // A name in bold above plain lines begins the record, however many those are.
      while (
        most > 0 &&
        most < named.length &&
        line(named[most]).cells[0].bold &&
        !line(named[most - 1]).cells[0].bold
      )
        most++
      return named[most - 1] ?? 0
    }
    let count = named.length
    while (index && count > usual && isAgreed && !standsOut(line(named[count - 1]), line(0)))
      count--
    return named[count - 1] ?? 0
  })
}

const standsOut = (line: Line, dated: Line) =>
  line.cells[0].bold || line.size > dated.size + 0.4 || line.cells.length > 1

const MOST_ABOVE = 3

const isDuration = (text: string) =>
  text.length < 60 &&
  /^\W*(?:\d+\+?\s*(?:years?|yrs?|months?|mos?|anos?|ans?|jahre?|monate?|meses|mois|m[eê]s|años?)\.?[\s,]*)+\W*$/i.test(
    text
  )

/** The number that occurs most often; of two, the one that came first. */
function mostCommon(numbers: number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0])[0]
}

/** Around all words of some lines on the first of their pages. */
export function boxOf(lines: Line[]): { page: number; box: Box | null } {
  const page = lines[0]?.page ?? 1
  const same = lines.filter((line) => line.page === page)
  if (!same.length || same[0].size < 0) return { page, box: null }
  const x = Math.min(...same.map((line) => line.x))
  const top = Math.min(...same.map((line) => line.top))
  const right = Math.max(...same.map((line) => line.right))
  const bottom = Math.max(...same.map((line) => line.bottom))
  const round = (value: number) => Math.round(value * 10) / 10
  return { page, box: [round(x), round(top), round(right - x), round(bottom - top)] }
}
