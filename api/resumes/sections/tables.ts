import type { Cell, Line } from '#api/resumes/pages/lines'

const COLUMNS: [RegExp, string | null][] = [
  [
    /^(?:degree|course|qualification|exam(?:ination)?|class|programme?|standard|certification|degree\/course|course\/degree|degree \/ certificate|qualifications)$/i,
    'Degree: ',
  ],
  [
    /^(?:institution|institute|college|school|university|school\/college|college\/university|institute\/school|college \/ school|name of (?:the )?(?:institute|institution|college|school)|institution name|institute name|university\/board|board\/university|board|university \/ board|board \/ university)$/i,
    'Institution: ',
  ],
  [/^(?:branch|speciali[sz]ation|stream|discipline|major)$/i, 'Branch: '],
  [/^(?:company|organi[sz]ation|employer|company name|organi[sz]ation name|client)$/i, 'Company: '],
  [/^(?:designation|role|position|job title|title)$/i, 'Designation: '],
  [
    /^(?:year|passing year|year of passing|year of completion|duration|period|from|to|years?|batch|dates?|tenure|passed out|completion)$/i,
    null,
  ],
  [
    /^(?:%|score|marks|percentage|cgpa|cgpa\/%|%\/cgpa|cgpa \/ %|percentage\/cgpa|cgpa\/percentage|grade|gpa|aggregate|percentage \/ cgpa|result|division|location|place|s\.?\s?no\.?|sr\.?\s?no\.?|#|sl\.?\s?no\.?)$/i,
    null,
  ],
]

/** A table's head names its columns: its rows are whole lines again, each cell with what the head says it is. */
export function withTableRows(lines: Line[]): Line[] {
  const head = lines.findIndex(
    (line) => line.cells.length > 2 && line.cells.every((cell) => columnOf(cell.text))
  )
  if (head < 0) return lines
  const columns = lines[head].cells
  const rows: Line[] = []
  let at = head + 1
  for (; at < lines.length; at++) {
    const line = lines[at]
    const previous = rows.at(-1)
    // A row's text may need two lines, of which the second is far from full.
    if (previous && line.cells.length < columns.length - 1 && line.above < line.size * 1.5) {
      rows[rows.length - 1] = merged(previous, line)
      continue
    }
    if (line.cells.length < 2) break
    rows.push(line)
  }
  return [...lines.slice(0, head), ...rows.map((row) => labelled(row, columns)), ...lines.slice(at)]
}

const columnOf = (text: string) => COLUMNS.find(([form]) => form.test(text.trim()))

const nearest = (cell: Cell, cells: Cell[]) =>
  cells.reduce((best, one) => (Math.abs(one.x - cell.x) < Math.abs(best.x - cell.x) ? one : best))

function merged(row: Line, more: Line): Line {
  const cells = row.cells.map((cell) => {
    const added = more.cells.filter((one) => nearest(one, row.cells) === cell)
    return added.length
      ? { ...cell, text: [cell, ...added].map((one) => one.text).join(' ') }
      : cell
  })
  return { ...row, cells, text: cells.map((cell) => cell.text).join('\t'), bottom: more.bottom }
}

function labelled(row: Line, columns: Cell[]): Line {
  const cells = row.cells.map((cell) => {
    const label = columnOf(nearest(cell, columns).text)?.[1]
    return label ? { ...cell, text: label + cell.text } : cell
  })
  return { ...row, cells, text: cells.map((cell) => cell.text).join('\t') }
}
