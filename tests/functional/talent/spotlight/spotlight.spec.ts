import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import Candidate from '#api/candidates/models/candidate'
import Spotlight from '#api/talent/models/spotlight'
import { emptyDatabase } from '#tests/empty_database'
import { givenAdmin, givenCompany, givenJob, givenMember } from '#tests/givens'
import { act, wall, ids, bells, inDays, givenShown } from './given_spotlight.js'

const daysLeft = (time: string) => DateTime.fromISO(time).diffNow('days').days

test.group('Spotlight and promotion', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are granted by moderators, not by content or support', async ({ client }) => {
    const { candidate } = await givenShown()
    for (const role of ['content', 'finance'] as const)
      (
        await act(client, await givenAdmin(role), candidate.id, 'spotlight', { days: 7 })
      ).assertStatus(403)
    ;(
      await act(client, await givenAdmin('moderator'), candidate.id, 'spotlight', { days: 7 })
    ).assertStatus(200)
  })

  test('bad input names its field', async ({ client }) => {
    const admin = await givenAdmin()
    const { candidate } = await givenShown()
    for (const [body, field] of [
      [{ days: 8 }, 'days'],
      [{ spotlightExpiryDate: inDays(-1).toISO() }, 'endsAt'],
      [{ spotlightExpiryDate: inDays(400).toISO() }, 'endsAt'],
    ] as const) {
      const refused = await act(client, admin, candidate.id, 'spotlight', body)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
  })

  test('only an approved, active profile with cleared English can be shown', async ({ client }) => {
    const admin = await givenAdmin()
    for (const over of [
      { approval: 'submitted' },
      { visibility: 'snoozed' },
      { english: 'not_taken' },
    ]) {
      const { candidate } = await givenShown(over)
      ;(await act(client, admin, candidate.id, 'spotlight', { days: 7 })).assertStatus(409)
    }
    ;(
      await act(client, admin, (await givenShown({ english: 'waived' })).candidate.id, 'promote', {
        days: 7,
      })
    ).assertStatus(200)
  })

  test('days are added to the later of now and the end so far; the candidate hears of it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate, user } = await givenShown()
    const first = await act(client, admin, candidate.id, 'spotlight', { days: 7, note: 'Event' })
    assert.isTrue(first.body().data.spotLight)
    assert.closeTo(daysLeft(first.body().data.spotlightExpiryDate), 7, 0.01)
    // a form sends the date that nobody chose as null
    const more = { days: 15, spotlightExpiryDate: null, expiryDate: null }
    const second = await act(client, admin, candidate.id, 'spotlight', more)
    assert.closeTo(daysLeft(second.body().data.spotlightExpiryDate), 22, 0.01)
    const history = await client
      .get('/api/v1/admin/spotlights')
      .qs({ filter: JSON.stringify({ devId: candidate.id }) })
      .loginAs(admin)
    assert.lengthOf(history.body().data, 2)
    const shown = await client
      .get(`/api/v1/admin/spotlights/${history.body().data[1]._id}`)
      .loginAs(admin)
    shown.assertBodyContains({ data: { note: 'Event', grantedBy: 'Asha Rao', source: 'grant' } })
    const told = await bells(user)
    assert.lengthOf(told, 2)
    assert.include(told[1].message, inDays(22).toFormat('d LLLL yyyy'))
    assert.lengthOf(await db.from('mails').where('user_id', user.id), 2)
  })

  test('a date sets the end, an earlier one shortens it, and none ends it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate, user } = await givenShown()
    const to = (body: object) => act(client, admin, candidate.id, 'spotlight', body)
    await to({ spotlightExpiryDate: inDays(40).toISO() })
    const shorter = await to({ expiryDate: inDays(10).toISO() })
    assert.closeTo(daysLeft(shorter.body().data.spotlightExpiryDate), 10, 0.01)
    const ended = await to({})
    assert.isFalse(ended.body().data.spotLight)
    assert.isNull(ended.body().data.spotlightExpiryDate)
    ;(await to({})).assertStatus(409)
    const told = await bells(user)
    assert.include(told.at(-1).message, 'no longer in the spotlight')
    assert.isEmpty(ids(await wall(client)))
    const [row] = await Spotlight.all()
    assert.isNotNull(row.closedAt)
    const kept = await client.get(`/api/v1/admin/spotlights/${row.id}`).loginAs(admin)
    const { grantedUntil, grantedBy, endedBy } = kept.body().data
    assert.closeTo(daysLeft(grantedUntil), 40, 0.01)
    assert.deepEqual([grantedBy, endedBy], ['Asha Rao', 'Asha Rao'])
  })

  test('the catalogue adds, changes and removes, and the expiry follows', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate } = await givenShown()
    const path = '/api/v1/admin/spotlights'
    const { company } = await givenCompany()
    for (const [body, field] of [
      [{ days: 7 }, 'devId'],
      [{ devId: candidate.id, clientId: company.id, days: 7 }, 'devId'],
      [{ devId: candidate.id }, 'days'],
    ] as const) {
      const refused = await client.post(path).loginAs(admin).json(body)
      refused.assertStatus(422)
      refused.assertBodyContains({ errors: [{ field }] })
    }
    const forNobody = await client.post('/api/v1/admin/promotions').loginAs(admin).json({ days: 7 })
    forNobody.assertStatus(422)
    assert.match(forNobody.body().errors[0].message, /or a job/)
    const made = await client.post(path).loginAs(admin).json({ devId: candidate.id, days: 30 })
    made.assertStatus(201)
    const until = async () => (await Candidate.findOrFail(candidate.id)).spotlightExpiresAt
    assert.closeTo((await until())!.diffNow('days').days, 30, 0.01)
    const one = `${path}/${made.body().data._id}`
    await client
      .put(one)
      .loginAs(admin)
      .json({ endsAt: inDays(5).toISO() })
    assert.closeTo((await until())!.diffNow('days').days, 5, 0.01)
    ;(
      await client
        .put(one)
        .loginAs(admin)
        .json({ endsAt: inDays(-400).toISO() })
    ).assertStatus(422)
    ;(await client.delete(one).loginAs(admin)).assertStatus(200)
    assert.isNull(await until())
  })

  test('a job is promoted while it is live, and its company hears of it', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { company, user } = await givenCompany()
    const { user: billing } = await givenMember(company, 'billing')
    const draft = await givenJob(company, { status: 'draft', isApproved: null } as never)
    ;(await act(client, admin, draft.id, 'promote', { days: 7 }, 'jobs')).assertStatus(409)
    const job = await givenJob(company)
    const done = await act(client, admin, job.id, 'promote', { days: 7 }, 'jobs')
    done.assertBodyContains({ data: { isPromoted: true } })
    const list = await client.post('/api/v1/promoted-job-list').json({})
    assert.include(ids(list), String(job.id))
    assert.lengthOf(await bells(user), 1)
    assert.isEmpty(await bells(billing))
  })
})

test.group('Spotlights at once, with real commits', (group) => {
  group.each.teardown(emptyDatabase)

  test('four grants of seven days at once are twenty-eight days in a row', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate } = await givenShown()
    await Promise.all(
      Array.from({ length: 4 }, () => act(client, admin, candidate.id, 'spotlight', { days: 7 }))
    )
    await candidate.refresh()
    assert.closeTo(candidate.spotlightExpiresAt!.diffNow('days').days, 28, 0.01)
    assert.lengthOf(await Spotlight.all(), 4)
  })
})
