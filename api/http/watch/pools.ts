import db from '@adonisjs/lucid/services/db'
import { hotPool } from '#api/http/hot_reads'

type Pool = { name: string; used: number; idle: number; waiting: number; most: number }

/** The connections of this process to PostgreSQL: how many are in use, and how many requests wait for one. */
export function pools(): Pool[] {
  const node = db.manager.get(db.primaryConnectionName)
  const main = node?.connection?.pool
  const hot = hotPool()
  return [
    ...(main
      ? [
          {
            name: 'main',
            used: main.numUsed(),
            idle: main.numFree(),
            waiting: main.numPendingAcquires(),
            most: node?.config.pool?.max ?? 0,
          },
        ]
      : []),
    ...(hot
      ? [
          {
            name: 'hot_reads',
            used: hot.totalCount - hot.idleCount,
            idle: hot.idleCount,
            waiting: hot.waitingCount,
            most: hot.options.max,
          },
        ]
      : []),
  ]
}
