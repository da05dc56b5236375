import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import type User from '#api/accounts/models/user'
import SecondFactor from '#api/accounts/models/second_factor'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenAdmin, givenCandidate, PASSWORD } from '#tests/givens'
import { setSettings } from '#tests/settings'
import { address } from './heard.js'

/** What an app shows, now or some steps of 30 seconds later. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/** A person with an app, set up in the session of `token`. */
async function givenApp(client: ApiClient, user: User) {
  const { token } = await openSession(user)
  const begun = await client
    .post('/api/v1/second-factors/totp')
    .bearerToken(token)
    .json({ password: PASSWORD })
  begun.assertStatus(200)
  const { secret } = begun.body().data
  const done = await client
    .put('/api/v1/second-factors/totp')
    .bearerToken(token)
    .json({ code: shown(secret) })
  done.assertStatus(200)
  return { token, secret, recoveryCodes: done.body().data.recoveryCodes as string[] }
}

const login = (client: ApiClient, user: User) =>
  client.post('/api/v1/login').json({ email: user.email, password: PASSWORD })
const second = (client: ApiClient, ticket: string, body: object) =>
  client.post('/api/v1/login/second-factor').json({ ticket, ...body })

test.group('A second factor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const person = async () => {
    const { user } = await givenCandidate()
    await user.merge({ email: address() }).save()
    return user
  }

  test('is nobody else’s to set up, and needs the password again', async ({ client, assert }) => {
    for (const [method, path] of [
      ['get', ''],
      ['post', '/totp'],
      ['put', '/totp'],
      ['post', '/passkey-options'],
      ['post', '/passkeys'],
      ['post', '/recovery-codes'],
      ['delete', '/1'],
    ] as const)
      (await client[method](`/api/v1/second-factors${path}`)).assertStatus(401)
    const user = await person()
    const other = await person()
    await givenApp(client, other)
    const [theirs] = await SecondFactor.confirmedOf(other.id)
    ;(
      await client
        .delete(`/api/v1/second-factors/${theirs.id}`)
        .loginAs(user)
        .json({ password: PASSWORD })
    ).assertStatus(404)
    const wrong = await client
      .post('/api/v1/second-factors/totp')
      .loginAs(user)
      .json({ password: 'not the password' })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'password')
  })

  test('counts only once its first code was typed', async ({ client, assert }) => {
    const user = await person()
    const { token } = await openSession(user)
    const begun = await client
      .post('/api/v1/second-factors/totp')
      .bearerToken(token)
      .json({ password: PASSWORD })
    const { secret, url, qr } = begun.body().data
    assert.match(url, /^otpauth:\/\/totp\/Candor/)
    assert.match(qr, /^<svg/)
    assert.notInclude((await db.from('second_factors').first()).secret, secret)
    assert.property((await login(client, user)).body().data, 'accessToken')
    const wrong = await client
      .put('/api/v1/second-factors/totp')
      .bearerToken(token)
      .json({ code: shown(secret, 10) })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].field, 'code')
  })

  test('is asked for after the password, and a code counts once', async ({ client, assert }) => {
    const user = await person()
    const { secret, recoveryCodes } = await givenApp(client, user)
    assert.lengthOf(recoveryCodes, 10)
    const half = await login(client, user)
    half.assertStatus(200)
    assert.notProperty(half.body().data, 'accessToken')
    assert.deepEqual(half.body().data.secondFactor, ['totp'])
    const { ticket } = half.body().data
    ;(await client.get('/api/v1/get-user').bearerToken(ticket)).assertStatus(401)
    // the code that set the app up is spent
    ;(await second(client, ticket, { code: shown(secret) })).assertStatus(422)
    const code = shown(secret, 1)
    const whole = await second(client, ticket, { code })
    whole.assertStatus(200)
    ;(await client.get('/api/v1/get-user').bearerToken(whole.body().data.accessToken)).assertStatus(
      200
    )
    ;(await second(client, ticket, { code })).assertStatus(422)
    const again = (await login(client, user)).body().data.ticket
    ;(await second(client, again, { code })).assertStatus(422)
    const mail = await db
      .from('mails')
      .where({ recipient: user.email })
      .orderBy('id', 'desc')
      .first()
    assert.equal(mail.kind, 'account.second_factor')
  })

  test('takes a recovery code in its place, each once', async ({ client, assert }) => {
    const user = await person()
    const { recoveryCodes, token } = await givenApp(client, user)
    assert.notInclude(JSON.stringify(await db.from('recovery_codes')), recoveryCodes[0])
    // of 31 letters, so that a fast hash of it tells nobody the code
    const bits = recoveryCodes[0].replaceAll('-', '').length * Math.log2(31)
    assert.isAbove(bits, 112)
    const ticket = (await login(client, user)).body().data.ticket
    const typed = recoveryCodes[0].toUpperCase().replace('-', ' ')
    ;(await second(client, ticket, { code: typed })).assertStatus(200)
    const later = (await login(client, user)).body().data.ticket
    ;(await second(client, later, { code: recoveryCodes[0] })).assertStatus(422)
    const mine = await client.get('/api/v1/second-factors').bearerToken(token)
    assert.equal(mine.body().data.recoveryCodesLeft, 9)
  })

  test('is not guessed: five tries a sign-in, ten a quarter of an hour', async ({
    client,
    assert,
  }) => {
    const user = await person()
    await givenApp(client, user)
    const statuses: number[] = []
    for (let round = 0; round < 3; round++) {
      const { ticket } = (await login(client, user)).body().data
      for (let i = 0; i < 6; i++)
        statuses.push((await second(client, ticket, { code: `00000${i}` })).status())
    }
    assert.isAtMost(statuses.filter((status) => status === 422).length, 13)
    assert.equal(statuses.at(-2), 429)
  })

  test('a sign-in that waits ends after five minutes, and for a stranger at once', async ({
    client,
  }) => {
    const user = await person()
    const { secret } = await givenApp(client, user)
    const { ticket } = (await login(client, user)).body().data
    await db.from('sign_in_tickets').update({ expires_at: new Date(Date.now() - 300_000) })
    ;(await second(client, ticket, { code: shown(secret, 1) })).assertStatus(422)
    ;(await second(client, 'x'.repeat(43), { code: shown(secret, 1) })).assertStatus(422)
  })

  test('goes when its person removes it, with the recovery codes', async ({ client, assert }) => {
    const user = await person()
    const { token } = await givenApp(client, user)
    const [factor] = await SecondFactor.confirmedOf(user.id)
    const gone = await client
      .delete(`/api/v1/second-factors/${factor.id}`)
      .bearerToken(token)
      .json({ password: PASSWORD })
    gone.assertStatus(200)
    assert.property((await login(client, user)).body().data, 'accessToken')
    assert.lengthOf(await db.from('recovery_codes').where('user_id', user.id), 0)
  })

  test('a passkey that does not answer the challenge is refused', async ({ client, assert }) => {
    const user = await person()
    const { token } = await openSession(user)
    for (const passkey of [{ id: 'x' }, { id: 'x', response: {} }, { id: '', rawId: null }]) {
      const refused = await client
        .post('/api/v1/second-factors/passkeys')
        .bearerToken(token)
        .json({ name: 'Laptop', passkey })
      refused.assertStatus(422)
    }
    assert.lengthOf(await SecondFactor.query().where('userId', user.id), 0)
  })
})

test.group('Administrators where a second factor is required', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => setSettings({ ADMIN_SECOND_FACTOR: 'required' }))

  test('do nothing before they have one, and everything after', async ({ client, assert }) => {
    const admin = await givenAdmin()
    const early = await login(client, admin)
    early.assertStatus(200)
    assert.isTrue(early.body().data.mustSetSecondFactor)
    const token = early.body().data.accessToken
    const refused = await client.get('/api/v1/admin/skills').bearerToken(token)
    refused.assertStatus(403)
    assert.equal(refused.body().reason, 'second_factor')
    const app = await givenApp(client, admin)
    ;(await client.get('/api/v1/admin/skills').bearerToken(app.token)).assertStatus(200)
    // the session from before proved the password only
    ;(await client.get('/api/v1/admin/skills').bearerToken(token)).assertStatus(403)
  })

  test('keep their last one', async ({ client }) => {
    const admin = await givenAdmin()
    const { token } = await givenApp(client, admin)
    const [factor] = await SecondFactor.confirmedOf(admin.id)
    const kept = await client
      .delete(`/api/v1/second-factors/${factor.id}`)
      .bearerToken(token)
      .json({ password: PASSWORD })
    kept.assertStatus(409)
  })

  test('and nobody else needs one', async ({ client, assert }) => {
    const { user } = await givenCandidate()
    const response = await login(client, user)
    assert.isFalse(response.body().data.mustSetSecondFactor)
  })
})
