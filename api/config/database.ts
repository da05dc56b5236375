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

const dbConfig = defineConfig({
  connection: 'postgres',
  prettyPrintDebugQueries: true,
  connections: {
    postgres: {
      client: 'pg',
      connection: {
        ...connection,
        statement_timeout: 15_000,
        idle_in_transaction_session_timeout: 30_000,
      } as any,
      pool: { min: 0, max: env.get('DATABASE_POOL', 8) },
      migrations: { naturalSort: true, paths: ['database/migrations'] },
      schemaGeneration: { enabled: true, rulesPaths: ['./database/schema_rules.js'] },
    },
  },
})

export default dbConfig
