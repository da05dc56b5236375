import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import User from '#api/accounts/models/user'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { notify } from '#api/notifications/notify'
import PushSubscription from '#api/notifications/models/push_subscription'
import { pushKeys } from '#api/notifications/push/push_keys'
import { perform } from '#api/queue/queue'
import { givenUser } from '#tests/givens'
import { givenWorker } from '#tests/killed_worker'
import { givenPushService } from '#tests/servers/push_service'
import { until } from '#tests/until'

/** Just enough of an SMTP server to stop at a line of the conversation: `hold` names the command that is never answered. */
async function givenSlowMailServer() {
  const state = { hold: '', held: 0, mails: [] as string[] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let data: string | undefined
    let rest = ''
    const answer = (command: string, line: string) => {
      if (state.hold !== command) return void socket.write(`${line}\r\n`)
      state.held++
    }
    answer('CONNECT', '220 here')
    socket.on('data', (chunk) => {
      rest += chunk
      if (data !== undefined) {
        data += rest
        rest = ''
        if (!data.endsWith('\r\n.\r\n')) return
        state.mails.push(data)
        data = undefined
        return answer('END', '250 taken')
      }
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const command = rest.slice(0, 4).toUpperCase()
        rest = rest.slice(end + 2)
        if (command === 'DATA') {
          data = ''
          answer('DATA', '354 go on')
        } else answer(command, '250 fine')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    state,
    env: {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String((server.address() as AddressInfo).port),
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test.group('A worker that is killed in the middle', (group) => {
  let user: User
  group.each.setup(async () => {
    user = await givenUser('developer')
    return async () => void (await User.query().where('id', user.id).delete())
  })

  const given = async () => {
    await db.transaction((trx) =>
      notify(trx, {
        to: [user.id],
        kind: 'interview.schedule',
        message: 'You are invited',
        mail: { subject: 'You are invited', lines: ['Come'] },
      })
    )
    const mail = await db.from('mails').where('user_id', user.id).orderBy('id', 'desc').first()
    return mail?.id as number
  }
  const mailOf = (id: number) => db.from('mails').where('id', id).firstOrFail()
  const age = (table: string) =>
    db
      .from(table)
      .where('user_id', user.id)
      .update({ updated_at: new Date(Date.now() - 600_000) })

  test('of a mail: before the words were handed over it is sent after all, afterwards not a second time', async ({
    assert,
    cleanup,
  }) => {
    const smtp = await givenSlowMailServer()
    cleanup(() => smtp.close())
    for (const [hold, after] of [
      ['CONNECT', 1],
      ['END', 0],
    ] as const) {
      const mailId = await given()
      smtp.state.mails = []
      smtp.state.held = 0
      smtp.state.hold = hold
      const killed = givenWorker('mail.deliver', { mailId }, smtp.env)
      await until(() => smtp.state.held > 0)
      assert.equal((await mailOf(mailId)).status, 'sending', hold)
      await killed.kill()
      smtp.state.hold = ''
      // the queue gives the job to another one
      await givenWorker('mail.deliver', { mailId }, smtp.env).done()
      assert.equal(
        (await mailOf(mailId)).status,
        'sending',
        'it is not known yet that the first one died'
      )
      await age('mails')
      for (let again = 0; again < 2; again++) {
        await givenWorker('mail.deliver', { mailId }, smtp.env).done()
        await age('mails')
      }
      assert.lengthOf(smtp.state.mails, 1, `held at ${hold}`)
      assert.equal((await mailOf(mailId)).status, after ? 'sent' : 'failed', hold)
    }
  })

  test('of a push: it is sent once', async ({ assert, cleanup }) => {
    let hold = true
    const service = await givenPushService(() => (hold ? new Promise<number>(() => {}) : 201))
    cleanup(() => service.close())
    const certificate = app.tmpPath(`push-${process.pid}.pem`)
    await writeFile(certificate, service.cert)
    const env = { NODE_EXTRA_CA_CERTS: certificate, WEB_PUSH_HOSTS: service.host }
    await pushKeys()
    const { session } = await openSession(user)
    const { endpoint, keys } = service.browser()
    await PushSubscription.create({
      userId: user.id,
      sessionId: session.id,
      endpoint,
      publicKey: keys.p256dh,
      authSecret: keys.auth,
    })
    await given()
    const { id: pushId } = await db.from('pushes').where('user_id', user.id).firstOrFail()
    const killed = givenWorker('push.deliver', { pushId }, env)
    await until(() => service.received.length > 0)
    await killed.kill()
    hold = false
    await perform('push.deliver', { pushId })
    await age('pushes')
    await perform('push.deliver', { pushId })
    await perform('push.deliver', { pushId })
    assert.lengthOf(service.received, 1)
    assert.include(
      (await db.from('pushes').where('id', pushId).firstOrFail()).error,
      'it may have arrived'
    )
  })

  test('of a digest: it becomes one mail', async ({ assert }) => {
    await db
      .table('notification_settings')
      .insert({ user_id: user.id, event: 'interview', by_email: false, in_digest: true })
    await given()
    await db
      .from('digests')
      .where('user_id', user.id)
      .update({ due_at: new Date(0) })
    // a lock on the settings of the queue holds the worker between writing the mail and the end of its transaction
    const locked = await db.transaction()
    await locked.rawQuery('lock table queue.job in access exclusive mode')
    const killed = givenWorker('digests.send', {})
    const waits = async () =>
      (
        await db.rawQuery(
          `select 1 from pg_locks l join pg_class c on c.oid = l.relation where c.relnamespace = 'queue'::regnamespace and not l.granted`
        )
      ).rows.length > 0
    await until(waits)
    await killed.kill()
    await locked.rollback()
    assert.lengthOf(await db.from('mails').where('user_id', user.id), 0)
    assert.deepEqual(await givenWorker('digests.send', {}).done(), { done: true })
    await perform('digests.send', {})
    const mails = await db.from('mails').where('user_id', user.id)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].subject, 'You are invited')
  })
})
