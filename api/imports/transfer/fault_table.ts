import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import drive from '@adonisjs/drive/services/main'
import type { Language } from '#api/languages/language_facts'
import { say, tell, translated } from '#api/languages/say'
import { sentence } from '#api/languages/sentence'
import { importedKinds } from '#api/imports/import_facts'
import { Refusal } from '#api/http/refusal'
import type CompanyImport from '#api/imports/models/company_import'
import type { Fault } from '#api/imports/transfer/tally'

const BATCH = 500

/** The columns of rows that are no table's, and those that say what is wrong with any row. */
const alone = [sentence('File'), sentence('Kind'), sentence('Name'), sentence('Row')]
const added = [sentence('Line'), sentence('Column'), sentence('Cause')]

/**
 * The rows that were not brought in, as a table with the cause in the last column: of one table in its own columns, so that it
 * can be mended and sent again; else with the kind and the name. Without faults it is a 409.
 */
export async function faultTable({ files, faultKey }: CompanyImport, language: Language) {
  if (!faultKey)
    throw new Refusal(
      'The errors of this import are no longer kept; check the files again to see them'
    )
  const only = files.length === 1 ? files[0].columns : undefined
  const columns = [...(only?.map(({ heading }) => heading) ?? alone), ...added].map((heading) =>
    say(language, heading)
  )
  return {
    options: { columns },
    batches: rows(await drive.use().getStream(faultKey), only?.length, language),
  }
}

async function* rows(stream: Readable, width: number | undefined, language: Language) {
  let batch = []
  for await (const words of createInterface({ input: stream, crlfDelay: Infinity })) {
    const { what, label, column, message, file, line, cells = [] }: Fault = JSON.parse(words)
    const own =
      width === undefined
        ? [file, kindOf(language, what), label, cells.join(' | ')]
        : Array.from({ length: width }, (_, at) => cells[at] ?? '')
    batch.push([...own, line, column, tell(language, message)])
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  yield batch
}

/** How a sort of rows is called, one of them. */
const kindOf = (language: Language, what: string) =>
  translated(language, importedKinds.find(({ value }) => value === what)?.one ?? what)
