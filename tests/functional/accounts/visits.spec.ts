import { readFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AccountVisit from '#api/accounts/models/account_visit'
import AuditEntry from '#api/accounts/models/audit_entry'
import Session from '#api/accounts/models/session'
import type User from '#api/accounts/models/user'
import endVisits from '#api/accounts/visits/end_visits'
import { closedToVisits, VISIT_MINUTES } from '#api/accounts/visits/visit_facts'
import { readsByPost } from '#api/http/reads_by_post'
import Notification from '#api/notifications/models/notification'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenResume,
} from '#tests/givens'
import { everyRoute, send } from '#tests/send'

const API = '/api/v1'
const VISITS = `${API}/admin/account-visits`
const reason = 'They cannot find their application'

test.group('Seeing an account to help its person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.timeout(120_000)

  test('strangers, people, and admins who do not answer support begin none', async ({ client }) => {
    const { user } = await givenCandidate()
    const body = { userId: user.id, reason }
    ;(await client.post(VISITS).json(body)).assertStatus(401)
    for (const other of [user, await givenAdmin('content'), await givenAdmin('finance')])
      (await client.post(VISITS).json(body).loginAs(other)).assertStatus(403)
  })

  test('a reason and a person who signs in are needed; other administrators are nobody’s to see', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const { user } = await givenCandidate()
    const post = (body: object) => client.post(VISITS).json(body).loginAs(admin)
    for (const [body, field] of [
      [{ userId: user.id }, 'reason'],
      [{ userId: user.id, reason: 'short' }, 'reason'],
      [{ reason }, 'userId'],
    ] as const) {
      const response = await post(body)
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, field)
    }
    ;(await post({ userId: 999_999_999, reason })).assertStatus(404)
    ;(await post({ userId: (await givenAdmin('content')).id, reason })).assertStatus(403)
    ;(await post({ userId: admin.id, reason })).assertStatus(403)
    await user.merge({ status: 'deactivated' }).save()
    ;(await post({ userId: user.id, reason })).assertStatus(409)
    assert.lengthOf(await AccountVisit.all(), 0)
  })

  test('support sees what the person sees for half an hour; both ends are on record, and the person is told', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const { user } = await givenCandidate()
    const active = (await db.from('users').where('id', user.id).first()).last_active_at
    const begun = await client.post(VISITS).json({ userId: user.id, reason }).loginAs(admin)
    begun.assertStatus(201)
    const { accessToken, userType, home } = begun.body().data
    assert.deepEqual([userType, home], ['developer', '/candidate/dashboard'])
    const session = await Session.findByOrFail('userId', user.id)
    const minutes = session.expiresAt.diffNow('minutes').minutes
    assert.approximately(minutes, VISIT_MINUTES, 1)

    const me = await client.get(`${API}/get-user`).bearerToken(accessToken)
    assert.equal(me.body().data.user._id, String(user.id))
    const devices = await client.get(`${API}/sessions`).bearerToken(accessToken)
    assert.equal(devices.body().data[0].device, 'An administrator who helps you')
    assert.deepEqual((await db.from('users').where('id', user.id).first()).last_active_at, active)
    assert.lengthOf(await Notification.query().where('userId', user.id), 0)

    ;(await client.get(`${API}/logout`).bearerToken(accessToken)).assertStatus(200)
    ;(await client.get(`${API}/get-user`).bearerToken(accessToken)).assertStatus(401)
    const visit = await AccountVisit.findByOrFail('userId', user.id)
    assert.isNotNull(visit.endedAt)
    const entries = await AuditEntry.query().where('subjectType', 'account-visits').orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actorId, subjectId, reason: why }) => [
        action,
        actorId,
        subjectId,
        why,
      ]),
      [
        ['account-visits.begin', admin.id, visit.id, reason],
        ['account-visits.end', admin.id, visit.id, null],
      ]
    )
    const [bell] = await Notification.query().where('userId', user.id)
    assert.equal(bell.kind, 'account.visit')
    const mail = await db.from('mails').where({ user_id: user.id, kind: 'account.visit' }).first()
    assert.include(mail.body_text, reason)
    const list = await client.get(VISITS).loginAs(admin)
    assert.equal(list.body().data[0].reason, reason)
  })

  test('no route changes anything in a visit, whoever it is of', async ({ client, assert }) => {
    const admin = await givenAdmin('super')
    const { user: owner } = await givenCompany()
    const { user: candidate } = await givenCandidate()
    const writes = everyRoute().filter(
      ({ method, pattern }) =>
        method !== 'GET' &&
        pattern.startsWith(`${API}/`) &&
        !readsByPost.has(pattern.slice(API.length))
    )
    assert.isAbove(writes.length, 200)
    const passed = new Set<string>()
    for (const user of [owner, candidate]) {
      const token = await visitTo(client, admin, user)
      for (const { method, pattern } of writes) {
        const path = pattern.replace(/:\w+/g, '1')
        const { status } = await send(method, path, { token, json: {} })
        if (status !== 403) passed.add(`${method} ${pattern} ${status}`)
      }
    }
    assert.deepEqual([...passed], [])
  })

  test('reading as the person leaves no trace, and their files stay closed', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const { company, user: owner } = await givenCompany()
    const job = await givenJob(company)
    const { user, candidate } = await givenCandidate()
    const resume = await givenResume(candidate)
    const application = await givenApplication(job, { user, candidate })
    const token = await visitTo(client, admin, owner)
    const get = (path: string) => client.get(`${API}${path}`).bearerToken(token)
    ;(await get(`/client/dev-details/${candidate.id}`)).assertStatus(200)
    assert.lengthOf(await db.from('profile_views').where('candidate_id', candidate.id), 0)
    const read = await get(`/client/application/${application.id}`)
    read.assertStatus(200)
    assert.notInclude(JSON.stringify(read.body()), 'signature=')
    await application.refresh()
    assert.isTrue(application.isUnread)
    assert.isNull(application.openedAt)
    for (const path of [
      `/files/${resume.fileId}`,
      `/client/applicants-export/${job.id}`,
      '/account/export',
    ]) {
      const refused = await get(path)
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'E_VISIT')
    }
    ;(await client.get('/__transmit/events').qs({ uid: 'x' }).bearerToken(token)).assertStatus(403)
  })

  test('it ends with its time, with the administrator’s own session, and with the next one', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const { user } = await givenCandidate()
    const { user: other } = await givenCandidate()
    const me = (token: string) => client.get(`${API}/get-user`).bearerToken(token)
    const first = await visitTo(client, admin, user)
    const second = await visitTo(client, admin, other)
    ;(await me(first)).assertStatus(401)
    ;(await me(second)).assertStatus(200)
    assert.equal(await endVisits(), 0)
    await AccountVisit.query()
      .whereNull('endedAt')
      .update({ expiresAt: DateTime.now().minus({ minutes: 1 }).toJSDate() })
    ;(await me(second)).assertStatus(401)
    assert.equal(await endVisits(), 1)
    assert.equal(await endVisits(), 0)

    const third = await visitTo(client, admin, user)
    await Session.query().where('userId', admin.id).delete()
    ;(await me(third)).assertStatus(401)
    assert.equal(await endVisits(), 1)
    const fourth = await visitTo(client, admin, user)
    await admin.merge({ status: 'deactivated' }).save()
    ;(await me(fourth)).assertStatus(401)
  })

  test('every route of people that gives a file is closed', async ({ assert }) => {
    const { routes, operations } = JSON.parse(
      await readFile(app.makePath('.adonisjs/server/operations.json'), 'utf8')
    )
    const giving = everyRoute().filter(
      ({ name, method, access }) =>
        method === 'GET' &&
        access &&
        ['user', 'client', 'developer'].includes(access.to) &&
        operations[routes[name]]?.produces
    )
    assert.isAbove(giving.length, 5)
    assert.includeMembers(
      [...closedToVisits],
      giving.map(({ pattern }) => pattern.slice(API.length))
    )
  })
})

async function visitTo(client: any, admin: User, user: User): Promise<string> {
  const begun = await client.post(VISITS).json({ userId: user.id, reason }).loginAs(admin)
  begun.assertStatus(201)
  return begun.body().data.accessToken
}
