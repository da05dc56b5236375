import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { endIdle } from '#api/http/watch/end_idle'

const REQUEST = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'

test.group('A connection that is idle', () => {
  /** A client after its first answer, with the same connection as its server holds it. */
  async function connected() {
    const server = createServer({ keepAliveTimeout: 0 }, (_, response) => void response.end('here'))
    endIdle(server)
    await once(server.listen(0), 'listening')
    const client = connect((server.address() as AddressInfo).port)
    const [held] = (await once(server, 'connection')) as [Socket]
    client.write(REQUEST)
    await once(client, 'data')
    return { server, client, held }
  }

  test('is ended', async ({ assert, cleanup }) => {
    const { server, client, held } = await connected()
    cleanup(() => void server.close())
    held.emit('timeout')
    await once(client, 'close')
    assert.isTrue(held.destroyed)
  })

  test('answers the request that had come unread when its time was over', async ({
    assert,
    cleanup,
  }) => {
    const { server, client, held } = await connected()
    cleanup(() => (client.destroy(), void server.close()))
    // a request lies in the system, and the process finds the time over first
    client.write(REQUEST)
    held.emit('timeout')
    const [answer] = await once(client, 'data')
    assert.include(String(answer), '200 OK')
  })
})
