import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import endAccommodations from '#api/assessments/accommodations/end_accommodations'
import Attempt from '#api/assessments/models/attempt'
import TestAccommodation from '#api/assessments/models/test_accommodation'
import { givenAdmin, givenCandidate, givenCompany } from '#tests/givens'
import { givenSkillTest, taker } from './given_tests.js'

const API = '/api/v1'
const NEED = 'I read with a screen reader.'

const ask = (client: ApiClient, user: User, body: object = {}) =>
  client
    .post(`${API}/candidate/test-accommodation`)
    .loginAs(user)
    .json({ extraPercent: 50, need: NEED, ...body })

const rows = (admin: User, client: ApiClient) => ({
  list: () => client.get(`${API}/admin/test-accommodations`).loginAs(admin),
  give: (body: object) =>
    client
      .post(`${API}/admin/test-accommodations`)
      .loginAs(admin)
      .json(body as never),
  act: (id: number, action: string, body: object) =>
    client
      .put(`${API}/admin/test-accommodations/${id}/${action}`)
      .loginAs(admin)
      .json(body as never),
})

async function secondsOfTest(client: ApiClient, user: User) {
  const { assessment } = await givenSkillTest({ over: { questionCount: 2, minutes: 10 } })
  const rules = await taker(client, user).get('test-rules', { testId: assessment.id })
  const started = await taker(client, user).start(assessment.id)
  const { extraPercent } = rules.body().data.test
  return { extraPercent, seconds: started.body().data.secondsLeft as number }
}

const told = (user: User) =>
  db
    .from('notifications')
    .where({ user_id: user.id, kind: 'assessment.accommodation' })
    .orderBy('id', 'desc')

test.group('More time for tests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('only candidates ask, and only those who answer for people decide', async ({ client }) => {
    const { user: owner } = await givenCompany()
    ;(await ask(client, owner)).assertStatus(403)
    const { user, candidate } = await givenCandidate()
    ;(await ask(client, user)).assertStatus(201)
    const wish = await TestAccommodation.firstOrFail()
    for (const role of ['finance', 'content'] as const) {
      const calls = rows(await givenAdmin(role), client)
      ;(await calls.list()).assertStatus(403)
      ;(await calls.act(wish.id, 'grant', { extraPercent: 50, note: 'It is so' })).assertStatus(403)
      ;(await calls.give({ devId: candidate.id, extraPercent: 50, note: 'It is so' })).assertStatus(
        403
      )
    }
  })

  test('a wish names how much and why, and waits for one decision', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    for (const [bad, field] of [
      [{ extraPercent: 33 }, 'extraPercent'],
      [{ extraPercent: 'x' }, 'extraPercent'],
      [{ need: '' }, 'need'],
      [{ need: 'x'.repeat(1_001) }, 'need'],
    ] as const) {
      const refused = await ask(client, user, bad)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
    ;(await ask(client, user)).assertStatus(201)
    ;(await ask(client, user)).assertStatus(409)
    const own = await client.get(`${API}/candidate/test-accommodation`).loginAs(user)
    assert.containSubset(own.body().data, { status: 'asked', extraPercent: 50, need: NEED })
    assert.equal((await secondsOfTest(client, user)).seconds, 600)
  })

  test('what is granted lengthens the next test, is told and audited, and no company reads why', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    await ask(client, user)
    const wish = await TestAccommodation.firstOrFail()
    const admin = await givenAdmin('support')
    const calls = rows(admin, client)
    assert.equal((await calls.list()).body().data[0].status, 'asked')
    const before = await calls.act(wish.id, 'grant', {
      extraPercent: 25,
      note: 'As usual for screen readers',
      endsAt: '2020-01-01T00:00:00Z',
    })
    before.assertStatus(422)
    const granted = await calls.act(wish.id, 'grant', {
      extraPercent: 25,
      note: 'As usual for screen readers',
      endsAt: new Date(Date.now() + 86_400_000).toISOString(),
    })
    granted.assertStatus(200)
    assert.containSubset(await secondsOfTest(client, user), { extraPercent: 25, seconds: 750 })
    const [message] = await told(user)
    assert.equal(message.message, 'Your tests have 25 % more time')
    const [line] = await db.from('audit_log').where('action', 'test-accommodations.grant')
    assert.equal(line.actor_id, admin.id)
    assert.equal(line.changes.status.to, 'granted')
    // the note is the platform's
    const own = await client.get(`${API}/candidate/test-accommodation`).loginAs(user)
    assert.notInclude(JSON.stringify(own.body()), 'As usual')
    const { user: owner } = await givenCompany()
    const seen = await client.get(`${API}/client/candidate/${candidate.id}`).loginAs(owner)
    for (const words of ['screen reader', 'extraPercent', 'ccommodation'])
      assert.notInclude(JSON.stringify(seen.body()), words)
    ;(await calls.act(wish.id, 'refuse', { reason: 'Too late' })).assertStatus(409)
  })

  test('a test that runs is lengthened by what is granted, once, and never shortened', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const { assessment } = await givenSkillTest({ over: { questionCount: 2, minutes: 10 } })
    const started = await taker(client, user).start(assessment.id)
    const { _id: attemptId } = started.body().data
    const attempt = await Attempt.findOrFail(attemptId)
    // a minute of it was lost to an outage, and given back
    attempt.merge({ outageSeconds: 60, deadlineAt: attempt.deadlineAt.plus({ minutes: 1 }) })
    await attempt.save()
    const calls = rows(await givenAdmin(), client)
    const minutesAfter = async (extraPercent: number) => {
      ;(await calls.give({ devId: candidate.id, extraPercent, note: 'By phone' })).assertStatus(201)
      const { deadlineAt, startedAt } = await attempt.refresh()
      return Math.round(deadlineAt.diff(startedAt).as('seconds')) / 60
    }
    assert.equal(await minutesAfter(25), 13.5)
    assert.equal(await minutesAfter(50), 16)
    assert.equal(await minutesAfter(10), 16)
    const beat = await taker(client, user).post('test-heartbeat', { attemptId })
    assert.isAbove(beat.body().data.secondsLeft, 15 * 60)

    // one whose time is over stays over
    attempt.merge({ deadlineAt: DateTime.now().minus({ seconds: 1 }) })
    await attempt.save()
    const over = attempt.deadlineAt.toMillis()
    await calls.give({ devId: candidate.id, extraPercent: 100, note: 'By phone' })
    assert.equal((await attempt.refresh()).deadlineAt.toMillis(), over)
  })

  test('an admin gives it unasked, another grant takes its place, and ends it with a reason', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const calls = rows(await givenAdmin(), client)
    for (const extraPercent of [10, 100])
      (await calls.give({ devId: candidate.id, extraPercent, note: 'By phone' })).assertStatus(201)
    assert.deepEqual(
      (await TestAccommodation.query().orderBy('id')).map(({ status }) => status),
      ['ended', 'granted']
    )
    assert.equal((await secondsOfTest(client, user)).seconds, 1_200)
    const { id } = await TestAccommodation.query().where('status', 'granted').firstOrFail()
    ;(await calls.act(id, 'end', {})).assertStatus(422)
    ;(await calls.act(id, 'end', { reason: 'As you asked us' })).assertStatus(200)
    assert.equal((await secondsOfTest(client, user)).seconds, 600)
    const own = await client.get(`${API}/candidate/test-accommodation`).loginAs(user)
    assert.containSubset(own.body().data, { status: 'ended', reason: 'As you asked us' })
    assert.lengthOf(await told(user), 3)
  })

  test('refused it says why and can be asked again; taken back it ends', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await ask(client, user)
    const wish = await TestAccommodation.firstOrFail()
    await rows(await givenAdmin(), client).act(wish.id, 'refuse', { reason: 'Say a little more' })
    const own = await client.get(`${API}/candidate/test-accommodation`).loginAs(user)
    assert.containSubset(own.body().data, { status: 'refused', reason: 'Say a little more' })
    ;(await client.delete(`${API}/candidate/test-accommodation`).loginAs(user)).assertStatus(404)
    ;(await ask(client, user)).assertStatus(201)
    const back = await client.delete(`${API}/candidate/test-accommodation`).loginAs(user)
    back.assertStatus(200)
    assert.equal(back.body().data.status, 'ended')
  })

  test('after its last day it has no effect, and the sweep ends it once', async ({
    client,
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    await rows(await givenAdmin(), client).give({
      devId: candidate.id,
      extraPercent: 50,
      note: 'Until May',
      endsAt: new Date(Date.now() + 60_000).toISOString(),
    })
    assert.equal(await endAccommodations(), 0)
    await db.from('test_accommodations').update({ ends_at: new Date(Date.now() - 1_000) })
    assert.equal((await secondsOfTest(client, user)).seconds, 600)
    assert.equal(await endAccommodations(), 1)
    assert.equal(await endAccommodations(), 0)
    assert.lengthOf(await told(user), 2)
  })
})
