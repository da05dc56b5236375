import { CsvError, parse } from 'csv-parse/sync'
import { decodeCsv } from '#api/assessments/bank/csv/decode_csv'
import {
  neededColumns,
  plainHeading,
  questionColumns,
  undefused,
  type CsvFault,
  type CsvRow,
} from '#api/assessments/bank/csv/question_csv'
import { MOST_IMPORTED } from '#api/assessments/assessment_facts'

export type ReadCsv = { rows: CsvRow[]; faults: CsvFault[]; notes: string[]; raw: string[][] }

const separators = { ',': null, ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const
type Separator = keyof typeof separators

/** Reads the rows of a CSV of questions by their headings; what is not of the form is a fault with its row and column. */
export function readQuestionCsv(bytes: Buffer): ReadCsv {
  const decoded = decodeCsv(bytes)
  if ('fault' in decoded) return unread(decoded.fault)
  const separator = separatorOf(decoded.text)
  const notes = [...decoded.notes]
  if (separators[separator])
    notes.push(`Its cells are separated by ${separators[separator]}, and were read so`)
  const { records, faults } = recordsOf(decoded.text, separator)
  const [heading, ...raw] = records
  if (!heading || heading.every((cell) => cell.trim() === ''))
    return unread('The file has no row; its first one names the columns')
  const names = heading.map(plainHeading)
  faults.unshift(...headingFaults(names))
  if (faults.some(({ row }) => row === 1)) return { rows: [], faults, notes, raw: records }
  if (raw.length === 0)
    faults.push({ row: 1, column: null, message: 'There is no question below the heading' })
  if (raw.length > MOST_IMPORTED)
    faults.push({
      row: MOST_IMPORTED + 2,
      column: null,
      message: `A file has at most ${MOST_IMPORTED} questions, not ${raw.length}; split it`,
    })
  const rows = raw.slice(0, MOST_IMPORTED).map((cells, at) => ({ row: at + 2, cells, names }))
  for (const { row, cells } of rows)
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      faults.push({
        row,
        column: null,
        message: `The row has ${cells.length} cells and the heading ${names.length}; put a cell with a ${separator === ',' ? 'comma' : 'separator'} or a line break between quotation marks`,
      })
  return {
    rows: rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(names.map((name, at) => [name, undefused(cells[at] ?? '').trim()])),
    })),
    faults,
    notes,
    raw: records,
  }
}

const unread = (message: string): ReadCsv => ({
  rows: [],
  faults: [{ row: 1, column: null, message }],
  notes: [],
  raw: [],
})

/** The one that finds most of the columns in the heading. */
function separatorOf(text: string): Separator {
  const known = new Set<string>(questionColumns)
  const line = text.slice(0, 10_000).split(/\r\n|\r|\n/)[0]
  const found = (separator: string) =>
    line.split(separator).filter((name) => known.has(plainHeading(name.replace(/^"|"$/g, ''))))
      .length
  return (Object.keys(separators) as Separator[]).reduce((best, one) =>
    found(one) > found(best) ? one : best
  )
}

/** The records before the first that breaks the form, and what is wrong with that one. */
function recordsOf(text: string, delimiter: string) {
  const records: string[][] = []
  const faults: CsvFault[] = []
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      on_record: (record: string[]) => void records.push(record),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    faults.push({ row: records.length + 1, column: null, message: said(error) })
  }
  return { records, faults }
}

const quoting: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'A cell begins with a quotation mark that is never closed',
  INVALID_OPENING_QUOTE:
    'A quotation mark stands inside a cell that does not begin with one; double it, and put the cell between quotation marks',
  CSV_INVALID_CLOSING_QUOTE:
    'Text stands after a closing quotation mark; double the quotation marks inside the cell',
}
const said = ({ code, message }: CsvError) =>
  `${quoting[code] ?? message}. What follows was not read`

function headingFaults(names: string[]): CsvFault[] {
  const at1 = (column: string, message: string): CsvFault => ({ row: 1, column, message })
  const known = new Set<string>(questionColumns)
  return [
    ...neededColumns
      .filter((name) => !names.includes(name))
      .map((name) => at1(name, `The column "${name}" is missing`)),
    ...names.flatMap((name, at) => {
      if (name === '') return []
      if (names.indexOf(name) < at) return at1(name, `The column "${name}" is there twice`)
      return known.has(name)
        ? []
        : at1(name, `"${name}" is not a column; those are ${questionColumns.join(', ')}`)
    }),
  ]
}
