import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import { ask } from '#api/http/hot_reads'

const prefix = (model: LucidModel) => `${model.table}__`

/**
 * The columns of a model under names of their own, for a select over several tables. Each is named, so that a plan that
 * a connection keeps goes on when an upgrade adds a column.
 */
export function columnsOf(model: LucidModel) {
  model.boot()
  return [...model.$columnsDefinitions.values()]
    .map(({ columnName }) => `${model.table}.${columnName} as ${prefix(model)}${columnName}`)
    .join(', ')
}

type Rows<T extends LucidModel[]> = { [At in keyof T]: InstanceType<T[At]> }

/**
 * The rows of several models that one statement finds together, or null: for what every request asks, as its plan is
 * kept by name and no query is built. What belongs to none of them is among the first one's `$extras`.
 */
export async function askTogether<T extends [LucidModel, ...LucidModel[]]>(
  models: T,
  name: string,
  sql: string,
  values: unknown[]
): Promise<Rows<T> | null> {
  const [row] = await ask<Record<string, unknown>>(name, sql, values, { dates: true })
  if (!row) return null
  const parts = models.map((): Record<string, unknown> => ({}))
  for (const [column, value] of Object.entries(row)) {
    const at = models.findIndex((model) => column.startsWith(prefix(model)))
    if (at < 0) parts[0][column] = value
    else parts[at][column.slice(prefix(models[at]).length)] = value
  }
  return models.map((model, at): LucidRow => model.$createFromAdapterResult(parts[at])!) as Rows<T>
}
