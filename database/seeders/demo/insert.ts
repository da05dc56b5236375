import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

export type Row = Record<string, unknown>

/** Puts rows into a table, a thousand a statement, and answers their ids in the same order. Columns come from the first row; times may be dates. */
export async function insert(
  trx: TransactionClientContract,
  table: string,
  rows: Row[]
): Promise<number[]> {
  const ids: number[] = []
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  for (let from = 0; from < rows.length; from += 1000) {
    const { rows: inserted } = await trx.rawQuery(
      `insert into ${table} (${columns}) select ${columns} from (
         select n, p.* from jsonb_array_elements(cast(? as jsonb)) with ordinality each(r, n), jsonb_populate_record(null::${table}, r) p) rows
       order by n returning id`,
      [JSON.stringify(rows.slice(from, from + 1000))]
    )
    ids.push(...inserted.map((row: { id: number }) => row.id))
  }
  return ids
}
