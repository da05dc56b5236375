import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import { DRAFT_MOST, MOST_DRAFTS } from '#api/catalogues/definition'
import RowDraft from '#api/catalogues/models/row_draft'
import { personalRows } from '#api/privacy/personal_rows'
import { givenAdmin } from '#tests/givens'
import { givenHelpPage } from '../content/given_content.js'

const drafts = (client: ApiClient, admin: User) => {
  const at = (row: string | number, catalogue = 'help-pages') =>
    `/api/v1/admin/${catalogue}/${row}/draft`
  return {
    keep: (row: string | number, body: object, catalogue?: string) =>
      client.put(at(row, catalogue)).loginAs(admin).json(body),
    find: async (row: string | number) =>
      (await client.get(at(row)).loginAs(admin)).body().data as {
        changed: object
        readAt: string | null
      } | null,
    drop: (row: string | number) => client.delete(at(row)).loginAs(admin),
  }
}

test.group('Drafts of rows', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who may write the row, where long texts are written', async ({ client }) => {
    const help = await givenHelpPage()
    const changed = { title: 'Another' }
    ;(await client.get(`/api/v1/admin/help-pages/${help.id}/draft`)).assertStatus(401)
    const support = drafts(client, await givenAdmin('support'))
    ;(await support.keep(help.id, { changed })).assertStatus(403)
    const content = drafts(client, await givenAdmin('content'))
    ;(await content.keep('x', { changed })).assertStatus(404)
    ;(await content.keep(help.id + 1_000_000, { changed })).assertStatus(404)
    ;(await content.keep('new', { changed }, 'skills')).assertStatus(404)
    ;(await content.keep(help.id, {})).assertStatus(422)
    ;(await content.keep(help.id, { changed: { body: 'x'.repeat(DRAFT_MOST) } })).assertStatus(422)
    ;(await content.keep(help.id, { changed, readAt: 'yesterday' })).assertStatus(422)
  })

  test('are of one administrator and one row, and gone when they are dropped', async ({
    client,
    assert,
  }) => {
    const help = await givenHelpPage()
    const [admin, colleague] = [await givenAdmin('content'), await givenAdmin('content')]
    const [mine, theirs] = [drafts(client, admin), drafts(client, colleague)]
    const readAt = help.updatedAt!.toUTC().toISO()!
    ;(await mine.keep(help.id, { changed: { title: 'First' }, readAt })).assertStatus(200)
    ;(await mine.keep(help.id, { changed: { title: 'Then' }, readAt })).assertStatus(200)
    ;(await mine.keep('new', { changed: { title: 'New' } })).assertStatus(200)
    const kept = await mine.find(help.id)
    assert.deepEqual(kept!.changed, { title: 'Then' })
    assert.equal(kept!.readAt, readAt)
    assert.deepEqual((await mine.find('new'))!.changed, { title: 'New' })
    assert.isNull(await theirs.find(help.id))

    ;(await theirs.drop(help.id)).assertStatus(200)
    assert.isNotNull(await mine.find(help.id))
    ;(await mine.drop(help.id)).assertStatus(200)
    assert.isNull(await mine.find(help.id))
    assert.isNotNull(await mine.find('new'))
    const personal = await db.transaction((trx) => personalRows(trx, admin.id))
    assert.isTrue(
      personal.some(({ table }) => table === 'row_drafts'),
      'and erased with the person'
    )
  })

  test('are so many of an administrator, the latest', async ({ client, assert }) => {
    const admin = await givenAdmin('content')
    const help = await givenHelpPage()
    await RowDraft.createMany(
      Array.from({ length: MOST_DRAFTS }, (_, nth) => ({
        userId: admin.id,
        catalogue: 'blogs',
        rowId: nth + 1,
        changed: { title: `Draft ${nth}` },
      }))
    )
    ;(await drafts(client, admin).keep(help.id, { changed: { title: 'One more' } })).assertStatus(
      200
    )
    const kept = await RowDraft.query().where('user_id', admin.id)
    assert.lengthOf(kept, MOST_DRAFTS)
    assert.isTrue(kept.some(({ catalogue }) => catalogue === 'help-pages'))
  })
})
