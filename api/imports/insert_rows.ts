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
export async function insertRows(...given: Inserted): Promise<Set<number>> {
  const written = await insert(given, 'on conflict do nothing returning id')
  return new Set(written.map(({ id }) => Number(id)))
}

/**
 * The same for rows of which none can clash, as their ids or what they hang on are new; throws where one does all the same.
 * The database need not look before it writes.
 */
export const insertFresh = async (...given: Inserted): Promise<void> => void (await insert(given))

type Inserted = [
  trx: TransactionClientContract,
  table: string,
  columns: Record<string, string>,
  rows: Record<string, unknown>[],
]

async function insert([trx, table, columns, rows]: Inserted, end = ''): Promise<{ id: number }[]> {
  if (rows.length === 0) return []
  const names = Object.keys(columns)
  // a list a column: a document of all rows takes the database half as long again to read
  const lists = names.map((name) => `?::${columns[name]}[]`).join(', ')
  const written = await trx.rawQuery(
    `insert into ${table} (${names.join(', ')}) select * from unnest(${lists}) ${end}`,
    names.map((name) => rows.map((row) => listed(columns[name], row[name]))) as any
  )
  return written.rows
}

const listed = (type: string, value: unknown) =>
  value === null || value === undefined ? null : type === 'jsonb' ? JSON.stringify(value) : value
