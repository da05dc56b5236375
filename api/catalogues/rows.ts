import { DateTime } from 'luxon'
import { models } from '#generated/models'
import { moves } from '#generated/moves'
import type { LucidModel, LucidRow } from '@adonisjs/lucid/types/model'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { lockRow } from '#api/http/in_transaction'
import { longTypes, type Catalogue, type Field } from '#api/catalogues/definition'

const loaders: Record<string, () => Promise<{ default: any }>> = Object.assign(
  {},
  ...Object.values(models)
)

const loaded = new Map<string, LucidModel>()

/** The model that a catalogue is about, imported at the first ask. */
export async function modelOf(catalogue: Catalogue): Promise<LucidModel> {
  const known = loaded.get(catalogue.model)
  if (known) return known
  const { default: model } = await loaders[catalogue.model]()
  model.boot()
  loaded.set(catalogue.model, model)
  return model
}

/** Everything that a `*_moves.ts` exports, of all modules. */
let exported: Promise<any[]> | undefined

async function movesOf(model: LucidModel, name: string) {
  exported ??= Promise.all(filesIn(moves).map((load) => load())).then((files) =>
    files.flatMap((file) => Object.values(file as object))
  )
  return (await exported).find(
    (each) => typeof each.model === 'function' && each.model() === model && each[name]
  )
}

type Verb = {
  call: (row: any, admin: User, input: object, trx: TransactionClientContract) => unknown
  /** Locks the row, in the order of its flow, and reads it again. */
  lock: (row: any, trx: TransactionClientContract) => Promise<unknown>
}

/** The verb of an action: one of a `*_moves.ts` that names the model, or else a method of its model; either joins the row's transaction. */
export async function verbOf(model: LucidModel, name: string): Promise<Verb> {
  const lock: Verb['lock'] = async (row, trx) => {
    await lockRow(trx, model.table, row.$primaryKeyValue, 'update')
    await row.refresh()
  }
  const verbs = await movesOf(model, name)
  if (verbs) return { call: verbs[name], lock: verbs.lock ?? lock }
  if (typeof model.prototype[name as never] !== 'function')
    throw new Error(`${model.name} has no move or method ${name}`)
  return { call: (row, admin, input, trx) => row[name](admin, input, trx), lock }
}

/** What makes a row of a catalogue that `creates`: of a `*_moves.ts` that names the model, or of the model's class. */
export async function creatorOf(model: LucidModel, name: string) {
  const moving = await movesOf(model, name)
  return (moving?.[name] ?? (model as any)[name].bind(model)) as (
    admin: User,
    input: object,
    trx: TransactionClientContract
  ) => Promise<LucidRow>
}

const filesIn = (index: object): (() => Promise<unknown>)[] =>
  Object.values(index).flatMap((each) => (typeof each === 'function' ? [each] : filesIn(each)))

/** Only the rows of the table that belong to a catalogue. */
export function within(catalogue: Catalogue, query: ModelQueryBuilderContract<LucidModel>) {
  for (const [column, value] of Object.entries(catalogue.where ?? {}))
    query.where(query.model.$getColumn(column)!.columnName, value)
  return query
}

/** A catalogue's rows with what its fields read through relations. */
export function rowsOf(catalogue: Catalogue, query: ModelQueryBuilderContract<LucidModel>) {
  within(catalogue, query)
  const relations = new Set(
    Object.values(catalogue.fields).flatMap((field) =>
      field.of?.includes('.') ? [field.of.split('.')[0]] : []
    )
  )
  for (const relation of relations) query.preload(relation as never)
  return query
}

/** Fields that lists leave out, as they may be long. */
export const leftOut = (field: Field) => Boolean(field.detail && longTypes.includes(field.type))

/** The columns that a list needs. */
export function listColumns(catalogue: Catalogue, model: LucidModel) {
  const long = new Set(
    Object.entries(catalogue.fields)
      .filter(([, field]) => leftOut(field))
      .map(([name, field]) => field.column ?? name)
  )
  return [...model.$columnsDefinitions.entries()]
    .filter(([name]) => !long.has(name) && name !== 'search' && name !== 'password')
    .map(([, column]) => column.columnName)
}

/** A row as the wire knows it. */
export function toWire(catalogue: Catalogue, row: LucidRow, inList = false) {
  const wire: Record<string, unknown> = { _id: String(row.$primaryKeyValue) }
  for (const [name, field] of Object.entries(catalogue.fields)) {
    if (field.secret || (inList && leftOut(field))) continue
    wire[name] = valueOf(name, field, row)
  }
  return wire
}

function valueOf(name: string, field: Field, row: any): unknown {
  if (field.until) return row[field.until] instanceof DateTime && row[field.until] > DateTime.now()
  const value = field.of
    ? field.of.split('.').reduce((at, part) => at?.[part], row)
    : row[field.column ?? name]
  if (value === null || value === undefined) return null
  if (value instanceof DateTime) return value.toUTC().toISO()
  if (field.type === 'reference' || field.type === 'id') return String(value)
  if (field.type === 'references') return value.map(String)
  return value
}
