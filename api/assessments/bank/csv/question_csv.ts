import { assessmentLimits } from '#api/assessments/assessment_facts'

/** The columns of questions as CSV, in their order; one row is one question. */
export const questionColumns = [
  'key',
  'test',
  'topic',
  'kind',
  'difficulty',
  'level',
  'question',
  ...Array.from({ length: assessmentLimits.options.max }, (_, at) => `option ${at + 1}`),
  'right',
  'explanation',
  'passage',
  'exercise',
  'status',
  'version',
] as const
/** Without these nothing can be read. */
export const neededColumns = ['key', 'test', 'topic', 'kind', 'question', 'right'] as const

/** A question's place: the row as a spreadsheet counts it, the heading being row 1. */
export type CsvFault = { row: number; column: string | null; message: string }
export type CsvRow = { row: number; cells: Record<string, string> }

/** "Option_1 " is "option 1". */
export const plainHeading = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')

/** A spreadsheet would run a cell that begins so; the export puts a ' before it, which comes off again here. */
export const undefused = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '')
