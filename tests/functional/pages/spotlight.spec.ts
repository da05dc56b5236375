import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { wallOf } from '#api/pages/page_address'
import Spotlight from '#api/talent/models/spotlight'
import { givenCandidate } from '#tests/givens'
import { DateTime } from 'luxon'

test.group('The wall as a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reads its address, and leaves out what makes no sense', ({ assert }) => {
    assert.deepEqual(wallOf(new URLSearchParams('')), { limit: 24 })
    assert.deepEqual(wallOf(new URLSearchParams('page=2&industry=7')), {
      limit: 24,
      page: 2,
      industry: '7',
    })
    for (const bad of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'industry=x', 'industry=0'])
      assert.deepEqual(wallOf(new URLSearchParams(bad)), { limit: 24 }, bad)
  })

  test('is whole in the first answer, with masked names', async ({ client, assert }) => {
    const { candidate } = await givenCandidate({ english: 'cleared' })
    await Spotlight.create({ candidateId: candidate.id, endsAt: DateTime.now().plus({ days: 7 }) })
    const html = (await client.get('/spotlight').header('accept', 'text/html')).text()
    assert.include(html, '<title>Developers in the spotlight')
    assert.include(html, 'Asha R.')
    assert.notInclude(html, 'Rao')
    const filtered = (await client.get('/spotlight?industry=7')).text()
    assert.include(filtered, 'content="noindex"')
  })
})
