import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ids for so many new rows of a table, so that rows of several tables can name each other before they are written. */
export async function nextIds(
  trx: TransactionClientContract,
  table: string,
  count: number
): Promise<number[]> {
  if (count === 0) return []
  const { rows } = await trx.rawQuery(
    `select nextval(pg_get_serial_sequence(?, 'id'))::bigint as id from generate_series(1, ?)`,
    [table, count]
  )
  return rows.map(({ id }: { id: number }) => Number(id))
}

/**
 * Writes many rows with one statement, in the columns and types that are named. What clashes with a unique index is left
 * out; returns the ids of those that were written.
 */
export async function insertRows(
  trx: TransactionClientContract,
  table: string,
  columns: Record<string, string>,
  rows: Record<string, unknown>[]
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const names = Object.keys(columns)
  const shape = names.map((name) => `${name} ${columns[name]}`).join(', ')
  const written = await trx.rawQuery(
    `insert into ${table} (${names.join(', ')}) select ${names.join(', ')} from jsonb_to_recordset(?::jsonb) as r (${shape}) on conflict do nothing returning id`,
    [JSON.stringify(rows)]
  )
  return new Set(written.rows.map(({ id }: { id: number }) => Number(id)))
}
