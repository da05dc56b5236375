import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

const names = new Map<string, string>()

function nameOf(sql: string) {
  const known = names.get(sql)
  if (known) return known
  const name = `chat_${createHash('sha1').update(sql).digest('hex')}`
  names.set(sql, name)
  return name
}

/**
 * Runs a statement that each connection plans once and keeps, and returns its rows: for statements that take longer to
 * plan than to run, as those that ask who reads a conversation. Their text must come from a few forms only.
 */
export async function prepared<Row = any>(
  sql: string,
  values: Record<string, unknown>,
  client: QueryClientContract = db.connection()
): Promise<Row[]> {
  const query = client.rawQuery(sql, values as any)
  query.knexQuery.options({ name: nameOf(sql) })
  return (await query).rows
}
