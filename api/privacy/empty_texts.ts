import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Owned } from '#api/privacy/personal_rows'

type Column = { name: string; type: string; nullable: boolean; fixed: boolean; array: boolean }

/** The columns of a table that can hold what a person wrote; `fixed` ones hold one of a list of words. */
async function textColumns(trx: TransactionClientContract, table: string): Promise<Column[]> {
  const { rows } = await trx.rawQuery(
    `select a.attname as name, t.typname as type, not a.attnotnull as nullable, t.typcategory = 'A' as array,
       exists (select from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any(c.conkey)
         and pg_get_constraintdef(c.oid) ~ '= (ANY|'')') as fixed
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and t.typname in ('text', 'varchar', 'bpchar', 'citext', 'json', 'jsonb', '_text', '_varchar', 'inet', 'tsvector')`,
    [table]
  )
  return rows
}

/** Empties every text of rows that stay: null where it may be, else nothing, an empty list, or the words given instead. */
export async function emptyTexts(
  trx: TransactionClientContract,
  { table, ids }: Owned,
  { columns: kept = [] }: { columns?: string[] },
  instead: Record<string, (id: number) => string>
) {
  const columns = (await textColumns(trx, table)).filter(
    ({ name, fixed }) => !fixed && !kept.includes(name)
  )
  if (columns.length === 0) return
  const plain = columns.filter(({ name }) => !instead[`${table}.${name}`])
  if (plain.length > 0)
    await trx
      .from(table)
      .whereIn('id', ids)
      .update(Object.fromEntries(plain.map((column) => [column.name, empty(trx, column)])))
  for (const { name } of columns.filter((column) => !plain.includes(column)))
    for (const id of ids)
      await trx
        .from(table)
        .where('id', id)
        .update({ [name]: instead[`${table}.${name}`](id) })
}

function empty(trx: TransactionClientContract, { type, nullable, array }: Column) {
  if (nullable) return null
  if (array) return trx.raw(`'{}'`)
  if (type === 'json' || type === 'jsonb') return trx.raw(`'[]'::${type}`)
  return ''
}
