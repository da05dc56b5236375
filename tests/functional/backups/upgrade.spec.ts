import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { folderPlace } from '#api/backups/backup_place'
import { verifyBackup } from '#api/backups/verify_backup'
import { PASSWORD } from '#tests/givens'
import { lastRelease } from '#tests/last_release'
import { startInstance } from '#tests/live/start_instance'
import { givenPlace } from './given_place.js'

const { folder: FOLDER, backup: RELEASE, people } = lastRelease

/** What a version that knew fewer columns cannot write. */
const REQUIRED = `
  select table_name || '.' || column_name as name from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null
    and is_identity = 'NO' and is_generated = 'NEVER'`

test.group('An upgrade from the release before', () => {
  test('takes its data over, leaves what it reads and writes, and people go on where they were', async ({
    assert,
    cleanup,
  }) => {
    const { client, env, storage, ace } = await givenPlace(cleanup)
    const { manifest } = await verifyBackup(folderPlace(app.makePath(FOLDER)), RELEASE)
    const { code, said } = await ace('backup:restore', app.makePath(FOLDER, RELEASE))
    assert.equal(code, 0, said)
    assert.include(said, 'Every row is there')
    assert.include(said, 'Migrated ')

    // it can be taken back, and tells what it does before it does it
    const names = async () =>
      (
        await client.query(`select table_name || '.' || column_name as name
          from information_schema.columns where table_schema = 'public' order by 1`)
      ).rows.map(({ name }) => name as string)
    const after = await names()
    // of a month that begins later
    const id = 203101000000007
    await client.query(
      `create table partitions.notifications_2031_01 partition of notifications for values from (203101000000000) to (203102000000000)`
    )
    await client.query(`select setval('notifications_id_seq', ${id - 1})`)
    const tell = `insert into notifications (user_id, kind, message) select min(id), 'x', 'Told' from users returning id::text`
    assert.deepEqual((await client.query(tell)).rows, [{ id: `${id}` }])
    const back = await ace('migration:rollback', '--force', '--no-schema-generate')
    assert.equal(back.code, 0, back.said)
    const asked = await ace('upgrade:check')
    assert.equal(asked.code, 1, asked.said)
    assert.match(asked.said, /have not run: \d\d/)
    assert.match(asked.said, /faqs_published: it shows no questions/)
    assert.notInclude(asked.said, 'cannot be taken back')
    assert.notDeepEqual(await names(), after)
    const again = await ace('candor:prepare')
    assert.equal(again.code, 0, again.said)
    assert.match(again.said, /cannot go on beside[^]*Migrated /)
    assert.deepEqual(await names(), after)
    assert.equal((await ace('upgrade:check')).code, 0)
    assert.deepEqual((await client.query(tell)).rows, [{ id: `${id + 1}` }])

    // both versions run beside each other while instances are replaced
    const now = new Set(after)
    const before = manifest.tables
      .filter(({ name }) => name.startsWith('public.'))
      .flatMap(({ name, columns }) => columns.map((column) => `${name.slice(7)}.${column}`))
    assert.isAbove(before.length, 800)
    assert.deepEqual(
      before.filter((name) => !now.has(name)),
      [],
      'columns that it reads'
    )
    const known = new Set(manifest.tables.map(({ name }) => name.slice(7)))
    const { rows: required } = await client.query(REQUIRED)
    assert.deepEqual(
      required
        .map(({ name }) => name as string)
        .filter((name) => known.has(name.split('.')[0]) && !before.includes(name)),
      [],
      'columns that it would have to write'
    )

    const { origin, end } = await startInstance(env)
    cleanup(end)
    const api = async (method: string, path: string, token?: string, body?: object) => {
      const answer = await fetch(`${origin}/api/v1${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: body && JSON.stringify(body),
      })
      const said: any = await answer.json()
      assert.isBelow(answer.status, 300, `${method} ${path}: ${said.message}`)
      return said.data
    }
    const signIn = async (email: string) =>
      (await api('POST', '/login', undefined, { email, password: PASSWORD })).accessToken as string
    const candidate = await signIn(people.candidate)
    const company = await signIn(people.company)

    const [talk] = await api('GET', '/conversation/get-conversations', candidate)
    const texts = async (token: string) =>
      (await api('GET', `/message/get-messages/${talk._id}`, token)).map(({ text }: any) => text)
    const former = ['Are you free on Monday?', 'Yes, from ten on. नमस्ते', 'Ten it is.']
    assert.includeMembers(await texts(candidate), former)
    await api('POST', '/message/send-message', company, {
      conversation_id: talk._id,
      text: 'See you then.',
    })
    assert.include(await texts(candidate), 'See you then.')

    const { rows: files } = await client.query('select storage_key as key from files')
    assert.lengthOf(files, 1)
    assert.lengthOf(await api('GET', '/candidate/resumes', candidate), 1)
    assert.isTrue(
      readFileSync(join(storage, files[0].key)).equals(readFileSync('tests/samples/resume.pdf')),
      'the resume is as it was'
    )
    assert.isNotEmpty(await api('GET', '/candidate/interviews', candidate))
  })
})
