import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Runs a verb in the transaction that the row is already in, or in one of its own. */
export function inTransaction<T>(
  row: LucidRow,
  verb: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  if (row.$trx) return verb(row.$trx)
  return db.transaction((trx) => {
    row.useTransaction(trx)
    return verb(trx)
  })
}

/** As `inTransaction`, but a failure, such as a row that is there twice, undoes this verb only and leaves the outer transaction usable. */
export async function inSavepoint<T>(
  row: LucidRow,
  verb: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  const outer = row.$trx
  try {
    return await (outer ?? db).transaction((trx) => {
      row.useTransaction(trx)
      return verb(trx)
    })
  } finally {
    if (outer && !outer.isCompleted) row.useTransaction(outer)
  }
}

/** Locks a row until the transaction ends; one that is not there is a 404. */
export async function lockRow(
  trx: TransactionClientContract,
  table: string,
  id: number,
  strength: 'update' | 'no key update'
) {
  const { rows } = await trx.rawQuery(`select id from ${table} where id = ? for ${strength}`, [id])
  if (rows.length === 0) throw new errors.E_ROW_NOT_FOUND()
}
