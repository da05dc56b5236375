import pg from 'pg'
import env from '#config/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { clusterPlace, connectionOf } from '#database/embedded'

// bigint identities and count(*) come as numbers; past 2^53 we would rather fail than round
pg.types.setTypeParser(20, (value) => {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is not a safe integer`)
  return number
})
// numeric columns here are years of experience: small and exact as floats
pg.types.setTypeParser(1700, Number)
// a date has no time and no zone: keep its text
pg.types.setTypeParser(1082, (value) => value)

const url = env.get('DATABASE_URL')

/** Where PostgreSQL is: the operator's, or the embedded cluster of this checkout. */
export const connection = url
  ? { connectionString: url }
  : connectionOf(clusterPlace(app.makePath(), app.inTest ? `test-${process.pid}` : 'pg'))

const directUrl = env.get('DATABASE_DIRECT_URL')

/** Whether `connection` is a pool in transaction mode, whose connections keep neither settings nor plans for us. */
export const isPooled = directUrl !== undefined

/** PostgreSQL itself, for what lives as long as a session: LISTEN, its locks and its settings. */
export const direct = directUrl ? { connectionString: directUrl } : connection

const replicaUrl = env.get('DATABASE_REPLICA_URL')

/** Where a streaming replica is, if there is one; one that does not answer is soon given up. */
export const replica = replicaUrl
  ? { connectionString: replicaUrl, connectionTimeoutMillis: 2_000 }
  : undefined

const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 }
/** The limits of time that a session begins with; a pool takes none, there the role has them. */
export const sessionLimits = isPooled ? {} : limits

const postgres = {
  client: 'pg' as const,
  connection: { ...connection, ...sessionLimits } as any,
  pool: { min: 0, max: env.get('DATABASE_POOL', 8) },
  migrations: { naturalSort: true, paths: ['database/migrations'] },
  schemaGeneration: { enabled: true, rulesPaths: ['./database/schema_rules.js'] },
}

const dbConfig = defineConfig({
  connection: 'postgres',
  prettyPrintDebugQueries: true,
  connections: {
    postgres: {
      ...postgres,
      // what is read there is chosen in api/http/replica
      ...(replica && {
        replicas: { write: { connection: {} as any }, read: { connection: [replica as any] } },
      }),
    },
    // migrations take a lock of their session
    direct: { ...postgres, connection: { ...direct, ...limits } as any },
  },
})

export default dbConfig
