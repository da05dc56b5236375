import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import CompanyImport from '#api/imports/models/company_import'
import { Bringer } from '#api/imports/transfer/bring/bringer'
import type { Bringing } from '#api/imports/transfer/bring/bringing'
import { givePipeline } from '#api/imports/transfer/bring/bring_applications'
import { importMoves } from '#api/imports/transfer/import_moves'
import { inFolder, withFiles } from '#api/imports/transfer/open_files'
import { rowsOf } from '#api/imports/transfer/read_import'
import { Tally } from '#api/imports/transfer/tally'
import { undoImport } from '#api/imports/transfer/undo_import'

/**
 * Does what an import waits for: reads its files and tells, brings them in, or takes everything back. Safe to run twice:
 * what was brought in before is found again by its key.
 */
export default async function workImport({ importId }: { importId: number }) {
  const wanted = await CompanyImport.query().where('id', importId).preload('company').first()
  if (!wanted) return
  if (wanted.status === 'undoing') return undoImport(wanted)
  if (wanted.status !== 'checking' && wanted.status !== 'running') return
  try {
    await go(wanted, wanted.status === 'checking')
  } catch (error) {
    // what is wrong with the files is the company's to mend; anything else is ours, and tried again
    if (!(error instanceof Refusal)) throw error
    await importMoves.fail(wanted, null, { reason: error.said })
  }
}

/** Every try broke off on our side. */
export async function giveUpImport({ importId }: { importId: number }) {
  const wanted = await CompanyImport.find(importId)
  if (wanted && ['checking', 'running', 'undoing'].includes(wanted.status))
    await importMoves.fail(wanted, null, {
      reason: sentence('Something broke on our side; undo the import, and send the files again'),
    })
}

async function go(wanted: CompanyImport, dry: boolean) {
  await inFolder((folder) =>
    withFiles(wanted.files, async (entries, local) => {
      const faults = `${folder}/faults`
      const tally = new Tally(faults)
      let bytes = 0
      const all = Math.max(
        1,
        entries.reduce((sum, entry) => sum + entry.bytes, 0)
      )
      const bringing: Bringing = {
        wanted,
        dry,
        tally,
        files: new Map(entries.map((entry) => [entry.path, entry])),
        held: new Set(),
        would: new Set(),
        colleagues: await colleaguesOf(wanted.companyId),
        now: new Date(),
      }
      const known = wanted.report.rows
      const bringer = new Bringer(bringing, async () => {
        const share = dry || !known ? bytes / all : tally.rows / known
        return goesOn(wanted, Math.min(99, Math.floor(100 * share)))
      })
      const whole = await bringer.bringAll(
        rowsOf(wanted, entries, local, tally, (read) => (bytes += read))
      )
      await tally.close()
      await db.transaction(async (trx) => {
        if (!dry) await givePipeline(bringing, trx)
        const faultKey = await keepFaults(faults)
        if (faultKey) trx.after('rollback', () => drive.use().delete(faultKey))
        const before = wanted.faultKey
        if (before) trx.after('commit', () => drive.use().delete(before))
        await wanted.useTransaction(trx).refresh()
        wanted.merge({ report: tally.report(), faultKey, ...(whole && { percent: 100 }) })
        await wanted.save()
        if (whole) await (dry ? importMoves.tell(wanted, null) : importMoves.finish(wanted, null))
      })
    })
  )
}

/** Tells how far it is; returns whether it goes on. */
async function goesOn({ id }: CompanyImport, percent: number): Promise<boolean> {
  const changed = await CompanyImport.query()
    .where('id', id)
    .whereIn('status', ['checking', 'running'])
    .update({ percent, updated_at: new Date() })
  return Number(changed) > 0
}

/** Rows with faults, kept as they are for the error file; null for none. */
async function keepFaults(path: string): Promise<string | null> {
  const { size } = await stat(path)
  if (size === 0) return null
  const key = `transfer/${randomBytes(16).toString('hex')}`
  await drive.use().copyFromFs(path, key, { contentType: 'application/x-ndjson' })
  return key
}

async function colleaguesOf(companyId: number) {
  const { rows } = await db.rawQuery(
    `select m.user_id, lower(u.email::text) as email from company_members m join users u on u.id = m.user_id where m.company_id = ?`,
    [companyId]
  )
  return new Map<string, number>(rows.map(({ user_id, email }: any) => [email, Number(user_id)]))
}
