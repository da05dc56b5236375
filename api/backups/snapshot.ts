import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Readable } from 'node:stream'
import { Refusal } from '#api/http/refusal'
import { BACKUP_SCHEMAS, TABLES_LEFT_OUT } from '#api/backups/backup_facts'
import type { Manifest } from '#api/backups/manifest'
import { openSession } from '#api/backups/database_session'

/** The lock of who makes a backup; one at a time over all instances. */
const LOCK = 20_261_123

type Table = Manifest['tables'][number]

/** Tables whose rows last, with the columns that are written (generated ones follow from them); `not in` takes those of extensions out. */
const tablesSql = `
  select n.nspname || '.' || c.relname as name,
    array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    and n.nspname || '.' || c.relname <> all($2)
  order by n.nspname, c.relname`

/** `schema.table` as SQL names it. */
export const quoted = (name: string) => name.split('.').map(pg.escapeIdentifier).join('.')

const columnsOf = ({ columns }: Table) => columns.map(pg.escapeIdentifier).join(', ')

/** The rows of a table as COPY text, in the order in which they lie. */
export function rowsOf(client: pg.Client, table: Table): Readable {
  return client.query(
    copyTo(`copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout`)
  )
}

/** Where COPY text goes into a table. */
export const copyInto = (table: Table) =>
  `copy ${quoted(table.name)} (${columnsOf(table)}) from stdin`

/** The parts of the product's partitioned tables; the queue makes its own. */
export async function partsOf(client: pg.Client): Promise<NonNullable<Manifest['parts']>> {
  const { rows } = await client.query(
    `select tn.nspname || '.' || t.relname as table, pn.nspname || '.' || p.relname as name, pg_get_expr(p.relpartbound, p.oid) as bound
     from pg_inherits i join pg_class p on p.oid = i.inhrelid join pg_namespace pn on pn.oid = p.relnamespace
     join pg_class t on t.oid = i.inhparent join pg_namespace tn on tn.oid = t.relnamespace
     where tn.nspname = 'public' and t.relkind = 'p' order by 1, 2`
  )
  return rows
}

/** The tables of this database that a backup holds. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query(tablesSql, [BACKUP_SCHEMAS, TABLES_LEFT_OUT])
  return rows
}

/**
 * The whole database as of one moment (repeatable read), however much is written meanwhile. Refuses where a backup is
 * being made already. Its tables cannot be altered until it is let go, and are read and written as ever.
 */
export class Snapshot {
  private constructor(
    readonly client: pg.Client,
    readonly tables: Table[]
  ) {}

  static async open() {
    const client = await openSession('backup')
    try {
      await client.query('begin isolation level repeatable read, read only')
      const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as got', [LOCK])
      if (!rows[0].got)
        throw new Refusal('A backup is being made already. Wait until it is done, and try again')
      const tables = await tablesOf(client)
      const names = tables.map(({ name }) => quoted(name)).join(', ')
      if (names) await client.query(`lock table ${names} in access share mode`)
      return new Snapshot(client, tables)
    } catch (error) {
      await client.end()
      throw error
    }
  }

  /** The versions of the database and of what made its tables. */
  async versions(): Promise<Pick<Manifest, 'postgres' | 'migrations' | 'queue'>> {
    const { rows } = await this.client.query(
      `select current_setting('server_version') as postgres, to_regclass('queue.version') is not null as queued,
         array(select name::text from public.adonis_schema order by name) as migrations`
    )
    const [{ postgres, migrations, queued }] = rows
    const queue = queued ? await this.client.query('select version from queue.version') : undefined
    return { postgres, migrations, queue: queue?.rows[0]?.version ?? null }
  }

  /** Read after the snapshot was taken, a sequence is at least where the snapshot's rows left it. */
  async sequences(): Promise<Manifest['sequences']> {
    const { rows } = await this.client.query(
      `select schemaname || '.' || sequencename as name, last_value::text as value from pg_sequences
       where schemaname = any($1) and last_value is not null and sequencename not like 'adonis\\_schema%' order by 1`,
      [BACKUP_SCHEMAS]
    )
    return rows
  }

  /** Lets the database go; closing it twice is fine. */
  async end() {
    await this.client.end()
  }
}
