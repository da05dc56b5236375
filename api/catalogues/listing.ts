import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { BY_MATCH, type Catalogue } from '#api/catalogues/definition'
import { readFilter, type ListQuery } from '#api/catalogues/list_query'
import { Kept } from '#api/http/kept'

type Sql = { text: string; bindings: any[] }
type Place = { table: string; where: Sql; key: string }

/** Up to here an OFFSET is walked; beyond, landmarks lead there. */
const WALK = 2_000
/** A landmark every so many rows. */
const STEP = 250
/** So many rows of a search are put in the order of what matches best. */
const MATCHED = 2_000
/** Totals above this are kept for a while instead of counted each time. */
const KEEP_ABOVE = 20_000
/** A filtered total above this is estimated. */
const COUNT_TO = 100_000

/** The ids of one page in order, and the total. The rows are fetched by id afterwards, so the index alone walks. */
export async function listIds(catalogue: Catalogue, model: LucidModel, query: ListQuery) {
  const place = await placeOf(catalogue, model, query.filter)
  if (query.sort === BY_MATCH) return bestMatches(catalogue, model, place, query)
  const order = await orderOf(catalogue, model, query.sort)
  const counting = totalOf(place)
  const [total, ids] = await Promise.all([counting, pageOf(place, order, query, counting)])
  return { ids, total: ids.length ? Math.max(total, query.offset + ids.length) : total }
}

/** What a search finds, the row of that very name first and those that begin so next: "Go" is not behind "Django". */
async function bestMatches(
  catalogue: Catalogue,
  model: LucidModel,
  place: Place,
  { filter, offset, limit }: ListQuery
): Promise<{ ids: number[]; total: number }> {
  const { title, fields } = catalogue
  const isStored = fields[title] && !fields[title].of
  const name = isStored
    ? `lower(${column(model, fields[title].column ?? title)}::text)`
    : '"id"::text'
  const words = String(filter.q).toLowerCase()
  const found = `select id, ${name} as name from ${place.table} ${place.where.text}`
  const { bindings } = place.where
  // of a word that half of a long list has, not all are put in order: those that begin with it, which the order's own
  // index leads to, and some of the others
  const next = isStored && catalogue.sorts.includes(title) ? `${found} and ${name} >= ?` : undefined
  const [total, { rows }] = await Promise.all([
    totalOf(place),
    db.rawQuery(
      `select id from (
         ${next ? `(${next} order by ${name}, id limit ?) union` : ''} (${found} limit ?)
       ) found order by name = ? desc, starts_with(name, ?) desc, name, id limit ? offset ?`,
      [
        ...(next ? [...bindings, words, offset + limit] : []),
        ...[...bindings, Math.max(MATCHED, offset + limit)],
        ...[words, words, limit, offset],
      ]
    ),
  ])
  return { ids: rows.map((row: { id: number }) => row.id), total }
}

/** The ids that a filter finds after one of them, lowest first. */
export async function idsAfter(
  catalogue: Catalogue,
  model: LucidModel,
  filter: Record<string, unknown>,
  after: number,
  limit: number
): Promise<number[]> {
  const { table, where } = await placeOf(catalogue, model, filter)
  const { rows } = await db.rawQuery(
    `select id from ${table} ${where.text || 'where true'} and id > ? order by id limit ?`,
    [...where.bindings, after, limit]
  )
  return rows.map((row: { id: number }) => row.id)
}

/** Totals and landmarks of a table are stale once we wrote to it; those of long lists are served while they are made anew. */
export function forget(model: LucidModel) {
  totals.forget(`${model.table} `, (total) => total <= KEEP_ABOVE)
  landmarks.forget(`${model.table} `, ({ list }) => list.length * STEP <= KEEP_ABOVE)
}

// where

async function placeOf(
  catalogue: Catalogue,
  model: LucidModel,
  filter: Record<string, unknown>
): Promise<Place> {
  const { q, conditions } = readFilter(catalogue, filter)
  const parts: Sql[] = Object.entries(catalogue.where ?? {}).map(([name, value]) => ({
    text: `${column(model, name)} = ?`,
    bindings: [value],
  }))
  for (const { name, field, operator, values } of conditions) {
    const at = column(model, field.column ?? name)
    const slot = field.type === 'number' ? '?::numeric' : '?'
    if (operator !== '=') parts.push({ text: `${at} ${operator} ${slot}`, bindings: values })
    else if (field.type === 'references' || field.type === 'list')
      parts.push({
        text: `${at} && ?::${field.type === 'list' ? 'text' : 'int'}[]`,
        bindings: [
          values.filter(
            (value) => value !== null && (field.type === 'list' || Number(value) < 2 ** 31)
          ),
        ],
      })
    else parts.push(oneOf(at, slot, values))
  }
  if (q) parts.push(await search(catalogue, model, q))
  const where = parts.length
    ? {
        text: `where ${parts.map((part) => part.text).join(' and ')}`,
        bindings: parts.flatMap((part) => part.bindings),
      }
    : { text: '', bindings: [] }
  return {
    table: model.table,
    where,
    key: `${model.table} ${where.text} ${JSON.stringify(where.bindings)}`,
  }
}

function oneOf(at: string, slot: string, values: unknown[]): Sql {
  const known = values.filter((value) => value !== null)
  const text = [
    known.length ? `${at} in (${known.map(() => slot).join(', ')})` : '',
    known.length < values.length ? `${at} is null` : '',
  ]
    .filter(Boolean)
    .join(' or ')
  return { text: `(${text || 'false'})`, bindings: known }
}

/** Each place that is searched gives its ids by its own index; together they are the rows. */
async function search(catalogue: Catalogue, model: LucidModel, q: string): Promise<Sql> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const own: string[] = []
  const branches: Sql[] = []
  for (const entry of catalogue.search) {
    const [relationName, names] = entry.includes('.') ? entry.split('.') : [undefined, entry]
    const relation = relationName ? relationOf(model, relationName) : undefined
    const at = relation?.model ?? model
    const text = names
      .split('+')
      .map((name) => column(at, name))
      .join(` || ' ' || `)
    const like = names.includes('+') ? `(${text}) ilike ?` : `${text}::text ilike ?`
    if (!relation) own.push(like)
    else
      branches.push({
        text: `select ${model.table}.id from ${model.table} where ${relation.column} in (select id from ${at.table} where ${like})`,
        bindings: [pattern],
      })
  }
  const bindings: any[] = own.map(() => pattern)
  if (/^\d{1,15}$/.test(q)) {
    own.push('id = ?')
    bindings.push(Number(q))
  }
  if (!branches.length) return { text: `(${own.join(' or ')})`, bindings }
  const all = [
    ...(own.length
      ? [{ text: `select id from ${model.table} where ${own.join(' or ')}`, bindings }]
      : []),
    ...branches,
  ]
  return {
    text: `id in (${all.map((branch) => branch.text).join(' union ')})`,
    bindings: all.flatMap((branch) => branch.bindings),
  }
}

function relationOf(model: LucidModel, name: string) {
  model.boot()
  const relation = model.$getRelation(name as never) as any
  relation.boot()
  return {
    model: relation.relatedModel() as LucidModel,
    column: column(model, relation.foreignKey),
  }
}

const column = (model: LucidModel, attribute: string) => {
  model.boot()
  return `"${model.$getColumn(attribute)?.columnName ?? attribute}"`
}

// order

type Order = { expression: string; type: string }
const orders = new Map<string, Order>()

async function orderOf(catalogue: Catalogue, model: LucidModel, sort: string): Promise<Order> {
  const key = `${catalogue.name} ${sort}`
  if (!orders.has(key)) {
    const at = sort === 'id' ? '"id"' : column(model, catalogue.fields[sort].column ?? sort)
    const {
      rows: [row],
    } = await db.rawQuery(
      `select format_type(atttypid, null) as type from pg_attribute where attrelid = ?::regclass and attname = ?`,
      [model.table, at.slice(1, -1)]
    )
    const isText = ['text', 'character varying'].includes(row.type)
    orders.set(key, { expression: isText ? `lower(${at})` : at, type: isText ? 'text' : row.type })
  }
  return orders.get(key)!
}

// pages

async function pageOf(
  place: Place,
  order: Order,
  { descending, offset, limit }: ListQuery,
  counting: Promise<number>
): Promise<number[]> {
  const by = inOrder(order, descending)
  // who opens a list may go deep into it next
  if (offset <= WALK)
    counting.then((total) => total > KEEP_ABOVE && prepare(place, order, by)).catch(() => undefined)
  // the total of a filter may be a guess, from whose end no page is counted
  const left = offset > WALK && !place.where.text ? (await counting) - offset : Infinity
  if (left <= WALK) {
    const backwards = inOrder(order, !descending)
    const size = Math.max(0, Math.min(limit, left))
    return (await idsOf(place, backwards, size, Math.max(0, left - limit))).reverse()
  }
  const mark = offset > WALK ? await markBefore(place, order, by, offset) : undefined
  if (!mark) return idsOf(place, by, limit, offset)
  const ids: number[] = []
  const wanted = offset - mark.at + limit
  for (const part of from(mark, order, descending))
    if (ids.length < wanted) ids.push(...(await idsOf(place, by, wanted - ids.length, 0, part)))
  return ids.slice(offset - mark.at)
}

async function idsOf(
  { table, where }: Place,
  by: string,
  limit: number,
  offset: number,
  part: Sql = { text: '', bindings: [] }
): Promise<number[]> {
  const text = part.text ? `${where.text ? `${where.text} and` : 'where'} ${part.text}` : where.text
  const { rows } = await db.rawQuery(
    `select id from ${table} ${text} order by ${by} limit ? offset ?`,
    [...where.bindings, ...part.bindings, limit, offset]
  )
  return rows.map((row: { id: number }) => row.id)
}

/** The rows from a landmark on, by parts in their order: rows without a value come last, and first where it descends. */
function from({ value, id }: Mark, { expression, type }: Order, descending: boolean): Sql[] {
  const than = descending ? '<=' : '>='
  if (value === null) {
    const empty = { text: `${expression} is null and "id" ${than} ?`, bindings: [id] }
    return descending ? [empty, { text: `${expression} is not null`, bindings: [] }] : [empty]
  }
  const part = { text: `(${expression}, "id") ${than} (?::${type}, ?)`, bindings: [value, id] }
  return descending || expression === '"id"'
    ? [part]
    : [part, { text: `${expression} is null`, bindings: [] }]
}

function inOrder({ expression }: Order, descending: boolean) {
  const direction = descending ? 'desc' : 'asc'
  return expression === '"id"'
    ? `"id" ${direction}`
    : `${expression} ${direction}, "id" ${direction}`
}

/** Makes the landmarks of a long list, beside the requests, where there are none yet. */
function prepare(place: Place, order: Order, by: string) {
  if (app.inTest || landmarks.has(`${place.key} ${by}`)) return
  markBefore(place, order, by, 0).catch((error) =>
    logger.warn({ err: error }, 'the landmarks of a list were not made')
  )
}

type Mark = { at: number; value: string | null; id: number }
type Marks = { list: Mark[]; took: number; version: number }

/** Every so many rows of an order: a page deep in a large table starts at the one before it instead of walking there. */
const landmarks = new Kept<Marks>({
  most: 40,
  freshFor: ({ took }) => Math.max(3_000, took * 20),
  servedFor: Infinity,
})

async function markBefore(
  place: Place,
  order: Order,
  by: string,
  offset: number
): Promise<Mark | undefined> {
  const { list } = await landmarks.get(`${place.key} ${by}`, async (former) => {
    const version = await versionOf(place.table)
    if (former?.version === version) return former
    const began = Date.now()
    const { rows } = await db.rawQuery(
      `select at, value, id from (select row_number() over (order by ${by}) - 1 as at, ${order.expression}::text as value, id from ${place.table} ${place.where.text}) as numbered where at % ${STEP} = 0 order by at`,
      place.where.bindings
    )
    return { list: rows, took: Date.now() - began, version }
  })
  return list[Math.min(Math.floor(offset / STEP), list.length - 1)]
}

/** Another one after every row that was written to a table, or to one of its partitions. */
async function versionOf(table: string): Promise<number> {
  const {
    rows: [row],
  } = await db.rawQuery(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) as version from pg_stat_user_tables
     where relid = ?::regclass or relid in (select relid from pg_partition_tree(?::regclass))`,
    [table, table]
  )
  return Number(row.version ?? 0)
}

// totals

const totals = new Kept<number>({
  most: 500,
  freshFor: (total) => (total > KEEP_ABOVE ? 5_000 : 0),
  servedFor: (total) => (total > KEEP_ABOVE ? Infinity : 0),
})

const totalOf = (place: Place): Promise<number> =>
  totals.get(place.key, async (_, served) => {
    const { text, bindings } = place.where
    if (!text || served) return countAll(place)
    const {
      rows: [row],
    } = await db.rawQuery(
      `select count(*) as total from (select 1 from ${place.table} ${text} limit ${COUNT_TO + 1}) as found`,
      bindings
    )
    if (row.total <= COUNT_TO) return row.total
    // the first answer is the planner's estimate, the next ones are exact
    countAll(place).then(
      (total) => totals.put(place.key, total),
      () => totals.forget(place.key)
    )
    return Math.max(row.total, await estimate(place))
  })

async function countAll({ table, where }: Place): Promise<number> {
  const {
    rows: [row],
  } = await db.rawQuery(`select count(*) as total from ${table} ${where.text}`, where.bindings)
  return row.total
}

async function estimate({ table, where }: Place): Promise<number> {
  const { rows } = await db.rawQuery(
    `explain (format json) select 1 from ${table} ${where.text}`,
    where.bindings
  )
  return Math.round(rows[0]['QUERY PLAN'][0].Plan['Plan Rows'])
}
