import type { Cell, Line } from '#api/engines/resume_reader/pages/lines'

const COMPANY = 'Company: '
const DESIGNATION = 'Designation: '
const DEGREE = 'Degree: '
const INSTITUTION = 'Institution: '

/** What the columns of a table are called, by what they hold. The first that a name fits is its column. */
const COLUMNS: [RegExp, string | null][] = [
  [
    /^(?:(?:passing )?year|years|(?:year|month|date) (?:of|&|and) (?:passing|completion|year)|duration|period|from|to|start|end|batch|dates?|tenure|passed out|completion|status|session|(?:start|end|from|to) date|(?:time|work(?:ing)?|service) period|zeitraum|dauer|période|durée|año|ano|período|periodo|fecha)(?: \(?[a-z ]+\)?)?$/i,
    null,
  ],
  [
    /^(?:%|score|marks|percentage|percent|c?gpa|sgpa|cpi|grades?|aggregate|results?|division|location|place|city|remarks?|(?:s|sr|sl)\.?\s?no\.?|#|(?:total )?marks.*|class obtained.*|percentage.*|(?:nature|description) of (?:the )?(?:work|job|duties).*|responsibilit(?:y|ies)|job (?:description|profile)|description|duties|note|ort)$/i,
    null,
  ],
  [
    /^(?:branch|speciali[sz]ations?|stream|discipline|major|subjects?|field(?: of study)?|fachrichtung|spécialité|área)$/i,
    'Branch: ',
  ],
  [
    /^(?:company|organi[sz]ation|employer|client|firm|industry|institution worked|unternehmen|firma|entreprise|société|empresa)$/i,
    COMPANY,
  ],
  [
    /^(?:designation|role|position|post|job title|title|job|occupation|poste|fonction|cargo|puesto|función)(?: held)?$/i,
    DESIGNATION,
  ],
  [
    /^(?:institut(?:ion|e)s?|colleges?|schools?|universit(?:y|ies)|board|place of study|schule|hochschule|universität|école|établissement|université|institución|instituição|universidad|universidade)$/i,
    INSTITUTION,
  ],
  [
    /^(?:education(?:al)?(?: qualifications?)?|degrees?|courses?|qualifications?|academic qualifications?|exam(?:ination)?s?(?: passed)?|class|programmes?|programs?|standard|certifications?|certificates?|level|abschluss|diplôme|título|titulación|formação|curso)$/i,
    DEGREE,
  ],
]

/** "Name of the College", "College Name": a column of colleges. */
const NAME_OF = /^(?:names? (?:of|&) (?:the )?)|\s+names?$/gi

/** A line of three short cells or more, each of which names a column, or all but one of many. */
export const isTableHead = ({ cells }: Line) => {
  if (cells.length < 3 || cells.some(({ text }) => text.length > 44)) return false
  const named = cells.filter((cell) => columnOf(cell.text)).length
  return named === cells.length || (cells.length > 3 && named === cells.length - 1)
}

/** What a table tells of by its head, whatever is above it: employers and posts, or degrees and schools. */
export const kindOfTable = (line: Line) => {
  if (!isTableHead(line)) return null
  const said = line.cells.map((cell) => columnOf(cell.text)?.[1])
  if (said.includes(DESIGNATION) && !said.includes(DEGREE)) return 'employment'
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
    // What starts no new first cell belongs to the row above, a little further down, too.
    const isInner = columnBelow(line.cells[0], columns) !== columns[0]
    const leading = isInner ? MOST_INNER_LEADING : MOST_LEADING
    const goesOn = row && isPart && apart < line.size * leading
    if (!goesOn && line.cells.length < 2) break
    if (goesOn) row.lines.push(line)
    else rows.push({ lines: [line] })
  }
  return [...lines.slice(0, head), ...rows.map((row) => labelled(row, columns)), ...lines.slice(at)]
}

type Row = { lines: Line[] }

/** The height of a line within a cell, in sizes of its type. */
const MOST_LEADING = 1.5
const MOST_INNER_LEADING = 2.5

/** "College/University" and "Percentage / CGPA" name one column by two words. */
function columnOf(text: string) {
  const [first, ...others] = text
    .replace(/\(s\)/g, '')
    .split(/\s*[/&(),|]\s*|\s+(?:or|and)\s+/)
    .filter((part) => part.trim())
    .map((part) => part.trim().replace(NAME_OF, '').replace(/\s*:$/, ''))
    .map((part) => COLUMNS.find(([form]) => form.test(part)))
  return others.every((one) => one) ? first : undefined
}

/** The column that a cell is below: the one that starts, ends or has its middle nearest to it. */
const columnBelow = (cell: Cell, columns: Cell[]) => {
  const apart = (one: Cell) =>
    Math.min(
      Math.abs(one.x - cell.x),
      Math.abs(one.right - cell.right),
      Math.abs(one.x + one.right - cell.x - cell.right) / 2
    )
  return columns.reduce((best, one) => (apart(one) < apart(best) ? one : best))
}

/** A row as one line: what is below each other in its cells is joined, and says what its column is. */
function labelled({ lines }: Row, columns: Cell[]): Line {
  const cells = columns.flatMap((column) => {
    const own = lines.flatMap((line) =>
      line.cells.filter((cell) => columnBelow(cell, columns) === column)
    )
    if (!own.length) return []
    const label = columnOf(column.text)?.[1] ?? ''
    // Below a title in bold may stand, in plain type, where it was held.
    const plain = label === DESIGNATION ? own.findIndex(({ bold }) => bold !== own[0].bold) : -1
    const named = plain < 0 ? own : own.slice(0, plain)
    const text = named.map((cell) => cell.text).join(' ')
    return [{ ...own[0], text: label + text }, ...own.slice(named.length)]
  })
  const [first] = lines
  return {
    ...first,
    cells,
    text: cells.map((cell) => cell.text).join('\t'),
    bottom: lines.at(-1)!.bottom,
  }
}
