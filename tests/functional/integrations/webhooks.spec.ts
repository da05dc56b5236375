import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { test } from '@japa/runner'
import { Webhook as Reader } from 'standardwebhooks'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { valuesOf } from '#api/http/choices'
import { recordKinds } from '#api/companies/company_facts'
import { giveUp, perform } from '#api/queue/queue'
import { blockCompany } from '#api/candidates/control/block_company'
import { jobMoves } from '#api/jobs/job_moves'
import Mail from '#api/notifications/models/mail'
import WebhookMessage from '#api/integrations/models/webhook_message'
import { postOutside } from '#api/integrations/webhooks/post_outside'
import { webhookLimits, WEBHOOK_FAILURES } from '#api/integrations/integration_facts'
import type User from '#api/accounts/models/user'
import {
  givenAdmin,
  givenApplication,
  givenCandidate,
  givenCompany,
  givenJob,
  givenMember,
} from '#tests/givens'
import { setSettings, unsetSettings } from '#tests/settings'
import { givenApplicant, givenInterview } from '../interviews/given_interviews.js'
import { givenReceiver } from './given_receiver.js'

const PATH = '/api/v1/client/webhooks'
const events = valuesOf(recordKinds)
let receiver: Awaited<ReturnType<typeof givenReceiver>>

async function added(client: ApiClient, user: User, over: object = {}) {
  const answer = await client
    .post(PATH)
    .json({ name: 'Our CRM', url: receiver.url, events, ...over })
    .loginAs(user)
  answer.assertStatus(201)
  return answer.body().data as { webhook: { _id: string }; secret: string }
}
const latest = (id: string | number) =>
  WebhookMessage.query().where('webhook_id', id).orderBy('id', 'desc').firstOrFail()
const sendIt = ({ id }: { id: number }) => perform('webhooks.send', { messageId: id })

test.group('Webhooks', (group) => {
  group.setup(async () => {
    receiver = await givenReceiver()
    return () => void receiver.close()
  })
  group.each.setup(() => {
    Object.assign(receiver, { received: [], status: 204, headers: {} })
    return setSettings({ WEBHOOK_INSIDE: '127.0.0.1' })
  })
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for owners and admins of the company', async ({ client, assert }) => {
    const { company, user } = await givenCompany()
    const { webhook } = await added(client, user)
    ;(await client.get(PATH)).assertStatus(401)
    ;(await client.get(PATH).loginAs((await givenCandidate()).user)).assertStatus(403)
    const { user: recruiter } = await givenMember(company, 'recruiter')
    ;(await client.get(PATH).loginAs(recruiter)).assertStatus(403)
    const { user: stranger } = await givenCompany()
    assert.deepEqual((await client.get(PATH).loginAs(stranger)).body().data, [])
    const one = `${PATH}/${webhook._id}`
    ;(await client.put(one).json({ name: 'Mine' }).loginAs(stranger)).assertStatus(404)
    ;(await client.delete(one).loginAs(stranger)).assertStatus(404)
    for (const path of ['secret', 'ping'])
      (await client.post(`${one}/${path}`).loginAs(stranger)).assertStatus(404)
    ;(await client.get(`${one}/messages`).loginAs(stranger)).assertStatus(404)
  })

  test('refuse addresses that lead inside, are not secure, or are none', async ({
    client,
    assert,
  }) => {
    const { user } = await givenCompany()
    setSettings({ WEBHOOK_INSIDE: '10.255.255.255' })
    for (const url of [
      'nowhere',
      'ftp://example.com/',
      'http://example.com/',
      'https://me:secret@127.0.0.2/',
      'https://localhost/',
      'https://127.0.0.2/',
      'https://2130706434/',
      'https://[::1]/',
      'https://[::ffff:10.0.0.1]/',
      'https://10.1.2.3/',
      'https://169.254.169.254/latest/meta-data',
      'https://192.168.0.1/',
      'https://name.invalid/',
    ]) {
      const answer = await client.post(PATH).json({ name: 'x', url, events }).loginAs(user)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'url', url)
    }
    setSettings({ WEBHOOK_INSIDE: '127.0.0.1' })
    for (const [body, field] of [
      [{ url: receiver.url, events }, 'name'],
      [{ name: 'x', url: receiver.url, events: [] }, 'events'],
      [{ name: 'x', url: receiver.url, events: ['everything'] }, 'events.0'],
    ] as const) {
      const answer = await client.post(PATH).json(body).loginAs(user)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field)
    }
    for (let n = 0; n < webhookLimits.webhooks.max; n++) await added(client, user)
    ;(
      await client.post(PATH).json({ name: 'x', url: receiver.url, events }).loginAs(user)
    ).assertStatus(409)
  })

  test('connect to nothing inside when the DNS answer changes between the check and the call', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { lookup } = dns
    const checked = dns.promises.lookup
    cleanup(() => {
      Object.assign(dns, { lookup })
      Object.assign(dns.promises, { lookup: checked })
      syncBuiltinESMExports()
    })
    // a name whose owner says one thing to who asks first, and another to who connects
    const asked: string[] = []
    dns.promises.lookup = (async () => {
      asked.push('check')
      return [{ address: '93.184.216.34', family: 4 }]
    }) as never
    const inside = { address: '127.0.0.1', family: 4 }
    dns.lookup = ((name: string, options: { all?: boolean }, done: (...said: any[]) => void) => {
      if (name !== 'hooks.example.com') return lookup(name, options as never, done)
      asked.push('connect')
      return options.all ? done(null, [inside]) : done(null, inside.address, inside.family)
    }) as never
    syncBuiltinESMExports()
    unsetSettings('WEBHOOK_INSIDE')
    const { user } = await givenCompany()
    const { webhook } = await added(client, user, {
      url: `https://hooks.example.com:${receiver.port}/hooks`,
    })
    const connections = receiver.connections
    await client.post(`${PATH}/${webhook._id}/ping`).loginAs(user)
    const message = await latest(webhook._id)
    await assert.rejects(() => sendIt(message), /private network/)
    assert.deepEqual(asked, ['check', 'connect'])
    assert.equal(receiver.connections, connections, 'nobody was called')
    assert.match((await latest(webhook._id)).error!, /private network/)
  })

  test('go to the hosts of a list only, where the operator wrote one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { user } = await givenCompany()
    const sent = { headers: {}, body: '{}' }
    cleanup(setSettings({ WEBHOOK_HOSTS: 'crm.example, 127.0.0.2' }))
    const refused = await client
      .post(PATH)
      .json({ name: 'x', url: receiver.url, events })
      .loginAs(user)
    refused.assertStatus(422)
    assert.match(refused.body().errors[0].message, /not on it/)
    // one that was set before the list was written
    await assert.rejects(() => postOutside(receiver.url, sent), /sends nothing to this host/)
    for (const url of ['https://notcrm.example/', 'https://crm.example.evil.example/'])
      await assert.rejects(() => postOutside(url, sent), /sends nothing to this host/)
    assert.isEmpty(receiver.received)
    cleanup(setSettings({ WEBHOOK_HOSTS: '127.0.0.1' }))
    await added(client, user)
    assert.equal(await postOutside(receiver.url, sent), 204)
    cleanup(setSettings({ WEBHOOK_HOSTS: 'candor.invalid' }))
    // on the list, and asked for: nobody answers to such a name
    await assert.rejects(
      () => postOutside('https://a.candor.invalid/', sent),
      /ENOTFOUND|EAI_AGAIN/
    )
  })

  test('connect to nothing inside, also where the name or a redirect leads there later', async ({
    assert,
  }) => {
    const sent = { headers: {}, body: '{}' }
    receiver.status = 302
    receiver.headers = { location: `${receiver.url}/inside` }
    assert.equal(await postOutside(receiver.url, sent), 302)
    assert.lengthOf(receiver.received, 1)
    setSettings({ WEBHOOK_INSIDE: '10.255.255.255' })
    for (const url of [receiver.url, `http://localhost:${receiver.port}/hooks`])
      await assert.rejects(() => postOutside(url, sent), /is not allowed/)
    assert.lengthOf(receiver.received, 1)
  })

  test('tell of an application with its change, in the shape of the API, signed', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { webhook, secret } = await added(client, user)
    assert.match(secret, /^whsec_/)
    assert.notInclude(JSON.stringify(await db.from('webhooks').where('id', webhook._id)), secret)
    const job = await givenJob(company)
    const { application } = await givenApplication(job)
    const message = await latest(webhook._id)
    assert.equal(message.type, 'application.applied')
    const queued = await db.from('queue.job').where('name', 'webhooks.send').select('data')
    assert.deepInclude(
      queued.map(({ data }) => data),
      { messageId: message.id }
    )

    await sendIt(message)
    const [{ headers, body }] = receiver.received
    const told: any = new Reader(secret).verify(body, headers as Record<string, string>)
    assert.equal(headers['webhook-id'], message.messageId)
    assert.equal(told.type, 'application.applied')
    const shown = await client.get(`/api/v1/client/application/${application.id}`).loginAs(user)
    assert.deepEqual(
      { ...told.data, resumeUrl: null, resume: null },
      { ...shown.body().data, resumeUrl: null, resume: null, isUnread: told.data.isUnread }
    )
    await message.refresh()
    assert.equal(message.status, 'delivered')
    assert.equal(message.responseStatus, 204)
    // a job of the queue that runs twice
    await sendIt(message)
    assert.lengthOf(receiver.received, 1)
  })

  test('tell of jobs, interviews and moves; to those who asked for it', async ({
    client,
    assert,
  }) => {
    const applicant = await givenApplicant()
    const { company, application } = applicant
    const { user } = await givenMember(company, 'owner')
    const all = await added(client, user)
    const jobs = await added(client, user, { events: ['job'] })
    await givenInterview(applicant, 'scheduled')
    await client
      .put('/api/v1/client/applied-job-status')
      .qs({ appliedId: application.id, status: 'reviewing' })
      .json({})
      .loginAs(user)
    await jobMoves.pause(applicant.job, user)
    const typesOf = async (id: string) =>
      (await WebhookMessage.query().where('webhook_id', id).orderBy('id')).map(({ type }) => type)
    assert.includeMembers(await typesOf(all.webhook._id), ['application.reviewing', 'job.pause'])
    assert.deepEqual(await typesOf(jobs.webhook._id), ['job.pause'])
    for (const message of await WebhookMessage.query().where('webhook_id', all.webhook._id))
      await sendIt(message)
    const bodies = receiver.received.map(({ body }) => JSON.parse(body))
    const job = bodies.find(({ type }) => type === 'job.pause')
    assert.equal(job.data._id, String(applicant.job.id))
    assert.isFalse(bodies.some(({ data }) => data.gone))
  })

  test('say what the company may see when they are sent, not when it happened', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { webhook } = await added(client, user)
    const { application, candidate, user: person } = await givenApplication(await givenJob(company))
    const message = await latest(webhook._id)
    await blockCompany(candidate, company)
    await sendIt(message)
    const [{ body }] = receiver.received
    assert.notInclude(body, person.email)
    const { data } = JSON.parse(body)
    assert.equal(data._id, String(application.id))
    assert.isFalse(data.reaches)
    assert.isNull(data.resume)
  })

  test('are tried again, given up, and paused with a mail after too many in a row', async ({
    client,
    assert,
  }) => {
    const { company, user } = await givenCompany()
    const { webhook } = await added(client, user)
    receiver.status = 500
    const job = await givenJob(company)
    for (let n = 0; n < WEBHOOK_FAILURES; n++) {
      await givenApplication(job)
      const message = await latest(webhook._id)
      await assert.rejects(() => sendIt(message), /500/)
      await message.refresh()
      assert.equal(message.status, 'waiting')
      assert.equal(message.tries, 1)
      await giveUp('webhooks.send', { messageId: message.id })
      await message.refresh()
      assert.equal(message.status, 'failed')
    }
    const [shown] = (await client.get(PATH).loginAs(user)).body().data
    assert.equal(shown.status, 'paused')
    assert.include(shown.pausedBecause, '500')
    const mail = await Mail.query().where({ user_id: user.id, kind: 'company.webhook' }).first()
    assert.include(mail!.subject, 'Our CRM')
    // nothing is written while it is paused
    const before = await latest(webhook._id)
    await givenApplication(job)
    assert.equal((await latest(webhook._id)).id, before.id)

    const resend = `/api/v1/client/webhook-messages/${before.id}/resend`
    ;(await client.post(resend).loginAs(user)).assertStatus(409)
    const again = await client
      .put(`${PATH}/${webhook._id}`)
      .json({ status: 'active' })
      .loginAs(user)
    again.assertStatus(200)
    receiver.status = 200
    ;(await client.post(resend).loginAs(user)).assertStatus(202)
    ;(await client.post(resend).loginAs(user)).assertStatus(409)
    receiver.received = []
    await sendIt(before)
    assert.equal(receiver.received[0].headers['webhook-id'], before.messageId)
    const log = (await client.get(`${PATH}/${webhook._id}/messages`).loginAs(user)).body()
    assert.equal(log.data[0].status, 'delivered')
    assert.equal(log.pagination.total, WEBHOOK_FAILURES)
  })

  test('end at an address that says it is gone, and with their maker', async ({
    client,
    assert,
  }) => {
    const { company } = await givenCompany()
    const { user, member } = await givenMember(company, 'admin')
    const { webhook } = await added(client, user)
    receiver.status = 410
    const ping = await client.post(`${PATH}/${webhook._id}/ping`).loginAs(user)
    ping.assertStatus(202)
    await sendIt(await latest(webhook._id))
    const [gone] = (await client.get(PATH).loginAs(user)).body().data
    assert.equal(gone.status, 'paused')

    receiver.status = 204
    receiver.received = []
    const { webhook: second } = await added(client, user)
    await givenApplication(await givenJob(company))
    await member.merge({ status: 'deactivated' }).save()
    const message = await latest(second._id)
    await sendIt(message)
    await message.refresh()
    assert.equal(message.status, 'failed')
    assert.lengthOf(receiver.received, 0)
  })

  test('say nothing for a maker whom the platform suspended, nor for a suspended company', async ({
    client,
    assert,
  }) => {
    const admin = await givenAdmin('moderator')
    const reason = { reason: 'They wrote to applicants about loans' }
    for (const what of ['client-users', 'clients']) {
      const { company } = await givenCompany()
      const { user, member } = await givenMember(company, 'admin')
      const { webhook } = await added(client, user)
      const id = what === 'clients' ? company.id : member.id
      await givenApplication(await givenJob(company))
      ;(
        await client.put(`/api/v1/admin/${what}/${id}/suspend`).loginAs(admin).json(reason)
      ).assertStatus(200)
      receiver.received.length = 0
      await sendIt(await latest(webhook._id))
      assert.lengthOf(receiver.received, 0, what)
      assert.equal((await latest(webhook._id)).status, 'failed')
    }
  })

  test('sign with the old secret beside the new one for a day', async ({ client, assert }) => {
    const { user } = await givenCompany()
    const { webhook, secret } = await added(client, user)
    const rotated = await client.post(`${PATH}/${webhook._id}/secret`).loginAs(user)
    rotated.assertStatus(200)
    const { secret: fresh } = rotated.body().data
    assert.notEqual(fresh, secret)
    const signed = async () => {
      await client.post(`${PATH}/${webhook._id}/ping`).loginAs(user)
      await sendIt(await latest(webhook._id))
      const { headers, body } = receiver.received.at(-1)!
      return (by: string) => new Reader(by).verify(body, headers as Record<string, string>)
    }
    const both = await signed()
    assert.doesNotThrow(() => both(secret))
    assert.doesNotThrow(() => both(fresh))
    await db.from('webhooks').where('id', webhook._id).update({ former_until: new Date() })
    const one = await signed()
    assert.throws(() => one(secret))
    assert.doesNotThrow(() => one(fresh))
  })
})
