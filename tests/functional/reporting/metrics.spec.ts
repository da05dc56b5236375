import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEAD } from '#api/queue/start_queue'
import { openSession } from '#api/accounts/sign_in/session_token_guard'
import { columnar } from '#api/talent/search/current_index'
import { startMetrics } from '#api/reporting/installation/metrics'
import { givenCandidate } from '#tests/givens'
import { LiveClient } from '#tests/live/live_client'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'
import { until } from '#tests/until'

const TOKEN = 'a token of thirty-two characters'

/** The samples of a text in Prometheus's format by their name and labels; fails on a line that is none. */
function samplesOf(text: string) {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# ')) continue
    const [, name, value] =
      /^([a-z_][a-z0-9_]*(?:\{(?:[a-z_]+="[^"\n]*",?)*\})?) (-?[\d.e+-]+|\+Inf|NaN)$/i.exec(line) ??
      []
    if (!name) throw new Error(`Not a sample: ${line}`)
    samples.set(name, Number(value))
  }
  return samples
}

const read = async (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  send('GET', '/metrics', { headers })

/** The samples, once they are so: what the installation tells is kept for some seconds. */
async function samplesWith(met: (samples: Map<string, number>) => boolean) {
  let samples = new Map<string, number>()
  await until(async () => met((samples = samplesOf((await read()).text))))
  return samples
}

test.group('Metrics', (group) => {
  group.setup(startMetrics)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are nowhere as long as no token is set', async ({ assert }) => {
    const answer = await read()
    assert.equal(answer.status, 404)
    assert.equal(answer.body.code, 'E_NOT_FOUND')
  })

  test('are refused without the token, with another one and with a session', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setSettings({ METRICS_TOKEN: { release: () => TOKEN } }))
    const { token } = await openSession((await givenCandidate()).user)
    for (const headers of [
      {},
      { authorization: `Bearer ${TOKEN}x` },
      { authorization: `Bearer ${token}` },
      { authorization: `Basic ${TOKEN}` },
    ] as Record<string, string>[]) {
      const answer = await read(headers)
      assert.equal(answer.status, 401, JSON.stringify(headers))
      assert.notInclude(answer.text, 'candor_')
    }
  })

  test('count requests by the pattern of their route, never by what somebody typed', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setSettings({ METRICS_TOKEN: { release: () => TOKEN } }))
    const typed = randomUUID()
    const before = samplesOf((await read()).text)
    const page = await send('GET', `/jobs/${typed}`)
    await send('GET', `/api/v1/${typed}`)
    await send('PROPFIND', `/${typed}`)
    const answer = await read()
    assert.equal(answer.status, 200)
    assert.match(answer.headers['content-type'], /^text\/plain; version=0\.0\.4/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.notInclude(answer.text, typed)
    const after = samplesOf(answer.text)
    const rise = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
    const requests = (labels: string) => rise(`candor_http_requests_total{${labels}}`)
    const status = `${Math.floor(page.status / 100)}xx`
    assert.equal(requests(`route="/jobs/:slug",method="GET",status="${status}"`), 1)
    assert.equal(requests('route="/*",method="GET",status="4xx"'), 1)
    assert.equal(requests('route="none",method="other",status="4xx"'), 1)
    assert.equal(
      rise('candor_http_request_duration_seconds_count{route="/jobs/:slug",method="GET"}'),
      1
    )
    assert.isAbove(after.get('process_resident_memory_bytes')!, 0)
    assert.isDefined(after.get('nodejs_eventloop_lag_p99_seconds'))
    assert.isAbove(after.get('candor_pool_connections_most{pool="main"}')!, 0)
    assert.equal(after.get('candor_pool_waiting{pool="main"}'), 0)
  })

  test('tell what waits: jobs by name with the age of the oldest, dead letters, mails', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setSettings({ METRICS_TOKEN: { release: () => TOKEN } }))
    const boss = await app.container.make('queue')
    await boss.getQueues()
    await db.from('queue.job').delete()
    // other files of the suite may have left some
    await db.from('mails').delete()
    await db.rawQuery(
      `insert into queue.job (name, created_on, start_after) values
        ('mail.deliver', now() - interval '300 seconds', now() - interval '200 seconds'),
        ('mail.deliver', now(), now() + interval '1 hour'), (?, now(), now())`,
      [DEAD]
    )
    const mail = { kind: 'account.verify', subject: 's', body_text: 't', body_html: 'h' }
    await db.table('mails').multiInsert([
      { ...mail, recipient: 'a@example.com', status: 'queued', send_after: new Date(0) },
      {
        ...mail,
        recipient: 'b@example.com',
        status: 'queued',
        send_after: new Date(Date.now() + 60_000),
      },
      { ...mail, recipient: 'c@example.com', status: 'failed', send_after: new Date() },
    ])
    const samples = await samplesWith((each) => each.get('candor_dead_letters') === 1)
    assert.equal(samples.get('candor_database_up'), 1)
    assert.equal(samples.get('candor_queue_waiting{name="mail.deliver"}'), 1)
    assert.closeTo(samples.get('candor_queue_oldest_seconds{name="mail.deliver"}')!, 200, 20)
    assert.equal(samples.get('candor_queue_waiting{name="push.deliver"}'), 0)
    assert.equal(samples.get('candor_mails_waiting'), 1)
    assert.isAbove(samples.get('candor_mails_oldest_seconds')!, 1_000_000)
    assert.equal(samples.get('candor_mails_failed_day'), 1)
  })
})

test.group('Metrics of what lives in the process', (group) => {
  group.setup(startMetrics)

  test('count live streams, and tell the age of the search index only where one runs', async ({
    assert,
    cleanup,
  }) => {
    cleanup(setSettings({ METRICS_TOKEN: { release: () => TOKEN } }))
    const { user } = await givenCandidate()
    cleanup(() => user.delete())
    const client = new LiveClient((await openSession(user)).token)
    assert.isFalse(samplesOf((await read()).text).has('candor_search_index_age_seconds'))
    await client.open()
    columnar.start()
    cleanup(async () => {
      client.close()
      await columnar.stop()
    })
    await until(() => columnar.ready)
    await delay(4_000)
    // asked for once, it would be four seconds old and get older; a busy machine is late with the next time
    let samples = new Map<string, number>()
    await until(async () => {
      samples = samplesOf((await read()).text)
      return samples.get('candor_search_index_age_seconds')! < 3.5
    })
    assert.equal(samples.get('candor_live_streams'), 1)
  })
})
