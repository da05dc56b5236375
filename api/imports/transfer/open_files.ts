import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { openPromise } from 'yauzl'
import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { megabytes } from '#api/files/file_facts'
import { readTable } from '#api/imports/csv/read_table'
import { companyImportLimits } from '#api/imports/import_facts'
import type { ImportFile } from '#api/imports/models/company_import'
import type { Source } from '#api/imports/systems/rows'

/** One file of an import, alone or inside of a zip. */
export type Entry = { path: string; bytes: number; open: () => Promise<Readable> }

/** The name of the list that a file holds: `applications-2.json` and `application.list.json` of `applications`, `application_list`. */
export const listName = (path: string) =>
  basename(path)
    .toLowerCase()
    .replace(/\.(jsonl|ndjson|json|csv|tsv|txt)$/, '')
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join('_')

/** Whether a file is a table by its name. */
export const isTable = (path: string) => /\.(csv|tsv|txt)$/i.test(path)
/** Whether a file is a list of JSON by its name. */
export const isList = (path: string) => /\.(json|jsonl|ndjson)$/i.test(path)
/** Whether a file is a resume by its name. */
export const isResume = (path: string) => /\.(pdf|docx)$/i.test(path)

/** Fetches files from storage, opens their zips, and removes the copies once `use` is through. */
export async function withFiles<T>(
  files: readonly ImportFile[],
  use: (entries: Entry[], local: Map<ImportFile, string>) => Promise<T>
): Promise<T> {
  return inFolder(async (folder) => {
    const local = new Map<ImportFile, string>()
    for (const file of files) {
      if (!file.key) continue
      const path = `${folder}/${randomUUID()}`
      await pipeline(
        await drive.use().getStream(file.key),
        createWriteStream(path, { mode: 0o600 })
      )
      local.set(file, path)
    }
    const opened = await Promise.all([...local].map(([file, path]) => entriesOf(file, path)))
    try {
      return await use(
        opened.flatMap(({ entries }) => entries),
        local
      )
    } finally {
      for (const { close } of opened) close()
    }
  })
}

/** A folder for as long as `use` works; it goes with what is in it. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newFolder()
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function newFolder() {
  const folder = app.tmpPath(`imports/${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  return folder
}

/** The files that one file is or holds. Refuses (422) a zip that is damaged, or a bomb. */
export async function entriesOf(
  { name, bytes, sort }: Pick<ImportFile, 'name' | 'bytes' | 'sort'>,
  path: string
): Promise<{ entries: Entry[]; close: () => void }> {
  if (sort !== 'zip')
    return {
      entries: [{ path: name, bytes, open: async () => createReadStream(path) }],
      close: () => {},
    }
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw notTaken(sentence('The zip is damaged'))
  })
  try {
    if (zip.entryCount > companyImportLimits.entries.max)
      throw notTaken(
        sentence('The zip holds more than {max} files', { max: companyImportLimits.entries.max })
      )
    const entries: Entry[] = []
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      const inside = entry.fileName
      unpacked += entry.uncompressedSize
      if (
        unpacked > companyImportLimits.unpackedBytes.max ||
        unpacked > Math.max(20_000_000, bytes * companyImportLimits.packing.max)
      )
        throw notTaken(
          sentence(
            'The zip is larger than we can unpack ({size}, and {times} times its own size)',
            {
              size: megabytes(companyImportLimits.unpackedBytes.max),
              times: companyImportLimits.packing.max,
            }
          )
        )
      // folders, and what macOS adds
      if (
        inside.endsWith('/') ||
        inside.startsWith('__MACOSX/') ||
        basename(inside).startsWith('.')
      )
        continue
      entries.push({
        path: inside,
        bytes: entry.uncompressedSize,
        open: () => zip.openReadStreamPromise(entry),
      })
    }
    return { entries, close: () => zip.close() }
  } catch (error) {
    zip.close()
    if (error instanceof Refusal) throw error
    throw notTaken(sentence('The zip is damaged'))
  }
}

const notTaken = (why: Sentence) =>
  new Refusal(sentence('{why}; export it again, or send the files one by one', { why }), {
    status: 422,
    field: 'file',
  })

/** Records of one file: rows of a table by their headings, or the objects of a list. */
export async function* recordsOf(entry: Entry): AsyncGenerator<{ record: any; source: Source }> {
  if (/\.(jsonl|ndjson)$/i.test(entry.path)) yield* linesOf(entry)
  else if (isList(entry.path)) yield* objectsOf(entry)
  else yield* tableOf(entry)
}

async function* linesOf(entry: Entry) {
  let at = 0
  for await (const words of createInterface({ input: await entry.open(), crlfDelay: Infinity })) {
    at++
    if (!words.trim()) continue
    yield { record: parsed(words, entry.path), source: { file: entry.path, line: String(at) } }
  }
}

async function* objectsOf(entry: Entry) {
  const most = companyImportLimits.jsonBytes.max
  if (entry.bytes > most)
    throw new Refusal(
      sentence(
        '{path} is larger than {most}; save it as one object a line (.jsonl), or in several files',
        { path: entry.path, most: megabytes(most) }
      ),
      { status: 422, field: 'file' }
    )
  const content = parsed(
    (await buffer(await entry.open())).toString('utf8').replace(/^\ufeff/, ''),
    entry.path
  )
  for (const record of recordsIn(content))
    if (record && typeof record === 'object')
      yield { record, source: { file: entry.path, line: String(record.id ?? '') } }
}

function parsed(words: string, path: string) {
  try {
    return JSON.parse(words)
  } catch {
    throw new Refusal(sentence('{path} is not complete JSON; export it again', { path }), {
      status: 422,
      field: 'file',
    })
  }
}

/** A list as it is, or as the page of an API wraps it; several pages in a row, too. */
function recordsIn(content: any): any[] {
  if (Array.isArray(content))
    return content.length > 0 && content.every((page) => page && wrapped(page))
      ? content.flatMap((page) => wrapped(page)!)
      : content
  return wrapped(content) ?? [content]
}
const wrapped = (page: any): any[] | undefined => {
  if (!page || typeof page !== 'object' || page.id !== undefined) return undefined
  const lists = Object.values(page).filter(Array.isArray)
  return lists.length === 1 ? (lists[0] as any[]) : undefined
}

async function* tableOf(entry: Entry) {
  const folder = await newFolder()
  try {
    const path = `${folder}/table`
    await pipeline(await entry.open(), createWriteStream(path, { mode: 0o600 }))
    const { headings, records } = await readTable(path, limitsOf('file'))
    const keys = headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '_')
        .replace(/^_|_$/g, '')
    )
    for await (const { line, cells } of records)
      yield {
        record: Object.fromEntries(keys.map((key, at) => [key, blank(cells[at])])),
        source: { file: entry.path, line: String(line), cells },
      }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Nothing, as databases write it into tables. */
const blank = (cell: string | undefined) =>
  cell === undefined || ['', 'NULL', '\\N', '0000-00-00 00:00:00'].includes(cell) ? null : cell

/** The bounds of a table that is brought in. */
export const limitsOf = (field: string) => ({
  field,
  maxColumns: companyImportLimits.columns.max,
  maxRecords: companyImportLimits.rows.max,
})
