import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import SignUp from '#api/accounts/models/sign_up'
import User from '#api/accounts/models/user'
import sweepAccounts from '#api/accounts/sweep_accounts'
import Candidate from '#api/candidates/models/candidate'
import CompanyMember from '#api/companies/models/company_member'
import { emptyDatabase } from '#tests/empty_database'
import { givenUser, PASSWORD } from '#tests/givens'
import { address, listen } from './heard.js'

const developer = (email: string, over: object = {}) => ({
  userType: 'developer',
  fName: 'Asha',
  lName: 'Rao',
  email,
  password: PASSWORD,
  countryCode: 'IN',
  ...over,
})
const company = (email: string, over: object = {}) =>
  developer(email, { userType: 'client', companyName: 'Blue Kite', ...over })

/** Types the code in the browser that signed up; returns what a sign-in returns. */
async function prove(client: ApiClient, waiting: ApiResponse, code: string) {
  const { user, ticket } = waiting.body().data
  const response = await client
    .post('/api/v1/email-verification')
    .json({ email: user.email, code, ticket })
  response.assertStatus(200)
  return response.body().data
}

test.group('Signing up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  const heard = listen(group)

  for (const [title, over, field] of [
    ['an administrator', { userType: 'admin' }, 'userType'],
    ['a client without a company', { userType: 'client' }, 'companyName'],
    ['a password that is guessed first', { password: 'password123' }, 'password'],
    ['a password that is our name and a number', { password: 'Candor2026!' }, 'password'],
    ['a password that is what we do', { password: 'recruiting1' }, 'password'],
    ['one letter repeated', { password: 'zzzzzzzzzzzz' }, 'password'],
    ['a password of nine characters', { password: 'ninechars' }, 'password'],
    ['a password of 129 characters', { password: 'ab'.repeat(65) }, 'password'],
    ['a name of 10,000 characters', { fName: 'n'.repeat(10_000) }, 'fName'],
    ['a name of 61 characters', { lName: 'n'.repeat(61) }, 'lName'],
    ['a name of blanks', { fName: '   ' }, 'fName'],
    ['a name that cannot be seen', { fName: '\u200b\u200b' }, 'fName'],
    ['a name with a NUL', { fName: 'A\0sha' }, 'fName'],
    ['a name of two lines', { fName: 'Asha\nBcc: all' }, 'fName'],
    ['a name that is a link', { fName: 'win at https://evil.example' }, 'fName'],
    ['a list for a name', { fName: ['Asha'] }, 'fName'],
    ['an object for an address', { email: { $gt: '' } }, 'email'],
    ['a list for a password', { password: [PASSWORD] }, 'password'],
    ['something that is no address', { email: 'asha' }, 'email'],
    [
      'an address of 255 characters',
      {
        email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.com`,
      },
      'email',
    ],
    ['a country that is none', { countryCode: 'QQ' }, 'countryCode'],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 'timeZone'],
  ] as const) {
    test(`${title} is refused beside its field`, async ({ client, assert }) => {
      const response = await client.post('/api/v1/sign-up').json(developer(address(), over))
      response.assertStatus(422)
      assert.include(
        response.body().errors.map((error: { field: string }) => error.field),
        field
      )
    })
  }

  test('a body that is no object answers 4xx', async ({ client, assert }) => {
    for (const body of [
      '[]',
      '[[[]]]',
      '"text"',
      'null',
      '{"__proto__":{"userType":"admin"}}',
      '{',
      '{"email":1e999}',
    ]) {
      const response = await client
        .post('/api/v1/sign-up')
        .header('content-type', 'application/json')
        .request.send(body)
        .then(
          (r) => r,
          (error) => error.response
        )
      assert.oneOf(response.status, [400, 422], body)
    }
  })

  test('a developer gets an empty profile and a mail with code and link, and no token yet', async ({
    client,
    assert,
  }) => {
    const email = address()
    const response = await client.post('/api/v1/sign-up').json(
      developer(`  ${email.toUpperCase()} `, {
        fName: '  அருண் 🚀 ',
        adminRole: 'super',
        status: 'erased',
        emailVerifiedAt: '2020-01-01',
      })
    )
    response.assertStatus(201)
    const { user } = response.body().data
    assert.notProperty(response.body().data, 'accessToken')
    assert.deepInclude(user, {
      fName: 'அருண் 🚀',
      lName: 'Rao',
      email,
      userType: 'developer',
      userImage: null,
      emailVerified: false,
      countryCode: 'IN',
    })
    assert.isString(user._id)
    assert.notProperty(user, 'password')
    assert.notProperty(user, 'adminRole')
    assert.isNull(await User.findBy('email', email))
    const waiting = await SignUp.findByOrFail('email', email)
    assert.match(waiting.password!, /^\$argon2id\$/)
    assert.notInclude(JSON.stringify(waiting), response.body().data.ticket)
    const mail = await db.from('mails').where('recipient', email).firstOrFail()
    assert.include(mail.body_text, heard.proof(email).code)
    assert.include(mail.body_text, heard.proof(email).token!)
    const codes = await db.from('one_time_codes').where('sign_up_id', waiting.id)
    assert.lengthOf(codes, 2)
    assert.notInclude(JSON.stringify(codes), heard.proof(email).code)
    assert.notInclude(JSON.stringify(codes), heard.proof(email).token!)

    const early = await client.post('/api/v1/login').json({ email, password: PASSWORD })
    early.assertStatus(403)
    assert.equal(early.body().code, 'E_EMAIL_UNVERIFIED')
    ;(
      await client.post('/api/v1/login').json({ email, password: 'a wrong password' })
    ).assertStatus(401)

    const proved = await prove(client, response, heard.proof(email).code)
    assert.equal(proved.user._id, user._id)
    const candidate = await Candidate.findByOrFail('user_id', Number(user._id))
    assert.equal(proved.user.devId, String(candidate.id))
    const stored = await User.findOrFail(Number(user._id))
    assert.equal(stored.status, 'active')
    assert.isNull(stored.adminRole)
    ;(await client.post('/api/v1/login').json({ email, password: PASSWORD })).assertStatus(200)
  })

  test('sixty characters of any script are a name, also when each takes two units', async ({
    client,
  }) => {
    const response = await client
      .post('/api/v1/sign-up')
      .json(developer(address(), { fName: '🚀'.repeat(60), lName: '李' }))
    response.assertStatus(201)
  })

  test('a client gets an unverified company, and owns it; a name that is taken gets another address', async ({
    client,
    assert,
  }) => {
    const slugs = []
    for (let i = 0; i < 2; i++) {
      const email = address()
      const response = await client.post('/api/v1/sign-up').json(company(email))
      response.assertStatus(201)
      const { user } = await prove(client, response, heard.proof(email).code)
      assert.equal(user.companyRole, 'owner')
      const member = await CompanyMember.query()
        .where('user_id', Number(user._id))
        .preload('company')
        .firstOrFail()
      assert.equal(user.clientId, String(member.companyId))
      assert.equal(member.company.verification, 'unverified')
      slugs.push(member.company.slug)
    }
    assert.equal(slugs[0], 'blue-kite')
    assert.match(slugs[1], /^blue-kite-[0-9a-f]{6}$/)
  })

  test('an address with an account answers alike, changes nothing, and its owner gets a mail', async ({
    client,
    assert,
  }) => {
    const owner = await givenUser('client')
    const [known, fresh] = [
      await client.post('/api/v1/sign-up').json(company(owner.email.toUpperCase())),
      await client.post('/api/v1/sign-up').json(company(address())),
    ]
    known.assertStatus(201)
    assert.equal(known.body().message, fresh.body().message)
    assert.sameMembers(Object.keys(known.body().data.user), Object.keys(fresh.body().data.user))
    assert.equal(known.body().data.user.email, owner.email)
    assert.isNull(await User.find(Number(known.body().data.user._id)))
    assert.lengthOf(await User.query().where('email', owner.email), 1)
    assert.sameMembers(Object.keys(known.body().data), Object.keys(fresh.body().data))
    assert.deepEqual(
      heard.taken.filter((email) => email === owner.email),
      [owner.email]
    )
    const mails = await db.from('mails').where('recipient', owner.email)
    assert.deepEqual(
      mails.map((mail) => mail.kind),
      ['account.taken']
    )
    await owner.refresh()
    assert.isTrue(await owner.verifyPassword(PASSWORD))
  })

  test('sign-ups of one address wait beside each other, five at most, until one is proved', async ({
    client,
    assert,
  }) => {
    const email = address()
    for (let i = 0; i < 7; i++) {
      const response = await client.post('/api/v1/sign-up').json(company(email))
      response.assertStatus(201)
    }
    assert.lengthOf(await SignUp.query().where('email', email), 5)
    assert.lengthOf(
      heard.proofs.filter((proof) => proof.email === email),
      1
    )
  })

  test('the link of the mail removes a sign-up that waits, and works once', async ({
    client,
    assert,
  }) => {
    const email = address()
    await client.post('/api/v1/sign-up').json(company(email))
    const cancelled = await client
      .post('/api/v1/cancel-registration')
      .json({ token: heard.proof(email).token })
    cancelled.assertStatus(200)
    assert.lengthOf(await SignUp.query().where('email', email), 0)
    const again = await client
      .post('/api/v1/cancel-registration')
      .json({ token: heard.proof(email).token })
    again.assertStatus(422)
  })

  test('a sign-up that nobody proves is gone after a day', async ({ client, assert }) => {
    const email = address()
    await client.post('/api/v1/sign-up').json(company(email))
    await SignUp.query()
      .where('email', email)
      .update({ expiresAt: new Date(Date.now() - 300_000) })
    const { code } = heard.proof(email)
    const late = await client
      .post('/api/v1/email-verification')
      .json({ email, code, password: PASSWORD })
    late.assertStatus(422)
    await sweepAccounts()
    assert.lengthOf(await SignUp.query().where('email', email), 0)
  })

  test('a confirmed account is not removed by its old mail', async ({ client, assert }) => {
    const email = address()
    const waiting = await client.post('/api/v1/sign-up').json(developer(email))
    const { code, token } = heard.proof(email)
    await prove(client, waiting, code)
    const cancelled = await client.post('/api/v1/cancel-registration').json({ token })
    cancelled.assertStatus(422)
    assert.exists(await User.findBy('email', email))
  })
})

test.group('Signing up at once', (group) => {
  group.each.teardown(emptyDatabase)
  const heard = listen(group)

  test('of six sign-ups of one address one is proved, and makes one account', async ({
    client,
    assert,
  }) => {
    const email = address()
    const responses = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) =>
        client
          .post('/api/v1/sign-up')
          .json(company(n % 2 ? email : email.toUpperCase(), { fName: `Try ${n}` }))
      )
    )
    for (const response of responses) response.assertStatus(201)
    const { code } = heard.proof(email)
    const proofs = await Promise.all(
      responses.map((response) =>
        client.post('/api/v1/email-verification').json({
          email,
          code,
          ticket: response.body().data.ticket,
          password: PASSWORD,
        })
      )
    )
    assert.lengthOf(
      proofs.filter((response) => response.status() === 200),
      1
    )
    assert.lengthOf(await User.query().where('email', email), 1)
    assert.lengthOf(await db.from('companies'), 1)
    assert.lengthOf(await db.from('company_members'), 1)
    assert.lengthOf(await db.from('sign_ups'), 0)
  })

  test('companies of one name, at once, all open', async ({ client, assert }) => {
    const addresses = [1, 2, 3, 4, 5, 6].map(() => address())
    const waiting = await Promise.all(
      addresses.map((email) => client.post('/api/v1/sign-up').json(company(email)))
    )
    await Promise.all(
      waiting.map((response, i) => prove(client, response, heard.proof(addresses[i]).code))
    )
    const slugs = await db.from('companies').select('slug')
    assert.equal(new Set(slugs.map(({ slug }) => slug)).size, 6)
  })
})
