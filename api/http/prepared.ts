import { createHash } from 'node:crypto'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isPooled } from '#config/database'
import { ask } from '#api/http/hot_reads'

type Form = { name: string; text: string; fields: string[] }

const forms = new Map<string, Form>()

/** A statement with its values by number, as the driver takes them, and the name under which a connection keeps its plan. */
function formOf(sql: string): Form {
  const known = forms.get(sql)
  if (known) return known
  const fields: string[] = []
  // `::bigint` is a cast, and no value
  const text = sql.replace(/(?<!:):([a-z]\w*)/gi, (_, field) => `$${fields.push(field)}`)
  const form = { name: `kept_${createHash('sha1').update(sql).digest('hex')}`, text, fields }
  forms.set(sql, form)
  return form
}

/**
 * Runs a statement that each connection plans once and keeps, and returns its rows: for statements that take longer to
 * plan than to run, such as who reads a conversation, and those of every message. Their text must come from a few forms only. Without a
 * client it is a hot read, whose times come as ISO text.
 */
export async function prepared<Row = any>(
  sql: string,
  values: Record<string, unknown>,
  client?: QueryClientContract
): Promise<Row[]> {
  const { name, text, fields } = formOf(sql)
  if (!client)
    return ask<Row>(
      name,
      text,
      fields.map((field) => values[field])
    )
  const query = client.rawQuery(sql, values as any)
  if (!isPooled) query.knexQuery.options({ name })
  return (await query).rows
}
