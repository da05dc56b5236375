import db from '@adonisjs/lucid/services/db'
import { labelOf, type Catalogue, type Use, type Uses } from '#api/catalogues/definition'
import { modelOf } from '#api/catalogues/rows'

/** What a deletion of rows meets: uses that keep a row, rows that go with it, and rows that lose their link to it. */
export async function usesOf(catalogue: Catalogue, ids: number[]): Promise<Uses> {
  const model = await modelOf(catalogue)
  const keeping = Object.entries(catalogue.usedBy ?? {})
  const held = new Set<number>()
  const usedBy: Use[] = []
  for (const [table, column] of keeping) {
    const { rows } = await db.rawQuery(
      column.endsWith('[]')
        ? 'select used.id, count(*) as rows from ?? as t, unnest(t.??) as used (id) where t.?? && ?::int[] and used.id = any(?) group by 1'
        : 'select ?? as id, count(*) as rows from ?? where ?? = any(?) group by 1',
      (column.endsWith('[]')
        ? [table, column.slice(0, -2), column.slice(0, -2), ids, ids]
        : [column, table, column, ids]) as any[]
    )
    for (const { id } of rows) held.add(Number(id))
    usedBy.push(use(table, sum(rows)))
  }
  const free = ids.filter((id) => !held.has(id))
  const { rows: links } = await db.rawQuery(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as kind
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype in ('c', 'n') and cardinality(c.conkey) = 1 and c.confrelid = ?::regclass
     order by 1, 2`,
    [model.table]
  )
  const found: Record<'c' | 'n', Use[]> = { c: [], n: [] }
  for (const { table, column, kind } of links as Link[]) {
    if (catalogue.usedBy?.[table] === column) continue
    const { rows } = await db.rawQuery('select count(*) as rows from ?? where ?? = any(?)', [
      table,
      column,
      free,
    ] as any[])
    found[kind].push(use(table, sum(rows)))
  }
  return {
    kept: held.size,
    usedBy: usedBy.filter(some),
    deleted: found.c.filter(some),
    emptied: found.n.filter(some),
  }
}

type Link = { table: string; column: string; kind: 'c' | 'n' }
const use = (table: string, rows: number): Use => ({ name: table, label: labelOf(table), rows })
const sum = (rows: { rows: number | string }[]) =>
  rows.reduce((all, { rows: count }) => all + Number(count), 0)
const some = ({ rows }: Use) => rows > 0
