import { type DateRange, dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { kindOf } from '#api/engines/resume_reader/language/lexicon'
import type { Line } from '#api/engines/resume_reader/pages/lines'
import { isBullet, isCapitalised } from '#api/engines/resume_reader/sections/records/header_text'
import { saysEmployment } from '#api/engines/resume_reader/sections/records/body_lines'

const DATE_LABEL =
  /^[^\p{L}]*(?:duration|period|dates?|years?|tenure|time|from|dauer|zeitraum|durée|période|periodo|período|duração)\s*[:–-]\s*$/iu

type Anchor = { at: number; range: DateRange }

/** The lines with a date range at their start or end, in a cell or in brackets: not one within a sentence. */
export function anchorsOf(lines: Line[], body: boolean[]): Anchor[] {
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
    if (!(
      isFirst ||
      isLast ||
      isOwnCell ||
      isParted ||
      isRunOn(before, range) ||
      isBetween(line, before, after, range)
    ))
      continue
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
  if (ranged.length) {
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
  return single
}

/** "Lead Designer 2001-2004 Designed …": what was done begins in the line of the title. */
const isRunOn = (before: string, { single }: DateRange) =>
  !single && before.trim().split(' ').length < 6 && kindOf(before).title >= 0.9

/** "Engineer (Web) 11/20 to 05/21 – Foo, Lisbon": names on both sides, one of them parted from the dates. */
const isBetween = (line: Line, before: string, after: string, { single }: DateRange) =>
  !single &&
  !isBullet(line) &&
  line.text.length < LONGEST_BETWEEN &&
  (/^\s*[–—|,:;•·)-]/.test(after) || /[–—|,:;•·(-]\s*$/.test(before)) &&
  [before, after].every((side) => isCapitalised(side) && /\p{Lu}/u.test(side)) &&
  !/[.;]\s*$/.test(before)

const LONGEST_BETWEEN = 120

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

/** How many lines of each record's header are above its dates; what the records of a section agree on tells for the rest. */
export function headerAbove(lines: Line[], body: boolean[], anchors: Anchor[]): number[] {
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
    // What is in bold a little further up begins the record, where plain lines are between.
    if (named.length === MOST_ABOVE && !lines[above + 1].cells[0].bold && above > stop) {
      const from = [above, above - 1].find((row) => row > stop && lines[row].bold)
      if (from !== undefined && !body.slice(from, above + 1).some(Boolean))
        for (; above >= from; above--) named.push(at - above)
    }
    // Larger plain lines above dates beside a bold name head several records.
    if (anchors[index].range.index === 0 && lines[at].cells[1]?.words[0]?.bold)
      while (named.length && isGroup(lines[at - named.at(-1)!], lines[at])) named.pop()
    // After a body nothing but the header is above the dates.
    return { named, isSure: index === 0 || (above >= 0 && body[above]) }
  })
  // Wider apart above its dates than below them, each record begins with them.
  const isApart = anchors.map(({ at }) => {
    const [line, next] = [lines[at], lines[at + 1]]
    return Boolean(next && !body[at + 1] && line.above > next.above + line.size * 0.12)
  })
  if (
    anchors.length > 2 &&
    isApart.filter(Boolean).length >= anchors.length * 0.75 &&
    anchors.every(({ at, range }) => range.index === 0 && lines[at].cells.length > 1)
  )
    return anchors.map(() => 0)
  const sure = between.filter(({ isSure }) => isSure)
  const usual = mostCommon(sure.map(({ named }) => named.length))
  const isAgreed = sure.filter(({ named }) => named.length === usual).length > 1
  return between.map(({ named, isSure }, index) => {
    // A line more than the other records have is one of the text above, unless it stands out.
    const line = (apart: number) => lines[anchors[index].at - apart]
    if (!isSure) {
      let most = Math.min(named.length, usual)
      // So does one that is nearer to the dates below it than to what is above.
      if (!most && named.length && isHeadOf(lines, anchors[index].at - named[0], anchors[index].at))
        most = 1
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

/** A name in bold, apart from the text above it and close to plain dates. */
function isHeadOf(lines: Line[], at: number, dated: number): boolean {
  const [before, name, dates] = [lines[at - 1], lines[at], lines[dated]]
  const apart = name.baseline - (before?.page === name.page ? before.baseline : -Infinity)
  return (
    dated === at + 1 &&
    name.bold &&
    !dates.cells[0].bold &&
    name.cells.length === 1 &&
    name.page === dates.page &&
    apart > (dates.baseline - name.baseline) * 1.3
  )
}

const isGroup = ({ bold, size }: Line, dated: Line) => !bold && size > dated.size * 1.06

const standsOut = (line: Line, dated: Line) =>
  line.cells[0].bold || line.size > dated.size + 0.4 || line.cells.length > 1

const MOST_ABOVE = 3

/** Nothing but how long it lasted: "4 months". */
export const isDuration = (text: string) =>
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
