import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#api/accounts/models/user'
import ListView from '#api/companies/models/list_view'
import { viewLimits } from '#api/companies/views/list_view_facts'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'

const VIEWS = '/api/v1/admin/list-views'
const late = { list: 'jobs', name: 'Late first', address: 'sort=createdAt&order=ASC' }

const desk = (client: ApiClient, user: User) => ({
  save: (over: object = {}) =>
    client
      .post(VIEWS)
      .loginAs(user)
      .json({ ...late, ...over }),
  list: async (list = 'jobs') =>
    (await client.get(VIEWS).qs({ list }).loginAs(user)).body().data as {
      _id: string
      name: string
      isMine: boolean
      by: string
    }[],
  remove: (id: string) => client.delete(`${VIEWS}/${id}`).loginAs(user),
})

test.group('Views of the lists of the console', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for administrators, each of lists that their role reads', async ({
    client,
    assert,
  }) => {
    const finance = await givenAdmin('finance')
    ;(await client.get(VIEWS).qs({ list: 'jobs' })).assertStatus(401)
    ;(await client.post(VIEWS).json(late)).assertStatus(401)
    ;(await client.delete(`${VIEWS}/1`)).assertStatus(401)
    for (const other of [(await givenCompany()).user, (await givenCandidate()).user]) {
      ;(await client.get(VIEWS).qs({ list: 'jobs' }).loginAs(other)).assertStatus(403)
      ;(await desk(client, other).save()).assertStatus(403)
      ;(await desk(client, other).remove('1')).assertStatus(403)
    }
    ;(await desk(client, finance).save({ list: 'developers' })).assertStatus(403)
    ;(await client.get(VIEWS).qs({ list: 'developers' }).loginAs(finance)).assertStatus(403)
    assert.isEmpty(await ListView.query().whereNotNull('user_id'))
  })

  test('name a list of the console, and an address of a length that addresses have', async ({
    client,
    assert,
  }) => {
    const { save, remove } = desk(client, await givenAdmin('super'))
    for (const [field, over] of [
      ['list', { list: 'applicants' }],
      ['name', { name: ' ' }],
      ['name', { name: 'x'.repeat(viewLimits.name.max + 1) }],
      ['address', { address: 'x'.repeat(viewLimits.address.max + 1) }],
      ['isShared', { isShared: 'perhaps' }],
    ] as const) {
      const answer = await save(over)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
    ;(await remove('999999999')).assertStatus(404)
    ;(await remove('x')).assertStatus(404)
  })

  test('are their own until they share them; a name stands for one, and the owner deletes it', async ({
    client,
    assert,
  }) => {
    const [admin, colleague] = [await givenAdmin('moderator'), await givenAdmin('content')]
    const [mine, theirs] = [desk(client, admin), desk(client, colleague)]
    ;(await mine.save()).assertStatus(201)
    assert.containsSubset(await mine.list(), [
      { ...late, isShared: false, isMine: true, by: admin.fullName },
    ])
    assert.isEmpty(await theirs.list())

    ;(
      await mine.save({ name: 'LATE first', address: 'sort=jobTitle', isShared: true })
    ).assertStatus(201)
    const [view, ...others] = await theirs.list()
    assert.isEmpty(others)
    assert.containsSubset(view, { name: 'LATE first', address: 'sort=jobTitle', isMine: false })
    assert.isEmpty(await theirs.list('clients'))
    ;(await theirs.save()).assertStatus(201)
    ;(await theirs.save({ isShared: true })).assertStatus(409)
    ;(await theirs.remove(view._id)).assertStatus(404)
    assert.deepEqual(
      (await theirs.list()).map(({ isMine }) => isMine),
      [true, false]
    )
    ;(await mine.remove(view._id)).assertStatus(200)
    assert.deepEqual(
      (await theirs.list()).map(({ isMine }) => isMine),
      [true]
    )
  })

  test('of a colleague that are shared are deleted by a super administrator, private ones by nobody else', async ({
    client,
    assert,
  }) => {
    const mine = desk(client, await givenAdmin('moderator'))
    const chief = desk(client, await givenAdmin('super'))
    const shared = (await mine.save({ isShared: true })).body().data
    const own = (await mine.save({ name: 'For me' })).body().data
    ;(await chief.remove(own._id)).assertStatus(404)
    ;(await chief.remove(shared._id)).assertStatus(200)
    assert.deepEqual(
      (await mine.list()).map(({ name }) => name),
      ['For me']
    )
  })

  test('are apart from those of companies, and so many for a list', async ({ client, assert }) => {
    const { company } = await givenCompany()
    const admin = await givenAdmin('super')
    const { save, list, remove } = desk(client, admin)
    const ofCompany = await ListView.create({ ...late, companyId: company.id })
    assert.isEmpty(await list())
    ;(await remove(String(ofCompany.id))).assertStatus(404)
    await ListView.createMany(
      Array.from({ length: viewLimits.views.max }, (_, at) => ({
        ...late,
        name: `View ${at}`,
        userId: admin.id,
        shared: false,
      }))
    )
    ;(await save()).assertStatus(409)
    ;(await save({ name: 'View 3', address: 'sort=id' })).assertStatus(201)
    ;(await save({ list: 'clients' })).assertStatus(201)
  })
})
