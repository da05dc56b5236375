import { looksLikeDates, dateRangesIn } from '#api/engines/resume_reader/language/dates'
import { type Line, isWrappedFrom, textOf } from '#api/engines/resume_reader/pages/lines'
import { isBullet, withoutBullet } from '#api/engines/resume_reader/sections/records/header_text'

export type Item = { text: string; lines: Line[] }

/** The points of a list: each bullet, or each line that does not go on with the one before. */
export function itemsOf(lines: Line[]): Item[] {
  const items: Item[] = []
  const right = lines[0]?.edge ?? 0
  const left = Math.min(...lines.map((line) => line.x))
  const bulleted = lines.some(isBullet)
  const outer = Math.min(...lines.filter(isBullet).map((line) => line.x))
  const opensBulleted = lines.length > 0 && isBullet(lines[0])
  // What stands further apart than other lines is a point of its own.
  const closest = Math.min(...lines.slice(1).map((line) => line.above))
  const isApart = (line: Line) => line.above > closest + Math.max(1.2, line.size * 0.15)
  for (const line of lines) {
    const item = items.at(-1)
    const previous = item?.lines.at(-1)
    const starts =
      isBullet(line) ||
      (line.cells.length > 1 && looksLikeDates(line.cells[0].text)) ||
      /^\(?\d{1,2}[.)]\s/.test(line.text)
    const isWrapped =
      previous &&
      previous.cells.length !== 2 &&
      !isParallel(item, line) &&
      !isApart(line) &&
      !(STARTS.test(line.text) && !OPEN_END.test(previous.text)) &&
      !(
        item &&
        isDated(item) &&
        !(IS_LIST.test(item.text) && !ENDS_DATED.test(previous.text)) &&
        (isDated({ text: line.text }) || ENDS_DATED.test(previous.text))
      ) &&
      (previous.right > right - (right - left) * 0.15 || isWrappedFrom(previous, line))
    const goesOn =
      item &&
      previous &&
      !starts &&
      line.above < line.size &&
      (isBullet(item.lines[0])
        ? line.x > item.lines[0].x + 3 || (opensBulleted && !line.bold && hasNoRoom(previous, line))
        : bulleted
          ? false
          : (isWrapped && !line.bold) ||
            (IS_LIST.test(item.text) &&
              !ENDS_DATED.test(previous.text) &&
              !/^[^:]{2,30}:\s/.test(line.text)) ||
            (OPEN_END.test(previous.text) && !line.bold) ||
            isBelowCell(previous, line) ||
            (OPEN_BRACKET.test(item.text) && /^[^()]*\)/.test(line.text)))
    const nested =
      item &&
      starts &&
      isBullet(item.lines[0]) &&
      line.x > outer + 6 &&
      line.x > item.lines[0].x + 6
    if (nested) {
      item.lines.push(line)
      continue
    }
    if (goesOn) {
      item.lines.push(line)
      item.text = textOf(item.lines)
    } else items.push({ text: line.text, lines: [line] })
  }
  return items
}

/** Words that certificates begin with, and seldom their second lines. */
const STARTS =
  /^(?:certified|aws|amazon|google|microsoft|azure|oracle|cisco|ibm|comptia|red hat|itil|hashicorp|salesforce|hackerrank|udemy|coursera|introduction to)\b/i
const OPEN_END =
  /(?:[,&:(/–-]|\b(?:and|of|for|in|with|to|on|by|from|the|und|et|de|del|do|da|e|y|für))$/i
const OPEN_BRACKET = /\([^()]*$/
/** "AWS: Developer (2023), AI Practitioner" has several in one. */
const IS_LIST = /^[^:]{2,30}:\s.*\(\d{4}\),\s/
const ENDS_DATED = /\b(?:19|20)\d\d\s*\)?$/
/** Whether a date is in the text. */
export const isDated = ({ text }: { text: string }) => dateRangesIn(text).length > 0

/** A line whose first word did not fit into the line before, at the point's own edge. */
const hasNoRoom = (previous: Line, line: Line) => {
  const [first] = line.cells[0].words
  return previous.edge - previous.right < first.right - first.x + line.size * 0.3
}

/** The second column's text goes on in a line of its own. */
const isBelowCell = (previous: Line, line: Line) =>
  previous.cells.length > 1 &&
  line.cells.length === 1 &&
  line.x - previous.x > 20 &&
  Math.abs(line.x - previous.cells.at(-1)!.x) < 3

/** "Docker Fundamentals" and "Docker Internals" are two of one kind, however full the first line is. */
const isParallel = (item: Item | undefined, line: Line) =>
  item !== undefined &&
  (item.text.split(' ')[0] === line.text.split(' ')[0] ||
    (SEPARATED.test(item.text) && SEPARATED.test(line.text)))

const SEPARATED = /\s[–—|-]\s/

/** The text of a point on one line, without its sign. */
export const plain = (text: string) =>
  withoutBullet(text)
    .replace(/\s*\t\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether one of the items is a point of a list. */
export const isBulleted = (items: Item[]) => items.some((item) => isBullet(item.lines[0]))
