import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { floods } from '#api/http/limiters'
import { READY_WITHIN_MS } from '#api/reporting/installation/installation_facts'
import { freePort } from '#tests/free_port'
import { until } from '#tests/until'

const PATH = '/api/v1/readiness'

test.group('Readiness', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is there when all that serving takes is there, and no cache keeps it', async ({
    client,
    assert,
  }) => {
    const response = await client.get(PATH)
    response.assertStatus(200)
    assert.deepEqual(response.body().data, { status: 'ready', failed: [] })
    assert.equal(response.header('cache-control'), 'private, no-store')
  })

  test('is there for balancers that ask at the same time', async ({ client, assert }) => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => client.get(PATH)))
    assert.deepEqual(
      asked.map((response) => response.status()),
      Array(8).fill(200)
    )
  })

  test('and health are there for a balancer from whose address too many pages were asked', async ({
    client,
    cleanup,
  }) => {
    await floods.address.block('open:127.0.0.1', '1 minute')
    cleanup(async () => void (await floods.address.delete('open:127.0.0.1')))
    ;(await client.get('/api/v1/openapi.json')).assertStatus(429)
    ;(await client.get(PATH)).assertStatus(200)
    ;(await client.get('/api/v1/health')).assertStatus(200)
  })

  test('fails while a migration has not run', async ({ client, assert }) => {
    const { id } = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    await db.from('adonis_schema').where({ id }).delete()
    const response = await client.get(PATH)
    response.assertStatus(503)
    assert.deepEqual(response.body().data, { status: 'failing', failed: ['migrations'] })
    assert.equal(response.body().message, 'Not ready: migrations')
  })

  test('fails while files cannot be stored', async ({ client, assert, cleanup }) => {
    const folder = app.tmpPath('storage', 'readiness')
    await mkdir(app.tmpPath('storage'), { recursive: true })
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'no folder')
    cleanup(() => rm(folder))
    const response = await client.get(PATH)
    response.assertStatus(503)
    assert.deepEqual(response.body().data.failed, ['storage'])
  })
})

test.group('Readiness without the queue', () => {
  test('fails', async ({ client, assert, cleanup }) => {
    await db.rawQuery('alter table queue.version rename to version_away')
    cleanup(() => db.rawQuery('alter table queue.version_away rename to version'))
    const response = await client.get(PATH)
    response.assertStatus(503)
    assert.deepEqual(response.body().data.failed, ['queue'])
  })
})

/** Stands between a server and PostgreSQL: it can fall silent, and it can be gone. */
async function gatePlace() {
  const url = new URL(process.env.DATABASE_URL!)
  const folder = url.searchParams.get('host') ?? url.hostname
  const port = url.port || url.searchParams.get('port') || '5432'
  const sockets = new Set<Socket>()
  let isSilent = false
  const gate = createServer((from) => {
    sockets.add(from)
    if (isSilent) return void from.on('error', () => from.destroy())
    const to = folder.startsWith('/')
      ? connect(join(folder, `.s.PGSQL.${port}`))
      : connect(Number(port), folder)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ]) {
      sockets.add(one)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
      one.pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const through = new URL(process.env.DATABASE_URL!)
  through.searchParams.delete('host')
  through.hostname = '127.0.0.1'
  through.port = String((gate.address() as AddressInfo).port)
  return {
    address: through.href,
    /** To new connections, too. */
    fallSilent() {
      isSilent = true
      sockets.forEach((socket) => socket.unpipe().pause())
    },
    close: () => {
      gate.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}

/** The server itself, on the test's database. */
async function starting(settings: Record<string, string> = {}) {
  const port = String(await freePort())
  const child = spawn(
    process.execPath,
    ['--import=./bin/typescript.mjs', app.makePath('bin/server.ts')],
    {
      env: { ...process.env, HOST: '127.0.0.1', PORT: port, QUEUE: 'off', ...settings },
      stdio: 'ignore',
    }
  )
  return { child, port }
}

const isOpen = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.destroy())
    socket.on('close', (failed) => resolve(!failed)).on('error', () => {})
  })

/** The same, once it is ready. */
async function server(settings: Record<string, string>) {
  const { child, port } = await starting(settings)
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${PATH}`)
    return { code: response.status, ...((await response.json()) as any).data }
  }
  const answers = () =>
    ask().then(
      ({ code }) => code === 200,
      () => false
    )
  await until(answers)
  return { child, ask }
}

test.group('Readiness of a server', () => {
  test('tells that the database fell silent, and does not wait for it', async ({
    assert,
    cleanup,
  }) => {
    const gate = await gatePlace()
    const { child, ask } = await server({ DATABASE_URL: gate.address })
    cleanup(async () => {
      child.kill('SIGKILL')
      gate.close()
    })
    gate.fallSilent()
    const began = performance.now()
    const silent = await ask()
    assert.equal(silent.code, 503)
    assert.includeMembers(silent.failed, ['database', 'migrations', 'queue'])
    assert.notInclude(silent.failed, 'storage')
    assert.isBelow(performance.now() - began, READY_WITHIN_MS + 60_000)
  })

  test('says that it drains once the server was told to end, which goes on answering meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const { child, ask } = await server({ DRAIN_SECONDS: '3' })
    cleanup(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await until(async () => (await ask()).code === 503)
    assert.deepEqual(await ask(), { code: 503, status: 'draining', failed: [] })
    const [code] = await ended
    assert.equal(code, 0)
    await assert.rejects(ask)
  })

  test('ends when it is told to while it still starts', async ({ assert, cleanup }) => {
    const { child, port } = await starting()
    cleanup(() => void child.kill('SIGKILL'))
    const ended = once(child, 'exit')
    // the port opens before the start is over
    while (!(await isOpen(port)));
    child.kill('SIGTERM')
    const [code] = await ended
    assert.equal(code, 0)
  })

  test('keeps what it compiled for the next start, although it is killed', async ({
    assert,
    cleanup,
  }) => {
    const kept = await mkdtemp(join(tmpdir(), 'compiled-'))
    const { child } = await server({ NODE_COMPILE_CACHE: kept })
    cleanup(async () => {
      child.kill('SIGKILL')
      await rm(kept, { recursive: true })
    })
    const files = async () => (await readdir(kept, { recursive: true })).length
    await until(async () => (await files()) > 500)
    assert.isNull(child.exitCode)
  })
})
