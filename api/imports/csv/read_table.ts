import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** One record of a table: the line it begins on, and its cells in the order of the headings. */
export type Record = { line: number; cells: string[] }

export type Table = {
  encoding: Encoding
  delimiter: string
  headings: string[]
  records: AsyncIterable<Record>
}

type Options = {
  field: string
  /** More columns than this are refused. */
  maxColumns: number
  /** More records than this are refused as they come. */
  maxRecords: number
  /** Which of the first lines are the headings, as some exports begin with notes; the first one unless told. */
  isHead?: (cells: string[]) => boolean
  /** What to say where none of them is. */
  noHead?: string | Sentence
}

const NO_HEAD = sentence('This file has no header row; the first line must name the columns')
/** How many lines may be above the headings. */
const PREAMBLE = 20
/** A cell that is longer is no data of a person. */
const MAX_CELL = 200_000

/**
 * Opens a CSV however it was saved: UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs, with or without a mark
 * of its encoding. Refuses with 422 on the field, in words that say what to do, when it is no table or too wide.
 */
export async function readTable(path: string, options: Options): Promise<Table> {
  const { field, maxColumns, isHead = () => true, noHead = NO_HEAD } = options
  const encoding = await encodingOf(path)
  const head = await firstText(path, encoding)
  if (!head.trim())
    throw new Refusal('This file is empty; export it again and choose the new one', {
      status: 422,
      field,
    })
  const delimiter = delimiterOf(head)
  const records = cellsOf(path, encoding, delimiter, options)[Symbol.asyncIterator]()
  for (let line = 0; line < PREAMBLE; line++) {
    const { value, done } = await records.next()
    if (done) break
    if (!isHead(value.cells)) continue
    const headings = value.cells.map((name) => name.trim())
    if (headings.length > maxColumns)
      throw new Refusal(
        sentence(
          'This file has {count} columns, and we read {most}; remove those you do not need',
          { count: headings.length, most: maxColumns }
        ),
        { status: 422, field }
      )
    return { encoding, delimiter, headings, records: { [Symbol.asyncIterator]: () => records } }
  }
  throw new Refusal(noHead, { status: 422, field })
}

/** By its mark, else by whether it decodes as UTF-8; what is neither is from an old Windows or Excel. */
async function encodingOf(path: string): Promise<Encoding> {
  const file = await open(path)
  const head = Buffer.alloc(4096)
  const { bytesRead } = await file.read(head, 0, head.length, 0)
  await file.close()
  const start = head.subarray(0, bytesRead)
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const zeros = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (zeros(1) > start.length / 4) return 'utf-16le'
  if (zeros(0) > start.length / 4) return 'utf-16be'
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

async function* decoded(path: string, encoding: Encoding) {
  const decoder = new TextDecoder(encoding)
  let ended = ''
  for await (const chunk of createReadStream(path)) {
    // a lone carriage return ends a line, too; one at the end of a chunk may be half of a pair
    const text = ended + decoder.decode(chunk, { stream: true })
    ended = text.endsWith('\r') ? '\r' : ''
    yield (ended ? text.slice(0, -1) : text).replace(/\r\n?/g, '\n')
  }
  yield (ended + decoder.decode()).replace(/\r\n?/g, '\n')
}

async function firstText(path: string, encoding: Encoding) {
  let text = ''
  for await (const chunk of decoded(path, encoding)) if ((text += chunk).length > 20_000) break
  return text.slice(0, 20_000)
}

/** The sign that parts most cells outside of quotes on the first lines. */
function delimiterOf(text: string) {
  const plain = text.replace(/"[^"]*"/g, '')
  const count = (sign: string) => plain.split(sign).length
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

async function* cellsOf(
  path: string,
  encoding: Encoding,
  delimiter: string,
  { field, maxRecords }: Options
): AsyncGenerator<Record> {
  const parser = Readable.from(decoded(path, encoding)).pipe(
    parse({
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_CELL,
    })
  )
  let count = 0
  try {
    for await (const { record, info } of parser) {
      if (record.every((cell: string) => cell.trim() === '')) continue
      if (++count > maxRecords + PREAMBLE)
        throw new Refusal(
          sentence('This file has more than {most} rows; import it in parts', {
            most: maxRecords.toLocaleString('en'),
          }),
          { status: 422, field }
        )
      yield { line: info.lines, cells: record }
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new Refusal(
        sentence(
          'This file cannot be read as a table ({message}); save it again as CSV and send it again',
          { message: error.message }
        ),
        { status: 422, field }
      )
    throw error
  }
}
