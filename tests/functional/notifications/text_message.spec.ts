import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { Secret } from '@adonisjs/core/helpers'
import deliverMail from '#api/notifications/deliver_mail'
import { givenCandidate } from '#tests/givens'
import { setSettings } from '#tests/settings'
import { drainQueue } from '#tests/queue'

/** As much of Twilio's Messages as the product speaks; tells what it was asked. */
async function givenGateway(
  answer: () => [status: number, body: object, headers?: Record<string, string>]
) {
  const asked: { path: string; signIn: string; fields: Record<string, string> }[] = []
  const server = createServer(async (request, response) => {
    const [, signIn] = (request.headers.authorization ?? '').split(' ')
    asked.push({
      path: `${request.method} ${request.url}`,
      signIn: Buffer.from(signIn ?? '', 'base64').toString(),
      fields: Object.fromEntries(new URLSearchParams(await text(request))),
    })
    const [status, body, headers] = answer()
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const unset = setSettings({
    TWILIO_ACCOUNT_SID: 'AC123',
    TWILIO_AUTH_TOKEN: new Secret('the-token'),
    TWILIO_FROM: '+15005550006',
    TWILIO_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  })
  return {
    asked,
    close() {
      server.close()
      unset()
    },
  }
}

test.group('A text message', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function givenCode(client: any) {
    const { user } = await givenCandidate()
    const phone = `+9197${String(Date.now()).slice(-8)}`
    const sent = await client
      .post('/api/v1/send-otp')
      .json({ channel: 'phone', phone })
      .loginAs(user)
    sent.assertStatus(200)
    return phone
  }
  const row = (phone: string) => db.from('mails').where('recipient', phone).firstOrFail()

  test('is kept beside the mails while no gateway is set up', async ({ client, assert }) => {
    const phone = await givenCode(client)
    await drainQueue()
    assert.equal((await row(phone)).status, 'kept')
  })

  test('leaves by the gateway, once', async ({ client, assert, cleanup }) => {
    const gateway = await givenGateway(() => [201, { sid: 'SM1', status: 'queued' }])
    cleanup(() => gateway.close())
    const phone = await givenCode(client)
    await drainQueue()
    const sent = await row(phone)
    await deliverMail({ mailId: sent.id })
    assert.equal(sent.status, 'sent')
    assert.lengthOf(gateway.asked, 1)
    assert.deepEqual(gateway.asked[0], {
      path: 'POST /2010-04-01/Accounts/AC123/Messages.json',
      signIn: 'AC123:the-token',
      fields: { To: phone, From: '+15005550006', Body: sent.body_text },
    })
    setSettings({ TWILIO_FROM: 'MG456' })
    const other = await givenCode(client)
    await drainQueue()
    assert.containsSubset(gateway.asked[1].fields, { To: other, MessagingServiceSid: 'MG456' })
  })

  test('fails with the gateway’s words where the number is none, and is tried again where it was too much at once', async ({
    client,
    assert,
    cleanup,
  }) => {
    let answer: [number, object] = [400, { code: 21211, message: 'Invalid To number' }]
    const gateway = await givenGateway(() => answer)
    cleanup(() => gateway.close())
    const phone = await givenCode(client)
    await drainQueue()
    assert.containsSubset(await row(phone), {
      status: 'failed',
      error: 'The gateway answered 400 (21211): Invalid To number',
    })

    answer = [429, { code: 20429, message: 'Too Many Requests' }]
    const busy = await givenCode(client)
    const { id } = await row(busy)
    await assert.rejects(() => deliverMail({ mailId: id }), /429/)
    assert.equal((await row(busy)).status, 'queued')
    answer = [201, { sid: 'SM2', status: 'queued' }]
    await deliverMail({ mailId: id })
    assert.equal((await row(busy)).status, 'sent')
  })

  test('goes to the gateway itself, and not where a redirect leads', async ({
    client,
    assert,
    cleanup,
  }) => {
    const gateway = await givenGateway(() =>
      gateway.asked.length === 1 ? [307, {}, { location: '/elsewhere' }] : [200, {}]
    )
    cleanup(() => gateway.close())
    const phone = await givenCode(client)
    const { id } = await row(phone)
    await assert.rejects(() => deliverMail({ mailId: id }))
    assert.lengthOf(gateway.asked, 1)
    assert.equal((await row(phone)).status, 'queued')
  })
})
