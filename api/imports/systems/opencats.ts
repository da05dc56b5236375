import { jobTypeOf } from '#api/imports/systems/job_words'
import { factsNote } from '#api/imports/systems/notes'
import type { Adapter, CameAs, Export, Row, Step } from '#api/imports/systems/rows'
import { facts, instant, line, personOf, text } from '#api/imports/systems/values'

// The tables of its database, a CSV or JSON each under the table's name. Source: db/cats_schema.sql of github.com/opencats/OpenCATS.

const jobFields = [
  'joborder_id',
  'site_id',
  'recruiter',
  'contact_id',
  'company_id',
  'entered_by',
  'owner',
  'client_job_id',
  'title',
  'description',
  'notes',
  'type',
  'duration',
  'rate_max',
  'salary',
  'status',
  'is_hot',
  'openings',
  'openings_available',
  'city',
  'state',
  'start_date',
  'date_created',
  'date_modified',
  'public',
  'company_department_id',
  'is_admin_hidden',
  'questionnaire_id',
]
const personFields = [
  'candidate_id',
  'site_id',
  'last_name',
  'first_name',
  'middle_name',
  'phone_home',
  'phone_cell',
  'phone_work',
  'address',
  'city',
  'state',
  'zip',
  'source',
  'date_available',
  'can_relocate',
  'notes',
  'key_skills',
  'current_employer',
  'entered_by',
  'owner',
  'date_created',
  'date_modified',
  'email1',
  'email2',
  'web_site',
  'import_id',
  'is_hot',
  'desired_pay',
  'current_pay',
  'is_active',
  'is_admin_hidden',
  'best_time_to_call',
]
const pipelineFields = [
  'candidate_joborder_id',
  'candidate_id',
  'joborder_id',
  'site_id',
  'status',
  'date_submitted',
  'date_created',
  'date_modified',
  'rating_value',
  'added_by',
]

/** Its statuses by number, with their own names. */
const statuses: Record<string, [string, CameAs]> = {
  0: ['No Status', 'applied'],
  100: ['No Contact', 'applied'],
  200: ['Contacted', 'reviewing'],
  250: ['Candidate Responded', 'reviewing'],
  300: ['Qualifying', 'reviewing'],
  400: ['Submitted', 'shortlisted'],
  500: ['Interviewing', 'interview'],
  600: ['Offered', 'offer'],
  650: ['Not in Consideration', 'rejected'],
  700: ['Client Declined', 'rejected'],
  800: ['Placed', 'hired'],
}
const activityTypes: Record<string, string> = {
  100: 'Call',
  200: 'E-mail',
  300: 'Meeting',
  400: 'Note',
  500: 'Call (talked)',
  600: 'Call (voice message)',
  700: 'Call (missed)',
}
const CANDIDATE = '100'

type Known = {
  users: Map<string, { name: string; email: string }>
  companies: Map<string, string>
  /** Fields that a site added, by the kind and number of the row. */
  extras: Map<string, [string, unknown][]>
  today: Date
}

export const opencats: Adapter = {
  recognises: ({ names }) =>
    names.includes('candidate_joborder') ||
    (names.includes('joborder') && names.includes('candidate')),

  async *rows(from): AsyncGenerator<Row> {
    const known = await knownIn(from)
    yield* jobs(from, known)
    yield* people(from, known)
    yield* applications(from, known)
    yield* activities(from, known)
    yield* attachments(from)
    for await (const { record } of from.list('contact'))
      from.lost('contact', record.contact_id ? 'people of your clients' : 'rows')
  },
}

async function knownIn({ list }: Export): Promise<Known> {
  const users: Known['users'] = new Map()
  for await (const { record } of list('user'))
    users.set(String(record.user_id), {
      name: `${line(record.first_name)} ${line(record.last_name)}`.trim(),
      email: line(record.email),
    })
  const companies: Known['companies'] = new Map()
  for await (const { record } of list('company'))
    companies.set(String(record.company_id), line(record.name))
  const extras: Known['extras'] = new Map()
  for await (const { record } of list('extra_field')) {
    const key = `${record.data_item_type}:${record.data_item_id}`
    extras.set(key, [...(extras.get(key) ?? []), [line(record.field_name), record.value]])
  }
  return { users, companies, extras, today: new Date() }
}

async function* jobs(
  { list, unplaced }: Export,
  { companies, extras }: Known
): AsyncGenerator<Row> {
  for await (const { record, source } of list('joborder')) {
    unplaced('joborder', record, jobFields)
    const id = String(record.joborder_id)
    yield {
      kind: 'job',
      source,
      id,
      title: line(record.title) || `Job order ${id}`,
      status: /clos|cancel|full|placed|declin|lost/i.test(line(record.status)) ? 'closed' : 'draft',
      description: text(record.description) || undefined,
      city: line(record.city) || undefined,
      jobType: jobTypeOf(
        { H: 'full', C: 'contract', C2H: 'contract', FL: 'freelance' }[line(record.type)] ?? ''
      ),
      openedAt: instant(record.date_created),
      closedAt: instant(record.date_modified),
      facts: facts([
        ['Company', companies.get(String(record.company_id))],
        ['Salary', record.salary],
        ['Rate', record.rate_max],
        ['Duration', record.duration],
        ['Openings', record.openings],
        ['State', record.state],
        ['Starts', record.start_date],
        ['Their id', record.client_job_id],
        ['Notes', record.notes],
        ...(extras.get(`400:${id}`) ?? []),
      ]),
    }
  }
}

async function* people(
  { list, unplaced }: Export,
  { users, extras, today }: Known
): AsyncGenerator<Row> {
  for await (const { record, source } of list('candidate')) {
    unplaced('candidate', record, personFields)
    const id = String(record.candidate_id)
    const phones = [record.phone_cell, record.phone_home, record.phone_work]
      .map(line)
      .filter(Boolean)
    const person = personOf(source, id, {
      firstName: [line(record.first_name), line(record.middle_name)].filter(Boolean).join(' '),
      lastName: line(record.last_name),
      email: line(record.email1) || line(record.email2),
      phone: phones[0],
      city: line(record.city),
    })
    yield person
    if (person.kind === 'fault') continue
    yield* factsNote(source, id, instant(record.date_created) ?? today, [
      ['Key skills', record.key_skills],
      ['Current employer', record.current_employer],
      ['Current pay', record.current_pay],
      ['Desired pay', record.desired_pay],
      ['Available', record.date_available],
      ['Would relocate', record.can_relocate === '1' || record.can_relocate === 1 ? 'yes' : ''],
      ['Source', record.source],
      ['Website', record.web_site],
      ['Second address', line(record.email1) ? record.email2 : ''],
      ['Phone numbers', phones],
      [
        'Address',
        [record.address, record.zip, record.city, record.state]
          .map(line)
          .filter(Boolean)
          .join(', '),
      ],
      ['Best time to call', record.best_time_to_call],
      ['Notes', record.notes],
      ['Owner', users.get(String(record.owner))?.name],
      ...(extras.get(`${CANDIDATE}:${id}`) ?? []),
    ])
  }
}

const statusOf = (number: unknown): [string, CameAs] =>
  statuses[String(number)] ?? [`Status ${number}`, 'reviewing']

/** Where each went through, by person and job order. */
async function historyIn({ list, stageStatus }: Export) {
  const history = new Map<string, Step[]>()
  for await (const { record } of list('candidate_joborder_status_history')) {
    const key = `${record.candidate_id}:${record.joborder_id}`
    const [stage, guess] = statusOf(record.status_to)
    const at = instant(record.date)
    if (at)
      history.set(key, [
        ...(history.get(key) ?? []),
        { at, stage, status: stageStatus(stage, guess) },
      ])
  }
  return history
}

async function* applications(from: Export, { users, today }: Known): AsyncGenerator<Row> {
  const { list, unplaced, stageStatus } = from
  const history = await historyIn(from)
  for await (const { record, source } of list('candidate_joborder')) {
    unplaced('candidate_joborder', record, pipelineFields)
    const [stage, guess] = statusOf(record.status)
    const personId = String(record.candidate_id)
    const appliedAt = instant(record.date_created) ?? instant(record.date_submitted) ?? today
    yield {
      kind: 'application',
      source,
      id: String(record.candidate_joborder_id ?? `${personId}:${record.joborder_id}`),
      jobId: String(record.joborder_id),
      personId,
      stage,
      status: stageStatus(stage, guess),
      appliedAt,
      movedAt: instant(record.date_modified),
      history: history.get(`${personId}:${record.joborder_id}`),
    }
    const rating = Number(record.rating_value)
    yield* factsNote(source, personId, appliedAt, [
      ['Rating', rating > 0 ? `${rating} of 5` : ''],
      ['Added by', users.get(String(record.added_by))?.name],
    ])
  }
}

/** Rows of a table that is beside all kinds of records: those of candidates, the others are counted. */
async function* ofCandidates({ list, lost }: Export, table: string) {
  for await (const row of list(table))
    if (String(row.record.data_item_type) === CANDIDATE) yield row
    else lost(table, 'of companies, contacts and job orders')
}

async function* activities(from: Export, { users, today }: Known): AsyncGenerator<Row> {
  for await (const { record, source } of ofCandidates(from, 'activity')) {
    const body = text(record.notes)
    if (body)
      yield {
        kind: 'note',
        source,
        id: `activity:${record.activity_id}`,
        personId: String(record.data_item_id),
        body: `${activityTypes[record.type] ?? 'Activity'}: ${body}`,
        at: instant(record.date_occurred) ?? instant(record.date_created) ?? today,
        by: users.get(String(record.entered_by)),
      }
  }
}

async function* attachments(from: Export): AsyncGenerator<Row> {
  const { names, lost } = from
  for await (const { record, source } of ofCandidates(from, 'attachment')) {
    const stored = `${line(record.directory_name)}/${line(record.stored_filename)}`.replace(
      /\/+/g,
      '/'
    )
    const path =
      names.find((name) => name.endsWith(stored)) ??
      names.find((name) => name.endsWith(`/${line(record.stored_filename)}`))
    if (path)
      yield {
        kind: 'file',
        source,
        id: `attachment:${record.attachment_id}`,
        personId: String(record.data_item_id),
        name: line(record.original_filename) || line(record.stored_filename),
        path,
      }
    else lost('attachment', 'whose file is not in the zip')
  }
}
