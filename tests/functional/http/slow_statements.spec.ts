import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { ask } from '#api/http/hot_reads'
import { work, works } from '#api/queue/queue'
import { tryJob } from '#api/queue/start_queue'
import { send } from '#tests/send'
import { setSettings } from '#tests/settings'

type Line = { statement: string; milliseconds: number; route?: string; job?: string }

test.group('Slow statements', (group) => {
  let lines: Line[] = []
  group.each.setup(() => {
    lines = []
    const { warn } = logger
    logger.warn = ((line: Line, message: string) => {
      if (message === 'slow statement') lines.push(line)
    }) as typeof logger.warn
    return () => void (logger.warn = warn)
  })

  test('are logged from half a second on with their text, never with their values', async ({
    assert,
  }) => {
    const secret = randomUUID()
    await db.rawQuery('select ? as quick', [secret])
    assert.lengthOf(lines, 0)
    await db.rawQuery('select pg_sleep(?),\n   ? as slow', [0.6, secret])
    assert.lengthOf(lines, 1)
    assert.equal(lines[0].statement, 'select pg_sleep($1), $2 as slow')
    assert.isAtLeast(lines[0].milliseconds, 590)
    assert.notInclude(JSON.stringify(lines), secret)
    assert.notProperty(lines[0], 'route')
  })

  test('name the job that they were for, in a transaction too, and also when they fail', async ({
    assert,
    cleanup,
  }) => {
    work('test.slow', async () => ({
      default: () =>
        db.transaction(async (trx) => {
          await trx.rawQuery('select pg_sleep(0.55) as of_job')
          await trx.rawQuery('select 1 / (select count(*) - 1 from pg_sleep(0.55)) as fails')
        }),
    }))
    cleanup(() => void works.delete('test.slow'))
    const tried = { id: '1', data: {}, retryCount: 0, retryLimit: 3 }
    const { status } = await tryJob('test.slow', tried)
    assert.equal(status, 'failed')
    assert.deepEqual(
      lines.map(({ job }) => job),
      ['test.slow', 'test.slow']
    )
    assert.include(lines[0].statement, 'of_job')
    assert.include(lines[1].statement, 'as fails')
  })

  test('of the pool for hot reads are seen too, and none where the operator says 0', async ({
    assert,
    cleanup,
  }) => {
    await ask('slow_one', 'select pg_sleep($1) as hot', [0.55])
    assert.include(lines[0].statement, 'hot')
    cleanup(setSettings({ SLOW_STATEMENT_MS: 0 }))
    await ask('slow_one', 'select pg_sleep($1) as hot', [0.55])
    assert.lengthOf(lines, 1)
  })
})

test.group('Slow statements of requests', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('name the pattern of the route and the request, each its own', async ({
    assert,
    cleanup,
  }) => {
    const lines: Line[] = []
    const { warn } = logger
    logger.warn = ((line: Line) => void lines.push(line)) as typeof logger.warn
    cleanup(() => void (logger.warn = warn))
    cleanup(setSettings({ SLOW_STATEMENT_MS: 0.000001 }))
    const typed = randomUUID()
    await Promise.all([
      send('GET', `/api/v1/skills/${typed}`),
      send('GET', `/api/v1/health?${typed}`),
      send('GET', `/api/v1/job-detail/${typed}`),
    ])
    const routes = new Set(lines.map(({ route }) => route))
    assert.isTrue(routes.has('GET /api/v1/health'), [...routes].join())
    assert.isAtLeast(routes.size, 2)
    assert.notInclude(JSON.stringify(lines), typed)
  })
})
