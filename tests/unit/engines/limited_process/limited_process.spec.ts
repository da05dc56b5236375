import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import {
  LimitedPool,
  TaskFailed,
  type PoolOptions,
} from '#api/engines/limited_process/limited_process'
import type { Input } from './sample_task.js'

type Greeting = { greeting: string; home: number; sum: Uint8Array }

const pools: LimitedPool<Input, any>[] = []
function pool(options: Partial<PoolOptions> = {}) {
  const task = new URL('./sample_task', import.meta.url)
  const limits = { milliseconds: 5_000, megabytes: 300, processes: 1 }
  const made = new LimitedPool<Input, any>({
    task,
    given: { greeting: 'hi' },
    ...limits,
    ...options,
  })
  pools.push(made)
  return made
}
const failure = (run: Promise<unknown>) =>
  run.then(
    () => null,
    (error) => error
  )

test.group('A task in a limited process', (group) => {
  group.teardown(() => pools.forEach((one) => one.end()))

  test('gets what was given, takes and returns bytes, and stays for the next input', async ({
    assert,
  }) => {
    const warm = pool()
    const [first, second]: Greeting[] = [
      await warm.run({ do: 'greet' }),
      await warm.run({ do: 'greet' }),
    ]
    assert.equal(first.greeting, 'hi')
    assert.deepEqual([...first.sum], [1, 2])
    assert.notEqual(first.home, process.pid)
    assert.equal(second.home, first.home)
    assert.equal(warm.seen.started, 1)
  })

  test('that rests holds nobody open', async ({ assert }) => {
    const program = `
      const { LimitedPool } = await import('#api/engines/limited_process/limited_process')
      const task = new URL('./sample_task', ${JSON.stringify(import.meta.url)})
      const pool = new LimitedPool({ task, given: {}, milliseconds: 5_000, megabytes: 300 })
      await pool.run({ do: 'greet' })
      process.on('beforeExit', () => process.send('ends by itself'))`
    const child = spawn(
      process.execPath,
      ['--import=./bin/typescript.mjs', '--input-type=module', '--eval', program],
      { cwd: app.makePath(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }
    )
    child.channel?.unref()
    const [said] = await once(child, 'message', { signal: AbortSignal.timeout(20_000) })
    child.kill()
    assert.equal(said, 'ends by itself')
  })

  test('lives for one input where it is told so', async ({ assert }) => {
    const single = pool({ once: true })
    const first: Greeting = await single.run({ do: 'greet' })
    const second: Greeting = await single.run({ do: 'greet' })
    assert.notEqual(second.home, first.home)
  })

  test('sees no secret of the server', async ({ assert }) => {
    const names: string[] = await pool().run({ do: 'environment' })
    assert.includeMembers(names, ['NODE_ENV', 'PATH', 'TZ'])
    assert.notInclude(names, 'APP_KEY')
  })

  test('keeps its process after a reason of its own, and loses it after a fault', async ({
    assert,
  }) => {
    const one = pool()
    const refused = await failure(one.run({ do: 'refuse' }))
    assert.instanceOf(refused, TaskFailed)
    assert.deepInclude(refused, { reason: 'impolite', message: 'Say please' })
    assert.equal(one.seen.ended, 0)

    const broken = await failure(one.run({ do: 'break' }))
    assert.equal(broken.reason, 'broken')
    assert.match(broken.message, /nothing of the kind/)
    assert.equal(one.seen.ended, 1)
    assert.equal((await one.run({ do: 'greet' })).greeting, 'hi')
  })

  for (const [input, reason] of [
    [{ do: 'spin' }, 'too_slow'],
    [{ do: 'hold', megabytes: 700 }, 'too_much_memory'],
    [{ do: 'exit' }, 'broken'],
  ] as [Input, string][])
    test(`is ended as ${reason} (${input.do}), and the next input is served`, async ({
      assert,
    }) => {
      const one = pool({ milliseconds: input.do === 'spin' ? 200 : 10_000 })
      const [failed, next] = await Promise.all([failure(one.run(input)), one.run({ do: 'greet' })])
      assert.instanceOf(failed, TaskFailed)
      assert.equal(failed.reason, reason, failed.message)
      assert.equal(next.greeting, 'hi')
      assert.equal(one.seen.started, 2)
    })

  test('is not too slow where others keep it from the processor', async ({ assert }) => {
    const starved = pool({ milliseconds: 1_000 })
    const { home }: Greeting = await starved.run({ do: 'greet' })
    // a machine that gives it nothing for longer than its limit
    process.kill(home, 'SIGSTOP')
    const run = starved.run({ do: 'greet' })
    setTimeout(() => process.kill(home, 'SIGCONT'), 1_500)
    assert.equal((await run).home, home)
    process.kill(home, 'SIGSTOP')
    assert.equal((await failure(starved.run({ do: 'greet' }))).reason, 'too_slow')
  }).skip(process.platform !== 'linux', 'Only Linux tells the time that a process took')

  test('waits for its turn beyond the number of processes', async ({ assert }) => {
    const two = pool({ processes: 2 })
    const homes = await Promise.all(
      Array.from({ length: 12 }, async () => ((await two.run({ do: 'greet' })) as Greeting).home)
    )
    assert.isAtMost(new Set(homes).size, 2)
    assert.equal(two.seen.started, 2)
  })
})
