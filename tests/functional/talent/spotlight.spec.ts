import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import CandidateBlock from '#api/candidates/models/candidate_block'
import { closePlaces } from '#api/talent/spotlight/close_places'
import Promotion from '#api/talent/models/promotion'
import Spotlight from '#api/talent/models/spotlight'
import Industry from '#api/taxonomy/models/industry'
import { emptyDatabase } from '#tests/empty_database'
import {
  givenAdmin,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
  givenSkill,
} from '#tests/givens'

const act = (
  client: ApiClient,
  admin: User,
  id: number,
  action: 'spotlight' | 'promote',
  body: object = {},
  of = 'developers'
) => client.put(`/api/v1/admin/${of}/${id}/${action}`).loginAs(admin).json(body)
const wall = (client: ApiClient, query: object = {}, user?: User) => {
  const call = client.get('/api/v1/spotlight-wall-list').qs(query)
  return user ? call.loginAs(user) : call
}
const ids = (answer: { body(): any }) => answer.body().data.map((row: any) => row._id)
const bells = (user: User) => db.from('notifications').where('user_id', user.id).orderBy('id')
const inDays = (days: number) => DateTime.now().plus({ days })
const daysLeft = (time: string) => DateTime.fromISO(time).diffNow('days').days

const givenShown = (over: object = {}) => givenCandidate({ english: 'cleared', ...over } as never)

/** A place as it stood some days ago: the history row and the kept expiry. */
async function givenSpotlight(candidate: Candidate, startsAt: DateTime, endsAt: DateTime) {
  await db.table('spotlights').insert({
    candidate_id: candidate.id,
    starts_at: startsAt.toSQL(),
    ends_at: endsAt.toSQL(),
  })
  await db
    .from('candidates')
    .where('id', candidate.id)
    .update({ spotlight_expires_at: endsAt.toSQL() })
}

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

  test('the wall masks names, labels paid places, and says nothing of who left or never cleared', async ({
    client,
    assert,
  }) => {
    const { candidate } = await givenShown({ isPublic: false, photoKey: 'x.webp' })
    const { candidate: paying } = await givenShown()
    const { candidate: gone } = await givenShown()
    const { candidate: past } = await givenShown()
    for (const one of [candidate, gone]) await givenSpotlight(one, inDays(-1), inDays(5))
    await givenSpotlight(past, inDays(-9), inDays(-2))
    await Spotlight.create({
      candidateId: paying.id,
      startsAt: inDays(-1),
      endsAt: inDays(7),
      source: 'purchase',
    })
    await gone.merge({ visibility: 'deactivated' }).save()
    const shown = await wall(client)
    shown.assertBodyContains({ pagination: { total: 2 } })
    const rows = Object.fromEntries(shown.body().data.map((row: any) => [row._id, row]))
    assert.sameMembers(Object.keys(rows), [String(candidate.id), String(paying.id)])
    assert.containsSubset(rows[candidate.id], {
      lName: 'R.',
      userImage: null,
      slug: null,
      isPaid: false,
      spotLight: true,
    })
    assert.isTrue(rows[paying.id].isPaid)
    const extract = await client.get('/api/v1/get-spotlight-candidates').qs({ limit: 1 })
    assert.lengthOf(extract.body().data, 1)
  })

  test('its order changes with the day, and pages of one day fit together', async ({
    client,
    assert,
  }) => {
    for (let count = 0; count < 8; count++)
      await givenSpotlight((await givenShown()).candidate, inDays(-1), inDays(60))
    const all = ids(await wall(client))
    const paged = [
      ...ids(await wall(client, { limit: 3 })),
      ...ids(await wall(client, { limit: 3, page: 2 })),
      ...ids(await wall(client, { limit: 3, page: 3 })),
    ]
    assert.deepEqual(paged, all)
    assert.notDeepEqual(
      all,
      [...all].sort((one, other) => Number(one) - Number(other))
    )
  })

  test('who blocks a company is not there for its people', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { candidate } = await givenShown()
    await givenSpotlight(candidate, inDays(-1), inDays(5))
    await CandidateBlock.create({
      candidateId: candidate.id,
      companyId: company.id,
      reason: 'chosen',
    })
    assert.isEmpty(ids(await wall(client, {}, user)))
    assert.lengthOf(ids(await wall(client, {}, (await givenCompany()).user)), 1)
  })

  test('an industry narrows to those who worked at a company of it or name it as theirs, whatever their skills', async ({
    client,
    assert,
  }) => {
    const [banks, farms] = await Industry.createMany(
      ['Banks', 'Farms'].map((name) => ({ name, slug: name.toLowerCase() })) as never
    )
    const { company } = await givenCompany({ name: 'Tamarind Pvt. Ltd.', industryId: banks.id })
    const skills = await givenShown()
    const [worked, skilled] = [(await givenShown()).candidate, skills.candidate]
    for (const candidate of [worked, skilled])
      await givenSpotlight(candidate, inDays(-1), inDays(5))
    await db.table('employments').insert({
      candidate_id: worked.id,
      company: 'tamarind',
      title: 'Engineer',
      starts_on: '2020-01-01',
    })
    const skill = await givenSkill('COBOL')
    await db
      .table('candidate_skills')
      .insert({ candidate_id: skilled.id, skill_id: skill.id, position: 0 })
    await givenJob(company, { industryId: banks.id, skillIds: [skill.id] })
    assert.deepEqual(ids(await wall(client, { industry: banks.id })), [String(worked.id)])
    assert.isEmpty(ids(await wall(client, { industry: farms.id })))
    const own = (industries: (string | number)[]) =>
      client.put('/api/v1/candidate/profile').loginAs(skills.user).json({ industries })
    ;(await own([987_654_321])).assertBodyContains({ errors: [{ field: 'industries' }] })
    const chosen = await own([farms.id])
    chosen.assertBodyContains({ data: { industries: [String(farms.id)] } })
    assert.deepEqual(ids(await wall(client, { industry: farms.id })), [String(skilled.id)])
    await company.merge({ verification: 'pending' }).save()
    assert.isEmpty(ids(await wall(client, { industry: banks.id })))
  })

  test('companies stand in the spotlight too', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const { company } = await givenCompany()
    const { company: unverified } = await givenCompany({ verification: 'pending' })
    ;(await act(client, admin, unverified.id, 'spotlight', { days: 7 }, 'clients')).assertStatus(
      409
    )
    ;(await act(client, admin, company.id, 'spotlight', { days: 7 }, 'clients')).assertStatus(200)
    const shown = await client.get('/api/v1/get-client-spotlight')
    assert.deepEqual(ids(shown), [String(company.id)])
  })

  test('the sweep warns three days before and tells at the end, once each', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin()
    const { candidate, user } = await givenShown()
    await act(client, admin, candidate.id, 'spotlight', { days: 7 })
    assert.deepEqual(await closePlaces('spotlight'), { ended: 0, warned: 0 })
    const move = (days: number) =>
      db.rawQuery(
        `update spotlights set starts_at = starts_at - make_interval(days => ?), ends_at = ends_at - make_interval(days => ?)`,
        [days, days]
      )
    await move(5)
    assert.deepEqual(await closePlaces('spotlight'), { ended: 0, warned: 1 })
    assert.deepEqual(await closePlaces('spotlight'), { ended: 0, warned: 0 }, 'run twice')
    await move(3)
    assert.deepEqual(await closePlaces('spotlight'), { ended: 1, warned: 0 })
    assert.deepEqual(await closePlaces('spotlight'), { ended: 0, warned: 0 }, 'run twice')
    const told = (await bells(user)).map((bell: any) => bell.data.event)
    assert.deepEqual(told, ['granted', 'soon', 'ended'])
    assert.lengthOf(await db.from('mails').where('user_id', user.id), 3)
  })

  test('after an outage over the end it tells of the end only', async ({ assert }) => {
    const { candidate, user } = await givenShown()
    await givenSpotlight(candidate, inDays(-8), inDays(-1))
    assert.deepEqual(await closePlaces('spotlight'), { ended: 1, warned: 0 })
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
    assert.deepEqual(await closePlaces('spotlight'), { ended: 1, warned: 1 })
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
    assert.deepEqual(await closePlaces('promotion'), { ended: 0, warned: 2 })
    await db.rawQuery(
      `update promotions set starts_at = starts_at - interval '3 days', ends_at = ends_at - interval '3 days'`
    )
    assert.deepEqual(await closePlaces('promotion'), { ended: 2, warned: 0 })
    for (const person of [user, owner])
      assert.deepEqual(
        (await bells(person)).map((bell: any) => bell.data.event),
        ['granted', 'soon', 'ended']
      )
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

  test('three clocks at once tell once', async ({ assert }) => {
    const { candidate, user } = await givenShown()
    await givenSpotlight(candidate, inDays(-8), inDays(-1))
    const done = await Promise.all([1, 2, 3].map(() => closePlaces('spotlight')))
    assert.deepEqual(done.map(({ ended }) => ended).sort(), [0, 0, 1])
    assert.lengthOf(await bells(user), 1)
  })
})
