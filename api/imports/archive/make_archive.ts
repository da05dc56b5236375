import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { productName } from '#config/app'
import { sentence } from '#api/languages/sentence'
import { ZipFile } from '#api/files/zip_file'
import { makeExportFile, removeExports } from '#api/files/keep_export'
import { notify } from '#api/notifications/notify'
import { filesSql, parts, type Part } from '#api/imports/archive/archive_parts'
import CompanyArchive from '#api/imports/models/company_archive'

/** Rows that are read at once: what lies in memory while an archive is made. */
const BATCH = 1_000

/** Puts everything of a company into one zip: lists as JSON and CSV, and the files. Made again after a process was killed. */
export default async function makeArchive({ archiveId }: { archiveId: number }) {
  const wanted = await CompanyArchive.query().where('id', archiveId).preload('company').first()
  if (!wanted || wanted.status === 'ready') return
  const { companyId, company, askedBy } = wanted
  await makeExportFile({
    table: 'company_archives',
    id: archiveId,
    owner: { ownerId: null, companyId },
    title: company.slug!,
    pack: (path) => pack(wanted, path),
    tell: async (trx) => {
      if (askedBy)
        await notify(trx, {
          to: [askedBy],
          kind: 'account.archive',
          message: sentence('The archive of your company is ready for download'),
          link: '/client/company',
        })
    },
  })
}

/** Every try to make an archive failed: who asked sees it and may ask again. */
export async function giveUpArchive({ archiveId }: { archiveId: number }) {
  await CompanyArchive.query()
    .where('id', archiveId)
    .whereNot('status', 'ready')
    .update({ status: 'failed', updated_at: new Date() })
}

async function pack(wanted: CompanyArchive, path: string) {
  const { companyId, company } = wanted
  const zip = new ZipFile(path)
  let done = 0
  const step = async () => {
    // the files come last, and take the rest
    const percent = Math.min(70, Math.round((70 * ++done) / parts.length))
    await CompanyArchive.query().where('id', wanted.id).update({ percent })
  }
  await zip.add(
    'README.txt',
    `Everything that ${company.name} has at ${productName}, made on ${DateTime.utc().toISO()}.\nEach file in data/ is one list as JSON; some are there as CSV for spreadsheets, too. files/ holds resumes and offers by the application or offer that they belong to.\nPeople who withdrew from the company are not in it, and neither is what colleagues write to each other.\n`
  )
  for (const part of parts) {
    await zip.add(`data/${part.name}.json`, Readable.from(asJson(part, companyId)))
    if (part.csv) await zip.add(`data/${part.name}.csv`, asCsv(part, companyId))
    await step()
  }
  await addFiles(zip, companyId)
  await zip.finish()
}

async function* rowsOf(sql: string, companyId: number): AsyncGenerator<any> {
  for (let after = 0; ;) {
    const { rows } = await db.rawQuery(sql, { company: companyId, after, limit: BATCH } as any)
    yield* rows
    if (rows.length < BATCH) return
    after = rows.at(-1).id
  }
}

async function* asJson({ sql }: Part, companyId: number) {
  let first = true
  for await (const { row } of rowsOf(sql, companyId)) {
    yield `${first ? '[\n' : ',\n'}${JSON.stringify(row)}`
    first = false
  }
  yield first ? '[]\n' : '\n]\n'
}

/** With cells that a spreadsheet would run as formulas defused. */
function asCsv({ sql, csv }: Part, companyId: number) {
  async function* cells() {
    for await (const { row } of rowsOf(sql, companyId))
      yield csv!.map((name) => (Array.isArray(row[name]) ? row[name].join('; ') : row[name]))
  }
  const table = stringify({ header: true, columns: [...csv!], bom: true, escape_formulas: true })
  Readable.from(cells())
    .on('error', (error) => table.destroy(error))
    .pipe(table)
  return table as Readable
}

async function addFiles(zip: ZipFile, companyId: number) {
  const added = new Set<string>()
  for await (const file of rowsOf(filesSql, companyId)) {
    const name = `files/${file.about}/${file.id}-${file.file_name.replace(/[/\\]/g, '_')}`
    if (added.has(name) || !(await drive.use().exists(file.storage_key))) continue
    added.add(name)
    await zip.add(name, await drive.use().getStream(file.storage_key), { packed: true })
  }
}

/** Archives lie no longer than they are offered. Returns how many were removed. */
export const sweepArchives = async () =>
  removeExports(
    await CompanyArchive.query().where('expires_at', '<', new Date()).preload('file').limit(500)
  )
