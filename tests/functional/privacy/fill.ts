import db from '@adonisjs/lucid/services/db'
import { keptRows } from '#api/privacy/kept_rows'
import { personalRows } from '#api/privacy/personal_rows'

type Column = {
  name: string
  type: string
  length: number
  required: boolean
  parent: string | null
  word: string | null
  unique: boolean
}

const texts = ['text', 'varchar', 'citext', 'json', 'jsonb', '_text', '_varchar']

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await db.rawQuery(
    `select a.attname as name, t.typname as type, a.atttypmod - 4 as length,
       a.attnotnull and not a.atthasdef and a.attidentity = '' as required,
       (select c.confrelid::regclass::text from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'f' and a.attnum = any(c.conkey) limit 1) as parent,
       (select (regexp_match(pg_get_constraintdef(c.oid), '''([^'']+)'''))[1] from pg_constraint c where c.conrelid = a.attrelid and c.contype = 'c'
         and a.attnum = any(c.conkey) and pg_get_constraintdef(c.oid) ~ '= (ANY|'')' limit 1) as word,
       exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as "unique"
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = ?::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table]
  )
  return rows
}

/** Every table whose rows go with a person, along the foreign keys that say `on delete cascade`, from a person's kind of root. */
async function reachable(roots: string[]): Promise<string[]> {
  const { rows } = await db.rawQuery(
    `with recursive reach as (
       select unnest(?::regclass[]) as id
       union select c.conrelid::regclass from pg_constraint c join reach on c.confrelid = reach.id::oid
         where c.contype = 'f' and c.confdeltype = 'c' and c.connamespace = 'public'::regnamespace
     ) select id::text as name from reach where exists (select from pg_attribute a where a.attrelid = id::oid and a.attname = 'id')`,
    [roots] as any[]
  )
  return rows.map(({ name }: { name: string }) => name)
}

/**
 * Makes sure that the person has a row in every table that can hold one, also in tables that this test never heard of,
 * and writes a mark into every text of theirs. Returns the tables.
 */
export async function fillEverything(
  userId: number,
  mark: string,
  { without = [] }: { without?: string[] } = {}
) {
  const roots = [
    'users',
    ...((await personalRows(db.connection(), userId)).some(({ table }) => table === 'candidates')
      ? ['candidates']
      : []),
  ]
  const wanted = (await reachable(roots)).filter((table) => !without.includes(table))
  const missing: string[] = []
  for (let round = 0; round < 3; round++) {
    missing.length = 0
    const owned = new Map(
      (await personalRows(db.connection(), userId)).map(({ table, ids }) => [table, ids])
    )
    for (const table of wanted)
      if (!owned.has(table) && !(await insertAny(table, owned, mark))) missing.push(table)
  }
  const filled: string[] = []
  for (const { table, ids } of await personalRows(db.connection(), userId)) {
    filled.push(table)
    for (const { name, type, length, word, unique } of await columnsOf(table)) {
      const named = `${table}.${name}`
      if (
        !texts.includes(type) ||
        word ||
        unique ||
        keptRows[table]?.columns?.includes(name) ||
        [
          'users.first_name',
          'users.last_name',
          'users.phone',
          'users.password',
          'files.storage_key',
        ].includes(named)
      )
        continue
      const value = length > 0 ? `${mark} ${name}`.slice(0, length) : `${mark} ${table} ${name}`
      await db
        .from(table)
        .whereIn('id', ids)
        .update({
          [name]: type.startsWith('json')
            ? JSON.stringify([{ question: value, answer: value }])
            : type.startsWith('_')
              ? db.raw('array[?]', [value])
              : value,
        })
    }
  }
  return { filled, missing }
}

/** A row made of what the database itself says that it needs. */
async function insertAny(table: string, owned: Map<string, number[]>, mark: string) {
  try {
    await db.transaction(async (trx) => {
      const row: Record<string, unknown> = {}
      for (const { name, type, length, required, parent, word } of await columnsOf(table)) {
        // the person's first one, so that every run fills the same rows
        if (parent && owned.has(parent)) row[name] = Math.min(...owned.get(parent)!)
        else if (!required) continue
        else if (parent) row[name] = (await trx.from(parent).select('id').orderBy('id').first())?.id
        else if (word) row[name] = word
        else if (/^json/.test(type)) row[name] = '[]'
        else if (/^(text|varchar|citext)$/.test(type))
          row[name] = length > 0 ? mark.slice(0, length) : mark
        else if (type === 'bpchar') row[name] = 'INR'.slice(0, length)
        else if (/^(timestamp|date)/.test(type)) row[name] = new Date()
        else if (type === 'bool') row[name] = false
        else if (type === 'tstzrange') row[name] = '[2030-01-01,2030-01-02)'
        else row[name] = 1
      }
      await trx.table(table).insert(row)
    })
    return true
  } catch {
    return false
  }
}

/** Where a text still stands: `schema.table` and how many rows. Reads every column of every table, of the queue too. */
export async function findText(text: string) {
  const { rows } = await db.rawQuery(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'queue')`
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await db.rawQuery(
      `select row_to_json(t)::text as row from ${name} t where t::text ilike ? limit 3`,
      [`%${text}%`]
    )
    for (const { row } of hits)
      found.push(
        `${name}: ${String(row).slice(Math.max(0, row.toLowerCase().indexOf(text.toLowerCase()) - 120), 400)}`
      )
  }
  return found
}
