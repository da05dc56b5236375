import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { Secret } from '@adonisjs/core/helpers'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import type User from '#api/accounts/models/user'
import LinkAttempt from '#api/mailing/models/link_attempt'
import LinkedAccount from '#api/mailing/models/linked_account'
import { accessToken } from '#api/mailing/linked/access_token'
import deliverMail from '#api/notifications/deliver_mail'
import { givenApplication, givenCompany, givenJob, givenMember } from '#tests/givens'
import { givenOauthServer } from '#tests/servers/oauth_server'
import { setSettings } from '#tests/settings'

const PATH = '/api/v1/client/integrations'

test.group('Linked accounts', (group) => {
  let provider: Awaited<ReturnType<typeof givenOauthServer>>
  group.setup(async () => {
    provider = await givenOauthServer()
    return () => provider.close()
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => {
    Object.assign(provider.state, {
      mails: [],
      revoked: [],
      renewals: 0,
      lifetime: 3600,
      sendStatus: 0,
    })
    return setSettings({
      GOOGLE_CLIENT_ID: 'test',
      GOOGLE_CLIENT_SECRET: new Secret('test-secret'),
      GOOGLE_URL: provider.url,
      MICROSOFT_CLIENT_ID: 'test',
      MICROSOFT_CLIENT_SECRET: new Secret('test-secret'),
      MICROSOFT_URL: provider.url,
    })
  })

  const asking = async (client: any, user: User) => {
    const { token } = await openSession(user)
    const header = { authorization: `Bearer ${token}` }
    return {
      get: (path: string, query: object = {}) =>
        client
          .get(PATH + path)
          .headers(header)
          .qs(query),
      remove: (path: string) => client.delete(PATH + path).headers(header),
    }
  }
  const linked = async (client: any, user: User, name = 'google') => {
    const her = await asking(client, user)
    const { url } = (await her.get(`/${name}/redirect`)).body().data
    const done = await her.get(`/${name}/callback`, provider.consent(url))
    done.assertStatus(200)
    return her
  }

  test('are refused to strangers and roles without a mailbox, and say where nothing is set up', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    ;(await client.get(PATH)).assertStatus(401)
    const { user: billing } = await givenMember(company, 'billing')
    ;(await client.get(PATH).loginAs(billing)).assertStatus(403)
    const her = await asking(client, user)
    ;(await her.get('/yahoo/redirect')).assertStatus(404)
    const rows = (await her.get('')).body().data
    assert.deepEqual(
      rows.map((row: any) => [row.provider, row.configured, row.connected]),
      [
        ['google', true, false],
        ['outlook', true, false],
        ['linkedin', false, false],
      ]
    )
    assert.equal(rows[2].note, 'Not set up on this installation')
    ;(await her.get('/linkedin/redirect')).assertStatus(409)
  })

  test('are linked with a state of the session and PKCE, with sealed tokens, and unlinked at both ends', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    const her = await asking(client, user)
    const { url } = (await her.get('/google/redirect')).body().data
    const asked = new URL(url).searchParams
    assert.equal(asked.get('code_challenge_method'), 'S256')
    assert.equal(asked.get('scope'), 'openid email https://www.googleapis.com/auth/gmail.send')
    const brought = provider.consent(url)
    const done = await her.get('/google/callback', brought)
    done.assertStatus(200)
    assert.equal(done.body().data.address, provider.state.address)
    ;(await her.get('/google/callback', brought)).assertStatus(409)
    const account = await LinkedAccount.findByOrFail('user_id', user.id)
    const kept = JSON.stringify(await db.from('linked_accounts').where('id', account.id).first())
    for (const token of [...provider.state.access.keys(), ...provider.state.refresh])
      assert.notInclude(kept, token)
    const [google] = (await her.get('')).body().data
    assert.containsSubset(google, { connected: true, address: provider.state.address })
    ;(await her.remove('/google')).assertStatus(200)
    assert.lengthOf(provider.state.revoked, 1)
    ;(await her.remove('/google')).assertStatus(404)
  })

  test('are not linked from another session, after a denial, too late, or without the consent to send', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const her = await asking(client, user)
    const begin = async () => (await her.get('/google/redirect')).body().data.url as string
    const { user: colleague } = await givenMember(company, 'recruiter')
    for (const other of [await asking(client, colleague), await asking(client, user)])
      (await other.get('/google/callback', provider.consent(await begin()))).assertStatus(409)
    const url = await begin()
    ;(await her.get('/outlook/callback', provider.consent(url))).assertStatus(409)
    const denied = await her.get('/google/callback', {
      state: new URL(url).searchParams.get('state'),
      error: 'access_denied',
    })
    denied.assertStatus(409)
    assert.match(denied.body().message, /did not give access/)
    const late = provider.consent(await begin())
    await LinkAttempt.query()
      .where('user_id', user.id)
      .update({ expiresAt: DateTime.now().minus({ minutes: 1 }).toJSDate() })
    ;(await her.get('/google/callback', late)).assertStatus(409)
    const less = await her.get(
      '/google/callback',
      provider.consent(await begin(), { scope: 'openid email' })
    )
    assert.match(less.body().message, /did not allow us to send/)
    const wrong = { ...provider.consent(await begin()), code: 'made-up' }
    ;(await her.get('/google/callback', wrong)).assertStatus(409)
    assert.isNull(await LinkedAccount.findBy('user_id', user.id))
  })

  test('are renewed once however many ask, and end when the provider takes them no more', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    provider.state.lifetime = 1
    await linked(client, user)
    provider.state.lifetime = 3600
    const all = await Promise.all([1, 2, 3].map(() => accessToken(user.id, 'google')))
    assert.equal(provider.state.renewals, 1)
    assert.lengthOf([...new Set(all)], 1)
    provider.state.refresh.clear()
    assert.isNull(await accessToken(user.id, 'google', all[0]!))
    const account = await LinkedAccount.findByOrFail('user_id', user.id)
    assert.include(account.endedReason, 'invalid_grant')
    const bell = await db
      .from('notifications')
      .where({ user_id: user.id, kind: 'account.unlinked' })
      .first()
    assert.match(bell.message, /Google account is no longer linked/)
  })

  test('send a company’s mails from the person’s own address, by Gmail and by Graph', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { application, user: developer } = await givenApplication(await givenJob(company))
    const send = (mailbox: string, words = `Hello by ${mailbox}`) =>
      client
        .post('/api/v1/client/send-email')
        .loginAs(user)
        .json({
          subject: 'Grüße',
          body: `<p>${words}</p>`,
          appliedIds: [application.id],
          mailbox,
        })
    const none = await send('google')
    none.assertStatus(422)
    assert.equal(none.body().errors[0].field, 'mailbox')
    const latest = () =>
      db
        .from('mails')
        .where({ user_id: developer.id, kind: 'message.mail' })
        .orderBy('id', 'desc')
        .first()
    for (const name of ['google', 'outlook']) {
      await linked(client, user, name)
      ;(await send(name)).assertStatus(202)
      const mail = await latest()
      // a token that was revoked meanwhile is renewed
      provider.state.access.clear()
      await deliverMail({ mailId: mail.id })
      await deliverMail({ mailId: mail.id })
      assert.equal((await latest()).status, 'sent', name)
    }
    assert.lengthOf(provider.state.mails, 2)
    for (const message of provider.state.mails) {
      assert.include(message, `<${provider.state.address}>`)
      assert.include(message, `To: <${developer.email}>`)
      assert.include(message, Buffer.from('Grüße').toString('base64'))
    }
    ;(await send('google', 'Hello again')).assertStatus(202)
    await LinkedAccount.query().where('user_id', user.id).delete()
    const { id } = await latest()
    await deliverMail({ mailId: id })
    assert.containsSubset(await latest(), { status: 'failed' })
  })
})
