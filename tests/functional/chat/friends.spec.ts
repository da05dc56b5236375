import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenCandidate, givenCompany, givenMember } from '#tests/givens'
import { as, givenConversation } from './given_conversations.js'

test.group('Friends', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are those whom one may write to, and a search never finds others', async ({
    client,
    assert,
  }) => {
    const { company, client: owner, developer } = await givenConversation(client)
    const colleague = (await givenMember(company, 'interviewer')).user
    const stranger = await givenCandidate()
    await (await givenCompany()).user.merge({ firstName: 'Unfindable' }).save()
    const names = async (who: typeof owner, kind: string, query = {}) =>
      (await as(client, who).friends(kind, query)).body().data.map(({ _id }: any) => Number(_id))
    assert.sameMembers(await names(owner, 'get-friends'), [developer.id, colleague.id])
    assert.sameMembers(await names(developer, 'get-friends'), [owner.id])
    assert.deepEqual(await names(stranger.user, 'get-friends'), [])
    assert.deepEqual(await names(owner, 'search', { search: 'Unfind' }), [])
    await developer.merge({ firstName: 'Wilhelmina' }).save()
    const found = await as(client, owner).friends('search', { search: 'helmi', page: 1 })
    assert.deepEqual(
      found.body().data.map(({ fName }: any) => fName),
      ['Wilhelmina']
    )
    for (const hidden of ['email', 'token', 'password'])
      assert.notProperty(found.body().data[0], hidden)
    ;(await client.get('/api/v1/friends/get-friends')).assertStatus(401)
  })

  test('count as online for as long as they show a sign of life', async ({ client, assert }) => {
    const { client: owner, developer } = await givenConversation(client)
    const online = async () =>
      (await as(client, owner).friends('online-friends')).body().data.map(({ _id }: any) => _id)
    assert.deepEqual(await online(), [])
    await db
      .table('presences')
      .insert({ user_id: developer.id, expires_at: new Date(Date.now() + 60_000) })
    assert.deepEqual(await online(), [String(developer.id)])
    await db.from('presences').update({ expires_at: new Date(Date.now() - 3_600_000) })
    assert.deepEqual(await online(), [])
  })
})
