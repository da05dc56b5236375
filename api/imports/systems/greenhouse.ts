import { fileOf } from '#api/imports/systems/files'
import { factsNote, noteOf } from '#api/imports/systems/notes'
import { applicationFields, jobFields, personFields } from '#api/imports/systems/greenhouse_fields'
import type { Adapter, CameAs, Export, Row, Step } from '#api/imports/systems/rows'
import {
  byId,
  facts,
  inLines,
  instant,
  line,
  personOf,
  plainly,
  text,
} from '#api/imports/systems/values'

// Harvest, both shapes: v1 and v2 nest current_stage, rejection_reason, answers and attachments; v3 is flat and names ids.
// Source: github.com/grnhse/greenhouse-api-docs, harvestdocs.greenhouse.io.

export const greenhouse: Adapter = {
  recognises: ({ fields }) =>
    fields('candidates').includes('email_addresses') ||
    (fields('applications').includes('candidate_id') &&
      ['applied_at', 'current_stage', 'stage_id', 'prospect'].some((name) =>
        fields('applications').includes(name)
      )),

  async *rows(from) {
    const known = await readNames(from)
    yield* jobs(from, known)
    yield* candidates(from, known)
    yield* applications(from, known)
    yield* notes(from, known)
    yield* scorecards(from, known)
    yield* offers(from, known)
    yield* files(from, known)
  },
}

type Known = Awaited<ReturnType<typeof readNames>>
type Attached = { personId: string; at: number; attachment: any; source: any }

/** What other lists name by an id, and what is learned while they are read. */
async function readNames({ list }: Export) {
  const people = await byId(
    list('users'),
    ({
      name,
      first_name: first,
      last_name: last,
      primary_email_address: mail,
      primary_email: other,
      emails = [],
    }) => ({
      name: line(name) || `${line(first)} ${line(last)}`.trim(),
      email: line(mail) || line(other) || line(emails[0]),
    })
  )
  const stageNames = await byId(
    list('job_stages', 'job_interview_stages', 'interview_stages'),
    ({ name }) => line(name)
  )
  const reasons = await byId(list('rejection_reasons'), ({ name }) => line(name))
  const sources = await byId(
    list('sources'),
    ({ name, public_name: shown }) => line(name) || line(shown)
  )
  const posts = new Map<string, string>()
  for await (const { record } of list('job_posts'))
    if (!posts.has(String(record.job_id))) posts.set(String(record.job_id), text(record.content))
  return {
    ...{ people, stageNames, reasons, sources, posts },
    today: new Date(),
    attachments: [] as Attached[],
    personOfApplication: new Map<string, string>(),
  }
}

async function* jobs({ list, unplaced }: Export, { posts }: Known): AsyncGenerator<Row> {
  for await (const { record, source } of list('jobs')) {
    unplaced('jobs', record, jobFields)
    yield {
      kind: 'job',
      source,
      id: String(record.id),
      title: line(record.name) || `Job ${record.id}`,
      status: record.status === 'closed' ? 'closed' : 'draft',
      description: posts.get(String(record.id)) || text(record.notes) || undefined,
      city:
        line(record.offices?.[0]?.location?.name ?? record.offices?.[0]?.name).split(',')[0] ||
        undefined,
      openedAt: instant(record.opened_at) ?? instant(record.created_at),
      closedAt: instant(record.closed_at),
      facts: facts([
        ['Requisition', record.requisition_id],
        ['Departments', record.departments],
        ...custom(record),
      ]),
    }
  }
}

async function* candidates(
  { list, unplaced }: Export,
  { today, attachments }: Known
): AsyncGenerator<Row> {
  for await (const { record, source } of list('candidates')) {
    unplaced('candidates', record, personFields)
    const id = String(record.id)
    const mails = values(record.email_addresses)
    const phones = values(record.phone_numbers)
    const person = personOf(source, id, {
      firstName: line(record.first_name),
      lastName: line(record.last_name),
      email: line(mails[0]),
      phone: line(phones[0]),
      headline: line(record.title),
      city: line(values(record.addresses)[0]).split(/[,\n]/)[0],
    })
    yield person
    if (person.kind === 'fault') continue
    yield* factsNote(source, id, instant(record.created_at) ?? today, [
      ...personFacts(record, mails, person.phone ? phones.slice(1) : phones),
    ])
    for (const [at, attachment] of (record.attachments ?? []).entries())
      attachments.push({ personId: id, at, attachment, source })
  }
}

/** What of a person has no place of its own. */
const personFacts = (record: any, mails: string[], phones: string[]): [string, unknown][] => [
  ['Company', record.company],
  ['Further addresses', mails.slice(1)],
  ['Phone numbers', phones],
  ['Addresses', values(record.addresses)],
  ['Websites', values(record.website_addresses)],
  ['Social media', values(record.social_media_addresses)],
  ['Tags', record.tags],
  [
    'Education',
    (record.educations ?? []).map((each: any) =>
      [each.school_name, each.degree, each.discipline].filter(Boolean).join(', ')
    ),
  ],
  [
    'Employment',
    (record.employments ?? []).map((each: any) =>
      [each.title, each.company_name].filter(Boolean).join(' at ')
    ),
  ],
  ['Recruiter', record.recruiter?.name],
  ...custom(record),
]

async function* applications(
  { list, unplaced, stageStatus }: Export,
  { today, stageNames, reasons, sources, attachments, personOfApplication }: Known
): AsyncGenerator<Row> {
  const history = await stepsOf({ list, stageStatus }, stageNames)
  const rejections = new Map<string, any>()
  for await (const { record } of list('rejection_details'))
    rejections.set(String(record.application_id), record)
  for await (const { record, source } of list('applications')) {
    unplaced('applications', record, applicationFields)
    const id = String(record.id)
    const personId = String(record.candidate_id)
    personOfApplication.set(id, personId)
    const stage =
      line(record.current_stage?.name) ||
      line(record.stage_name) ||
      stageNames.get(String(record.stage_id)) ||
      undefined
    const appliedAt = instant(record.applied_at) ?? instant(record.created_at) ?? today
    const jobIds = (record.jobs ?? []).map((job: any) => String(job.id))
    const jobId = jobIds[0] ?? (record.job_id ? String(record.job_id) : null)
    const reason =
      record.rejection_reason?.name ??
      reasons.get(String(record.rejection_reason_id ?? rejections.get(id)?.rejection_reason_id))
    const status = statusOf(record, stage, reason, stageStatus)
    yield {
      kind: 'application',
      source,
      id,
      jobId,
      personId,
      stage,
      status,
      appliedAt,
      movedAt:
        instant(record.rejected_at) ?? instant(record.hired_at) ?? instant(record.last_activity_at),
      reason: line(reason) || undefined,
      answers: (record.answers ?? []).flatMap(({ question, answer }: any) =>
        answer ? [{ question: line(question), answer: text(answer) }] : []
      ),
      history: history.get(id),
    }
    yield* factsNote(source, personId, appliedAt, [...applicationFacts(record, sources)])
    for (const [at, attachment] of (record.attachments ?? []).entries())
      attachments.push({ personId, at: 1000 + at, attachment, source })
  }
}

/** The stages that each application went through. */
async function stepsOf(
  { list, stageStatus }: Pick<Export, 'list' | 'stageStatus'>,
  stageNames: Map<string, string>
) {
  const history = new Map<string, Step[]>()
  for await (const { record } of list('application_stages')) {
    const stage = stageNames.get(String(record.job_interview_stage_id ?? record.stage_id))
    const at = instant(record.entered_at)
    if (!stage || !at) continue
    const key = String(record.application_id)
    history.set(key, [...(history.get(key) ?? []), { at, stage, status: stageStatus(stage) }])
  }
  return history
}

function statusOf(
  record: any,
  stage: string | undefined,
  reason: unknown,
  stageStatus: Export['stageStatus']
): CameAs {
  return record.status === 'rejected'
    ? /withdr|declin|they rejected/i.test(`${reason} ${record.rejection_reason?.type?.name}`)
      ? 'withdrawn'
      : 'rejected'
    : record.status === 'hired'
      ? 'hired'
      : stage
        ? stageStatus(stage)
        : record.prospect
          ? 'reviewing'
          : 'applied'
}

const applicationFacts = (record: any, sources: Map<string, string>): [string, unknown][] => [
  [
    'Source',
    record.source?.public_name ?? record.source?.name ?? sources.get(String(record.source_id)),
  ],
  ['Credited to', record.credited_to?.name],
  ['Considered for', (record.jobs ?? []).slice(1).map((job: any) => job.name)],
  ['Place in the application', record.location?.address],
  ['Prospect pool', record.prospect_detail?.prospect_pool?.name],
  ['Rejection', Object.values(record.rejection_details?.custom_fields ?? {})],
  ...custom(record),
]

/** Whom a note, a scorecard or an offer is about. */
const personNamed = (
  { candidate_id: id, application_id: applicationId }: any,
  { personOfApplication }: Known
) => (id ? String(id) : personOfApplication.get(String(applicationId)))

async function* notes({ list, lost }: Export, known: Known): AsyncGenerator<Row> {
  const { people, today } = known
  for await (const { record, source } of list('notes', 'activity_feeds', 'activity_feed')) {
    // v1 gives one feed a candidate, v3 one note a row
    const feed =
      record.notes || record.emails || record.activities
        ? [...(record.notes ?? []), ...(record.emails ?? []), ...(record.activities ?? [])].map(
            (each: any) => ({ ...each, candidate_id: record.candidate_id ?? record.id })
          )
        : [record]
    for (const note of feed) {
      const by = note.user ?? people.get(String(note.user_id))
      const body = text(
        note.subject ? `${note.subject}\n${plainly(note.body)}` : plainly(note.body)
      )
      const personId = personNamed(note, known)
      yield* noteOf(
        {
          source,
          id: `note:${note.id}`,
          personId,
          body,
          at: instant(note.created_at) ?? today,
          by: by && { name: line(by.name), email: line(by.email) },
        },
        () => lost('notes', 'without a text or a person')
      )
    }
  }
}

async function* scorecards({ list }: Export, known: Known): AsyncGenerator<Row> {
  const { people, today } = known
  for await (const { record, source } of list('scorecards')) {
    const personId = personNamed(record, known)
    const body = inLines(facts([...scorecardFacts(record, people)]))
    yield* noteOf({
      source,
      id: `scorecard:${record.id}`,
      personId,
      body,
      at: instant(record.submitted_at) ?? instant(record.created_at) ?? today,
    })
  }
}

const scorecardFacts = (record: any, people: Known['people']): [string, unknown][] => [
  ['Scorecard', record.interview ?? record.interview_name],
  ['Overall', record.overall_recommendation],
  [
    'By',
    record.submitted_by?.name ??
      record.interviewer?.name ??
      people.get(String(record.submitted_by_id ?? record.interviewer_id))?.name,
  ],
  [
    'Attributes',
    (record.attributes ?? []).map((each: any) =>
      [each.name, each.rating, each.note].filter(Boolean).join(': ')
    ),
  ],
  [
    'Questions',
    (record.questions ?? record.answers ?? []).map((each: any) =>
      [each.question, each.answer].filter(Boolean).join(': ')
    ),
  ],
]

async function* offers({ list }: Export, known: Known): AsyncGenerator<Row> {
  for await (const { record, source } of list('offers')) {
    const personId = personNamed(record, known)
    const body = inLines(
      facts([
        ['Offer', record.status],
        ['Sent', record.sent_at ?? record.sent_on],
        ['Answered', record.resolved_at],
        ['Starts', record.starts_at ?? record.starts_on],
        ...custom(record),
      ])
    )
    yield* noteOf({
      source,
      id: `offer:${record.id}`,
      personId,
      body,
      at: instant(record.created_at) ?? known.today,
    })
  }
}

/** The files of people, of their applications and of the list of files, in this order. */
async function* files({ names, list, lost }: Export, known: Known): AsyncGenerator<Row> {
  const { attachments } = known
  for await (const { record, source } of list('attachments')) {
    const personId = personNamed(record, known)
    if (personId) attachments.push({ personId, at: Number(record.id), attachment: record, source })
  }
  for (const { personId, at, attachment, source } of attachments) {
    const name = line(attachment.filename)
    yield* fileOf(
      { names, lost },
      {
        list: 'attachments',
        folders: [personId],
        source,
        id: `${personId}:${at}:${name}`,
        personId,
        name,
      }
    )
  }
}

/** Values of a list of an export, whether wrapped with their kind or plain. */
const values = (given: any): string[] =>
  (Array.isArray(given) ? given : [])
    .map((each) => (typeof each === 'object' ? (each?.value ?? '') : each))
    .filter(Boolean)

/** Own fields of a company as pairs; the keyed ones have their names. */
const custom = ({ keyed_custom_fields: keyed, custom_fields: plain }: any): [string, unknown][] =>
  keyed && Object.keys(keyed).length > 0
    ? Object.values(keyed).map((each: any) => [line(each?.name), each?.value])
    : Array.isArray(plain)
      ? plain.map((each: any) => [line(each?.name ?? each?.name_key), each?.value])
      : Object.entries(plain ?? {})
