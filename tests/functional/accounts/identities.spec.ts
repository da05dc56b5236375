import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import User from '#api/accounts/models/user'
import SecondFactor from '#api/accounts/models/second_factor'
import Session from '#api/accounts/models/session'
import SignInAttempt from '#api/accounts/models/sign_in_attempt'
import SignInIdentity from '#api/accounts/models/sign_in_identity'
import Company from '#api/companies/models/company'
import { SESSION_DAYS } from '#api/accounts/account_facts'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { givenAdmin, givenCandidate, PASSWORD } from '#tests/givens'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { setSettings } from '#tests/settings'
import { address } from './heard.js'

const PATH = '/api/v1/sign-in-providers'
const COOKIE = 'sign_in_attempt'

test.group('Sign-in by Google, Microsoft and LinkedIn', (group) => {
  let provider: Awaited<ReturnType<typeof givenOauthServer>>
  group.setup(async () => {
    provider = await givenOauthServer()
    return () => provider.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    Object.assign(provider.state, { claims: {}, forged: false })
    return setSettings({
      GOOGLE_CLIENT_ID: 'sign-in',
      GOOGLE_CLIENT_SECRET: new Secret('test-secret'),
      GOOGLE_URL: provider.url,
      MICROSOFT_CLIENT_ID: 'sign-in',
      MICROSOFT_CLIENT_SECRET: new Secret('test-secret'),
      MICROSOFT_URL: provider.url,
    })
  })

  /** Whom the provider names from here on. */
  const names = (email: string, claims: object = {}) =>
    Object.assign(provider.state, {
      claims: { sub: `sub ${email}`, email, email_verified: true, ...claims },
    })
  /** Goes to the provider, and what it gives the browser there. */
  async function goes(client: ApiClient, name = 'google', path = PATH, token?: string) {
    const call = client.post(`${path}/${name}/begin`)
    const begun = await (token ? call.bearerToken(token) : call)
    begun.assertStatus(200)
    const { url } = begun.body().data
    return { url, browser: begun.cookie(COOKIE)!.value as string, brought: provider.consent(url) }
  }
  function comes(
    client: ApiClient,
    { browser, brought }: { browser: string; brought: object },
    name = 'google',
    path = PATH,
    token?: string
  ) {
    const call = client
      .post(`${path}/${name}/finish`)
      .withPlainCookie(COOKIE, browser)
      .json(brought)
    return token ? call.bearerToken(token) : call
  }
  const signsIn = async (client: ApiClient, name = 'google') =>
    comes(client, await goes(client, name), name)
  const mine = async (client: ApiClient, user: User) => {
    const { token } = await openSession(user)
    return {
      list: () => client.get('/api/v1/identities').bearerToken(token),
      links: async (name = 'google') =>
        comes(
          client,
          await goes(client, name, '/api/v1/identities', token),
          name,
          '/api/v1/identities',
          token
        ),
      unlinks: (name = 'google') => client.delete(`/api/v1/identities/${name}`).bearerToken(token),
      token,
    }
  }

  test('is offered where keys are set, and links are only for those who are signed in', async ({
    client,
    assert,
  }) => {
    const offered = (await client.get(PATH)).body().data
    assert.deepEqual(
      offered.map((row: any) => row.provider),
      ['google', 'microsoft']
    )
    ;(await client.post(`${PATH}/linkedin/begin`)).assertStatus(409)
    ;(await client.post(`${PATH}/yahoo/begin`)).assertStatus(404)
    ;(await client.get('/api/v1/identities')).assertStatus(401)
    ;(await client.post('/api/v1/identities/google/begin')).assertStatus(401)
    ;(await client.delete('/api/v1/identities/google')).assertStatus(401)
    const { url } = await goes(client)
    const asked = new URL(url).searchParams
    assert.equal(asked.get('code_challenge_method'), 'S256')
    assert.equal(asked.get('scope'), 'openid email profile')
    assert.isAtLeast(asked.get('state')!.length, 40)
    assert.isAtLeast(asked.get('nonce')!.length, 40)
    assert.match(asked.get('redirect_uri')!, /\/login\/google\/callback$/)
    const kept = JSON.stringify(await SignInAttempt.all())
    assert.notInclude(kept, asked.get('state')!)
    assert.notInclude(kept, asked.get('nonce')!)
  })

  test('refuses a foreign state, a code that is used, and what is too late', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    names(user.email)
    const hers = await goes(client)
    const theirs = await goes(client)
    // a state of another browser, of none, of another provider, and one that nobody made
    ;(await comes(client, { ...hers, browser: theirs.browser })).assertStatus(409)
    ;(await client.post(`${PATH}/google/finish`).json(hers.brought)).assertStatus(409)
    ;(await comes(client, hers, 'microsoft')).assertStatus(409)
    ;(
      await comes(client, { ...hers, brought: { ...hers.brought, state: 'made-up' } })
    ).assertStatus(409)
    ;(await comes(client, { ...hers, brought: { code: 'x' } })).assertStatus(422)
    // none of it spoilt hers
    const done = await comes(client, hers)
    done.assertStatus(200)
    assert.isString(done.body().data.accessToken)
    ;(await comes(client, hers)).assertStatus(409)
    // the code again under a state that is good
    const again = await goes(client)
    ;(
      await comes(client, {
        ...again,
        brought: { ...hers.brought, state: again.brought.state },
      })
    ).assertStatus(409)
    const late = await goes(client)
    await SignInAttempt.query().update({ expires_at: new Date(Date.now() - 1_000) })
    ;(await comes(client, late)).assertStatus(409)
    const denied = await goes(client)
    const { state } = denied.brought
    const refused = await comes(client, {
      ...denied,
      brought: { state, error: 'access_denied' },
    })
    refused.assertStatus(409)
    assert.include(refused.body().message, 'You did not give access')
  })

  test('believes no token of another audience, issuer, time, nonce or key', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const second = Math.floor(Date.now() / 1000)
    for (const wrong of [
      { aud: 'somebody-else' },
      { iss: 'https://elsewhere.example' },
      { exp: second - 3_600, iat: second - 7_200 },
      { nonce: 'another' },
      { sub: undefined },
    ]) {
      names(user.email, wrong)
      const refused = await signsIn(client)
      assert.equal(refused.status(), 409, JSON.stringify(wrong))
      assert.include(refused.body().message, 'did not confirm who you are')
    }
    names(user.email)
    provider.state.forged = true
    ;(await signsIn(client)).assertStatus(409)
    assert.lengthOf(await SignInIdentity.all(), 0)
    provider.state.forged = false
    ;(await signsIn(client)).assertStatus(200)
  })

  test('signs in to the account with the same proved address, links it once and tells its mailbox', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    names(user.email.toUpperCase())
    const done = await signsIn(client)
    done.assertStatus(200)
    assert.include(done.body().data, { userType: 'developer', redirectUrl: '/candidate/dashboard' })
    const [identity] = await SignInIdentity.query().where('user_id', user.id)
    assert.include(identity.serialize(), {
      provider: 'google',
      subject: `sub ${user.email.toUpperCase()}`,
    })
    assert.isNotNull(
      await db.from('mails').where({ user_id: user.id, kind: 'account.identity' }).first()
    )
    assert.isNotNull(
      await db
        .from('audit_log')
        .where({ actor_id: user.id, action: 'sign_in_identities.link' })
        .first()
    )
    // from now on by the provider's own id, whatever the address is there
    names(user.email, { sub: `sub ${user.email.toUpperCase()}`, email: 'new@elsewhere.example' })
    ;(await signsIn(client)).assertStatus(200)
    assert.lengthOf(await SignInIdentity.query().where('user_id', user.id), 1)
    // another account there with the same address is not let in beside it
    names(user.email, { sub: 'another' })
    ;(await signsIn(client)).assertStatus(409)
  })

  test('takes over no account: the address must be proved on both sides', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    names(user.email, { email_verified: false })
    const unproved = await signsIn(client)
    unproved.assertStatus(409)
    assert.include(unproved.body().message, 'does not say that this address is yours')
    // an organisation at Microsoft writes any address into its accounts
    names(user.email, { tid: 'an organisation' })
    ;(await signsIn(client, 'microsoft')).assertStatus(409)
    names(user.email, { xms_edov: true })
    ;(await signsIn(client, 'microsoft')).assertStatus(200)
    await user.merge({ emailVerifiedAt: null }).save()
    names(user.email)
    ;(await signsIn(client)).assertStatus(409)
    const admin = await givenAdmin()
    names(admin.email)
    ;(await signsIn(client)).assertStatus(409)
    assert.lengthOf(await SignInIdentity.all(), 1)
  })

  test('asks for the second factor, and lets nobody in who is deactivated', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    await SecondFactor.create({
      userId: user.id,
      kind: 'totp',
      name: 'App',
      secret: 'sealed',
      confirmedAt: DateTime.now(),
    } as never)
    names(user.email)
    const half = await signsIn(client)
    half.assertStatus(200)
    assert.deepEqual(half.body().data.secondFactor, ['totp'])
    assert.notProperty(half.body().data, 'accessToken')
    // nothing is linked before the person is in
    assert.lengthOf(await SignInIdentity.all(), 0)
    await SecondFactor.query().delete()
    ;(await signsIn(client)).assertStatus(200)
    await user.merge({ status: 'deactivated' }).save()
    const barred = await signsIn(client)
    barred.assertStatus(403)
    barred.assertBodyContains({ code: 'E_DEACTIVATED' })
  })

  test('a new person says what they are here for, and has an account with a proved address', async ({
    client,
    assert,
  }) => {
    for (const [as, name] of [
      ['developer', 'google'],
      ['client', 'microsoft'],
    ] as const) {
      const email = address()
      names(email, { given_name: 'Asha', family_name: 'Rao', xms_edov: true })
      const { newcomer } = (await signsIn(client, name)).body().data
      assert.include(newcomer, { email, fName: 'Asha', lName: 'Rao' })
      assert.isNull(await User.findBy('email', email))
      const body = { ticket: newcomer.ticket, userType: as, fName: 'Asha', lName: 'Rao' }
      ;(await client.post(`${PATH}/sign-up`).json({ ...body, ticket: 'made-up' })).assertStatus(422)
      if (as === 'client') {
        const refused = await client.post(`${PATH}/sign-up`).json(body)
        refused.assertStatus(422)
        refused.assertBodyContains({ errors: [{ field: 'companyName' }] })
      }
      ;(await client.post(`${PATH}/sign-up`).json({ ...body, userType: 'admin' })).assertStatus(422)
      const made = await client
        .post(`${PATH}/sign-up`)
        .json({ ...body, companyName: 'Kaveri Software' })
      made.assertStatus(201)
      const user = await User.findByOrFail('email', email)
      assert.isNotNull(user.emailVerifiedAt)
      assert.isNull(user.password)
      assert.equal(made.body().data.userType, as)
      assert.lengthOf(await SignInIdentity.query().where({ user_id: user.id, provider: name }), 1)
      // the ticket makes one account
      ;(await client.post(`${PATH}/sign-up`).json({ ...body, companyName: 'Two' })).assertStatus(
        409
      )
      // nobody guesses a password that is not there
      ;(await client.post('/api/v1/login').json({ email, password: PASSWORD })).assertStatus(401)
      ;(await signsIn(client, name)).assertStatus(200)
      const { unlinks } = await mine(client, user)
      ;(await unlinks(name)).assertStatus(409)
    }
    assert.isNotNull(await Company.findBy('name', 'Kaveri Software'))
  })

  test("is linked and unlinked in settings, whatever its address; one person cannot have another's", async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    const { user: other } = await givenCandidate()
    names('private@elsewhere.example', { email_verified: false })
    const her = await mine(client, user)
    ;(await her.unlinks()).assertStatus(404)
    ;(await her.links()).assertStatus(200)
    assert.containsSubset((await her.list()).body().data, [
      { provider: 'google', isLinked: true, address: 'private@elsewhere.example', mayUnlink: true },
      { provider: 'microsoft', isLinked: false },
    ])
    ;(await signsIn(client)).assertStatus(200)
    const them = await mine(client, other)
    ;(await them.links()).assertStatus(409)
    // what one session began, another cannot finish
    const begun = await goes(client, 'google', '/api/v1/identities', her.token)
    ;(await comes(client, begun, 'google', '/api/v1/identities', them.token)).assertStatus(409)
    ;(await comes(client, begun)).assertStatus(409)
    names('second@elsewhere.example')
    ;(await her.links()).assertStatus(409)
    ;(await her.unlinks()).assertStatus(200)
    assert.lengthOf(await SignInIdentity.query().where('user_id', user.id), 0)
    assert.equal(
      (await db.from('mails').where({ user_id: user.id, kind: 'account.identity' })).length,
      2
    )
  })

  test('asks nobody whose description names another issuer', async ({
    client,
    assert,
    cleanup,
  }) => {
    // described anew, as the keys are others
    cleanup(setSettings({ GOOGLE_CLIENT_ID: 'described anew' }))
    provider.state.issuer = 'https://accounts.elsewhere.example'
    cleanup(() => void (provider.state.issuer = ''))
    ;(await client.post(`${PATH}/google/begin`)).assertStatus(409)
    assert.lengthOf(await SignInAttempt.all(), 0)
    provider.state.issuer = ''
    ;(await client.post(`${PATH}/google/begin`)).assertStatus(200)
  })

  test('opens a session by a person’s own act alone, with its own end, and not after it is unlinked', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCandidate()
    names(user.email)
    const her = await mine(client, user)
    const begun = await goes(client)
    const before = await Session.query().where('user_id', user.id)
    // what a link or a picture of another page does: nothing
    for (const step of ['begin', 'finish'])
      (await client.get(`${PATH}/google/${step}`).qs(begun.brought)).assertStatus(404)
    const page = await client.get('/login/google/callback').qs(begun.brought).accept('html')
    assert.notProperty(page.cookies(), 'token')
    assert.lengthOf(await Session.query().where('user_id', user.id), before.length)
    const { accessToken } = (await comes(client, begun)).body().data
    const [session, ...more] = await Session.query()
      .where('user_id', user.id)
      .whereNotIn(
        'id',
        before.map(({ id }) => id)
      )
    assert.isEmpty(more)
    // ours, however long the provider's own session or its tokens last
    assert.closeTo(session.expiresAt.diffNow('days').days, SESSION_DAYS, 0.01)
    ;(await client.get('/api/v1/get-user').bearerToken(accessToken)).assertStatus(200)
    ;(await her.unlinks()).assertStatus(200)
    ;(await client.get('/api/v1/get-user').bearerToken(accessToken)).assertStatus(401)
    ;(await her.list()).assertStatus(200)
  })
})
