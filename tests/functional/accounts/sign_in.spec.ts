import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import Session from '#api/accounts/models/session'
import { SESSIONS_MOST } from '#api/accounts/account_facts'
import { floods, network } from '#api/http/limiters'
import { signIn } from '#api/accounts/sign_in/sign_in'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenAdmin, givenCandidate, givenCompany, givenUser, PASSWORD } from '#tests/givens'
import { address, listen, passTime } from './heard.js'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.group('Signing in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  listen(group)
  const person = (over: Partial<User> = {}) =>
    givenUser('admin', { email: address(), adminRole: 'content', ...over } as Partial<User>)

  test('bad input is refused beside its field', async ({ client, assert }) => {
    for (const body of [
      {},
      { email: 'a@example.com' },
      { email: ['a@example.com'], password: PASSWORD },
      { email: 'a@example.com', password: { length: 12 } },
      { email: 'a@example.com', password: 'p'.repeat(10_000) },
      { email: 'a\0@example.com', password: PASSWORD },
    ]) {
      const response = await client.post('/api/v1/login').json(body)
      assert.equal(response.status(), 422, JSON.stringify(body))
    }
  })

  test('a wrong password, an unknown address and an account without password answer alike, in like time', async ({
    client,
    assert,
  }) => {
    const known = await person()
    const invited = await person({ password: null } as Partial<User>)
    const seen: object[] = []
    const took: number[] = []
    for (const email of [known.email, invited.email, address()]) {
      const started = performance.now()
      const response = await client
        .post('/api/v1/login')
        .json({ email, password: 'not the password' })
      took.push(performance.now() - started)
      seen.push({ status: response.status(), ...response.body(), requestId: '' })
    }
    assert.deepEqual(seen[1], seen[0])
    assert.deepEqual(seen[2], seen[0])
    assert.deepInclude(seen[0], { status: 401, code: 'E_INVALID_CREDENTIALS' })
    for (const ms of took) assert.isAtLeast(ms, 95)
  })

  test('the right password opens a session, whatever the case of the address; only a hash is kept, and no cookie is set', async ({
    client,
    assert,
  }) => {
    const { user, company } = await givenCompany()
    const response = await client
      .post('/api/v1/login')
      .json({ email: ` ${user.email.toUpperCase()} `, password: PASSWORD })
      .header('user-agent', CHROME)
    response.assertStatus(200)
    const { data } = response.body()
    assert.deepInclude(data.user, {
      _id: String(user.id),
      clientId: String(company.id),
      companyRole: 'owner',
      emailVerified: true,
    })
    assert.equal(data.userType, 'client')
    assert.equal(data.redirectUrl, '/client/dashboard')
    assert.isUndefined(response.header('set-cookie'))
    const [session] = await db.from('sessions').where('user_id', user.id)
    assert.notInclude(JSON.stringify(session), data.accessToken)
    const me = await client.get('/api/v1/get-user').bearerToken(data.accessToken)
    assert.equal(me.body().data.user.email, user.email)
    assert.notProperty(me.body().data.user, 'password')
  })

  test('after five wrong tries the right password is refused too, until a quarter of an hour has passed', async ({
    client,
    assert,
  }) => {
    const { email } = await person()
    for (let i = 0; i < 5; i++)
      (
        await client.post('/api/v1/login').json({ email, password: `wrong ${i} wrong` })
      ).assertStatus(401)
    const locked = await client
      .post('/api/v1/login')
      .json({ email: email.toUpperCase(), password: PASSWORD })
    locked.assertStatus(429)
    assert.equal(locked.body().code, 'E_TOO_MANY_REQUESTS')
    assert.isAtLeast(Number(locked.header('retry-after')), 800)
    const other = await client
      .post('/api/v1/login')
      .json({ email: (await person()).email, password: PASSWORD })
    other.assertStatus(200)
    await passTime(15 * 60 + 1)
    const later = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    later.assertStatus(200)
  })

  test('an unknown address is locked alike', async ({ client }) => {
    const email = address()
    for (let i = 0; i < 5; i++)
      (
        await client.post('/api/v1/login').json({ email, password: `wrong ${i} wrong` })
      ).assertStatus(401)
    const locked = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    locked.assertStatus(429)
  })

  test('twenty tries at once are still five', async ({ client, assert }) => {
    const { email } = await person()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        client.post('/api/v1/login').json({ email, password: `wrong ${i} wrong` })
      )
    )
    assert.lengthOf(
      responses.filter((response) => response.status() === 401),
      5
    )
  })

  test('signing in clears the count', async ({ client }) => {
    const { email } = await person()
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++)
        await client.post('/api/v1/login').json({ email, password: `wrong ${i} wrong` })
      const right = await client.post('/api/v1/login').json({ email, password: PASSWORD })
      right.assertStatus(200)
    }
  })

  test('who is deactivated learns it only with the right password', async ({ client, assert }) => {
    const { email } = await person({ status: 'deactivated' })
    const wrong = await client.post('/api/v1/login').json({ email, password: 'not the password' })
    wrong.assertStatus(401)
    const right = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    right.assertStatus(403)
    assert.equal(right.body().code, 'E_DEACTIVATED')
    assert.equal(right.body().reason, 'status')
  })

  test('fifty tries from many places close an account to strangers, and not to the devices it is signed in on', async ({
    assert,
  }) => {
    const { email } = await person()
    const from = (ip: string, password: string, isPerson = false) =>
      signIn({ email, password }, { ip }, isPerson).then(
        () => 200,
        (error) => error.status as number
      )
    assert.equal(await from('203.0.113.200', PASSWORD), 200)
    for (let i = 0; i < 50; i++)
      assert.equal(await from(`198.51.100.${i}`, `wrong ${i} wrong`), 400)
    assert.equal(await from('198.51.100.99', PASSWORD), 429)
    assert.equal(await from('198.51.100.98', PASSWORD, true), 200, 'a captcha vouches')
    for (let i = 0; i < 51; i++) await from(`192.0.2.${i}`, `wrong ${i} wrong`)
    assert.equal(await from('192.0.2.99', PASSWORD), 429)
    assert.equal(await from('203.0.113.200', PASSWORD), 200, 'signed in there before')
  })
})

test.group('Sessions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const heard = listen(group)

  test('strangers are refused', async ({ client, assert }) => {
    for (const [method, path] of [
      ['get', '/get-user'],
      ['get', '/sessions'],
      ['delete', '/sessions/1'],
      ['put', '/change-password'],
      ['post', '/send-otp'],
      ['post', '/verify-otp'],
      ['get', '/logout'],
    ] as const) {
      const response = await client[method](`/api/v1${path}`)
      assert.equal(response.status(), 401, path)
      assert.equal(response.body().code, 'E_UNAUTHORIZED')
    }
  })

  test('only the bearer scheme with a live token counts', async ({ client, assert }) => {
    const { token } = await openSession(await givenAdmin())
    for (const header of [
      `Basic ${token}`,
      token,
      `Bearer ${token}x`,
      `Bearer`,
      `Bearer  ${token}`,
      `Bearer ${token.toUpperCase()}`,
      `Token ${token}`,
      `Bearer undefined`,
      `Bearer ${'x'.repeat(5_000)}`,
    ]) {
      const response = await client.get('/api/v1/get-user').header('authorization', header)
      assert.equal(response.status(), 401, header)
    }
    const right = await client.get('/api/v1/get-user').header('authorization', `bearer ${token}`)
    right.assertStatus(200)
  })

  test('each session has a token of its own, of 256 random bits', async ({ assert }) => {
    const admin = await givenAdmin()
    const tokens = new Set<string>()
    for (let times = 0; times < 5; times++) tokens.add((await openSession(admin)).token)
    assert.lengthOf([...tokens], 5)
    for (const token of tokens) assert.lengthOf(Buffer.from(token, 'base64url'), 32)
  })

  test('the cookie authorises neither a read nor a write', async ({ client, assert }) => {
    const { token, session } = await openSession(await givenAdmin())
    for (const [method, path] of [
      ['get', '/get-user'],
      ['get', '/sessions'],
      ['get', '/logout'],
      ['put', '/change-password'],
      ['post', '/send-otp'],
    ] as const) {
      const response = await client[method](`/api/v1${path}`).header('cookie', `token=${token}`)
      assert.equal(response.status(), 401, path)
    }
    assert.exists(await Session.find(session.id))
  })

  test('a session ends seven days after its last use, and use prolongs it', async ({
    client,
    assert,
  }) => {
    const { token, session } = await openSession(await givenAdmin())
    await session
      .merge({
        lastUsedAt: DateTime.now().minus({ days: 6 }),
        expiresAt: DateTime.now().plus({ days: 1 }),
      })
      .save()
    const used = await client.get('/api/v1/get-user').bearerToken(token)
    used.assertStatus(200)
    await session.refresh()
    assert.isAtLeast(session.expiresAt.diffNow('days').days, 6.9)
    await session.merge({ expiresAt: DateTime.now().minus({ minutes: 5 }) }).save()
    const late = await client.get('/api/v1/get-user').bearerToken(token)
    late.assertStatus(401)
  })

  test('a session ends after thirty days, however often it is used', async ({ client, assert }) => {
    const { token, session } = await openSession(await givenAdmin())
    await session
      .merge({
        createdAt: DateTime.now().minus({ days: 28 }),
        lastUsedAt: DateTime.now().minus({ days: 2 }),
        expiresAt: DateTime.now().plus({ days: 1 }),
      })
      .save()
    ;(await client.get('/api/v1/get-user').bearerToken(token)).assertStatus(200)
    await session.refresh()
    assert.closeTo(session.expiresAt.diffNow('days').days, 2, 0.01)
  })

  test('one session too many ends the one that was unused longest', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const { user: other } = await givenCandidate()
    await openSession(other)
    const opened = []
    for (let each = 0; each < SESSIONS_MOST; each++) opened.push(await openSession(user))
    // the first was used since, so the second is the oldest
    await opened[0].session.merge({ lastUsedAt: DateTime.now().plus({ minutes: 1 }) }).save()
    const signedIn = await client
      .post('/api/v1/login')
      .json({ email: user.email, password: PASSWORD, userType: 'developer' })
    signedIn.assertStatus(200)
    assert.lengthOf(await Session.query().where('userId', user.id), SESSIONS_MOST)
    assert.isNull(await Session.find(opened[1].session.id))
    assert.isNotNull(await Session.find(opened[0].session.id))
    assert.lengthOf(await Session.query().where('userId', other.id), 1)
  })

  test('signing out everywhere ends every session, this one too', async ({ client, assert }) => {
    const user = await givenAdmin()
    const [here, there] = [await openSession(user), await openSession(user)]
    const stranger = await openSession(await givenAdmin())
    ;(await client.delete('/api/v1/sessions').bearerToken(here.token)).assertStatus(200)
    for (const { token } of [here, there])
      (await client.get('/api/v1/get-user').bearerToken(token)).assertStatus(401)
    ;(await client.get('/api/v1/get-user').bearerToken(stranger.token)).assertStatus(200)
    const { sessionIds } = heard.ended.find(({ userId }) => userId === user.id)!
    assert.sameMembers(sessionIds, [here.session.id, there.session.id])
  })

  test('signing out kills the token, tells the stream, and does no harm when repeated', async ({
    client,
    assert,
  }) => {
    const user = await givenAdmin()
    const { token, session } = await openSession(user)
    const left = await client.get('/api/v1/logout').bearerToken(token)
    left.assertStatus(200)
    assert.deepInclude(heard.ended, { userId: user.id, sessionIds: [session.id] })
    const again = await client.get('/api/v1/logout').bearerToken(token)
    again.assertStatus(200)
    const dead = await client.get('/api/v1/get-user').bearerToken(token)
    dead.assertStatus(401)
  })

  test('a person sees their devices, and ends one; nobody else can', async ({ client, assert }) => {
    const user = await givenAdmin()
    const here = await openSession(user, { userAgent: CHROME, ip: '203.0.113.9' })
    const phone = await openSession(user, {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    })
    const gone = await openSession(user)
    await gone.session.merge({ expiresAt: DateTime.now().minus({ minutes: 5 }) }).save()
    const list = await client.get('/api/v1/sessions').bearerToken(here.token)
    list.assertStatus(200)
    assert.sameDeepMembers(
      list.body().data.map(({ _id, device, isCurrent }: any) => ({ _id, device, isCurrent })),
      [
        { _id: String(here.session.id), device: 'Chrome on Windows', isCurrent: true },
        { _id: String(phone.session.id), device: 'Safari on iPhone', isCurrent: false },
      ]
    )
    assert.notInclude(JSON.stringify(list.body()), here.session.secretHash)
    const stranger = await client
      .delete(`/api/v1/sessions/${phone.session.id}`)
      .bearerToken((await openSession(await givenAdmin())).token)
    stranger.assertStatus(404)
    for (const id of ['0', '-1', 'x', '99999999999999999999', '1e3', '%00']) {
      const odd = await client.delete(`/api/v1/sessions/${id}`).bearerToken(here.token)
      assert.oneOf(odd.status(), [400, 404, 422], id)
    }
    const ended = await client
      .delete(`/api/v1/sessions/${phone.session.id}`)
      .bearerToken(here.token)
    ended.assertStatus(200)
    assert.deepInclude(heard.ended, { userId: user.id, sessionIds: [phone.session.id] })
    const dead = await client.get('/api/v1/get-user').bearerToken(phone.token)
    dead.assertStatus(401)
  })

  test('a deactivated person is refused at once', async ({ client }) => {
    const { user } = await givenCandidate()
    const { token } = await openSession(user)
    await db.from('users').where('id', user.id).update({ status: 'deactivated' })
    const response = await client.get('/api/v1/get-user').bearerToken(token)
    response.assertStatus(401)
  })
})

test.group('Limits of requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an account that floods waits, others do not', async ({ client, assert }) => {
    const [one, other] = [await givenAdmin(), await givenAdmin()]
    await floods.account.set(`account:${one.id}`, 6_000, '1 minute')
    const flooded = await client.get('/api/v1/get-user').loginAs(one)
    flooded.assertStatus(429)
    assert.equal(flooded.body().code, 'E_TOO_MANY_REQUESTS')
    assert.isAtLeast(Number(flooded.header('retry-after')), 1)
    assert.exists(flooded.body().requestId)
    const calm = await client.get('/api/v1/get-user').loginAs(other)
    calm.assertStatus(200)
  })

  test('an address that floods the open routes waits', async ({ client, cleanup }) => {
    const keys = ['127.0.0.1', '::1'].map((ip) => `open:${network(ip)}`)
    cleanup(async () => {
      for (const key of keys) await floods.address.delete(key)
    })
    for (const key of keys) await floods.address.set(key, 600 * 50, '1 minute')
    const flooded = await client.get('/api/v1/categories')
    flooded.assertStatus(429)
    const probe = await client.get('/api/v1/health')
    probe.assertStatus(200)
  })

  test('an IPv6 customer is one address', ({ assert }) => {
    assert.equal(network('2001:db8:1:2:aaaa::1'), network('2001:db8:1:2:bbbb:1:2:3'))
    assert.notEqual(network('2001:db8:1:2::1'), network('2001:db8:1:3::1'))
    assert.equal(network('::ffff:203.0.113.9'), '203.0.113.9')
  })
})
