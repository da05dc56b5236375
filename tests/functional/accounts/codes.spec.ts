import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import User from '#api/accounts/models/user'
import { emptyDatabase } from '#tests/empty_database'
import { givenCandidate, givenUser, PASSWORD } from '#tests/givens'
import { address, listen, passTime } from './heard.js'

test.group('Proving an e-mail address', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const heard = listen(group)
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  async function givenUnconfirmed(client: any) {
    const email = address()
    const response = await client
      .post('/api/v1/sign-up')
      .json({ userType: 'developer', fName: 'Asha', lName: 'Rao', email, password: PASSWORD })
    response.assertStatus(201)
    const { ticket } = response.body().data as { ticket: string }
    return { ...heard.proof(email), ticket }
  }

  test('neither code nor link, or strange ones, are bad input', async ({ client, assert }) => {
    for (const body of [
      {},
      { code: '123456' },
      { email: 'a@example.com' },
      { email: 'a@example.com', code: '12345' },
      { email: 'a@example.com', code: ['123456'] },
      { token: { a: 1 } },
      { token: 'x' },
      { token: 'x'.repeat(10_000) },
      { email: 'a@example.com', code: '１２３４５６' },
    ]) {
      const response = await client.post('/api/v1/email-verification').json(body)
      assert.equal(response.status(), 422, JSON.stringify(body))
    }
  })

  test('the code signs the person in, once', async ({ client, assert }) => {
    const { email, code, ticket } = await givenUnconfirmed(client)
    const response = await client
      .post('/api/v1/email-verification')
      .json({ email: email.toUpperCase(), code, ticket })
    response.assertStatus(200)
    const { data } = response.body()
    assert.equal(data.userType, 'developer')
    assert.equal(data.redirectUrl, '/candidate/dashboard')
    assert.isTrue(data.user.emailVerified)
    const me = await client.get('/api/v1/get-user').bearerToken(data.accessToken)
    me.assertStatus(200)
    assert.equal(me.body().data.user.devId, data.user.devId)
    const again = await client.post('/api/v1/email-verification').json({ email, code, ticket })
    again.assertStatus(422)
  })

  test('in another browser the code proves the address, and a new password is chosen with it', async ({
    client,
    assert,
  }) => {
    const { email, code, token } = await givenUnconfirmed(client)
    for (const proof of [{ email, code }, { token }, { email, code, ticket: 'x'.repeat(43) }]) {
      const bare = await client.post('/api/v1/email-verification').json(proof)
      bare.assertStatus(422)
      assert.equal(bare.body().errors[0].field, 'password')
    }
    assert.isNull(await User.findBy('email', email))
    const weak = await client
      .post('/api/v1/email-verification')
      .json({ email, code, password: 'password123' })
    weak.assertStatus(422)
    const mine = 'a password of my own'
    const proved = await client
      .post('/api/v1/email-verification')
      .json({ email, code, password: mine })
    proved.assertStatus(200)
    const user = await User.findByOrFail('email', email)
    assert.isTrue(await user.verifyPassword(mine))
    assert.isFalse(await user.verifyPassword(PASSWORD))
  })

  test('a stranger who signed up with the address first gains nothing from its owner’s code', async ({
    client,
    assert,
  }) => {
    const email = address()
    const signUp = (password: string) =>
      client
        .post('/api/v1/sign-up')
        .json({ userType: 'developer', fName: 'Asha', lName: 'Rao', email, password })
    await signUp('what the stranger knows')
    await passTime(61)
    const own = (await signUp(PASSWORD)).body().data.ticket
    const { code } = heard.proof(email)
    const proved = await client
      .post('/api/v1/email-verification')
      .json({ email, code, ticket: own })
    proved.assertStatus(200)
    const user = await User.findByOrFail('email', email)
    assert.isTrue(await user.verifyPassword(PASSWORD))
    assert.lengthOf(await db.from('sign_ups').where('email', email), 0)
  })

  test('the browser that signed up proves itself by its cookie', async ({ client, assert }) => {
    const email = address()
    const response = await client
      .post('/api/v1/sign-up')
      .json({ userType: 'developer', fName: 'Asha', lName: 'Rao', email, password: PASSWORD })
    const cookies = response.headers()['set-cookie'] as unknown as string[]
    const cookie = cookies.find((each) => each.startsWith('sign_up_ticket='))!
    assert.include(cookie, 'HttpOnly')
    assert.include(cookie, 'Path=/api/v1')
    const proved = await client
      .post('/api/v1/email-verification')
      .header('cookie', cookie.split(';')[0])
      .json({ email, code: heard.proof(email).code })
    proved.assertStatus(200)
    assert.isTrue(await (await User.findByOrFail('email', email)).verifyPassword(PASSWORD))
  })

  test('the link signs the person in, once, and takes the code with it', async ({ client }) => {
    const { email, code, token, ticket } = await givenUnconfirmed(client)
    const response = await client.post('/api/v1/email-verification').json({ token, ticket })
    response.assertStatus(200)
    const again = await client.post('/api/v1/email-verification').json({ token })
    again.assertStatus(422)
    const byCode = await client.post('/api/v1/email-verification').json({ email, code })
    byCode.assertStatus(422)
  })

  test('after five wrong tries the right code is refused too, in the same words as for an unknown address', async ({
    client,
    assert,
  }) => {
    const { email, code } = await givenUnconfirmed(client)
    const answers = []
    for (let i = 0; i < 5; i++)
      answers.push(
        await client.post('/api/v1/email-verification').json({ email, code: wrong(code) })
      )
    answers.push(await client.post('/api/v1/email-verification').json({ email, code }))
    answers.push(await client.post('/api/v1/email-verification').json({ email: address(), code }))
    for (const answer of answers) {
      answer.assertStatus(422)
      assert.deepEqual({ ...answer.body(), requestId: '' }, { ...answers[0].body(), requestId: '' })
    }
    assert.isNull(await User.findBy('email', email))
  })

  test('the fifth try may be right', async ({ client }) => {
    const { email, code, ticket } = await givenUnconfirmed(client)
    for (let i = 0; i < 4; i++)
      await client.post('/api/v1/email-verification').json({ email, code: wrong(code), ticket })
    const response = await client.post('/api/v1/email-verification').json({ email, code, ticket })
    response.assertStatus(200)
  })

  test('a code ends after ten minutes, its link after a day', async ({ client, assert }) => {
    const { email, code, token } = await givenUnconfirmed(client)
    const rows = await db
      .from('one_time_codes')
      .join('sign_ups', 'sign_ups.id', 'one_time_codes.sign_up_id')
      .where('email', email)
      .select('one_time_codes.*')
    const minutes = (row: any) =>
      Math.round(
        DateTime.fromJSDate(row.expires_at).diff(DateTime.fromJSDate(row.created_at), 'minutes')
          .minutes
      )
    assert.equal(minutes(rows.find((row) => row.code_hash)), 10)
    assert.equal(minutes(rows.find((row) => row.token_hash)), 1440)
    await db
      .from('one_time_codes')
      .update({ expires_at: DateTime.now().minus({ minutes: 5 }).toJSDate() })
    const byCode = await client.post('/api/v1/email-verification').json({ email, code })
    byCode.assertStatus(422)
    const byLink = await client.post('/api/v1/email-verification').json({ token })
    byLink.assertStatus(422)
  })

  test('another code comes after a minute, and the old one stops', async ({ client, assert }) => {
    const { email, code, ticket } = await givenUnconfirmed(client)
    const early = await client.post('/api/v1/resend-email-verification').json({ email })
    early.assertStatus(429)
    assert.isAtLeast(Number(early.header('retry-after')), 1)
    assert.isAtMost(Number(early.header('retry-after')), 60)
    await passTime(61)
    const later = await client.post('/api/v1/resend-email-verification').json({ email })
    later.assertStatus(200)
    assert.notEqual(heard.proof(email).token, undefined)
    assert.lengthOf(
      heard.proofs.filter((proof) => proof.email === email),
      2
    )
    if (heard.proof(email).code !== code) {
      const old = await client.post('/api/v1/email-verification').json({ email, code })
      old.assertStatus(422)
    }
    const fresh = await client
      .post('/api/v1/email-verification')
      .json({ email, code: heard.proof(email).code, ticket })
    fresh.assertStatus(200)
  })

  test('asking again answers alike for waiting, confirmed and unknown addresses', async ({
    client,
    assert,
  }) => {
    const { email } = await givenUnconfirmed(client)
    await passTime(61)
    const answers = []
    for (const to of [email, (await givenUser('developer')).email, address()]) {
      const started = performance.now()
      const response = await client.post('/api/v1/resend-email-verification').json({ email: to })
      assert.isAtLeast(performance.now() - started, 95)
      response.assertStatus(200)
      answers.push(response.body().message)
    }
    assert.lengthOf(new Set(answers), 1)
  })

  test('a person who is signed in proves a phone number by the code of a text message', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const strange = await client
      .post('/api/v1/send-otp')
      .json({ channel: 'phone', phone: '12345' })
      .loginAs(user)
    strange.assertStatus(422)
    const none = await client.post('/api/v1/send-otp').json({ channel: 'phone' }).loginAs(user)
    none.assertStatus(422)
    const phone = `+9198${String(Date.now()).slice(-8)}`
    const sent = await client
      .post('/api/v1/send-otp')
      .json({ channel: 'phone', phone })
      .loginAs(user)
    sent.assertStatus(200)
    assert.notProperty(sent.body().data, 'code')
    const { code } = heard.phoneCodes.at(-1)!
    const kept = await db.from('mails').where('recipient', phone).firstOrFail()
    assert.include(kept.body_text, code)
    const asEmail = await client
      .post('/api/v1/verify-otp')
      .json({ channel: 'email', code })
      .loginAs(user)
    asEmail.assertStatus(422)
    const other = await client
      .post('/api/v1/verify-otp')
      .json({ channel: 'phone', code })
      .loginAs((await givenCandidate()).user)
    other.assertStatus(422)
    const confirmed = await client
      .post('/api/v1/verify-otp')
      .json({ channel: 'phone', code })
      .loginAs(user)
    confirmed.assertStatus(200)
    await user.refresh()
    assert.equal(user.phone, phone)
    assert.isNotNull(user.phoneVerifiedAt)
    const soon = await client
      .post('/api/v1/send-otp')
      .json({ channel: 'phone', phone })
      .loginAs(user)
    soon.assertStatus(429)
  })

  test('and their e-mail address again by a mailed code', async ({ client }) => {
    const person = await givenUser('admin')
    const strange = await client
      .post('/api/v1/send-otp')
      .json({ channel: 'pigeon' })
      .loginAs(person)
    strange.assertStatus(422)
    const sent = await client.post('/api/v1/send-otp').json({ channel: 'email' }).loginAs(person)
    sent.assertStatus(200)
    const confirmed = await client
      .post('/api/v1/verify-otp')
      .json({ channel: 'email', code: heard.proof(person.email).code })
      .loginAs(person)
    confirmed.assertStatus(200)
  })
})

test.group('A code tried at once', (group) => {
  group.each.teardown(emptyDatabase)
  const heard = listen(group)

  test('opens one session', async ({ client, assert }) => {
    const email = address()
    const waiting = await client
      .post('/api/v1/sign-up')
      .json({ userType: 'developer', fName: 'Asha', lName: 'Rao', email, password: PASSWORD })
    const { ticket } = waiting.body().data
    const { code } = heard.proof(email)
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() =>
        client.post('/api/v1/email-verification').json({ email, code, ticket })
      )
    )
    assert.sameMembers(
      responses.map((response) => response.status()),
      [200, 422, 422, 422]
    )
    assert.lengthOf(await db.from('sessions'), 1)
  })
})
