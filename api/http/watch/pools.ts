import db from '@adonisjs/lucid/services/db'
import { hotPools } from '#api/http/hot_reads'

type Pool = { name: string; used: number; idle: number; waiting: number; most: number }

/** The connections of this process to PostgreSQL and its replica: how many are in use, and how many requests wait for one. */
export function pools(): Pool[] {
  const node = db.manager.get(db.primaryConnectionName)
  const most = node?.config.pool?.max ?? 0
  const { pool: main, readPool } = node?.connection ?? {}
  const ofModels = { main, replica: readPool === main ? undefined : readPool }
  return [
    ...Object.entries(ofModels).flatMap(([name, pool]) =>
      pool
        ? {
            name,
            used: pool.numUsed(),
            idle: pool.numFree(),
            waiting: pool.numPendingAcquires(),
            most,
          }
        : []
    ),
    ...Object.entries(hotPools()).flatMap(([name, pool]) =>
      pool
        ? {
            name,
            used: pool.totalCount - pool.idleCount,
            idle: pool.idleCount,
            waiting: pool.waitingCount,
            most: pool.options.max,
          }
        : []
    ),
  ]
}
