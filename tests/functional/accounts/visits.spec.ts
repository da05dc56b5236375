import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import AccountVisit from '#api/accounts/models/account_visit'
import AuditEntry from '#api/accounts/models/audit_entry'
import PriceSlab from '#api/billing/models/price_slab'
import Session from '#api/accounts/models/session'
import type User from '#api/accounts/models/user'
import endVisits from '#api/accounts/visits/end_visits'
import { closedToVisits, VISIT_MINUTES } from '#api/accounts/visits/visit_facts'
import { readsByPost } from '#api/http/reads_by_post'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { erasePerson } from '#api/privacy/erase_account'
import Notification from '#api/notifications/models/notification'
import { givenAdmin, givenCandidate, givenCompany, givenJob, givenResume } from '#tests/givens'
import { everyRoute, send } from '#tests/send'
import { setSettings } from '#tests/settings'
import { givenCoupon, givenProduct } from '../billing/given_billing.js'
import { inPath } from '../authorization/named_rows.js'
import { theirs } from '../authorization/theirs.js'

const API = '/api/v1'
const VISITS = `${API}/admin/account-visits`
const reason = 'They cannot find their application'

test.group('Seeing an account to help its person', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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

  test('no route changes anything in a visit, of any kind of person', async ({ assert }) => {
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
      const token = await begun(admin, user)
      for (const { method, pattern } of writes) {
        const path = pattern.replace(/:\w+/g, '1')
        const { status } = await send(method, path, { token, json: {} })
        if (status !== 403) passed.add(`${method} ${pattern} ${status}`)
      }
    }
    assert.deepEqual([...passed], [])
  })

  test('no read changes anything in a visit, and none gives a link that opens a file', async ({
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const them = await theirs()
    await them.company.merge({ verification: 'verified' }).save()
    const reads = everyRoute().filter(
      ({ method, pattern, access }) =>
        pattern.startsWith(`${API}/`) &&
        access?.to !== 'admin' &&
        pattern !== `${API}/logout` &&
        (method === 'GET' || readsByPost.has(pattern.slice(API.length)))
    )
    const product = await givenProduct()
    // their billing address is in Germany
    await PriceSlab.query()
      .where('productId', product.id)
      .update({ countryCode: 'DE', currency: 'EUR' })
    const { id: openJob } = await givenJob(them.company)
    const items = [{ productId: String(product.id), quantity: 1, subjectId: String(openJob) }]
    const bodies = new Map<string, object>([
      ['/apply-coupon', { code: (await givenCoupon()).code, items }],
      ['/quote-order', { items }],
      ['/open-invite', { token: await anInvite() }],
      ['/client/applicant-list', { jobId: String(openJob) }],
      ['/client/verify-job-title', { jobTitle: 'Platform engineer' }],
    ])
    // the installation makes its key of pushes when somebody first asks for it
    await send('GET', `${API}/push-subscriptions/key`, {
      token: (await openSession(them.client)).token,
    })
    const wrong: string[] = []
    const read = new Set<string>()
    for (const user of [them.client, them.developer]) {
      const token = await begun(admin, user)
      for (const { method, pattern } of reads) {
        const path = pattern.slice(API.length)
        const param = inPath[path]?.(them) ?? 1
        const before = await rowsWritten()
        const { status, text } = await send(
          method,
          API + path.replace(/:provider/, 'google').replace(/:\w+/, String(param)),
          { token, json: method === 'GET' ? undefined : (bodies.get(path) ?? {}) }
        )
        const after = await rowsWritten()
        if (status === 200) read.add(path)
        if (after !== before) wrong.push(`${method} ${path} ${status} wrote ${after - before}`)
        if (text.includes('signature=')) wrong.push(`${method} ${path} gives a signature`)
      }
    }
    assert.deepEqual(wrong, [])
    assert.isAbove(read.size, 70)
    const certain = ['/client/candidate/:devId', '/client/application/:id', '/notifications']
    const byPost = [...readsByPost].filter((path) => !closedToVisits.has(path))
    assert.deepEqual(
      [...certain, ...byPost].filter((path) => !read.has(path)),
      []
    )
  })

  test('files, exports, the live stream and the linking of accounts stay closed', async ({
    assert,
  }) => {
    const { user, candidate } = await givenCandidate()
    const { fileId } = await givenResume(candidate)
    const { user: owner } = await givenCompany()
    const uid = '6a4e1d34-4a83-4a8a-9e0c-0d2f3b7a1c55'
    const closed = {
      developer: [
        ['GET', `${API}/files/${fileId}`],
        ['GET', `${API}/account/export`],
        ['GET', `${API}/candidate/export/resume.pdf`],
        ['GET', `${API}/candidate/integrations/google/redirect`],
        ['GET', `${API}/candidate/integrations/google/callback?code=1&state=1`],
        ['GET', `/__transmit/events?uid=${uid}`],
        ['POST', '/__transmit/subscribe'],
        ['POST', '/__transmit/unsubscribe'],
      ],
      client: [
        ['GET', `${API}/payments/csv`],
        ['GET', `${API}/client/integrations/google/redirect`],
        ['GET', `${API}/client/integrations/google/callback?code=1&state=1`],
      ],
    }
    const admin = await givenAdmin('support')
    for (const [person, calls] of [
      [user, closed.developer],
      [owner, closed.client],
    ] as const) {
      const token = await begun(admin, person)
      for (const [method, path] of calls) {
        const json = method === 'POST' ? { uid, channel: `users/${person.id}` } : undefined
        const { status, body } = await send(method, path, { token, json })
        assert.deepEqual([path, status, body?.code], [path, 403, 'E_VISIT'])
      }
    }
  })

  test('an administrator without the second factor that is asked of them begins none', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(setSettings({ ADMIN_SECOND_FACTOR: 'required' }))
    const admin = await givenAdmin('support')
    const { user } = await givenCandidate()
    const ask = async (secondFactor: boolean) => {
      const { token } = await openSession(admin, {}, { secondFactor })
      return client.post(VISITS).json({ userId: user.id, reason }).bearerToken(token)
    }
    const refused = await ask(false)
    refused.assertStatus(403)
    refused.assertBodyContains({ reason: 'second_factor' })
    assert.lengthOf(await AccountVisit.all(), 0)
    ;(await ask(true)).assertStatus(201)
  })

  test('it ends with its time, with the administrator’s own session, and with the next one', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const { user } = await givenCandidate()
    const { user: other } = await givenCandidate()
    const me = (token: string) => client.get(`${API}/get-user`).bearerToken(token)
    const first = await begun(admin, user)
    const second = await begun(admin, other)
    ;(await me(first)).assertStatus(401)
    ;(await me(second)).assertStatus(200)
    assert.equal(await endVisits(), 0)
    await AccountVisit.query()
      .whereNull('endedAt')
      .update({ expiresAt: DateTime.now().minus({ minutes: 1 }).toJSDate() })
    ;(await me(second)).assertStatus(401)
    assert.equal(await endVisits(), 1)
    assert.equal(await endVisits(), 0)

    const third = await begun(admin, user)
    await Session.query().where('userId', admin.id).delete()
    ;(await me(third)).assertStatus(401)
    assert.equal(await endVisits(), 1)
    const fourth = await begun(admin, user)
    await admin.merge({ adminRole: 'finance' }).save()
    ;(await me(fourth)).assertStatus(401)
    await admin.merge({ adminRole: 'support' }).save()
    ;(await me(fourth)).assertStatus(200)
    await admin.merge({ status: 'deactivated' }).save()
    ;(await me(fourth)).assertStatus(401)
  })

  test('it ends with the account: one that is deactivated or erased is seen no longer', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('support')
    const me = (token: string) => client.get(`${API}/get-user`).bearerToken(token)
    const { user: gone } = await givenCandidate()
    const first = await begun(admin, gone)
    await gone.merge({ status: 'deactivated' }).save()
    ;(await me(first)).assertStatus(401)

    const { user: erased } = await givenCandidate()
    const second = await begun(admin, erased)
    await erasePerson(erased)
    ;(await me(second)).assertStatus(401)
    assert.equal(await endVisits(), 0)
    assert.lengthOf(await AccountVisit.query().where('userId', erased.id), 0)
    assert.lengthOf(await db.from('mails').where('user_id', erased.id), 0)
    const entry = await AuditEntry.query()
      .where('action', 'account-visits.begin')
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.equal(entry.actorId, admin.id)
    assert.notEqual(entry.subjectLabel, erased.fullName)
  })

  test('its person sees it among their devices and can end it', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const token = await begun(await givenAdmin('support'), user)
    const session = await Session.findByOrFail('userId', user.id)
    const ended = await client.delete(`${API}/sessions/${session.id}`).loginAs(user)
    ended.assertStatus(200)
    ;(await client.get(`${API}/get-user`).bearerToken(token)).assertStatus(401)
    assert.isNotNull((await AccountVisit.findByOrFail('userId', user.id)).endedAt)
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

/** The token of a visit. */
async function begun(admin: User, { id }: User): Promise<string> {
  const { token } = await openSession(admin, {}, { secondFactor: true })
  const answer = await send('POST', VISITS, { token, json: { userId: id, reason } })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data.accessToken
}

/** The token of an invitation that its person did not open. */
async function anInvite() {
  const email = `${randomUUID()}@example.com`
  const { user } = await givenCompany({ userLimit: 10 } as never)
  const { token } = await openSession(user)
  await send('POST', `${API}/client/user-invite`, { token, json: { email, role: 'recruiter' } })
  const mail = await db.from('mails').where('recipient', email).firstOrFail()
  return decodeURIComponent(/accept-invite\?token=([\w%-]+)/.exec(mail.body_text)![1])
}

/** How many rows this test's transaction wrote, in any table but the counters of the limits. */
async function rowsWritten() {
  const { written } = await db
    .from('pg_stat_xact_user_tables')
    .whereNot('relname', 'rate_limits')
    .select(db.raw('sum(n_tup_ins + n_tup_upd + n_tup_del)::int as written'))
    .firstOrFail()
  return Number(written)
}
