import { tracingChannel } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { currentWork, followWork, nameWork, type Work } from '#api/http/watch/current_work'

test.group('The request that the running code is for', () => {
  test('is known while it runs; of one that ended only its names are kept', async ({ assert }) => {
    followWork()
    const ctx = {
      request: { method: () => 'GET', id: () => 'a-request' },
      route: { pattern: '/jobs/:slug' },
      // who counts requests, where another file has begun to, waits for its end
      response: { response: new EventEmitter() },
    } as unknown as HttpContext
    let work: Work | undefined
    await tracingChannel('adonisjs.http.request').tracePromise(
      async () => {
        await Promise.resolve()
        work = currentWork()
        assert.strictEqual((work as { ctx?: HttpContext }).ctx, ctx)
      },
      { ctx }
    )
    const names = { route: 'GET /jobs/:slug', requestId: 'a-request' }
    assert.deepEqual(nameWork(work), names)
    assert.deepEqual(work, { ctx: undefined, names })
  })
})
