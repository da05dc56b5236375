import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate, givenUser, PASSWORD } from '#tests/givens'
import { address, listen, passTime } from './heard.js'

const NEW = 'another long enough one'

test.group('Passwords', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const heard = listen(group)
  const person = () =>
    givenUser('admin', { email: address(), adminRole: 'content' } as Partial<User>)

  test('forgetting answers alike whether the address has an account or not, and mails only where it has', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const deactivated = await person()
    await deactivated.merge({ status: 'deactivated' }).save()
    const answers = []
    const unknown = address()
    for (const email of [user.email, deactivated.email, unknown]) {
      const started = performance.now()
      const response = await client.put('/api/v1/forget-password').json({ email })
      assert.isAtLeast(performance.now() - started, 95)
      answers.push({ status: response.status(), message: response.body().message })
    }
    assert.deepEqual(answers, [answers[0], answers[0], answers[0]])
    assert.equal(answers[0].status, 200)
    const mails = await db
      .from('mails')
      .whereIn('recipient', [user.email, deactivated.email, unknown])
    assert.deepEqual(
      mails.map((mail) => mail.recipient),
      [user.email]
    )
    assert.include(mails[0].body_text, heard.reset(user.email).token)
  })

  test('nobody can be flooded with reset mails', async ({ client }) => {
    for (const email of [(await person()).email, address()]) {
      for (let i = 0; i < 5; i++)
        (await client.put('/api/v1/forget-password').json({ email })).assertStatus(200)
      const sixth = await client.put('/api/v1/forget-password').json({ email })
      sixth.assertStatus(429)
    }
  })

  test('who has none yet is told so wherever one is asked for, not that it is wrong', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const me = async () =>
      (await client.get('/api/v1/get-user').loginAs(user)).body().data.user.hasPassword
    assert.isTrue(await me())
    // as one who came with an application, or by another service
    await db.from('users').where('id', user.id).update({ password: null })
    assert.isFalse(await me())
    const asked = [
      [client.put('/api/v1/change-password'), { currentPassword: PASSWORD, password: NEW }],
      [client.delete('/api/v1/account'), { password: PASSWORD }],
      [client.post('/api/v1/second-factors/totp'), { password: PASSWORD }],
    ] as const
    for (const [call, body] of asked) {
      const response = await call.loginAs(user).json(body)
      response.assertStatus(422)
      const [{ field, message }] = response.body().errors
      assert.match(field, /password/i)
      assert.match(message, /^You have no password yet/)
    }
    // the way that they are told of
    await client.put('/api/v1/forget-password').json({ email: user.email })
    const { token } = heard.reset(user.email)
    const chosen = { token, password: NEW }
    ;(await client.put('/api/v1/reset-password').json(chosen)).assertStatus(200)
    assert.isTrue(await me())
    const erased = await client.delete('/api/v1/account').loginAs(user).json({ password: NEW })
    erased.assertStatus(200)
  })

  test('bad input is refused', async ({ client, assert }) => {
    const { email } = await person()
    await client.put('/api/v1/forget-password').json({ email })
    const { token } = heard.reset(email)
    for (const body of [
      {},
      { token },
      { token, password: 'short' },
      { token, password: 'password123' },
      { token, password: 'p'.repeat(10_000) },
      { token: [token], password: NEW },
      { token: 'x'.repeat(43), password: NEW },
      { token: `${token}x`, password: NEW },
    ]) {
      const response = await client.put('/api/v1/reset-password').json(body)
      assert.equal(response.status(), 422, JSON.stringify(body).slice(0, 80))
    }
    const still = await client.put('/api/v1/reset-password').json({ token, password: NEW })
    still.assertStatus(200)
  })

  test('the link sets the password once, ends every session, and tells the owner', async ({
    client,
    assert,
  }) => {
    const user = await person()
    const { token: session } = await openSession(user)
    await client.put('/api/v1/forget-password').json({ email: user.email })
    const { token } = heard.reset(user.email)
    const reset = await client.put('/api/v1/reset-password').json({ token, password: NEW })
    reset.assertStatus(200)
    const dead = await client.get('/api/v1/get-user').bearerToken(session)
    dead.assertStatus(401)
    assert.exists(heard.ended.find(({ userId }) => userId === user.id))
    const old = await client.post('/api/v1/login').json({ email: user.email, password: PASSWORD })
    old.assertStatus(401)
    const fresh = await client.post('/api/v1/login').json({ email: user.email, password: NEW })
    fresh.assertStatus(200)
    const again = await client
      .put('/api/v1/reset-password')
      .json({ token, password: 'yet another long one' })
    again.assertStatus(422)
    assert.exists(
      await db.from('mails').where({ recipient: user.email, kind: 'account.password' }).first()
    )
  })

  test('only the newest link works, for sixty minutes', async ({ client, assert }) => {
    const { email, id } = await person()
    await client.put('/api/v1/forget-password').json({ email })
    const first = heard.reset(email).token
    await client.put('/api/v1/forget-password').json({ email })
    const second = heard.reset(email).token
    const stale = await client.put('/api/v1/reset-password').json({ token: first, password: NEW })
    stale.assertStatus(422)
    const [row] = await db.from('one_time_codes').where('user_id', id)
    assert.closeTo(DateTime.fromJSDate(row.expires_at).diffNow('minutes').minutes, 60, 1)
    await db
      .from('one_time_codes')
      .where('id', row.id)
      .update({ expires_at: DateTime.now().minus({ minutes: 5 }).toJSDate() })
    const late = await client.put('/api/v1/reset-password').json({ token: second, password: NEW })
    late.assertStatus(422)
  })

  test('a verification link is no reset link', async ({ client }) => {
    const email = address()
    await client
      .post('/api/v1/sign-up')
      .json({ userType: 'developer', fName: 'Asha', lName: 'Rao', email, password: PASSWORD })
    const response = await client
      .put('/api/v1/reset-password')
      .json({ token: heard.proof(email).token, password: NEW })
    response.assertStatus(422)
  })

  test('of any letters and 128 of them is taken, and counts as it was typed', async ({
    client,
  }) => {
    const user = await person()
    const password = ` only small letters, a blank at both ends ${'z'.repeat(85)} `
    const { token } = await openSession(user)
    const changed = await client
      .put('/api/v1/change-password')
      .json({ currentPassword: PASSWORD, password })
      .bearerToken(token)
    changed.assertStatus(200)
    const tryIn = (typed: string) =>
      client.post('/api/v1/login').json({ email: user.email, password: typed })
    for (const other of [password.toUpperCase(), password.slice(0, 72)])
      (await tryIn(other)).assertStatus(401)
    ;(await tryIn(password)).assertStatus(200)
  })

  for (const path of ['/api/v1/change-password', '/api/v1/change-password/']) {
    test(`${path} changes the password, and signs the other devices out`, async ({ client }) => {
      const user = await person()
      const [here, there] = [await openSession(user), await openSession(user)]
      const wrong = await client
        .put(path)
        .json({ currentPassword: 'not the password', password: NEW })
        .bearerToken(here.token)
      wrong.assertStatus(422)
      wrong.assertBodyContains({ errors: [{ field: 'currentPassword' }] })
      const weak = await client
        .put(path)
        .json({ currentPassword: PASSWORD, password: 'qwertyuiop' })
        .bearerToken(here.token)
      weak.assertStatus(422)
      const changed = await client
        .put(path)
        .json({ currentPassword: PASSWORD, password: NEW })
        .bearerToken(here.token)
      changed.assertStatus(200)
      ;(await client.get('/api/v1/get-user').bearerToken(here.token)).assertStatus(200)
      ;(await client.get('/api/v1/get-user').bearerToken(there.token)).assertStatus(401)
      ;(await client.post('/api/v1/login').json({ email: user.email, password: NEW })).assertStatus(
        200
      )
    })
  }

  test('who holds a session guesses the password five times, not more', async ({ client }) => {
    const user = await person()
    const { token } = await openSession(user)
    for (let i = 0; i < 5; i++)
      (
        await client
          .put('/api/v1/change-password')
          .json({ currentPassword: `guess ${i}`, password: NEW })
          .bearerToken(token)
      ).assertStatus(422)
    const right = await client
      .put('/api/v1/change-password')
      .json({ currentPassword: PASSWORD, password: NEW })
      .bearerToken(token)
    right.assertStatus(429)
    await passTime(15 * 60 + 1)
    const later = await client
      .put('/api/v1/change-password')
      .json({ currentPassword: PASSWORD, password: NEW })
      .bearerToken(token)
    later.assertStatus(200)
  })
})

test.group('A reset link opened at once', (group) => {
  group.each.teardown(emptyDatabase)
  const heard = listen(group)

  test('sets one password', async ({ client, assert }) => {
    const user = await givenUser('admin', {
      email: address(),
      adminRole: 'content',
    } as Partial<User>)
    await client.put('/api/v1/forget-password').json({ email: user.email })
    const { token } = heard.reset(user.email)
    const responses = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        client.put('/api/v1/reset-password').json({ token, password: `long enough number ${n}` })
      )
    )
    assert.sameMembers(
      responses.map((response) => response.status()),
      [200, 422, 422, 422]
    )
  })
})
