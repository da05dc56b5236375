import { PassThrough } from 'node:stream'
import type { ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { MOST_PER_ACCOUNT, StreamHub, type StoredEvent } from '#api/engines/live_stream/live_stream'

const event = (position: number, channel = 'users/1'): StoredEvent => ({
  position,
  channel,
  payload: `{"n":${position}}`,
})

function given() {
  const hub = new StreamHub({
    read: async () => [],
    refuse: (reason) => new Error(reason),
  })
  const open = (uid: string, session: number, lastEventId?: number, user = session) => {
    const response = new PassThrough()
    const listener = hub.admit(uid, { sessionId: session, userId: user })
    hub.open(listener, response as unknown as ServerResponse, lastEventId)
    const ids = () =>
      [...String(response.read() ?? '').matchAll(/id: (\d+)\ndata/g)].map(([, id]) => Number(id))
    return { listener, response, ids }
  }
  return { hub, open }
}

test.group('The hub of the live stream', () => {
  test('gives a uid to the session that opened it only, and so many to one account', ({
    assert,
  }) => {
    const { hub, open } = given()
    assert.throws(() => hub.find('a', 1), 'closed')
    open('a', 1)
    assert.throws(() => hub.find('a', 2), 'foreign')
    assert.throws(() => hub.admit('a', { sessionId: 2, userId: 1 }), 'foreign')
    for (let count = 1; count < MOST_PER_ACCOUNT; count++) open(`a${count}`, 1)
    assert.throws(() => open('one-more', 1), 'full')
    assert.throws(() => open('of-another-device', 3, undefined, 1), 'full')
    open('b', 2)
    hub.closeAll()
    assert.equal(hub.size, 0)
  })

  test('sends an event to those who listen to its channel, from then on', ({ assert }) => {
    const { hub, open } = given()
    const [mine, other] = [open('a', 1), open('b', 2)]
    hub.publish(event(1))
    hub.subscribe(mine.listener, 'users/1')
    hub.publish(event(2))
    hub.publish(event(3, 'users/2'))
    assert.deepEqual(mine.ids(), [2])
    assert.deepEqual(other.ids(), [])
    hub.unsubscribe(mine.listener, 'users/1')
    hub.publish(event(4))
    assert.deepEqual(mine.ids(), [])
    hub.closeAll()
  })

  test('ends the streams of a session, and of nobody else', ({ assert }) => {
    const { hub, open } = given()
    const [mine, other] = [open('a', 1), open('b', 2)]
    hub.endSessions([1])
    assert.isTrue(mine.response.writableEnded)
    assert.isFalse(other.response.writableEnded)
    assert.deepEqual(hub.sessionIds, [2])
    hub.closeAll()
  })
})
