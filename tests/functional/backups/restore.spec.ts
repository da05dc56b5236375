import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import { DateTime } from 'luxon'
import type pg from 'pg'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import * as credits from '#api/assessments/credits/credits'
import { enqueue } from '#api/queue/queue'
import { BackupReader, BackupWriter } from '#api/engines/backup_file/backup_file'
import { folderPlace } from '#api/backups/backup_place'
import { makeBackup } from '#api/backups/make_backup'
import type { Manifest } from '#api/backups/manifest'
import { drain } from '#api/backups/verify_backup'
import File from '#api/files/models/file'
import tendParts from '#api/privacy/retention/tend_partitions'
import { emptyDatabase } from '#tests/empty_database'
import { givenApplication, givenCompany, givenJob } from '#tests/givens'
import { dropMonths, noteNumbers, parts } from '#tests/parts'
import { until } from '#tests/until'
import { setSettings } from '#tests/settings'
import { ace, givenFolder, givenPlace, startAce } from './given_place.js'

const KEY = 'a key of the tests that has 32 letters'

/** Bytes in storage with the row that names them. */
async function givenFile() {
  const body = randomBytes(20_000)
  const storageKey = `resume/${randomBytes(16).toString('hex')}`
  await drive.use().put(storageKey, body)
  return File.create({
    purpose: 'resume',
    storageKey,
    fileName: 'cv.pdf',
    mimeType: 'application/pdf',
    byteSize: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
  })
}

/** People at work: credits are bought, each booking in three tables at once, and files arrive, until told to stop. */
function givenWriters(companyId: number) {
  let working = true
  const done = { bookings: 0, files: 0 }
  const buy = async (writer: number) => {
    for (let number = 0; working; number++, done.bookings++)
      await db.transaction((trx) =>
        credits.purchase(trx, {
          owner: { companyId },
          credits: 1 + (number % 7),
          reference: `order:${writer}`,
          key: `order:${writer}-${number}`,
        })
      )
  }
  const upload = async () => {
    for (; working; done.files++) await givenFile()
  }
  const all = Promise.all([buy(1), buy(2), upload()])
  return {
    done,
    async stop() {
      working = false
      await all
    },
  }
}

/** Everything that a database has beside rows: what must be back after a restore. */
async function structureOf(query: (sql: string) => Promise<{ rows: { it: string }[] }>) {
  const { rows } = await query(`
    select pg_get_indexdef(indexrelid) as it from pg_index join pg_class c on c.oid = indrelid where c.relnamespace::regnamespace::text in ('public', 'queue')
    union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace::regnamespace::text in ('public', 'queue') and conparentid = 0
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    union all select p.relname || ' ' || pg_get_expr(p.relpartbound, p.oid) from pg_inherits join pg_class p on p.oid = inhrelid where inhparent in ('audit_log'::regclass, 'notifications'::regclass)
    union all select name from adonis_schema
    order by 1`)
  return rows.map(({ it }) => it.replaceAll('public.', ''))
}

const count = async (client: pg.Client, table: string) =>
  (await client.query(`select count(*)::int as count from ${table}`)).rows[0].count as number

test.group('A backup', (group) => {
  group.each.teardown(emptyDatabase)
  group.teardown(() => drive.use().deleteAll())

  test('is refused by a place that is not empty, which stays as it is', async ({
    assert,
    cleanup,
  }) => {
    const folder = givenFolder(cleanup)
    await givenCompany()
    await makeBackup(folderPlace(folder), 'one.backup')
    const here = { NODE_ENV: 'development', DATABASE_URL: process.env.DATABASE_URL }
    const { code, said } = await ace(['backup:restore', join(folder, 'one.backup')], here)
    assert.equal(code, 1)
    assert.include(said, 'into an empty database only')
    const { rows } = await db.rawQuery(
      `select (select count(*)::int from companies) as companies, to_regnamespace('candor_restore') as mark`
    )
    assert.deepEqual(rows, [{ companies: 1, mark: null }])

    const place = await givenPlace(cleanup)
    const full = await ace(['backup:restore', join(folder, 'one.backup')], {
      ...place.env,
      STORAGE_PATH: folder,
    })
    assert.equal(full.code, 1)
    assert.include(full.said, 'into an empty storage only')
    const { rows: left } = await place.client.query(
      `select from pg_tables where schemaname = 'public'`
    )
    assert.lengthOf(left, 0)
  })

  test('that is made while people write holds one moment, comes back sealed, and work goes on there', async ({
    assert,
    cleanup,
  }) => {
    const folder = givenFolder(cleanup)
    const { company, user } = await givenCompany()
    const { application } = await givenApplication(await givenJob(company))
    cleanup(setSettings({ BACKUP_KEY: new Secret(KEY) }))
    // lines in each kind of part, of which the last one has no month: they come back in the order of the parts
    cleanup(await noteNumbers())
    await tendParts()
    cleanup(dropMonths)
    for (const createdAt of [
      '2040-01-01',
      DateTime.now().plus({ months: 1 }).toISODate(),
      '2026-01-01',
    ])
      await db
        .table('audit_log')
        .insert({ action: 'x', subject_type: 'jobs', created_at: createdAt })
    const nextMonth = Number(DateTime.utc().plus({ months: 1 }).toFormat('yyyyMM')) * 1e9
    for (const id of [7, nextMonth + 7])
      await db.table('notifications').insert({ id, user_id: user.id, kind: 'x', message: 'Told' })
    const lines = { ...(await parts('audit_log')), ...(await parts('notifications')) }
    assert.equal(lines.audit_log_rest, 1)
    assert.isAbove(lines.notifications_before, 0)
    const writers = givenWriters(company.id)
    await until(() => writers.done.bookings > 20 && writers.done.files > 2)
    const before = { ...writers.done }
    await db.transaction((trx) => enqueue(trx, 'profiles.fill', { profileId: 12 }))
    const { backup, totals } = await makeBackup(folderPlace(folder), 'one.backup')
    const after = { ...writers.done }
    await until(() => writers.done.bookings > after.bookings + 20)
    await writers.stop()

    assert.equal(backup.status, 'kept')
    assert.isTrue(backup.sealed)
    // the resume of the applicant has a row only
    assert.equal(backup.faultyFiles, 1)
    assert.match(totals.named[0], /^resume\/.* is named by a row and was not read/)
    assert.equal(backup.bytes, readFileSync(join(folder, 'one.backup')).length)
    assert.isAbove(totals.rows, 100)
    assert.isAbove(after.bookings, before.bookings, 'people wrote while it was made')

    const place = await givenPlace(cleanup)
    const { code, said } = await ace(['backup:restore', join(folder, 'one.backup')], {
      ...place.env,
      BACKUP_KEY: KEY,
    })
    assert.equal(code, 0, said)
    const { client, storage } = place
    const { rows } = await client.query(
      `select a.available, (select sum(delta)::int from credit_ledger) as booked, (select sum(available)::int from credit_lots) as lots,
         (select count(*)::int from credit_ledger) as bookings from credit_accounts a`
    )
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].booked, rows[0].available)
    assert.equal(rows[0].lots, rows[0].available)
    assert.isAtLeast(rows[0].bookings, before.bookings)
    assert.isBelow(rows[0].bookings, writers.done.bookings)

    const files = await client.query(
      `select storage_key, sha256 from files where byte_size = 20000`
    )
    assert.isAbove(files.rows.length, before.files)
    for (const { storage_key: key, sha256 } of files.rows)
      assert.equal(
        createHash('sha256')
          .update(readFileSync(join(storage, key)))
          .digest('hex'),
        sha256
      )

    assert.equal(await count(client, `applications where id = ${application.id}`), 1)
    assert.equal(
      await count(client, `queue.job where name = 'profiles.fill' and data ->> 'profileId' = '12'`),
      1
    )
    assert.deepEqual(
      await structureOf((sql) => client.query(sql)),
      await structureOf((sql) => db.rawQuery(sql))
    )
    for (const [name, least] of Object.entries(lines))
      assert.isAtLeast(await count(client, `partitions.${name}`), least, name)
    assert.equal(await count(client, 'backups'), 0, 'a backup does not hold itself')
    // numbers go on, and what refuses changes does so again
    const { rows: added } = await client.query(
      `insert into users (email, password, user_type, first_name, last_name) select 'new@example.com', password, user_type, 'New', 'Person' from users limit 1 returning id`
    )
    assert.isAbove(added[0].id, user.id)
    await assert.rejects(
      () => client.query('update credit_ledger set delta = 100'),
      /neither changed nor deleted/
    )
  })

  test('restores nothing by halves: a restore that is killed says so, and the next one takes over', async ({
    assert,
    cleanup,
  }) => {
    const folder = givenFolder(cleanup)
    const file = join(folder, 'one.backup')
    await givenCompany()
    await givenFile()
    await makeBackup(folderPlace(folder), 'one.backup')
    const { client, env, storage, ...place } = await givenPlace(cleanup)
    const restoring = startAce(['backup:restore', file], env)
    const ended = once(restoring, 'exit')
    const marked = async () =>
      (
        await client.query(
          `select to_regclass('public.users') is not null and to_regclass('candor_restore.unfinished') is not null as it`
        )
      ).rows[0].it
    await until(marked)
    restoring.kill('SIGKILL')
    await ended
    assert.isTrue(await marked())

    const start = await place.ace('candor:prepare')
    assert.equal(start.code, 1)
    assert.include(start.said, 'was not finished, so it is not whole')
    const again = await place.ace('backup:restore', file)
    assert.equal(again.code, 0, again.said)
    assert.equal(await count(client, 'companies'), 1)
    assert.equal(await count(client, 'files'), 1)
    assert.lengthOf(readdirSync(storage), 1, 'the mark is gone')
    assert.isFalse(await marked())
  })

  test('of a newer version is refused, and nothing is written', async ({ assert, cleanup }) => {
    const folder = givenFolder(cleanup)
    await givenCompany()
    await makeBackup(folderPlace(folder), 'one.backup')
    await rewrite(folder, 'one.backup', 'newer.backup', (manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, 'database/migrations/20991231000000_later'],
    }))
    const { client, ace: run } = await givenPlace(cleanup)
    const newer = await run('backup:restore', join(folder, 'newer.backup'))
    assert.equal(newer.code, 1)
    assert.include(newer.said, 'A newer version of Candor')
    assert.include(newer.said, 'Update Candor, and try again')
    const { rows } = await client.query(`select from pg_tables where schemaname = 'public'`)
    assert.lengthOf(rows, 0)
  })
})

/** The same backup with another manifest, and without the tables that it does not name. */
async function rewrite(
  folder: string,
  from: string,
  to: string,
  change: (manifest: Manifest) => Manifest
) {
  const writer = new BackupWriter(createWriteStream(join(folder, to)))
  let names = new Set<string>()
  await new BackupReader({
    async note(name, content) {
      if (name !== 'manifest.json') return writer.note(name, content as object)
      const manifest = change(content as Manifest)
      names = new Set(manifest.tables.map((table) => `tables/${table.name}`))
      await writer.note(name, manifest)
    },
    async content(name, content) {
      if (names.has(name)) await writer.content(name, content, { packed: true })
      else await drain(content)
    },
    whole: () => {},
    missing: () => {},
  }).all(createReadStream(join(folder, from)))
  await writer.finish()
}
