import type { Client, Connection } from 'pg'
import type { Document } from './columns/document.ts'

/** Where the documents are, in the words of the database. */
export type Source = {
  table: string
  /** As SQL without nulls, in the order of `Document`: switches as 0 or 1, lists of numbers as `{1,2}`. */
  columns: string
  id: string
  /** The condition of a document that may be found. */
  searchable: string
  /** The column with the number (xid8) of the transaction that wrote the row last. */
  changed: string
}

/** How many documents there are to find. */
export async function countAll(client: Client, { table, searchable }: Source): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as count from ${table} where ${searchable}`
  )
  return rows[0].count
}

export type Findable = { count: number; idSum: bigint }

/** How many documents there are to find, and the sum of their ids: whether a set of profiles is this one. */
export async function findableIn(
  client: Client,
  { table, id, searchable }: Source
): Promise<Findable> {
  const { rows } = await client.query(
    `select count(*)::int as count, coalesce(sum(${id}), 0)::text as sum from ${table} where ${searchable}`
  )
  return { count: rows[0].count, idSum: BigInt(rows[0].sum) }
}

/** Whether more documents than these were written by this transaction or a later one. */
export async function isMoreChanged(
  client: Client,
  { table, changed }: Source,
  since: string,
  most: number
): Promise<boolean> {
  const { rows } = await client.query(
    `select exists (select from ${table} where ${changed} >= $1::xid8 offset $2) as more`,
    [since, most]
  )
  return rows[0].more
}

/**
 * Where the documents are, for good: the cluster and its timeline, the database, the table and the file of its rows.
 * A table that was loaded anew, a database that was restored and one that was taken back in time are other places, in
 * which the numbers of transactions mean something else.
 */
export async function placeOf(client: Client, { table }: Source): Promise<string> {
  const { rows } = await client.query(
    `select concat_ws(' ', (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_insert_lsn()), 8),
       (select oid from pg_database where datname = current_database()), $1::regclass::oid, pg_relation_filenode($1::regclass)) as place`,
    [table]
  )
  return rows[0].place
}

/** Reads every searchable document, ascending by id: COPY is many times faster than rows of a query. */
export function readAll(
  client: Client,
  { table, columns, id, searchable }: Source,
  take: (document: Document) => void
): Promise<void> {
  return copyOut(
    client,
    `copy (select ${columns} from ${table} where ${searchable} order by ${id}) to stdout`,
    (line) => take(parse(line))
  )
}

/** Reads up to so many searchable documents behind an id, ascending. */
export async function readSome(
  client: Client,
  { table, columns, id, searchable }: Source,
  after: number,
  most: number
): Promise<Document[]> {
  const documents: Document[] = []
  await copyOut(
    client,
    `copy (select ${columns} from ${table} where ${searchable} and ${id} > ${BigInt(after)} order by ${id} limit ${BigInt(most)}) to stdout`,
    (line) => documents.push(parse(line))
  )
  return documents
}

export type Change = { id: number; document: Document | null; changed: string }

/**
 * What was written by this transaction or a later one; null for who is no longer found. Rows of a backup may have
 * numbers that this database has not reached: they are left out, or they would be read each time.
 */
export async function readChanged(
  client: Client,
  { table, columns, searchable, changed: written }: Source,
  since: string
): Promise<Change[]> {
  const changes: Change[] = []
  await copyOut(
    client,
    `copy (select ${columns}, (${searchable})::int, ${written} from ${table} where ${written} >= '${BigInt(since)}'::xid8 and ${written} < pg_snapshot_xmax(pg_current_snapshot())) to stdout`,
    (line) => {
      const document = parse(line)
      const found = number(line) === 1
      const changed = word(line)
      changes.push({ id: document.id, document: found ? document : null, changed })
    }
  )
  return changes
}

/** How far every transaction is over: what comes later has at least this number. */
export async function horizonOf(client: Client): Promise<string> {
  const { rows } = await client.query(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin'
  )
  return rows[0].xmin
}

// ------------------------------------------------------------------ the text format of COPY, by bytes

const TAB = 9
const NEWLINE = 10
const MINUS = 45
const ZERO = 48
const NINE = 57
const BRACE = 123

let at = 0

function parse(line: Buffer): Document {
  at = 0
  return {
    id: number(line),
    skillIds: numbers(line),
    skillYears: numbers(line),
    stackIds: numbers(line),
    titleIds: numbers(line),
    wordIds: numbers(line),
    testIds: numbers(line),
    placeId: number(line),
    experience: number(line),
    pay: number(line),
    notice: number(line),
    workModes: number(line),
    jobTypes: number(line),
    availability: number(line),
    english: number(line),
    cleared: number(line),
    education: number(line),
    relocation: number(line),
    progress: number(line),
    activeAt: number(line),
    listedAt: number(line),
    spotlightUntil: number(line),
    promotedUntil: number(line),
    country: word(line),
    currency: word(line),
    timeZone: word(line),
  }
}

function number(line: Buffer) {
  let value = 0
  const negative = line[at] === MINUS
  if (negative) at++
  for (let byte = line[at++]; byte >= ZERO && byte <= NINE; byte = line[at++])
    value = value * 10 + byte - ZERO
  return negative ? -value : value
}

function numbers(line: Buffer) {
  const values: number[] = []
  if (line[at] !== BRACE) throw new Error('A list of numbers was expected')
  at++
  while (line[at] >= ZERO && line[at] <= NINE) values.push(number(line))
  // an empty list ends with a brace that no number has taken
  if (values.length === 0) at++
  at++
  return values
}

function word(line: Buffer) {
  const start = at
  while (line[at] !== TAB && line[at] !== NEWLINE) at++
  return line.toString('latin1', start, at++)
}

/** COPY … TO STDOUT on a connection of pg: a line a call. */
function copyOut(client: Client, text: string, take: (line: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    client.query({
      submit: (connection: Connection) => connection.query(text),
      handleRowDescription() {},
      handleCommandComplete() {},
      handleCopyData({ chunk }: { chunk: Buffer }) {
        if (failure) return
        try {
          take(chunk)
        } catch (error) {
          failure = error
        }
      },
      handleError: (error: Error) => reject(error),
      handleReadyForQuery: () => (failure ? reject(failure) : resolve()),
    } as any)
  })
}
