import { dateRangesIn, looksLikeDates } from '#api/engines/resume_reader/language/dates'
import { degreeIn, isSchool } from '#api/engines/resume_reader/language/lexicon'
import {
  isBullet,
  withoutBullet,
  tidy,
} from '#api/engines/resume_reader/sections/records/header_text'
import { type Line, type Cell, isWrappedFrom } from '#api/engines/resume_reader/pages/lines'
import { isAboutSchool, labelOf } from '#api/engines/resume_reader/sections/schools/school_parts'

/** A name that ends so goes on in the next line. */
const OPEN_NAME = /\s(?:of|and|&|for|in|de|du|à|au|und|für|et|y|e|the)$/i
const OPEN_BRACKET = /\([^()]*$/
const MOST_LEFT_OVER = 3

/** Names and dates that the column's edge broke are whole again, whatever else is in their lines. */
export function wholeCells(lines: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const previous = whole.at(-1)
    if (!previous || !goesOnInCell(previous, line)) {
      whole.push(line)
      continue
    }
    const start = startAbove(previous, line)!
    const [rest, ...more] = line.cells
    const cell: Cell = {
      ...start,
      text: `${start.text} ${rest.text}`,
      words: [...start.words, ...rest.words],
    }
    const cells = [...previous.cells.map((one) => (one === start ? cell : one)), ...more]
    const text = cells.map((one) => one.text).join('\t')
    whole[whole.length - 1] = { ...previous, cells, text, bottom: line.bottom }
  }
  return whole
}

/** The cell that a line begins below; dates may be in the margin beside it. */
const startAbove = ({ cells: [first, second] }: Line, { cells: [rest] }: Line): Cell | undefined =>
  [first, ...(second && looksLikeDates(first.text) ? [second] : [])].find(
    ({ x }) => Math.abs(x - rest.x) <= 2
  )

function goesOnInCell(previous: Line, line: Line): boolean {
  const start = startAbove(previous, line)
  const [rest] = line.cells
  if (!start || isBullet(line) || Math.abs(start.size - rest.size) > 1) return false
  if (OPEN_BRACKET.test(start.text) && /^[^()]*\)/.test(rest.text)) return true
  if (degreeIn(rest.text) || labelOf(rest.text) || dateRangesIn(rest.text).length) return false
  if (OPEN_NAME.test(start.text)) return isAboutSchool(start.text)
  return (
    start.bold === rest.bold &&
    degreeIn(start.text) !== null &&
    !isSchool(rest.text) &&
    !GRADED.test(rest.text) &&
    /^\p{L}[\p{L} &]*$/u.test(rest.text) &&
    rest.text.split(' ').length <= MOST_LEFT_OVER &&
    isWrappedFrom(previous, line)
  )
}

const GRADED =
  /[\s,]+(?:with|scoring|securing|obtaining|secured|obtained)\s+(?:an?\s+)?(?:aggregate\s+|score\s+)?(?:of\s+)?[\d.]+\s*(?:%|percent\w*|c?gp[ai]|cpi)\.?|,\s*(?:c?gpa|percentage|marks)\s*[:–-]?\s*[\d.]+(?:\s*\/\s*[\d.]+)?\s*%?/i

/** Where each school is a point of a list, the points are lines, and grades are apart. */
export function withoutPoints(lines: Line[]): Line[] {
  const [first] = lines
  const isListed = first !== undefined && isBullet(first) && isAboutSchool(first.text)
  return lines.map((line) => {
    const isPoint = isListed && isBullet(line) && line.x <= first.x + 4 && isAboutSchool(line.text)
    if (!isPoint && !GRADED.test(line.text)) return line
    const cells = line.cells.map((cell, index) => ({
      ...cell,
      text: (isPoint && index === 0 ? withoutBullet(cell.text) : cell.text).replace(
        GRADED,
        (grade) => `\t| ${tidy(grade)}`
      ),
    }))
    return { ...line, cells, text: cells.map((cell) => cell.text).join('\t') }
  })
}
