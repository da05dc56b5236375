import { createHmac } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { appKey } from '#config/app'
import { sentence } from '#api/languages/sentence'
import type CompanyImport from '#api/imports/models/company_import'
import type { ImportedKind } from '#api/imports/import_facts'
import type { Row } from '#api/imports/systems/rows'
import { insertRows } from '#api/imports/insert_rows'
import type { Entry } from '#api/imports/transfer/open_files'
import { labelOf, type Tally } from '#api/imports/transfer/tally'

/** What a record became here. */
export type Held = {
  external_id: string
  import_id: number
  made: boolean
  job_id: number | null
  candidate_id: number | null
  application_id: number | null
}

/** One go through an import: what the parts of it share. */
export type Bringing = {
  wanted: CompanyImport
  /** Reads and tells, and writes nothing. */
  dry: boolean
  tally: Tally
  files: Map<string, Entry>
  /** People who are here by themselves, or said no: what is told of them stays out with them. */
  held: Set<string>
  /** Jobs and people that a dry run would have made by now. */
  would: Set<string>
  colleagues: Map<string, number>
  now: Date
}

/** The key of the job for people without one. */
export const POOL_ID = 'pool'

/** Keys of late, as one is asked for several times; so many at most. */
const keys = new Map<string, string>()
const KEYS = 10_000

/** The key of a record as it is kept: with no address in it that could be read. */
export function keyOf(id: string): string {
  if (!id.includes('mailto:') && id.length <= 200) return id
  const known = keys.get(id)
  if (known) return known
  if (keys.size >= KEYS) keys.clear()
  const key = createHmac('sha256', appKey.release()).update(`record:${id}`).digest('base64url')
  keys.set(id, key)
  return key
}

/** What records with these ids became here, by the kept key. */
export async function recordsOf(
  trx: TransactionClientContract,
  { wanted }: Bringing,
  kind: ImportedKind,
  ids: string[]
): Promise<Map<string, Held>> {
  if (ids.length === 0) return new Map()
  const rows: Held[] = await trx
    .from('imported_records')
    .where({ company_id: wanted.companyId, system: wanted.system, kind })
    .whereRaw('external_id = any(?)', [ids.map(keyOf)] as any)
    .select('external_id', 'import_id', 'made', 'job_id', 'candidate_id', 'application_id')
  return new Map(rows.map((row) => [row.external_id, row]))
}

type OfPerson = Extract<Row, { personId: string }>

/** Rows that hang on a person, each once, with what they and their person became here. */
export async function withPeople<T extends OfPerson>(
  trx: TransactionClientContract,
  bringing: Bringing,
  given: T[]
) {
  const rows = firstOfEach(given)
  if (rows.length === 0) return []
  const { dry, would } = bringing
  const records = await recordsOf(
    trx,
    bringing,
    rows[0].kind,
    rows.map(({ id }) => id)
  )
  const people = await recordsOf(
    trx,
    bringing,
    'person',
    rows.map(({ personId }) => personId)
  )
  return rows.map((row) => {
    const person = people.get(keyOf(row.personId))
    return {
      row,
      record: records.get(keyOf(row.id)),
      person,
      /** Its person is here, or would be after a dry run. */
      hasPerson: !!person?.candidate_id || (dry && would.has(`person ${row.personId}`)),
    }
  })
}

/** Whether a record was made by this very import, in an earlier try. */
export const isOurs = ({ wanted }: Bringing, held: Held) =>
  held.made && Number(held.import_id) === wanted.id

/** Keeps what records became. */
export const keepRecords = (
  trx: TransactionClientContract,
  { wanted, now }: Bringing,
  kind: ImportedKind,
  records: (Partial<
    Record<
      | 'job_id'
      | 'candidate_id'
      | 'application_id'
      | 'comment_id'
      | 'resume_id'
      | 'stage_template_id',
      number
    >
  > & { id: string; made: boolean })[]
) =>
  insertRows(
    trx,
    'imported_records',
    {
      company_id: 'bigint',
      import_id: 'bigint',
      system: 'text',
      kind: 'text',
      external_id: 'text',
      made: 'boolean',
      job_id: 'bigint',
      candidate_id: 'bigint',
      application_id: 'bigint',
      comment_id: 'bigint',
      resume_id: 'bigint',
      stage_template_id: 'bigint',
      created_at: 'timestamptz',
    },
    records.map(({ id, ...record }) => ({
      company_id: wanted.companyId,
      import_id: wanted.id,
      system: wanted.system,
      kind,
      external_id: keyOf(id),
      // as of the rows that were made: what is newer there was touched since
      created_at: now,
      ...record,
    }))
  )

/** The first of each id; a list that names one twice says the same of it. */
export function firstOfEach<T extends { id: string }>(rows: T[]): T[] {
  const seen = new Set<string>()
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id))
}

/** Counts what stays out with its person or job. */
export function countLeft({ tally, held }: Bringing, row: OfPerson, label = labelOf(row)) {
  if (held.has(row.personId)) tally.count(row.kind, 'held', row.source, label, { message: HELD })
  else
    tally.count(row.kind, 'faulty', row.source, label, {
      message: sentence(
        'Its person is not in these files, or was not imported; send the people as well'
      ),
    })
}

/** Said of everybody who is here by themselves, who was brought in by others, or who said no: it may not be told apart. */
export const HELD = sentence(
  'This person decides themselves what reaches you here; send them the address of the job, and their application comes with their word'
)
