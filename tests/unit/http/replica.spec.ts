import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { callOf } from '#api/http/reads_by_post'
import { isRead } from '#api/http/replica/reading'
import { mayReadReplica, replicaCalls } from '#api/http/replica/replica_calls'
import { Replica, type Look } from '#api/http/replica/replica'

const MOST_LAG = 2_000

/** A replica whose clock and looks the test says. */
function given() {
  const scene = { now: 0, written: 100, replayed: 100 as number | null }
  const look = async (): Promise<Look> => scene
  const replica = new Replica(look, { mostLag: MOST_LAG, now: () => scene.now })
  return {
    scene,
    replica,
    async lookAt(now: number, over: Partial<Look> = {}) {
      Object.assign(scene, { now, ...over })
      await replica.look()
    },
  }
}

test.group('A replica', () => {
  test('is not read before it was looked at, nor after the last look is old', async ({
    assert,
  }) => {
    const { replica, scene, lookAt } = given()
    assert.isFalse(replica.has(0))
    await lookAt(0)
    assert.isTrue(replica.has(0))
    scene.now = 1_500
    assert.isFalse(replica.has(0))
  })

  test('is read by who wrote once it has what they wrote', async ({ assert }) => {
    const { replica, lookAt } = given()
    await lookAt(0)
    assert.isFalse(replica.has(101))
    await lookAt(200, { written: 101, replayed: 101 })
    assert.isTrue(replica.has(101))
  })

  test('that stands still is read by others for as long as it may lag, and again when it has caught up', async ({
    assert,
  }) => {
    const { replica, lookAt } = given()
    await lookAt(0)
    for (let now = 200; now < MOST_LAG; now += 200) {
      await lookAt(now, { written: 100 + now })
      assert.isTrue(replica.has(0), `after ${now} ms`)
    }
    for (let now = MOST_LAG; now < 5 * MOST_LAG; now += 200) {
      await lookAt(now, { written: 100 + now })
      assert.isFalse(replica.has(0), `after ${now} ms`)
    }
    await lookAt(20_000, { written: 9_000, replayed: 9_000 })
    assert.isTrue(replica.has(0))
    assert.equal(replica.lag, 0)
  })

  test('that is always behind by more than it may is never read', async ({ assert }) => {
    const { replica, lookAt } = given()
    for (let now = 0; now < 30_000; now += 200) {
      await lookAt(now, { written: now, replayed: now - MOST_LAG - 400 })
      assert.isFalse(replica.has(0), `after ${now} ms`)
    }
  })

  test('that became a primary, or failed somebody, is not read', async ({ assert }) => {
    const { replica, lookAt } = given()
    await lookAt(0)
    await lookAt(200, { replayed: null })
    assert.isFalse(replica.has(0))
    await lookAt(400, { replayed: 100 })
    assert.isTrue(replica.has(0))
    replica.lost()
    assert.isFalse(replica.has(0))
    assert.isUndefined(replica.lag)
  })
})

test.group('What a replica is asked', () => {
  test('is reads, as their text tells', ({ assert }) => {
    for (const sql of [
      'select 1',
      '  with a as (select 1) select * from a',
      'explain (format json) select 1',
      'select updated_at from jobs where title = $1',
    ])
      assert.isTrue(isRead(sql), sql)
    for (const sql of [
      'insert into jobs (id) values (1)',
      'update jobs set id = 1',
      'with a as (delete from jobs returning id) select * from a',
      'with a as (insert into jobs default values returning id) select * from a',
      'with a as (update "jobs" set id = 1 returning id) select * from a',
      'select id from jobs for update',
      'select id from jobs for no key update skip locked',
      "select pg_notify('live', '1')",
      "select nextval('jobs_id_seq')",
      'select pg_advisory_xact_lock(1)',
      'listen live',
    ])
      assert.isFalse(isRead(sql), sql)
  })

  test('comes from routes that there are, which change nothing', ({ assert }) => {
    const registry = readFileSync('.adonisjs/client/registry/index.ts', 'utf8')
    const routes = new Map<string, string[]>()
    for (const [, methods, pattern] of registry.matchAll(
      /methods: (\[[^\]]+\]),\s+pattern: '([^']+)'/g
    )) {
      const { path } = callOf('GET', pattern)
      routes.set(path, [...(routes.get(path) ?? []), ...JSON.parse(methods)])
    }
    for (const path of replicaCalls) {
      assert.isTrue(routes.has(path), path)
      assert.isTrue(
        routes.get(path)!.some((method) => callOf(method, path).isRead),
        path
      )
    }
    assert.isTrue(mayReadReplica('/admin/industries', 'admin.industries.index'))
    assert.isFalse(mayReadReplica('/admin/industries/:id', 'admin.industries.show'))
    assert.isFalse(mayReadReplica('/admin/status', 'status.show'))
    assert.isFalse(mayReadReplica('/notifications', 'notifications.index'))
  })
})
