import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'

const prefix = (model: LucidModel) => `${model.table}__`

/** The columns of a row that another is joined with, under names of their own. */
export const joined = (model: LucidModel) =>
  [...model.$columnsDefinitions.values()].map(
    ({ columnName }) => `${model.table}.${columnName} as ${prefix(model)}${columnName}`
  )

/** Takes the joined row out of the one it came with: every request needs some, and a preload would ask once more. */
export function takeJoined<T extends LucidModel>(model: T, from: LucidRow): InstanceType<T> {
  const own: Record<string, unknown> = {}
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(from.$extras))
    if (name.startsWith(prefix(model))) own[name.slice(prefix(model).length)] = value
    else others[name] = value
  from.$extras = others
  return model.$createFromAdapterResult(own, undefined, from.$options)! as InstanceType<T>
}
