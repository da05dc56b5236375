import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import drive from '@adonisjs/drive/services/main'
import { bulkReader } from '#api/imports/bulk/bulk_reader'
import { FileLeases } from '#api/imports/bulk/file_leases'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin } from '#tests/givens'
import { mailOf, PATH, pdfs, post, read } from './given_upload.js'

const countsOf = (id: string) =>
  db.from('bulk_uploads').where('id', id).select('total', 'parsed', 'failed', 'state').first()

/** Real commits on several connections: a transaction around the test would run them one after another. */
test.group('Resumes of a bulk upload that are read while others arrive', (group) => {
  group.each.teardown(emptyDatabase)
  group.teardown(async () => {
    bulkReader.end()
    await drive.use().deleteAll()
  })

  test('are read once by two jobs at the same time, and so are those that came meanwhile', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { _id } = (await post(client, admin, pdfs(0, 1))).body().data
    const first = read(_id)
    const second = read(_id)
    const more = await post(client, admin, pdfs(2), {}, `${PATH}/${_id}/files`)
    more.assertStatus(200)
    await Promise.all([first, second, read(_id)])
    assert.containsSubset(await countsOf(_id), { total: 3, parsed: 3, failed: 0, state: 'done' })
    for (const at of [0, 1, 2])
      assert.lengthOf(await db.from('mails').where('recipient', mailOf(at)), 1)
  })

  test('do not hold up a request that adds to them while they are brought in', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { _id } = (await post(client, admin, pdfs(0))).body().data
    const bringingIn = await db.transaction()
    try {
      await bringingIn.rawQuery('select id from bulk_uploads where id = ? for key share', [_id])
      const more = await post(client, admin, pdfs(1), {}, `${PATH}/${_id}/files`)
      more.assertStatus(200)
      assert.equal(more.body().data.total, 2)
    } finally {
      await bringingIn.rollback()
    }
  })

  test('go to one reader each, and those that it leaves to the next', async ({
    client,
    assert,
  }) => {
    const { _id } = (await post(client, await givenAdmin(), pdfs(0, 1, 2))).body().data
    const [one, other] = [new FileLeases(Number(_id)), new FileLeases(Number(_id))]
    const taken = (await one.next())!
    assert.isString(taken.storage_key)
    assert.isUndefined(await other.next())
    await one.release()
    const left = [await other.next(), await other.next(), await other.next()]
    assert.notInclude(
      left.map((file) => file?.id),
      taken.id
    )
    assert.lengthOf(left.filter(Boolean), 2)
    const [{ count }] = await db
      .from('bulk_files')
      .where({ upload_id: _id, state: 'queued' })
      .whereNotNull('leased_until')
      .count('* as count')
    assert.equal(Number(count), 3)
  })
})
