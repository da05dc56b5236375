import type { Cell, Line } from '#api/engines/resume_reader/pages/lines'

const COMPANY = 'Company: '
const DESIGNATION = 'Designation: '
const DEGREE = 'Degree: '
const INSTITUTION = 'Institution: '

const COLUMNS: [RegExp, string | null][] = [
  [
    /^(?:education|degrees?|courses?|qualifications?|exam(?:ination)?s?|class|programmes?|programs?|standard|certifications?|certificates?|level)$/i,
    DEGREE,
  ],
  [
    /^(?:institut(?:ion|e)s?|colleges?|schools?|universit(?:y|ies)|board)(?: name)?$|^name of (?:the )?(?:institute|institution|college|school)$/i,
    INSTITUTION,
  ],
  [/^(?:branch|speciali[sz]ation|stream|discipline|major)$/i, 'Branch: '],
  [
    /^(?:company|organi[sz]ation|employer|client)(?: name)?$|^name of (?:the )?(?:company|organi[sz]ation|employer)$/i,
    COMPANY,
  ],
  [/^(?:designation|role|position|job title|title)(?: held)?$/i, DESIGNATION],
  [
    /^(?:(?:passing )?year|years|year of (?:passing|completion)|duration|period|from|to|batch|dates?|tenure|passed out|completion|status|session)$/i,
    null,
  ],
  [
    /^(?:%|score|marks|percentage|percent|c?gpa|sgpa|cpi|grade|aggregate|result|division|location|place|(?:s|sr|sl)\.?\s?no\.?|#)$/i,
    null,
  ],
]

/** A line of three cells or more, each of which names a column. */
export const isTableHead = ({ cells }: Line) =>
  cells.length > 2 && cells.every((cell) => columnOf(cell.text))

/** What a table tells of by its head, whatever stands above it: employers and posts, or degrees and schools. */
export const kindOfTable = (line: Line) => {
  if (!isTableHead(line)) return null
  const said = line.cells.map((cell) => columnOf(cell.text)?.[1])
  if (said.includes(COMPANY) && said.includes(DESIGNATION)) return 'employment'
  return said.includes(DEGREE) && said.includes(INSTITUTION) ? 'education' : null
}

/** A table's head names its columns: its rows are whole lines again, each cell with what the head says it is. */
export function withTableRows(lines: Line[]): Line[] {
  const head = lines.findIndex(isTableHead)
  if (head < 0) return lines
  const columns = lines[head].cells
  const rows: Row[] = []
  let at = head + 1
  for (; at < lines.length; at++) {
    const line = lines[at]
    const row = rows.at(-1)
    const apart = line.baseline - lines[at - 1].baseline
    // A row's text may need more lines, which are near, and far from full or begin within a phrase.
    const isPart = line.cells.length < columns.length - 1 || /^[\p{Ll}(&]/u.test(line.text)
    const goesOn = row && isPart && apart < line.size * MOST_LEADING
    if (!goesOn && line.cells.length < 2) break
    if (goesOn) row.lines.push(line)
    else rows.push({ lines: [line] })
  }
  return [...lines.slice(0, head), ...rows.map((row) => labelled(row, columns)), ...lines.slice(at)]
}

type Row = { lines: Line[] }

/** The height of a line within a cell, in sizes of its type. */
const MOST_LEADING = 1.5

/** "College/University" and "Percentage / CGPA" name one column by two words. */
function columnOf(text: string) {
  const [first, ...others] = text
    .split(/\s*[/&(),|]\s*|\s+(?:or|and)\s+/)
    .filter((part) => part.trim())
    .map((part) => COLUMNS.find(([form]) => form.test(part.trim())))
  return others.every((one) => one) ? first : undefined
}

/** The column that a cell stands below: the one that starts, ends or has its middle nearest to it. */
const columnBelow = (cell: Cell, columns: Cell[]) => {
  const apart = (one: Cell) =>
    Math.min(
      Math.abs(one.x - cell.x),
      Math.abs(one.right - cell.right),
      Math.abs(one.x + one.right - cell.x - cell.right) / 2
    )
  return columns.reduce((best, one) => (apart(one) < apart(best) ? one : best))
}

/** A row as one line: what stands below each other in its cells is joined, and says what its column is. */
function labelled({ lines }: Row, columns: Cell[]): Line {
  const cells = columns.flatMap((column) => {
    const own = lines.flatMap((line) =>
      line.cells.filter((cell) => columnBelow(cell, columns) === column)
    )
    if (!own.length) return []
    const text = own.map((cell) => cell.text).join(' ')
    return [{ ...own[0], text: (columnOf(column.text)?.[1] ?? '') + text }]
  })
  const [first] = lines
  return {
    ...first,
    cells,
    text: cells.map((cell) => cell.text).join('\t'),
    bottom: lines.at(-1)!.bottom,
  }
}
