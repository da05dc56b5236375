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

/** Where each column of a statement belongs: the place of its model and its name there; those of no model to the first one. */
const layouts = new Map<string, [column: string, at: number, name: string][]>()

function layoutOf(name: string, models: LucidModel[], row: object) {
  const known = layouts.get(name)
  if (known) return known
  const layout = Object.keys(row).map((column): [string, number, string] => {
    const at = models.findIndex((model) => column.startsWith(prefix(model)))
    return at < 0 ? [column, 0, column] : [column, at, column.slice(prefix(models[at]).length)]
  })
  layouts.set(name, layout)
  return layout
}

/**
 * The rows of several models that one statement finds together, or null: for what every request asks, as its plan is
 * kept by name and no query is built. What belongs to none of them is among the first one's `$extras`. Where the
 * statement finds no row of a model that it left-joins there is null.
 */
export async function askTogether<T extends [LucidModel, ...LucidModel[]]>(
  models: T,
  name: string,
  sql: string,
  values: unknown[]
): Promise<Rows<T> | null> {
  const [row] = await ask<Record<string, unknown>>(name, sql, values, { dates: true })
  return row ? parted(models, name, row) : null
}

/** The rows of several models in one row of such a statement, made anew for each who asks. */
export function parted<T extends [LucidModel, ...LucidModel[]]>(
  models: T,
  name: string,
  row: Record<string, unknown>
): Rows<T> {
  const parts = models.map((): Record<string, unknown> => ({}))
  for (const [column, at, own] of layoutOf(name, models, row)) parts[at][own] = row[column]
  return models.map((model, at): LucidRow | null =>
    parts[at][model.primaryKey] === null ? null : model.$createFromAdapterResult(parts[at])!
  ) as Rows<T>
}
