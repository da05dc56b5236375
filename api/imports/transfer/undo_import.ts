import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import CompanyImport from '#api/imports/models/company_import'
import { importMoves } from '#api/imports/transfer/import_moves'
import type { Report } from '#api/imports/transfer/report'
import { undoSteps, type UndoRow, type UndoStep } from '#api/imports/transfer/undo_steps'

const BATCH = 1_000

type Undone = Report['undone']

/**
 * Removes what an import made and nobody touched since, and tells what it left and why. In batches, each whole; safe to
 * run twice.
 */
export async function undoImport(wanted: CompanyImport) {
  const undone: Undone = { removed: { ...wanted.report.undone?.removed }, left: [] }
  for (const step of undoSteps)
    for (let after: number | null = 0; after !== null;) {
      const from: number = after
      after = await db.transaction((trx) => takeBack(trx, wanted.id, step, from, undone))
      await CompanyImport.query()
        .where('id', wanted.id)
        .update({
          report: JSON.stringify({ ...wanted.report, undone }),
          updated_at: new Date(),
        })
    }
  await wanted.refresh()
  await importMoves.settle(wanted, null)
}

/** Takes the next batch of one kind back and adds to what is told; returns where the next one begins, null at the end. */
async function takeBack(
  trx: TransactionClientContract,
  importId: number,
  { kind, subject, beside = 'null', joins, why, remove }: UndoStep,
  after: number,
  { removed, left }: Undone
): Promise<number | null> {
  const answer = await trx.rawQuery(
    `select r.id, ${subject} as subject, ${beside} as beside, ${why} as why from imported_records r ${joins}
     where r.import_id = :import and r.kind = :kind and r.made and r.id > :after order by r.id limit ${BATCH} for update of r`,
    { import: importId, kind, after } as any
  )
  const rows: UndoRow[] = answer.rows
  for (const { why } of rows) if (why) leave(left, kind, why)
  const gone = rows.filter(({ why }) => !why)
  removed[kind] = (removed[kind] ?? 0) + (await remove(trx, gone))
  return rows.length < BATCH ? null : Number(rows.at(-1)!.id)
}

function leave(left: Undone['left'], what: string, why: string) {
  const known = left.find((one) => one.what === what && one.why === why)
  if (known) known.count++
  else left.push({ what, why, count: 1 })
}
