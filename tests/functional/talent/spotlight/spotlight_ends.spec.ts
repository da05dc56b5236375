import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { expirePlaces } from '#api/talent/spotlight/expire_places'
import Promotion from '#api/talent/models/promotion'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCompany, givenJob } from '#tests/givens'
import { act, bells, inDays, givenShown, givenSpotlight } from './given_spotlight.js'

test.group('When places end', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the sweep warns three days before and tells at the end, once each', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate, user } = await givenShown()
    await act(client, admin, candidate.id, 'spotlight', { days: 7 })
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 0, warned: 0 })
    const move = (days: number) =>
      db.rawQuery(
        `update spotlights set starts_at = starts_at - make_interval(days => ?), ends_at = ends_at - make_interval(days => ?)`,
        [days, days]
      )
    await move(5)
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 0, warned: 1 })
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 0, warned: 0 }, 'run twice')
    await move(3)
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 1, warned: 0 })
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 0, warned: 0 }, 'run twice')
    const told = (await bells(user)).map((bell: any) => bell.data.event)
    assert.deepEqual(told, ['granted', 'soon', 'ended'])
    assert.lengthOf(await db.from('mails').where('user_id', user.id), 3)
  })

  test('after an outage over the end it tells of the end only', async ({ assert }) => {
    const { candidate, user } = await givenShown()
    await givenSpotlight(candidate, inDays(-8), inDays(-1))
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 1, warned: 0 })
    assert.deepEqual(
      (await bells(user)).map((bell: any) => bell.data.event),
      ['ended']
    )
  })

  test('who goes on in a later place hears neither', async ({ assert }) => {
    const { candidate, user } = await givenShown()
    await givenSpotlight(candidate, inDays(-8), inDays(-1))
    await givenSpotlight(candidate, inDays(-5), inDays(2))
    await givenSpotlight(candidate, inDays(2), inDays(17))
    assert.deepEqual(await expirePlaces('spotlight'), { ended: 1, warned: 1 })
    assert.isEmpty(await bells(user))
  })

  test('promotions of profiles and jobs run out in the same way', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const { candidate, user } = await givenShown()
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    await act(client, admin, candidate.id, 'promote', { days: 7 })
    await act(client, admin, job.id, 'promote', { days: 7 }, 'jobs')
    assert.lengthOf(await Promotion.all(), 2)
    await db.rawQuery(
      `update promotions set starts_at = starts_at - interval '5 days', ends_at = ends_at - interval '5 days'`
    )
    assert.deepEqual(await expirePlaces('promotion'), { ended: 0, warned: 2 })
    await db.rawQuery(
      `update promotions set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'`
    )
    assert.deepEqual(await expirePlaces('promotion'), { ended: 2, warned: 0 })
    for (const person of [user, owner])
      assert.deepEqual(
        (await bells(person)).map((bell: any) => bell.data.event),
        ['granted', 'soon', 'ended']
      )
  })
})

test.group('When places end', (group) => {
  group.each.teardown(emptyDatabase)

  test('three clocks at once tell once', async ({ assert }) => {
    const { candidate, user } = await givenShown()
    await givenSpotlight(candidate, inDays(-8), inDays(-1))
    const done = await Promise.all([1, 2, 3].map(() => expirePlaces('spotlight')))
    assert.deepEqual(done.map(({ ended }) => ended).sort(), [0, 0, 1])
    assert.lengthOf(await bells(user), 1)
  })
})
