import { dateRangesIn, looksLikeDates } from '#api/engines/resume_reader/language/dates'
import { type Line, isCut, isWrappedFrom, textOf } from '#api/engines/resume_reader/pages/lines'
import { isBullet } from '#api/engines/resume_reader/sections/records/header_text'
import { rowOf } from '#api/engines/resume_reader/sections/records/broken_ranges'

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
        (width < NARROW && (isMixed(previous, line) || areCapitals(previous, line))) ||
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

/** A name in capitals that a narrow column broke. */
const areCapitals = (...lines: Line[]) =>
  lines.every(({ text, bold }) => bold && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text))

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
