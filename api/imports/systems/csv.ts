import { importColumnValues, type ImportColumn } from '#api/imports/import_facts'
import { jobTypes, payPeriods, workModes } from '#api/jobs/job_facts'
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
  { stageStatus, lost }: Pick<Export, 'stageStatus' | 'lost'>
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
      yield* rowsOf(table, placesOf, record, seen, stageStatus, lost)
  }
}

/** Which cells of a row hold what. */
function placesIn(columns: Table['columns']) {
  const found = new Map<ImportColumn, number[]>()
  columns.forEach(({ holds }, at) => found.set(holds, [...(found.get(holds) ?? []), at]))
  return found
}

function* rowsOf(
  { name, columns, dayFirst }: Table,
  placesOf: ReturnType<typeof placesIn>,
  { line: at, cells }: { line: number; cells: string[] },
  seen: Seen,
  stageStatus: Export['stageStatus'],
  lost: Export['lost']
): Generator<Row> {
  const source: Source = { file: name, line: String(at), cells }
  const places = (holds: ImportColumn) => placesOf.get(holds) ?? []
  const cell = (holds: ImportColumn) => line(cells[places(holds)[0] ?? -1])
  const long = (holds: ImportColumn) => text(cells[places(holds)[0] ?? -1])
  const heading = (holds: ImportColumn) => columns[places(holds)[0] ?? -1]?.heading ?? ''
  const when = (holds: ImportColumn) => instant(cell(holds), dayFirst)
  const fault = (what: FaultRow['what'], holds: ImportColumn, message: string): Row => ({
    kind: 'fault',
    source,
    what,
    column: heading(holds),
    message,
  })
  for (const index of places('skip')) if (line(cells[index])) lost(name, columns[index].heading)

  for (const holds of days)
    if (cell(holds) && !when(holds))
      return yield fault(
        holds.startsWith('job.') ? 'job' : 'application',
        holds,
        'This is no day that has been, such as 2025-03-14 or 14/03/2025'
      )

  const title = cell('job.title')
  const jobId =
    cell('job.id') ||
    (title && (seen.jobByTitle.get(title.toLowerCase()) ?? `title:${title.toLowerCase()}`))
  if (jobId && title && !seen.jobs.has(jobId)) {
    const job = jobOf(source, jobId, title, cell, long, when)
    if (typeof job === 'string') return yield fault('job', 'job.title', job)
    seen.jobs.add(jobId)
    seen.jobByTitle.set(title.toLowerCase(), jobId)
    yield job
  }

  const email = cell('person.email')
    .split(/[;,\s]+/)[0]
    .toLowerCase()
  const personId =
    cell('person.id') || (email && (seen.personByMail.get(email) ?? `mailto:${email}`))
  const aboutPerson = places('person.id').length + places('person.email').length > 0
  if (!aboutPerson) return
  if (!personId)
    return yield fault(
      'person',
      'person.email',
      'The e-mail address is missing; without one the person cannot be told, so they are not brought in'
    )
  const number = cell('person.phone').split(/[;,]/)[0].trim()
  const country = cell('person.country')
  if (email && !seen.people.has(personId)) {
    const person = personOf(source, personId, {
      firstName: cell('person.firstName'),
      lastName: cell('person.lastName'),
      fullName: cell('person.fullName'),
      email,
      phone: number,
      headline: cell('person.headline'),
      city: cell('person.city'),
      country,
    })
    if (person.kind === 'fault')
      return yield {
        ...person,
        column:
          heading(person.column === 'email' ? 'person.email' : 'person.fullName') ||
          heading('person.firstName'),
      }
    seen.people.add(personId)
    if (cell('person.id')) seen.personByMail.set(email, personId)
    yield person
  }

  const appliedAt = when('application.appliedAt') ?? when('application.movedAt') ?? new Date()
  if (jobId || email) {
    const stage = cell('application.stage')
    yield {
      kind: 'application',
      source,
      id: cell('application.id') || `${personId} ${jobId}`,
      jobId: jobId || null,
      personId,
      ...(stage && { stage }),
      status: stage ? stageStatus(stage) : 'applied',
      appliedAt,
      movedAt: when('application.movedAt'),
      reason: cell('application.reason') || undefined,
      coverLetter: long('application.coverLetter') || undefined,
    } satisfies ApplicationRow
  }
  for (const index of places('person.note'))
    yield* factsNote(source, personId, appliedAt, [[columns[index].heading, cells[index]]])
  yield* factsNote(source, personId, appliedAt, [
    ...(number && !phoneOf(number, country.length === 2 ? country : undefined)
      ? [[heading('person.phone'), number] as [string, string]]
      : []),
    ...places('fact').map((index) => [columns[index].heading, cells[index]] as [string, string]),
  ])
}

function jobOf(
  source: Source,
  id: string,
  title: string,
  cell: (holds: ImportColumn) => string,
  long: (holds: ImportColumn) => string,
  when: (holds: ImportColumn) => Date | undefined
): JobRow | string {
  if ([...title].length > 120) return 'A title has at most 120 characters'
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

/** Whether a status of a job says that it takes nobody any more. */
export const isClosed = (status: string) =>
  /clos|filled|archiv|cancel|expired|inactive|placed|ended|full|geschlossen|ferm/i.test(status)

/** The type of a job by the words of another system; undefined where they do not tell. */
export const jobTypeOf = (words: string) => {
  const found = /intern/i.test(words)
    ? 'Internship'
    : /part/i.test(words)
      ? 'Part-Time'
      : /freelanc/i.test(words)
        ? 'Freelance'
        : /contract|temp|fixed/i.test(words)
          ? 'Contract'
          : /full|perm/i.test(words)
            ? 'Full-Time'
            : undefined
  return jobTypes.find(({ value }) => value === found)?.value
}

/** The mode of work by the words of another system; undefined where they do not tell. */
export const workModeOf = (words: string) => {
  const found = /hybrid/i.test(words)
    ? 'Hybrid'
    : /on.?site|office|^no$|^false$/i.test(words)
      ? 'On Site'
      : /remote|^yes$|^true$|home/i.test(words)
        ? 'Remote'
        : undefined
  return workModes.find(({ value }) => value === found)?.value
}

/** The period of a pay by the words of another system; undefined where they do not tell. */
export const payPerOf = (words: string) =>
  payPeriods.find(
    ({ value }) =>
      words.toLowerCase().includes(value) || (value === 'year' && /annu|p\.?a/i.test(words))
  )?.value

/** A sum as people write it: 60,000, 60.000,00 or 60000. */
export function amount(words: unknown): number | undefined {
  const number = Number(
    String(words ?? '')
      .replace(/[^\d.,]/g, '')
      .replace(/[.,](\d{1,2})$/, ' $1')
      .replace(/[.,]/g, '')
      .replace(' ', '.')
  )
  return words !== '' &&
    words !== null &&
    words !== undefined &&
    Number.isFinite(number) &&
    number > 0 &&
    number < 1e12
    ? Math.round(number)
    : undefined
}
