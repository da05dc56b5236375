import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import CustomSkill from '#api/taxonomy/models/custom_skill'
import { givenCandidate, givenSkill } from '#tests/givens'

test.group('Asking for a skill that the list misses', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const path = '/api/v1/candidate/custom-skill'

  test('is for candidates, with a name', async ({ client }) => {
    ;(await client.post(path).json({ name: 'Zig' })).assertStatus(401)
    const { user } = await givenCandidate({ approval: 'incomplete' })
    for (const body of [{}, { name: '' }, { name: 'x'.repeat(61) }, { name: 'Zig', kind: 'perk' }])
      (await client.post(path).loginAs(user).json(body)).assertStatus(422)
  })

  test('goes to the queue once; a known name is answered with its row', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate({ approval: 'incomplete' })
    const known = await givenSkill()
    const found = await client.post(path).loginAs(user).json({ name: known.name.toUpperCase() })
    found.assertStatus(200)
    assert.containsSubset(found.body().data, {
      _id: String(known.id),
      name: known.name,
      status: 'known',
    })
    ;(await client.post(path).loginAs(user).json({ name: 'Zig Embedded' })).assertStatus(201)
    assert.containsSubset((await CustomSkill.findByOrFail('name', 'Zig Embedded')).$attributes, {
      requestedBy: user.id,
      kind: 'skill',
      status: 'pending',
    })
    ;(await client.post(path).loginAs(user).json({ name: 'zig embedded' })).assertStatus(409)
  })
})
