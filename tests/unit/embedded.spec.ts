import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'
import {
  cloneDatabase,
  clusterPlace,
  connectionOf,
  createTemplate,
  dropDatabase,
  startCluster,
  type ClusterConnection,
  type ClusterPlace,
} from '#database/embedded'

const isRoot = process.getuid?.() === 0

async function ask(connection: ClusterConnection, statement: string) {
  const client = new pg.Client({ ...connection, password: connection.password() })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

function postmaster(place: ClusterPlace) {
  return Number.parseInt(readFileSync(join(place.data, 'postmaster.pid'), 'utf8'))
}

/** Another process that holds a lease until it is killed. */
async function neighbour(appRoot: string) {
  const module = JSON.stringify(new URL('../../database/embedded.ts', import.meta.url).href)
  const script = `
    const { clusterPlace, startCluster } = await import(${module})
    await startCluster(clusterPlace(${JSON.stringify(appRoot)}))
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(child.stdout), 'line')
  return child
}

test.group('Embedded PostgreSQL: where it lives', (group) => {
  let root: string
  group.each.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'candor-place-'))
    return () => rmSync(root, { recursive: true })
  })

  test('the same folder gives the same place, another one a different place', ({ assert }) => {
    const other = join(root, 'other')
    mkdirSync(other)
    assert.deepEqual(clusterPlace(root), clusterPlace(root))
    assert.notEqual(clusterPlace(root).base, clusterPlace(other).base)
    assert.notEqual(clusterPlace(root).base, clusterPlace(root, 'test-1').base)
  })

  test('it is inside the clone when its user can get there', ({ assert }) => {
    assert.equal(clusterPlace(root).base, join(root, 'tmp', 'pg'))
  }).skip(isRoot, 'temporary folders are closed to the user that root starts it as')

  test('root in a closed folder: it is outside the clone', ({ assert }) => {
    const place = clusterPlace(root)
    assert.match(place.base, /^\/var\/lib\/candor\/[0-9a-f]{10}\/pg$/)
    assert.notEqual(place.user?.uid, 0)
  }).skip(!isRoot, 'for root only')

  test('a path too long for a socket gets a short one', ({ assert }) => {
    const deep = join(root, 'a'.repeat(100))
    mkdirSync(deep)
    const { run } = clusterPlace(deep, `test-${'b'.repeat(90)}`)
    assert.isBelow(run.length, 60)
  })

  test('the connection is known before the cluster, the password only after', ({ assert }) => {
    const place = clusterPlace(root)
    const { host, port, user, password, database } = connectionOf(place)
    assert.deepEqual(
      { host, port, user, database },
      { host: place.run, port: 5432, user: 'candor', database: 'candor' }
    )
    assert.throws(password, /ENOENT/)
  })
})

test.group('Embedded PostgreSQL: its life', (group) => {
  let root: string
  group.setup(() => {
    root = mkdtempSync(join(tmpdir(), 'candor-life-'))
    return () => {
      rmSync(dirname(clusterPlace(root).base), { recursive: true, force: true })
      rmSync(root, { recursive: true })
    }
  })

  test('the last one out stops it, and its data are there the next time', async ({ assert }) => {
    const place = clusterPlace(root)
    const first = await startCluster(place)
    const second = await startCluster(place)
    await ask(first.connection, 'create table kept as select 7 as n')
    assert.equal(await first.release(), 'left running')
    assert.equal(await first.release(), 'left running', 'a lease is given back once')
    assert.equal(await second.release(), 'stopped')
    assert.isFalse(existsSync(join(place.data, 'postmaster.pid')))

    const third = await startCluster(place)
    assert.deepEqual(await ask(third.connection, 'select n from kept'), [{ n: 7 }])
    assert.equal(await third.release(), 'stopped')
  })

  test('a killed process leaves it running; the next one takes it over', async ({ assert }) => {
    const place = clusterPlace(root)
    const killed = await neighbour(root)
    const pid = postmaster(place)
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const lease = await startCluster(place)
    assert.equal(postmaster(place), pid)
    assert.equal(await lease.release(), 'stopped')
  })

  test('a pid file that names a stranger does not keep it from starting', async ({ assert }) => {
    const place = clusterPlace(root)
    writeFileSync(join(place.data, 'postmaster.pid'), `${process.pid}\n${place.data}\n`)
    const lease = await startCluster(place)
    assert.notEqual(postmaster(place), process.pid)
    assert.equal(await lease.release(), 'stopped')
  })

  test('a server killed under a running process is started again', async ({ assert }) => {
    const place = clusterPlace(root)
    const lines: string[] = []
    const lease = await startCluster(place, { onProgress: (line) => lines.push(line) })
    const pid = postmaster(place)
    process.kill(pid, 'SIGKILL')
    while (!lines.some((line) => line.includes('lost'))) await new Promise(setImmediate)
    // releasing waits for the new one
    assert.equal(await lease.release(), 'stopped')
    assert.isFalse(existsSync(join(place.data, 'postmaster.pid')))
  })

  test('a throwaway cluster clones templates, and is gone afterwards', async ({ assert }) => {
    const place = clusterPlace(root, `test-${process.pid}-own`)
    const lease = await startCluster(place, { throwaway: true })
    await ask(lease.connection, 'create table skills as select 1 as id')
    await createTemplate(lease, 'frozen')
    const clones = await Promise.all(['a', 'b'].map((name) => cloneDatabase(lease, 'frozen', name)))
    for (const clone of clones) {
      assert.deepEqual(await ask(clone, 'select id from skills'), [{ id: 1 }])
    }
    await dropDatabase(lease, 'frozen')
    await dropDatabase(lease, 'never there')
    const databases = await ask(lease.connection, 'select datname from pg_database order by 1')
    assert.notInclude(
      databases.map(({ datname }) => datname),
      'frozen'
    )
    assert.equal(await lease.release(), 'stopped')
    assert.isFalse(existsSync(place.base))
  })
})
