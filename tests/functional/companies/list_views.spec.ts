import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import ListView from '#api/companies/models/list_view'
import { viewLimits } from '#api/companies/views/list_view_facts'
import { givenCompany, givenMember } from '#tests/givens'

const VIEWS = '/api/v1/client/list-views'
const late = { list: 'applicants', name: 'Late first', address: 'sort=due&columns=due,stage' }

const desk = (client: ApiClient, user: User) => ({
  share: (body: object = late) => client.post(VIEWS).loginAs(user).json(body),
  list: (list = 'applicants') => client.get(VIEWS).qs({ list }).loginAs(user),
  remove: (id: string) => client.delete(`${VIEWS}/${id}`).loginAs(user),
})

test.group('Shared views of a list', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('name a list that has views, and an address of a length that addresses have', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const { share, list } = desk(client, user)
    for (const [field, body] of [
      ['list', { ...late, list: 'invoices' }],
      ['name', { ...late, name: ' ' }],
      ['name', { ...late, name: 'x'.repeat(viewLimits.name.max + 1) }],
      ['address', { ...late, address: 'x'.repeat(viewLimits.address.max + 1) }],
    ] as const) {
      const answer = await share(body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
    ;(await list('invoices')).assertStatus(422)
  })

  test('are seen by all who see jobs, changed by their name, and deleted for everybody', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const interviewer = (await givenMember(company, 'interviewer')).user
    const { share, list, remove } = desk(client, user)
    const colleague = desk(client, interviewer)
    const made = await share()
    made.assertStatus(201)
    assert.containsSubset((await colleague.list()).body().data, [late])
    assert.isEmpty((await colleague.list('search')).body().data)
    ;(await colleague.share()).assertStatus(403)
    ;(await colleague.remove(made.body().data._id)).assertStatus(403)

    await share({ ...late, name: 'LATE first', address: 'sort=new' })
    const [view, ...others] = (await list()).body().data
    assert.isEmpty(others)
    assert.containsSubset(view, { name: 'LATE first', address: 'sort=new' })
    ;(await remove(view._id)).assertStatus(200)
    assert.isEmpty((await colleague.list()).body().data)
  })

  test('stay within their company, and are not more than a list can show', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { user: stranger } = await givenCompany()
    const { share, list } = desk(client, user)
    const made = await share()
    const strange = desk(client, stranger)
    assert.isEmpty((await strange.list()).body().data)
    ;(await strange.remove(made.body().data._id)).assertStatus(404)
    assert.lengthOf((await list()).body().data, 1)

    await ListView.createMany(
      Array.from({ length: viewLimits.views.max - 1 }, (_, nth) => ({
        companyId: company.id,
        ...late,
        list: 'applicants' as const,
        name: `View ${nth}`,
      }))
    )
    ;(await share({ ...late, name: 'One more' })).assertStatus(409)
    ;(await share({ ...late, address: 'sort=new' })).assertStatus(201)
  })
})
