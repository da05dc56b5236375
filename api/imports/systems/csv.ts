import { sentence, type Said } from '#api/languages/sentence'
import { importColumnValues, type ImportColumn } from '#api/imports/import_facts'
import { jobLimits } from '#api/jobs/job_facts'
import { factsNote } from '#api/imports/systems/notes'
import type {
  ApplicationRow,
  Export,
  FaultRow,
  JobRow,
  Row,
  Source,
} from '#api/imports/systems/rows'
import { instant, line, personOf, phoneOf, text } from '#api/imports/systems/values'
import { amount, isClosed, jobTypeOf, payPerOf, workModeOf } from '#api/imports/systems/job_words'

/** A table whose columns somebody looked at. */
export type Table = {
  name: string
  columns: readonly { heading: string; holds: ImportColumn }[]
  dayFirst: boolean
  records: AsyncIterable<{ line: number; cells: string[] }>
}

/** Columns that hold days. */
const days = importColumnValues.filter((column) => column.endsWith('At'))

/** Who and what was seen in earlier rows and tables, by the other ways to name it. */
type Seen = {
  jobs: Set<string>
  people: Set<string>
  jobByTitle: Map<string, string>
  personByMail: Map<string, string>
}

/** Rows of tables: each may name a job, a person, and that the one applied for the other. */
export async function* csvRows(
  tables: Iterable<Table> | AsyncIterable<Table>,
  system: Pick<Export, 'stageStatus' | 'lost'>
): AsyncGenerator<Row> {
  const seen: Seen = {
    jobs: new Set(),
    people: new Set(),
    jobByTitle: new Map(),
    personByMail: new Map(),
  }
  for await (const table of tables) {
    const placesOf = placesIn(table.columns)
    for await (const record of table.records)
      yield* rowsOf(cellsOf(table, placesOf, record), seen, system)
  }
}

/** Which cells of a row hold what. */
function placesIn(columns: Table['columns']) {
  const found = new Map<ImportColumn, number[]>()
  columns.forEach(({ holds }, at) => found.set(holds, [...(found.get(holds) ?? []), at]))
  return found
}

/** A row of a table, asked by what its columns hold. */
function cellsOf(
  { name, columns, dayFirst }: Table,
  placesOf: ReturnType<typeof placesIn>,
  { line: at, cells }: { line: number; cells: string[] }
) {
  const source: Source = { file: name, line: String(at), cells }
  const places = (holds: ImportColumn) => placesOf.get(holds) ?? []
  const cell = (holds: ImportColumn) => line(cells[places(holds)[0] ?? -1])
  const heading = (holds: ImportColumn) => columns[places(holds)[0] ?? -1]?.heading ?? ''
  return {
    source,
    has: (holds: ImportColumn) => placesOf.has(holds),
    cell,
    long: (holds: ImportColumn) => text(cells[places(holds)[0] ?? -1]),
    when: (holds: ImportColumn) => instant(cell(holds), dayFirst),
    heading,
    /** Every column that holds this, with its heading. */
    all: (holds: ImportColumn) =>
      places(holds).map((index): [string, string] => [columns[index].heading, cells[index]]),
    fault: (what: FaultRow['what'], holds: ImportColumn, message: Said): FaultRow => ({
      kind: 'fault',
      source,
      what,
      column: heading(holds),
      message,
    }),
  }
}

type Cells = ReturnType<typeof cellsOf>

function* rowsOf(
  row: Cells,
  seen: Seen,
  { stageStatus, lost }: Pick<Export, 'stageStatus' | 'lost'>
): Generator<Row> {
  for (const [heading, value] of row.all('skip')) if (line(value)) lost(row.source.file, heading)
  const wrongDay = days.find((holds) => row.cell(holds) && !row.when(holds))
  if (wrongDay)
    return yield row.fault(
      wrongDay.startsWith('job.') ? 'job' : 'application',
      wrongDay,
      sentence('This is no day that has been, such as 2025-03-14 or 14/03/2025')
    )
  const { job, jobId } = jobIn(row, seen)
  if (job) yield job
  if (job?.kind === 'fault' || !(row.has('person.id') || row.has('person.email'))) return
  const { person, personId, email } = personIn(row, seen)
  if (person) yield person
  if (person?.kind === 'fault') return
  const appliedAt =
    row.when('application.appliedAt') ?? row.when('application.movedAt') ?? new Date()
  if (jobId || email) yield applicationOf(row, jobId, personId, appliedAt, stageStatus)
  yield* notesOf(row, personId, appliedAt)
}

/** The job that a row names, and the row of it where it is the first to do so. */
function jobIn(row: Cells, seen: Seen): { jobId: string; job?: JobRow | FaultRow } {
  const title = row.cell('job.title')
  const jobId =
    row.cell('job.id') ||
    (title && (seen.jobByTitle.get(title.toLowerCase()) ?? `title:${title.toLowerCase()}`))
  if (!jobId || !title || seen.jobs.has(jobId)) return { jobId }
  const { max } = jobLimits.title
  if ([...title].length > max)
    return {
      jobId,
      job: row.fault('job', 'job.title', sentence('A title has at most {max} characters', { max })),
    }
  seen.jobs.add(jobId)
  seen.jobByTitle.set(title.toLowerCase(), jobId)
  return { jobId, job: jobOf(row, jobId, title) }
}

/** The person that a row names, and the row of them where it is the first to do so with an address. */
function personIn(row: Cells, seen: Seen) {
  const email = row
    .cell('person.email')
    .split(/[;,\s]+/)[0]
    .toLowerCase()
  const personId =
    row.cell('person.id') || (email && (seen.personByMail.get(email) ?? `mailto:${email}`))
  if (!personId)
    return {
      personId,
      email,
      person: row.fault(
        'person',
        'person.email',
        sentence(
          'The e-mail address is missing; without one the person cannot be told, so they are not brought in'
        )
      ),
    }
  if (!email || seen.people.has(personId)) return { personId, email }
  const person = personOf(row.source, personId, {
    firstName: row.cell('person.firstName'),
    lastName: row.cell('person.lastName'),
    fullName: row.cell('person.fullName'),
    email,
    phone: phoneIn(row),
    headline: row.cell('person.headline'),
    city: row.cell('person.city'),
    country: row.cell('person.country'),
  })
  if (person.kind === 'fault') {
    const column = person.column === 'email' ? 'person.email' : 'person.fullName'
    const heading = row.heading(column) || row.heading('person.firstName')
    return { personId, email, person: { ...person, column: heading } }
  }
  seen.people.add(personId)
  if (row.cell('person.id')) seen.personByMail.set(email, personId)
  return { personId, email, person }
}

const phoneIn = (row: Cells) => row.cell('person.phone').split(/[;,]/)[0].trim()

function applicationOf(
  row: Cells,
  jobId: string,
  personId: string,
  appliedAt: Date,
  stageStatus: Export['stageStatus']
): ApplicationRow {
  const stage = row.cell('application.stage')
  return {
    kind: 'application',
    source: row.source,
    id: row.cell('application.id') || `${personId} ${jobId}`,
    jobId: jobId || null,
    personId,
    ...(stage && { stage }),
    status: stage ? stageStatus(stage) : 'applied',
    appliedAt,
    movedAt: row.when('application.movedAt'),
    reason: row.cell('application.reason') || undefined,
    coverLetter: row.long('application.coverLetter') || undefined,
  }
}

/** What a row says of a person beyond fields: notes, facts, and a telephone number that is none. */
function* notesOf(row: Cells, personId: string, appliedAt: Date): Generator<Row> {
  const number = phoneIn(row)
  const country = row.cell('person.country')
  const isPhone = !number || phoneOf(number, country.length === 2 ? country : undefined)
  for (const note of row.all('person.note'))
    yield* factsNote(row.source, personId, appliedAt, [note])
  yield* factsNote(row.source, personId, appliedAt, [
    ...(isPhone ? [] : [[row.heading('person.phone'), number] as [string, string]]),
    ...row.all('fact'),
  ])
}

function jobOf({ source, cell, long, when }: Cells, id: string, title: string): JobRow {
  return {
    kind: 'job',
    source,
    id,
    title,
    status: isClosed(cell('job.status')) || when('job.closedAt') ? 'closed' : 'draft',
    description: long('job.description') || undefined,
    city: cell('job.city') || undefined,
    country: cell('job.country') || undefined,
    jobType: jobTypeOf(cell('job.type')),
    workMode: workModeOf(cell('job.workMode')),
    currency: /^[a-z]{3}$/i.test(cell('job.currency'))
      ? cell('job.currency').toUpperCase()
      : undefined,
    payMin: amount(cell('job.payMin')),
    payMax: amount(cell('job.payMax')),
    payPer: payPerOf(cell('job.payPer')),
    openedAt: when('job.openedAt'),
    closedAt: when('job.closedAt'),
  }
}
