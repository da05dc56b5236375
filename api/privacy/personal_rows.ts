import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Link = { child: string; column: string; parent: string }

/** A table's rows that belong to a person, nearest to the person first. */
export type Owned = { table: string; ids: number[] }

/**
 * Every row that belongs to a person: theirs, and what hangs on it, along all foreign keys that say `on delete cascade`.
 * Read from the database's own catalogue, so that a table that comes later is found without a word here. What hangs on
 * tables of `except` is left out with them.
 */
export async function personalRows(
  client: QueryClientContract,
  userId: number,
  { except = [] }: { except?: readonly string[] } = {}
): Promise<Owned[]> {
  const { rows: links }: { rows: Link[] } = await client.rawQuery(
    `select c.conrelid::regclass::text as child, a.attname as column, c.confrelid::regclass::text as parent
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confdeltype = 'c' and cardinality(c.conkey) = 1 and c.connamespace = 'public'::regnamespace
       and exists (select from pg_attribute i where i.attrelid = c.conrelid and i.attname = 'id')`
  )
  const found = new Map<string, Set<number>>([['users', new Set([userId])]])
  let fresh: Owned[] = [{ table: 'users', ids: [userId] }]
  while (fresh.length > 0) {
    const next: Owned[] = []
    for (const { table, ids } of fresh) {
      const children = links.filter(
        ({ child, parent }) => parent === table && !except.includes(child)
      )
      for (const { child, column } of children) {
        const known = found.get(child) ?? new Set<number>()
        const { rows } = await client.rawQuery('select id from ?? where ?? = any(?)', [
          child,
          column,
          ids,
        ] as any[])
        const added = rows
          .map(({ id }: { id: number }) => id)
          .filter((id: number) => !known.has(id))
        if (added.length === 0) continue
        for (const id of added) known.add(id)
        found.set(child, known)
        next.push({ table: child, ids: added })
      }
    }
    fresh = next
  }
  return [...found].map(([table, ids]) => ({ table, ids: [...ids] }))
}
