import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { work, works } from '#api/queue/queue'
import { tryJob } from '#api/queue/start_queue'
import { startTraces } from '#api/http/watch/traces'
import { ace } from '../backups/given_place.js'
import { send } from '#tests/send'

type Value = { stringValue?: string; intValue?: number }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code?: number }
  attributes: { key: string; value: Value }[]
}

/** A collector as others run it: it takes OTLP over HTTP, and keeps what arrived. */
async function givenCollector(cleanup: (end: () => void) => void) {
  const got: { path?: string; token?: string; spans: Sent[]; service?: string }[] = []
  const server = createServer(async (request, response) => {
    const body: any = await json(request)
    const [{ resource, scopeSpans }] = body.resourceSpans
    got.push({
      path: request.url,
      token: request.headers.authorization,
      spans: scopeSpans.flatMap(({ spans }: { spans: Sent[] }) => spans),
      service: attribute(resource, 'service.name'),
    })
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => void server.close())
  return { got, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const attribute = ({ attributes }: Pick<Sent, 'attributes'>, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? (value?.intValue as any)
}

test.group('Traces', () => {
  test('tell a collector of requests with their statements, without a value', async ({
    assert,
    cleanup,
  }) => {
    const { got, endpoint } = await givenCollector(cleanup)
    const headers = 'authorization=Bearer%20abc'
    const stop = startTraces({ endpoint: `${endpoint}/`, headers, share: 1, version: '1' })
    const typed = randomUUID()
    await send('GET', `/api/v1/health?${typed}`)
    await send('GET', `/api/v1/job-detail/${typed}`)
    await stop()
    const [{ path, token, service }] = got
    assert.deepEqual([path, token, service], ['/v1/traces', 'Bearer abc', 'candor'])
    const spans = got.flatMap((each) => each.spans)
    const request = spans.find(({ name }) => name === 'GET /api/v1/health')!
    assert.equal(request.kind, 2)
    assert.isUndefined(request.parentSpanId)
    assert.equal(attribute(request, 'http.route'), '/api/v1/health')
    assert.equal(attribute(request, 'http.response.status_code'), 200)
    assert.isString(attribute(request, 'candor.request_id'))
    const statement = spans.find(({ parentSpanId }) => parentSpanId === request.spanId)!
    assert.equal(statement.name, 'SQL SELECT')
    assert.equal(statement.traceId, request.traceId)
    assert.isAtLeast(Number(statement.startTimeUnixNano), Number(request.startTimeUnixNano) - 2e6)
    assert.isAbove(Number(request.endTimeUnixNano), Number(request.startTimeUnixNano))
    const other = spans.find(({ name }) => /job-detail/.test(name))!
    assert.notEqual(other.traceId, request.traceId)
    assert.notInclude(JSON.stringify(got), typed)
  })

  test('tell of background jobs, and that one failed, but not what it said', async ({
    assert,
    cleanup,
  }) => {
    const { got, endpoint } = await givenCollector(cleanup)
    const stop = startTraces({ endpoint, share: 1, version: '1' })
    const secret = randomUUID()
    work('test.traced', async () => ({
      default: async () => {
        await db.rawQuery('select ?::text as of_job', [secret])
        throw new Error(`It failed for ${secret}`)
      },
    }))
    cleanup(() => void works.delete('test.traced'))
    const tried = { id: '1', data: {}, retryCount: 0, retryLimit: 3 }
    assert.equal((await tryJob('test.traced', tried)).status, 'failed')
    await stop()
    const spans = got.flatMap((each) => each.spans)
    const job = spans.find(({ name }) => name === 'job test.traced')!
    assert.equal(job.status.code, 2)
    const statement = spans.find(({ parentSpanId }) => parentSpanId === job.spanId)!
    assert.equal(attribute(statement, 'db.query.text'), 'select $1::text as of_job')
    assert.notInclude(JSON.stringify(got), secret)
    await send('GET', '/api/v1/health')
    assert.lengthOf(got, 1, 'and nothing after it was stopped')
  })

  test('of a share of nothing, or to a collector that is away, hinder nobody', async ({
    assert,
    cleanup,
  }) => {
    const { got, endpoint } = await givenCollector(cleanup)
    const none = startTraces({ endpoint, share: 0, version: '1' })
    assert.equal((await send('GET', '/api/v1/health')).status, 200)
    await none()
    assert.lengthOf(got, 0)
    const away = startTraces({ endpoint: 'http://127.0.0.1:9', share: 1, version: '1' })
    assert.equal((await send('GET', '/api/v1/health')).status, 200)
    const began = performance.now()
    await away()
    assert.isBelow(performance.now() - began, 60_000)
  })
})

test.group('Traces of a process', () => {
  test('load nothing as long as no collector is set', async ({ assert, cleanup }) => {
    const { endpoint } = await givenCollector(cleanup)
    const telling = encodeURIComponent(
      `import { registerHooks } from 'node:module'
       registerHooks({ load: (url, context, next) => {
         if (url.includes('/@opentelemetry/')) process.stderr.write('loaded ' + url)
         return next(url, context)
       } })`
    )
    const env = {
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import=data:text/javascript,${telling}`,
    }
    const [off, on] = await Promise.all([
      ace(['queue:dead'], env),
      ace(['queue:dead'], { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }),
    ])
    assert.deepEqual([off.code, on.code], [0, 0], off.said + on.said)
    assert.notInclude(off.said, 'loaded')
    assert.include(on.said, 'exporter-trace-otlp-http')
  })
})
