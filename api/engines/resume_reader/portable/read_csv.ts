import { CsvError, parse } from 'csv-parse/sync'

const MAX_ROWS = 1000

/** The rows of a CSV by their headings; of one that breaks off, those before the break. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: Record<string, string>[] = []
  try {
    parse(text.replace(/\r\n?/g, '\n'), {
      bom: true,
      columns: true,
      trim: true,
      to: MAX_ROWS,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (row: Record<string, string>) => void rows.push(row),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
  }
  return rows
}
