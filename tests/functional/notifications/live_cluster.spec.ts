import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import transmit from '#api/notifications/stream/transmit'
import { givenAdmin } from '#tests/givens'
import { LiveClient } from '#tests/live/live_client'
import { until } from '#tests/until'

/** Sends each connection to the next instance, in turn; one that does not answer is passed over. */
async function proxyOf(ports: number[]) {
  let turn = 0
  const server = createServer((client) => {
    const to = (tries: number) => {
      const upstream = connect(ports[turn++ % ports.length], '127.0.0.1')
      let open = false
      upstream.once('connect', () => {
        open = true
        client.pipe(upstream).pipe(client)
      })
      upstream.once('error', () => (open || tries === 1 ? client.destroy() : to(tries - 1)))
      upstream.once('close', () => open && client.destroy())
      client.once('close', () => upstream.destroy())
    }
    client.on('error', () => {})
    to(ports.length)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.group('Three instances behind a proxy', () => {
  test('one is killed: nothing is lost, nothing doubled, and the order is kept', async ({
    assert,
    cleanup,
  }) => {
    const instances: ChildProcess[] = []
    const ports = await Promise.all(
      [1, 2, 3].map(async () => {
        const child = fork(app.makePath('tests/live/live_process.ts'), {
          execArgv: ['--import=./bin/typescript.mjs'],
          env: {
            ...process.env,
            HOST: '127.0.0.1',
            RATE_LIMIT: '1000000',
            RATE_LIMIT_ACCOUNT: '1000000',
          },
        })
        instances.push(child)
        child.once('exit', () => child.emit('message', { ended: true }))
        // the framework says that it is ready as well
        for await (const [{ port, ended }] of on(child, 'message')) {
          if (port) return port as number
          if (ended) break
        }
        throw new Error('An instance ended before it listened')
      })
    )
    const { server, base } = await proxyOf(ports)
    const people = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const user = await givenAdmin()
        const { token } = await openSession(user)
        return { user, token, channel: `users/${user.id}`, sent: [] as number[] }
      })
    )
    cleanup(async () => {
      server.close()
      for (const child of instances) child.kill('SIGKILL')
      await db.from('stream_events').delete()
      for (const { user } of people) await user.delete()
    })

    const clients = people.flatMap((person) =>
      Array.from({ length: 8 }, () => ({
        person,
        client: new LiveClient(person.token, undefined, base),
      }))
    )
    let going = true
    let reconnects = 0
    const keepOpen = async (client: LiveClient, channel: string) => {
      for (let first = true; going;) {
        const { lastId } = client
        await client.open({ lastEventId: lastId }).catch(() => (client.closed = true))
        if (client.status === 200 && !client.closed) {
          // as the public client does each time
          const status = await client.subscribe(channel).catch(() => 0)
          if (first && status !== 204) client.close()
          else first = false
          while (going && !client.closed) await delay(20)
          reconnects++
        }
        await delay(20 + Math.random() * 150)
      }
      client.close()
    }
    const kept = clients.map(({ client, person }) => keepOpen(client, person.channel))
    await until(async () => {
      const [{ count }] = await db
        .from('live_channels')
        .where('state', 'joined')
        .count('* as count')
      return Number(count) === clients.length
    }, 60_000)
    const held = await db
      .from('live_streams')
      .select('instance')
      .count('* as count')
      .groupBy('instance')
    assert.lengthOf(held, 3, 'all instances hold some streams')

    for (let n = 0; n < 120; n++) {
      if (n === 40) instances[0].kill('SIGKILL')
      for (const person of people) {
        await transmit.broadcast(person.channel, { n })
        person.sent.push(n)
      }
    }
    const numbers = (client: LiveClient) => client.events.map(({ payload }) => payload.n)
    await until(() => clients.every(({ client }) => numbers(client).includes(119))).catch(() => {})
    going = false
    await Promise.all(kept)
    for (const { client, person } of clients) assert.deepEqual(numbers(client), person.sent)
    assert.isAbove(reconnects, clients.length, 'some streams had to come back')
  })
})
