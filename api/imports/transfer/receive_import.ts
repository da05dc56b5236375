import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import type { HttpRequest } from '@adonisjs/core/http'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { displayName, receiveUpload, type Upload } from '#api/files/receive_upload'
import type CompanyMember from '#api/companies/models/company_member'
import { readTable } from '#api/imports/csv/read_table'
import { companyImportLimits } from '#api/imports/import_facts'
import { importUploadValidator } from '#api/imports/import_validators'
import CompanyImport, { type ImportFile } from '#api/imports/models/company_import'
import { daysFirst, guessColumns } from '#api/imports/systems/guess_columns'
import { line } from '#api/imports/systems/values'
import { assertTakes } from '#api/imports/transfer/change_import'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'
import {
  entriesOf,
  inFolder,
  isList,
  isResume,
  isTable,
  limitsOf,
  withFiles,
  type Entry,
} from '#api/imports/transfer/open_files'
import { noRecords, recognise } from '#api/imports/transfer/read_import'

const FIELD = 'file'
/** Rows that a guess looks at. */
const LOOKED_AT = 50

/** Keeps an uploaded file as a new import, with what it seems to be; nothing is brought in. */
export async function beginImport(
  request: HttpRequest,
  member: CompanyMember
): Promise<CompanyImport> {
  return receiveUpload(request, { field: 'file', kind: 'transfer' }, async (upload) => {
    const { basis, basisNote, system, jobId } = await request.validateUsing(importUploadValidator)
    await assertTakes(member.companyId, jobId)
    const found = await lookAt(upload, system)
    return keep(found.files, () =>
      CompanyImport.create({
        companyId: member.companyId,
        createdBy: member.userId,
        system: found.system,
        status: 'mapping',
        basis: basis ?? 'pre_contract',
        basisNote: basisNote ?? null,
        jobId: jobId ?? null,
        files: found.files,
        stages: {},
        report: {},
      })
    )
  })
}

/** Adds a file to an import that was not run yet; what it is, is looked at again. */
export async function addToImport(
  request: HttpRequest,
  wanted: CompanyImport
): Promise<CompanyImport> {
  return receiveUpload(request, { field: 'file', kind: 'transfer' }, async (upload) => {
    const refusal = companyImportFlow.refusal('change', wanted, 'client')
    if (refusal) throw new Refusal(refusal)
    const found = await lookAt(upload, wanted.system === 'csv' ? undefined : wanted.system)
    return keep(found.files, () =>
      db.transaction(async (trx) => {
        const open = await CompanyImport.query({ client: trx })
          .where('id', wanted.id)
          .forUpdate()
          .firstOrFail()
        const again = companyImportFlow.refusal('change', open, 'client')
        if (again) throw new Refusal(again)
        const files = [...open.files, ...found.files]
        if (files.length > companyImportLimits.files.max)
          throw new Refusal(
            sentence('An import takes up to {max} files; put them into a zip', {
              max: companyImportLimits.files.max,
            }),
            { status: 422, field: FIELD }
          )
        open.merge({ files, status: 'mapping', percent: 0 })
        return open.save()
      })
    ).then(async (open) => {
      // several lists of one system tell together what each alone does not
      if (found.system === open.system || open.files.some(({ sort }) => sort === 'table'))
        return open
      const system = await withFiles(open.files, (entries) => recognise(entries))
      return system ? open.merge({ system }).save() : open
    })
  })
}

/** The bytes go again when the import is not written. */
async function keep<T>(files: ImportFile[], write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    for (const { key } of files) if (key) await drive.use().delete(key)
    throw error
  }
}

/** What a file is, and its parts in storage: a zip of tables becomes its tables. */
async function lookAt(upload: Upload, chosen?: CompanyImport['system']) {
  const sort = sortOf(upload)
  const whole = { name: upload.fileName, bytes: upload.byteSize, sort } as const
  const { entries, close } = await entriesOf(whole, upload.path)
  try {
    const system = chosen ?? (await recognise(entries))
    if (!system) throw noRecords(entries)
    if (system !== 'csv') return { system, files: [{ ...whole, key: await store(upload.path) }] }
    const tables = entries.filter(({ path }) => isTable(path) || sort === 'table')
    if (tables.length === 0 || tables.length > companyImportLimits.files.max)
      throw noRecords(entries)
    const files: ImportFile[] = []
    for (const table of tables) files.push(await tableOf(table))
    files[0].others = entries.length - tables.length
    return { system, files }
  } finally {
    close()
  }
}

function sortOf({ mimeType, fileName }: Upload): ImportFile['sort'] {
  if (mimeType === 'application/zip') return 'zip'
  if (isResume(fileName)) return 'resume'
  return isList(fileName) ? 'json' : 'table'
}

async function tableOf(entry: Entry): Promise<ImportFile> {
  return inFolder(async (folder) => {
    const path = `${folder}/table`
    await pipeline(await entry.open(), createWriteStream(path, { mode: 0o600 }))
    const { encoding, delimiter, headings, records } = await readTable(path, limitsOf(FIELD))
    const rows: string[][] = []
    for await (const { cells } of records) if (rows.push(cells) >= LOOKED_AT) break
    const holds = guessColumns(headings, rows)
    return {
      name: displayName(entry.path),
      key: await store(path),
      bytes: entry.bytes,
      sort: 'table',
      encoding,
      delimiter,
      dayFirst: daysFirst(rows),
      columns: headings.map((heading, at) => ({
        heading: heading.slice(0, 200) || `Column ${at + 1}`,
        holds: holds[at],
        samples: rows
          .map((cells) => line(cells[at]).slice(0, 80))
          .filter(Boolean)
          .slice(0, companyImportLimits.samples.max),
      })),
    }
  })
}

async function store(path: string): Promise<string> {
  const key = `transfer/${randomBytes(16).toString('hex')}`
  await drive.use().copyFromFs(path, key)
  return key
}
