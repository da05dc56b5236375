/** Puts one statement to the database, within one transaction; returns its rows. */
type Run = (sql: string) => Promise<Record<string, any>[]>

/** A table of the schema `public`, partitioned by ranges of times or of ids; its parts are tables of another schema. */
export type Partitioned = {
  table: string
  /** Of times where rows come with their time; of ids where others point at them: an id begins with the month of its part. */
  by: 'time' | 'id'
  /** The `timestamptz` of when a row was written. */
  time: string
  /** The schema of the parts. */
  schema: string
  /** How many months after this one have their part already. */
  ahead: number
  /** How many whole months before this one are kept; null for all. */
  keep: number | null
}
type Part = { name: string; from: number; to: number; isDefault: boolean }

/** Ids of a month: 2026-12 has 202612000000001 and on. */
const IDS_A_MONTH = 1_000_000_000

/**
 * Makes the parts of this month and those ahead, brings rows that the default part caught into parts of their own, and
 * drops the parts of which every row is older than what is kept. Returns the names of both. Safe to run twice.
 */
export async function tendPartitions(run: Run, wish: Partitioned, now: Date) {
  // bounds are told in this zone
  await run(`set local timezone = 'UTC'`)
  // two at once would make a part, or give numbers, twice
  await run(`select pg_advisory_xact_lock(hashtext('${parentOf(wish)}'))`)
  const parts = await partsOf(run, wish)
  if (wish.by === 'id') await moveNumbers(run, wish, parts, now)
  const dropped: string[] = []
  for (const { name } of await pastParts(run, wish, parts, now)) {
    await run(`alter table ${parentOf(wish)} detach partition ${partOf(wish, name)}`)
    await run(`drop table ${partOf(wish, name)}`)
    dropped.push(name)
  }
  const isCovered = (month: number) => parts.some(({ from, to }) => from <= month && month < to)
  const months = Array.from({ length: wish.ahead + 1 }, (_, at) => monthOf(now, at))
  const caught = await caughtMonths(run, wish, parts)
  const missing = [...new Set([...caught, ...months.filter((month) => !isCovered(month))])].sort(
    (a, b) => a - b
  )
  if (caught.length > 0) await emptyDefault(run, wish, parts, missing)
  else for (const month of missing) await makePart(run, wish, month)
  return { made: missing.map((month) => nameOf(wish, month)), dropped }
}

/** The start of the month that is so many after the one of a time, in UTC, in milliseconds. */
function monthOf(time: Date, after: number) {
  return Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + after)
}

const parentOf = ({ table }: Partitioned) => `public.${table}`
const partOf = ({ schema }: Partitioned, name: string) => `${schema}.${name}`
const digitsOf = (month: number) => new Date(month).toISOString().slice(0, 7)
const idOf = (month: number) => Number(digitsOf(month).replace('-', '')) * IDS_A_MONTH
const bound = ({ by }: Partitioned, month: number) =>
  by === 'id' ? `${idOf(month)}` : `'${new Date(month).toISOString()}'`
const nameOf = ({ table }: Partitioned, month: number) =>
  `${table}_${digitsOf(month).replace('-', '_')}`

async function partsOf(run: Run, wish: Partitioned): Promise<Part[]> {
  const rows = await run(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = '${parentOf(wish)}'::regclass`
  )
  return rows.map(({ name, bound: text }) => {
    const ends = /FROM \((.*)\) TO \((.*)\)/.exec(text)
    return {
      name,
      from: timeOf(wish, ends?.[1]),
      to: timeOf(wish, ends?.[2]),
      isDefault: ends === null,
    }
  })
}

/** A bound such as `'2026-12-01 00:00:00+00'` or `'202612000000000'`; one that is open, and the default part, hold no month that we would make. */
function timeOf({ by }: Partitioned, bound: string | undefined) {
  if (bound === undefined) return Number.NaN
  if (bound === 'MINVALUE') return -Infinity
  const plain = bound.replaceAll("'", '')
  if (by === 'time') return Date.parse(plain)
  const month = Math.floor(Number(plain) / IDS_A_MONTH)
  return Date.UTC(Math.floor(month / 100), (month % 100) - 1)
}

/**
 * Lets ids go on in the part of this month: they never go back, whatever the clock does, and until this runs rows come into
 * the part before. Only a part that an earlier run made is taken, as numbers do not wait for a commit.
 */
async function moveNumbers(run: Run, wish: Partitioned, parts: Part[], now: Date) {
  const month = monthOf(now, 0)
  if (!parts.some(({ from }) => from === month)) return
  if ((await lastId(run, wish)) < idOf(month))
    await run(`select setval(${numbersOf(wish)}, ${idOf(month)})`)
}

const numbersOf = (wish: Partitioned) => `pg_get_serial_sequence('${parentOf(wish)}', 'id')`

/** The last id that was given. */
async function lastId(run: Run, wish: Partitioned) {
  const [{ last }] = await run(
    `select coalesce(pg_sequence_last_value(${numbersOf(wish)}::regclass), 0) as last`
  )
  return Number(last)
}

/**
 * The parts that ended before what is kept. One by ids has rows of when its month was over, too, and is needed while ids
 * stand in it, as after a long standstill.
 */
async function pastParts(run: Run, wish: Partitioned, parts: Part[], now: Date): Promise<Part[]> {
  const { keep } = wish
  if (keep === null) return []
  const over = parts.filter(({ to }) => to <= monthOf(now, -keep))
  if (wish.by === 'time') return over
  const past: Part[] = []
  const current = timeOf(wish, `${await lastId(run, wish)}`)
  for (const part of over.filter(({ from, to }) => current < from || to <= current)) {
    const [{ kept }] = await run(
      `select exists (select from ${partOf(wish, part.name)} where ${wish.time} >= '${now.toISOString()}'::timestamptz - interval '${keep} months') as kept`
    )
    if (!kept) past.push(part)
  }
  return past
}

/** The months of the rows that had no part when they came. */
async function caughtMonths(run: Run, wish: Partitioned, parts: Part[]): Promise<number[]> {
  const rest = parts.find(({ isDefault }) => isDefault)
  if (!rest) return []
  const rows = await run(
    `select distinct extract(epoch from date_trunc('month', ${wish.time}))::bigint * 1000 as month from ${partOf(wish, rest.name)}`
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
    `alter table ${parentOf(wish)} attach partition ${part} for values from (${bound(wish, month)}) to (${bound(wish, monthOf(new Date(month), 1))})`
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
