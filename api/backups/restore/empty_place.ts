import type pg from 'pg'
import drive from '@adonisjs/drive/services/main'
import { Refusal } from '#api/http/refusal'
import { BUCKET_PREFIX } from '#api/backups/backup_place'

/** The lock of who restores into a database. */
const LOCK = 20_261_124
/** In storage while a restore goes on; in the database it is the schema candor_restore. */
const MARK = 'restore-unfinished'

/** Everything in a database that no extension brought: relations of a schema that a restore fills. */
const relationsSql = `
  select exists (
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'queue')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  ) as any`

/** Takes away what a restore that was interrupted made; extensions stay, as the role may not be able to make them again. */
const clearSql = `
  do $$
  declare
    one text;
  begin
    drop schema if exists queue cascade;
    for one in select c.oid::regclass::text from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    loop
      execute 'drop table if exists ' || one || ' cascade';
    end loop;
    for one in select p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute 'drop function if exists ' || one || ' cascade';
    end loop;
  end $$`

/**
 * Takes an empty database and an empty storage for a restore, and marks both as unfinished. What an interrupted restore
 * left is taken away first; anything else that is there is refused and left as it is.
 */
export async function takeEmptyPlace(session: pg.Client, backup: string) {
  const { rows } = await session.query('select pg_try_advisory_lock($1) as got', [LOCK])
  if (!rows[0].got)
    throw new Refusal('A restore into this database is going on. Wait until it is done')
  const unfinished = await session.query(
    `select to_regclass('candor_restore.unfinished') is not null as left`
  )
  const there = await session.query(relationsSql)
  if (!unfinished.rows[0].left && there.rows[0].any)
    throw new Refusal(
      'A backup is restored into an empty database only, and this one has tables. Name an empty one in DATABASE_URL; ' +
        'without that, stop Candor and move tmp/pg away'
    )
  if (!(await drive.use().exists(MARK)) && (await hasFile('/')))
    throw new Refusal(
      'A backup is restored into an empty storage only, and this one has files. Name an empty folder in STORAGE_PATH or ' +
        'an empty bucket in S3_BUCKET; without these, move tmp/storage away'
    )
  if (unfinished.rows[0].left) await session.query(clearSql)
  await session.query(
    `create schema if not exists candor_restore;
     create table if not exists candor_restore.unfinished (backup text not null, began_at timestamptz not null default now());
     truncate candor_restore.unfinished`
  )
  await session.query('insert into candor_restore.unfinished (backup) values ($1)', [backup])
  await drive.use().put(MARK, `${backup}\n`)
}

/** The restore is done, and what it made is whole. */
export async function callWhole(session: pg.Client) {
  await drive.use().delete(MARK)
  await session.query('drop schema candor_restore cascade')
}

/** Whether there is a file; folders that hold none do not count, and backups in the same bucket neither. */
async function hasFile(folder: string): Promise<boolean> {
  const { objects } = await drive.use().listAll(folder).catch(noFolder)
  for (const one of objects) {
    if (one.isFile) return true
    if (`${one.prefix}/` !== BUCKET_PREFIX && (await hasFile(one.prefix))) return true
  }
  return false
}

function noFolder(error: Error) {
  const { cause } = error
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] }
  throw error
}
