import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { Refusal } from '#api/http/refusal'
import { BACKUP_SCHEMAS } from '#api/backups/backup_facts'
import type { Manifest } from '#api/backups/manifest'
import { copyInto, partsOf, quoted, tablesOf } from '#api/backups/snapshot'

/**
 * What is in the way of rows that come in any order, as statements that take it away and bring it back: triggers that
 * refuse or repeat what the rows hold already, foreign keys, and indexes, which are made faster at the end. An owner of the
 * tables may do it; `session_replication_role` is for superusers.
 */
const hindrancesSql = `
  select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as away,
    format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname) as back, 4 as position
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace::regnamespace::text = any($1) and not t.tgisinternal and t.tgparentid = 0 and t.tgenabled = 'O'
  union all
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname),
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)), 3
  from pg_constraint k where k.connamespace::regnamespace::text = any($1) and k.contype = 'f' and k.conparentid = 0
  union all
  select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 2
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where c.relnamespace::regnamespace::text = any($1) and c.relkind = 'i' and not c.relispartition and not t.relispartition
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = t.oid and d.deptype = 'e')
  order by position`

/** Puts the rows of a backup into the tables that migrations made, all in one transaction. */
export class RowLoader {
  #back: string[] = []
  #tables = new Map<string, Manifest['tables'][number]>()

  constructor(
    readonly session: pg.Client,
    readonly manifest: Manifest
  ) {}

  /** Clears the way; returns the tables of the backup that no migration makes, which are left out. */
  async begin() {
    const here = await tablesOf(this.session)
    const columns = new Map(here.map((table) => [table.name, table.columns]))
    for (const table of this.manifest.tables) {
      const ours = columns.get(table.name)
      const strange = ours && table.columns.find((name) => !ours.includes(name))
      if (strange)
        throw new Refusal(
          `The column ${strange} of ${table.name} has no place in this version. Restore with Candor ${this.manifest.version}, which made the backup, and update then`
        )
      if (ours) this.#tables.set(table.name, table)
    }
    await this.session.query(`begin; set local maintenance_work_mem = '128MB'`)
    const { rows } = await this.session.query(hindrancesSql, [BACKUP_SCHEMAS])
    for (const { away } of rows.toReversed()) await this.session.query(away)
    this.#back = rows.map(({ back }) => back)
    await this.#makeParts()
    // migrations write rows, too
    const all = here.map(({ name }) => quoted(name)).join(', ')
    await this.session.query(`truncate ${all} restart identity`)
    return this.manifest.tables.map(({ name }) => name).filter((name) => !columns.has(name))
  }

  /** Parts as they were, in place of those that migrations made. */
  async #makeParts() {
    const parts = (this.manifest.parts ?? []).filter(({ table }) => this.#tables.has(table))
    const here = await partsOf(this.session)
    for (const { name } of here.filter(({ table }) => parts.some((part) => part.table === table)))
      await this.session.query(`drop table ${quoted(name)}`)
    for (const { name, table, bound } of parts)
      await this.session.query(
        `create table ${quoted(name)} partition of ${quoted(table)} ${bound}`
      )
  }

  /** The tables that are loaded. */
  get tables() {
    return [...this.#tables.values()]
  }

  async load(name: string, rows: Readable) {
    const table = this.#tables.get(name)
    if (!table) return void (await rows.resume().toArray())
    await pipeline(rows, this.session.query(copyFrom(copyInto(table))))
  }

  /** Brings back what was in the way, which checks the rows against each other, and keeps them. */
  async finish() {
    for (const { name, value } of this.manifest.sequences)
      await this.session.query(
        'select setval(c.oid, $2::bigint) from pg_class c where c.oid = to_regclass($1)',
        [quoted(name), value]
      )
    for (const back of this.#back) await this.session.query(back)
    await this.session.query('commit')
    await this.session.query('analyze')
  }
}
