/** Puts one statement to the database, within one transaction; returns its rows. */
type Run = (sql: string) => Promise<Record<string, any>[]>

/** A table of the schema `public`, partitioned by ranges of a `timestamptz`; its parts are tables of another schema. */
export type Partitioned = {
  table: string
  column: string
  /** The schema of the parts. */
  schema: string
  /** How many months after this one have their part already. */
  ahead: number
  /** How many whole months before this one are kept; null for all. */
  keep: number | null
}
type Part = { name: string; from: number; to: number; isDefault: boolean }

/**
 * Makes the parts of this month and those ahead, brings rows that the default part caught into parts of their own, and
 * drops the parts whose last month is older than what is kept. Returns the names of both. Safe to run twice.
 */
export async function tendPartitions(run: Run, wish: Partitioned, now: Date) {
  // bounds are told in this zone
  await run(`set local timezone = 'UTC'`)
  const parts = await partsOf(run, wish)
  const dropped = parts.filter(({ to }) => wish.keep !== null && to <= monthOf(now, -wish.keep))
  for (const { name } of dropped) {
    await run(`alter table ${parentOf(wish)} detach partition ${partOf(wish, name)}`)
    await run(`drop table ${partOf(wish, name)}`)
  }
  const isCovered = (month: number) => parts.some(({ from, to }) => from <= month && month < to)
  const months = Array.from({ length: wish.ahead + 1 }, (_, at) => monthOf(now, at))
  const caught = await caughtMonths(run, wish, parts)
  const missing = [...new Set([...caught, ...months.filter((month) => !isCovered(month))])].sort(
    (a, b) => a - b
  )
  if (caught.length > 0) await emptyDefault(run, wish, parts, missing)
  else for (const month of missing) await makePart(run, wish, month)
  return {
    made: missing.map((month) => nameOf(wish, month)),
    dropped: dropped.map(({ name }) => name),
  }
}

/** The start of the month that is so many after the one of a time, in UTC, in milliseconds. */
function monthOf(time: Date, after: number) {
  return Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + after)
}

const parentOf = ({ table }: Partitioned) => `public.${table}`
const partOf = ({ schema }: Partitioned, name: string) => `${schema}.${name}`
const bound = (time: number) => `'${new Date(time).toISOString()}'`
const nameOf = ({ table }: Partitioned, month: number) =>
  `${table}_${new Date(month).toISOString().slice(0, 7).replace('-', '_')}`

async function partsOf(run: Run, wish: Partitioned): Promise<Part[]> {
  const rows = await run(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = '${parentOf(wish)}'::regclass`
  )
  return rows.map(({ name, bound: text }) => {
    const ends = /FROM \((.*)\) TO \((.*)\)/.exec(text)
    return { name, from: timeOf(ends?.[1]), to: timeOf(ends?.[2]), isDefault: ends === null }
  })
}

/** A bound such as `'2026-12-01 00:00:00+00'`; one that is open, and the default part, hold no month that we would make. */
function timeOf(bound: string | undefined) {
  if (bound === undefined) return Number.NaN
  return bound === 'MINVALUE' ? -Infinity : Date.parse(bound.replaceAll("'", ''))
}

/** The months of the rows that had no part when they came. */
async function caughtMonths(run: Run, wish: Partitioned, parts: Part[]): Promise<number[]> {
  const rest = parts.find(({ isDefault }) => isDefault)
  if (!rest) return []
  const rows = await run(
    `select distinct extract(epoch from date_trunc('month', ${wish.column}))::bigint * 1000 as month from ${partOf(wish, rest.name)}`
  )
  return rows.map(({ month }) => Number(month))
}

/** A table of its own first, so that the parent is locked for a moment only. */
async function makePart(run: Run, wish: Partitioned, month: number) {
  const part = partOf(wish, nameOf(wish, month))
  await run(
    `create table ${part} (like ${parentOf(wish)} including defaults including constraints)`
  )
  await run(
    `alter table ${parentOf(wish)} attach partition ${part} for values from (${bound(month)}) to (${bound(monthOf(new Date(month), 1))})`
  )
}

/** A part cannot be made for rows that the default part has: it is taken off, and its rows come in again. */
async function emptyDefault(run: Run, wish: Partitioned, parts: Part[], months: number[]) {
  const rest = partOf(wish, parts.find(({ isDefault }) => isDefault)!.name)
  const late = `${rest}_late`
  await run(`alter table ${parentOf(wish)} detach partition ${rest}`)
  await run(`alter table ${rest} rename to ${late.split('.')[1]}`)
  for (const month of months) await makePart(run, wish, month)
  await run(`create table ${rest} partition of ${parentOf(wish)} default`)
  const [{ columns }] = await run(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = '${late}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
  )
  await run(`insert into ${parentOf(wish)} (${columns}) select ${columns} from ${late}`)
  await run(`drop table ${late}`)
}
