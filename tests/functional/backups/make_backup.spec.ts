import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { test } from '@japa/runner'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { perform } from '#api/queue/queue'
import { BACKUPS_KEPT } from '#api/backups/backup_facts'
import { backupName, newestFirst, outlived } from '#api/backups/backup_names'
import { bucketPlace, folderPlace } from '#api/backups/backup_place'
import { makeBackup } from '#api/backups/make_backup'
import { namedFilesSql } from '#api/backups/named_files'
import { removeOutlived } from '#api/backups/remove_outlived'
import { Snapshot } from '#api/backups/snapshot'
import { verifyBackup } from '#api/backups/verify_backup'
import { wordsOf } from '#api/backups/words_of'
import Backup from '#api/backups/models/backup'
import File from '#api/files/models/file'
import { startBucket } from '#tests/servers/bucket'
import { emptyDatabase } from '#tests/empty_database'
import { givenCompany } from '#tests/givens'
import { setSettings } from '#tests/settings'
import { ace, givenFolder } from './given_place.js'

const KEY = new Secret('a key of the tests that has 32 letters')
const at = (day: string) => DateTime.fromISO(day, { zone: 'utc' })

const faultOf = (work: Promise<unknown>) => work.then(() => 'no fault', wordsOf)

function givenRow(storageKey: string) {
  return File.create({
    purpose: 'resume',
    storageKey,
    fileName: 'cv.pdf',
    mimeType: 'application/pdf',
    byteSize: 3,
    sha256: 'x'.repeat(64),
  })
}

test.group('Making a backup', (group) => {
  group.each.teardown(emptyDatabase)
  group.teardown(() => drive.use().deleteAll())

  test('is refused while another one is made, and says who was killed', async ({
    assert,
    cleanup,
  }) => {
    const place = folderPlace(givenFolder(cleanup))
    const other = await Snapshot.open()
    assert.include(await faultOf(makeBackup(place, 'one.backup')), 'is being made already')
    assert.deepEqual(await place.names(), [])
    await other.end()
    const left = await Backup.create({
      name: 'left',
      place: place.words,
      status: 'making',
      sealed: false,
    })
    await makeBackup(place, 'one.backup')
    await left.refresh()
    assert.equal(left.status, 'failed')
    assert.equal(left.reason, 'Its process ended before the backup was done')
    assert.deepEqual(await place.names(), ['one.backup'])
  })

  test('on a full disk fails with what helps, leaves no half, and keeps the reason', async ({
    assert,
    cleanup,
  }) => {
    const folder = givenFolder(cleanup)
    symlinkSync('/dev/full', join(folder, 'one.backup.partial'))
    const fault = await faultOf(makeBackup(folderPlace(folder), 'one.backup'))
    assert.match(fault, /^The disk is full\. Make room, or name another place, and try again/)
    assert.deepEqual(readdirSync(folder), [])
    const record = await Backup.firstOrFail()
    assert.equal(record.status, 'failed')
    assert.equal(record.reason, fault)
    // and the next one is not in its way
    await makeBackup(folderPlace(folder), 'two.backup')
  })

  test('goes on without files that storage does not have, and names them', async ({
    assert,
    cleanup,
  }) => {
    const place = folderPlace(givenFolder(cleanup))
    await drive.use().put('resume/other', 'not what the row says')
    await givenRow('resume/other')
    await givenRow('resume/lost')
    const { backup, totals } = await makeBackup(place, 'one.backup')
    assert.equal(backup.status, 'kept')
    assert.equal(backup.faultyFiles, 2)
    assert.equal(totals.files, 1)
    assert.sameMembers(
      totals.named.map((words) => words.replace(/: .*/, '')),
      [
        'resume/other is in storage otherwise than its row says',
        'resume/lost is named by a row and was not read',
      ]
    )
    assert.deepEqual((await verifyBackup(place, 'one.backup')).totals, totals)
  })

  test('holds every file that a row names: no column with a key is forgotten', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery<{ rows: { it: string }[] }>(
      `select table_name || '.' || column_name as it from information_schema.columns
       where table_schema = 'public' and (column_name like '%\\_key' or column_name like '%\\_path') and data_type in ('text', 'character varying') order by 1`
    )
    const named = [...namedFilesSql.matchAll(/(\w+_key)[^]*?from (\w+)/g)].map(
      ([, column, table]) => `${table}.${column}`
    )
    assert.isAbove(named.length, 6)
    const others = [
      // keys of other things: bookings, people, push services, reference data
      ...['credit_ledger.idempotency_key', 'linkedin_candidates.person_key'],
      ...['push_subscriptions.public_key', 'locations.source_key', 'faqs.source_key'],
      ...['questions.source_key', 'question_passages.source_key', 'content_versions.page_key'],
      // nothing has been written there since videos have rows in files
      'candidates.video_key',
    ]
    assert.sameMembers(
      rows.map(({ it }) => it).filter((it) => !others.includes(it)),
      named
    )
  })
})

test.group('A backup that cannot be used', (group) => {
  group.each.teardown(emptyDatabase)

  test('is told from a whole one, by the command too', async ({ assert, cleanup }) => {
    const folder = givenFolder(cleanup)
    const place = folderPlace(folder)
    await givenCompany()
    await makeBackup(place, 'open.backup')
    cleanup(setSettings({ BACKUP_KEY: KEY }))
    await makeBackup(place, 'sealed.backup')
    assert.equal((await verifyBackup(place, 'open.backup')).totals.rows > 0, true)
    assert.equal((await verifyBackup(place, 'sealed.backup')).totals.rows > 0, true)

    for (const name of ['open.backup', 'sealed.backup']) {
      const bytes = readFileSync(join(folder, name))
      bytes[bytes.length >> 1] ^= 1
      writeFileSync(join(folder, 'changed'), bytes)
      assert.match(await faultOf(verifyBackup(place, 'changed')), /changed.* Take another one/)
      writeFileSync(join(folder, 'cut'), bytes.subarray(0, bytes.length >> 2))
      assert.match(
        await faultOf(verifyBackup(place, 'cut')),
        /(ends too early|was cut or changed).* Take another one/
      )
    }
    writeFileSync(join(folder, 'letter.pdf'), randomBytes(5_000))
    assert.match(await faultOf(verifyBackup(place, 'letter.pdf')), /Take another/)
    assert.match(await faultOf(verifyBackup(place, 'nothing')), /There is no such file/)

    const unknown = await ace(['backup:verify', join(folder, 'sealed.backup')], {
      BACKUP_KEY: 'another key of the tests, of 32 letters',
    })
    assert.equal(unknown.code, 1)
    assert.include(unknown.said, 'sealed with another key. Set BACKUP_KEY to that one')
    const short = await ace(['backup:verify', 'x'], { BACKUP_KEY: 'too short' })
    assert.equal(short.code, 1)
    assert.include(short.said, 'BACKUP_KEY needs at least 32 letters')
    truncateSync(join(folder, 'open.backup'), 100)
    assert.equal((await ace(['backup:verify', join(folder, 'open.backup')])).code, 1)
  })
})

test.group('Backups by the schedule', (group) => {
  group.each.teardown(emptyDatabase)

  test('keep the newest of each of the last days, weeks and months', ({ assert }) => {
    const days = Array.from({ length: 800 }, (_, index) =>
      backupName(at('2026-11-23T01:13:00Z').minus({ days: index }))
    )
    // two on one day: the first goes
    const early = backupName(at('2026-11-23T00:00:00Z'))
    const gone = outlived([...days, early, 'notes.txt', 'candor-20261399T000000Z.backup'])
    const kept = days.filter((name) => !gone.includes(name))
    assert.include(gone, early)
    assert.notInclude(gone, 'notes.txt')
    assert.deepEqual(kept.slice(0, BACKUPS_KEPT.days), days.slice(0, 7))
    // Sundays before, then the last days of months
    assert.deepEqual(
      kept.map((name) => `${name.slice(11, 13)}-${name.slice(13, 15)}`),
      [
        ...['11-23', '11-22', '11-21', '11-20', '11-19', '11-18', '11-17'],
        ...['11-15', '11-08', '11-01', '10-31', '09-30', '08-31', '07-31'],
        ...['06-30', '05-31', '04-30', '03-31', '02-28', '01-31', '12-31'],
      ]
    )
    assert.deepEqual(outlived(kept), [], 'safe to run twice')
    assert.equal(newestFirst(kept)[0], days[0])
    assert.deepEqual(outlived([days[799]]), [], 'the only one is kept, however old')
  })

  test('remove what newer ones replace, with a record, and leave what others put there', async ({
    assert,
    cleanup,
  }) => {
    const folder = givenFolder(cleanup)
    const place = folderPlace(folder)
    const [old, young] = ['2026-11-23T01:00:00Z', '2026-11-23T02:00:00Z'].map((time) =>
      backupName(at(time))
    )
    await makeBackup(place, old)
    await makeBackup(place, young)
    writeFileSync(join(folder, 'notes.txt'), 'of somebody')
    assert.deepEqual(await removeOutlived(place), [old])
    assert.deepEqual(await removeOutlived(place), [])
    assert.sameMembers(readdirSync(folder), [young, 'notes.txt'])
    const records = await Backup.query().orderBy('id')
    assert.deepEqual(
      records.map(({ status }) => status),
      ['removed', 'kept']
    )
  })

  test('are made where the settings name a place, in a process of its own', async ({
    assert,
    cleanup,
  }) => {
    await perform('backups.make', {})
    assert.lengthOf(await Backup.all(), 0, 'nothing is asked for')

    const folder = givenFolder(cleanup)
    cleanup(setSettings({ BACKUP_PATH: folder }))
    process.env.BACKUP_PATH = folder
    await perform('backups.make', {})
    const [record] = await Backup.all()
    assert.equal(record.status, 'kept')
    assert.deepEqual(readdirSync(folder), [record.name])
    assert.match(record.name, /^candor-\d{8}T\d{6}Z\.backup$/)

    // a folder that cannot be: the job fails with the reason, and is tried again
    cleanup(setSettings({ BACKUP_PATH: '/dev/null/backups' }))
    process.env.BACKUP_PATH = '/dev/null/backups'
    await assert.rejects(() => perform('backups.make', {}), /A part of this path is a file/)
  })

  test('go to a bucket in parts, and come back from it', async ({ assert, cleanup }) => {
    const { options, stop, objects } = await startBucket()
    cleanup(stop)
    const place = bucketPlace({ ...options, bucket: 'safe' })
    const body = randomBytes(70_000_000)
    const arriving = await place.begin('large.backup')
    await pipeline(Readable.from(pieces(body)), arriving.sink)
    assert.equal(await arriving.keep(), body.length)
    assert.isTrue((await buffer(await place.read('large.backup'))).equals(body))
    await place.remove('large.backup')

    const { totals } = await makeBackup(place, 'one.backup')
    assert.deepEqual([...objects.keys()], ['/safe/backups/one.backup'])
    assert.deepEqual(await place.names(), ['one.backup'])
    assert.deepEqual((await verifyBackup(place, 'one.backup')).totals, totals)
    assert.match(await faultOf(verifyBackup(place, 'two.backup')), /no such backup in the bucket/)

    stop()
    assert.match(await faultOf(makeBackup(place, 'three.backup')), /Nobody answers|ECONNREFUSED/)
    assert.equal((await Backup.query().orderBy('id', 'desc').firstOrFail()).status, 'failed')
  })
})

function* pieces(bytes: Buffer) {
  for (let from = 0; from < bytes.length; from += 1_000_000)
    yield bytes.subarray(from, from + 1_000_000)
}
