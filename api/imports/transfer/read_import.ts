import { basename } from 'node:path'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { readTable } from '#api/imports/csv/read_table'
import { holdsOf } from '#api/imports/systems/guess_columns'
import { csvRows, type Table } from '#api/imports/systems/csv'
import type { CameAs, Export, Row } from '#api/imports/systems/rows'
import { adapters } from '#api/imports/systems/systems'
import { stageMeaning } from '#api/imports/systems/values'
import type CompanyImport from '#api/imports/models/company_import'
import type { ImportFile } from '#api/imports/models/company_import'
import {
  isList,
  isResume,
  isTable,
  limitsOf,
  listName,
  recordsOf,
  type Entry,
} from '#api/imports/transfer/open_files'
import { resumeRows } from '#api/imports/transfer/resume_rows'
import type { Tally } from '#api/imports/transfer/tally'

/** Rows of an import in our own words, with what has no place told to the tally. `read` hears of bytes that are through. */
export function rowsOf(
  wanted: CompanyImport,
  entries: Entry[],
  local: Map<ImportFile, string>,
  tally: Tally,
  read: (bytes: number) => void
): AsyncGenerator<Row> {
  const from: Export = {
    names: entries.map(({ path }) => path),
    list: (...names) => listsOf(entries, names, read),
    unplaced(list, record, placed) {
      for (const [field, value] of Object.entries(record))
        if (!placed.includes(field) && holdsSomething(value)) tally.unplaced(list, field)
    },
    lost: (list, field) => tally.unplaced(list, field),
    stageStatus(name, guess) {
      if (!name) return guess ?? 'applied'
      const status: CameAs = wanted.stages[name.toLowerCase()] ?? guess ?? stageMeaning(name)
      tally.stage(name, status)
      return status
    },
  }
  for (const file of wanted.files)
    if (file.others)
      for (let at = 0; at < file.others; at++) tally.unplaced(file.name, 'files that are no tables')
  if (wanted.system === 'csv') return csvRows(tablesOf(wanted.files, local, read), from)
  if (wanted.system === 'resumes') return resumeRows(entries, { lost: from.lost, read })
  return adapters[wanted.system].rows(from)
}

const holdsSomething = (value: unknown): boolean =>
  value !== null &&
  value !== undefined &&
  value !== '' &&
  value !== false &&
  !(
    typeof value === 'object' &&
    Object.values(value as object).every((each) => !holdsSomething(each))
  )

async function* listsOf(entries: Entry[], names: string[], read: (bytes: number) => void) {
  for (const name of names)
    for (const entry of entries) {
      if (!(isList(entry.path) || isTable(entry.path)) || listName(entry.path) !== name) continue
      yield* recordsOf(entry)
      read(entry.bytes)
    }
}

/** Tables of jobs first, then of people, so that what names them by id is known by then. */
async function* tablesOf(
  files: ImportFile[],
  local: Map<ImportFile, string>,
  read: (bytes: number) => void
): AsyncGenerator<Table> {
  const order = ({ columns = [] }: ImportFile) => {
    const holds = holdsOf(columns.map((column) => column.holds))
    return holds.includes('applications') ? 2 : holds.includes('people') ? 1 : 0
  }
  for (const file of [...files].sort((one, other) => order(one) - order(other))) {
    const path = local.get(file)
    if (!path || !file.columns) continue
    const { records } = await readTable(path, limitsOf('file'))
    yield {
      name: file.name,
      columns: file.columns,
      dayFirst: file.dayFirst ?? true,
      records: counted(records, read),
    }
  }
}

/** Tells of each record as it is through, about as many bytes as its cells have letters. */
async function* counted(records: Table['records'], read: (bytes: number) => void) {
  for await (const record of records) {
    yield record
    read(record.cells.reduce((sum, cell) => sum + cell.length + 1, 0))
  }
}

/** Which system the files are of; `csv` where they are tables of no system that is known, `resumes` where they are only those. */
export async function recognise(entries: Entry[]): Promise<CompanyImport['system'] | null> {
  const lists = new Map<string, Entry>()
  for (const entry of entries)
    if ((isList(entry.path) || isTable(entry.path)) && !lists.has(listName(entry.path)))
      lists.set(listName(entry.path), entry)
  const fields = new Map<string, string[]>()
  for (const name of [
    'jobs',
    'candidates',
    'applications',
    'opportunities',
    'candidate_list',
    'application_list',
  ])
    if (lists.has(name)) fields.set(name, await firstFields(lists.get(name)!))
  const found = { names: [...lists.keys()], fields: (list: string) => fields.get(list) ?? [] }
  for (const [system, adapter] of Object.entries(adapters))
    if (adapter.recognises(found)) return system as CompanyImport['system']
  if (entries.some(({ path }) => isTable(path))) return 'csv'
  return entries.some(({ path }) => isResume(path)) ? 'resumes' : null
}

async function firstFields(entry: Entry): Promise<string[]> {
  for await (const { record } of recordsOf(entry)) return Object.keys(record)
  return []
}

/** Refuses (422) files of which nothing can be read. */
export const noRecords = (entries: Entry[]) =>
  new Refusal(
    sentence(
      'None of these files is known ({entries}); send tables as CSV, resumes as PDF or Word, or what Greenhouse, Lever, Ashby, Workable or OpenCATS export',
      {
        entries: entries
          .slice(0, 5)
          .map(({ path }) => basename(path))
          .join(', '),
      }
    ),
    { status: 422, field: 'file' }
  )
