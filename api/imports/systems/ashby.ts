import { jobTypeOf, workModeOf } from '#api/imports/systems/job_words'
import { fileOf } from '#api/imports/systems/files'
import { factsNote, noteOf } from '#api/imports/systems/notes'
import type { Adapter, CameAs, Export, Row, Source, Step } from '#api/imports/systems/rows'
import {
  byId,
  facts,
  inLines,
  instant,
  line,
  personOf,
  plainly,
  splitName,
  text,
} from '#api/imports/systems/values'
import { applicationFields, jobFields, personFields } from '#api/imports/systems/ashby_fields'

// The answers of its list calls, `{ results, … }` a page, saved under the call's name. Source: developers.ashbyhq.com.

export const ashby: Adapter = {
  recognises: ({ names, fields }) =>
    names.some((name) =>
      [
        'application_list',
        'candidate_list',
        'candidate_listnotes',
        'application_listhistory',
      ].includes(name)
    ) ||
    fields('candidates').includes('primaryEmailAddress') ||
    fields('applications').includes('currentInterviewStage'),

  async *rows(from) {
    const known: Known = {
      today: new Date(),
      users: await byId(from.list('user_list', 'users'), colleague),
      files: [],
      personOfApplication: new Map(),
    }
    yield* jobs(from)
    yield* candidates(from, known)
    yield* applications(from, known)
    yield* notes(from, known)
    yield* feedback(from, known)
    yield* offers(from, known)
    yield* files(from, known)
  },
}

/** What is learned while lists are read, for those that come later. */
type Known = {
  today: Date
  users: Map<string, ReturnType<typeof colleague>>
  files: { personId: string; file: any; source: Source }[]
  personOfApplication: Map<string, string>
}

async function* jobs({ list, unplaced }: Export): AsyncGenerator<Row> {
  for await (const { record, source } of list('job_list', 'jobs')) {
    unplaced('jobs', record, jobFields)
    yield {
      kind: 'job',
      source,
      id: String(record.id),
      title: line(record.title) || 'Untitled job',
      status: ['Closed', 'Archived'].includes(record.status) ? 'closed' : 'draft',
      city:
        line(
          record.location?.name ?? record.location?.address?.postalAddress?.addressLocality
        ).split(',')[0] || undefined,
      jobType: jobTypeOf(line(record.employmentType)),
      workMode: workModeOf(line(record.workplaceType)),
      openedAt: instant(record.openedAt) ?? instant(record.createdAt),
      closedAt: instant(record.closedAt),
      facts: facts([
        ['Department', record.department],
        ['Requisition', record.customRequisitionId],
        ['Compensation', record.compensation?.compensationTierSummary],
        ...own(record.customFields),
      ]),
    }
  }
}

async function* candidates(
  { list, unplaced }: Export,
  { today, files }: Known
): AsyncGenerator<Row> {
  for await (const { record, source } of list('candidate_list', 'candidates')) {
    unplaced('candidates', record, personFields)
    const id = String(record.id)
    const [firstName, lastName] = splitName(line(record.name))
    const emails = (record.emailAddresses ?? []).map((each: any) => line(each?.value ?? each))
    const email =
      line(record.primaryEmailAddress?.value ?? record.primaryEmailAddress) || emails[0] || ''
    const phones = (record.phoneNumbers ?? []).map((each: any) => line(each?.value ?? each))
    const person = personOf(source, id, {
      firstName,
      lastName,
      email,
      phone: line(record.primaryPhoneNumber?.value) || phones[0],
      headline: line(record.position),
      city: line(record.location?.locationSummary).split(',')[0],
    })
    yield person
    if (person.kind === 'fault') continue
    yield* factsNote(source, id, instant(record.createdAt) ?? today, [
      ...personFacts(record, emails, email, phones),
    ])
    for (const file of [record.resumeFileHandle, ...(record.fileHandles ?? [])])
      if (file) files.push({ personId: id, file, source })
  }
}

/** What of a person has no place of its own. */
const personFacts = (
  record: any,
  emails: string[],
  email: string,
  phones: string[]
): [string, unknown][] => [
  ['Company', record.company],
  ['School', record.school],
  ['Tags', record.tags],
  [
    'Links',
    [
      ...(record.socialLinks ?? []).map((each: any) => each?.url),
      record.linkedInUrl,
      record.githubUrl,
    ].filter(Boolean),
  ],
  ['Further addresses', emails.filter((each: string) => each !== email)],
  ['Phone numbers', phones],
  ['Source', record.source?.title],
  ...own(record.customFields),
]

async function* applications(
  from: Export,
  { today, users, personOfApplication }: Known
): AsyncGenerator<Row> {
  const { list, unplaced, stageStatus } = from
  const histories = await historiesOf(from)
  for await (const { record, source } of list('application_list', 'applications')) {
    unplaced('applications', record, applicationFields)
    const id = String(record.id)
    const personId = String(record.candidate?.id ?? record.candidateId)
    personOfApplication.set(id, personId)
    const stage = line(record.currentInterviewStage?.title) || undefined
    const reason = line(record.archiveReason?.text)
    const appliedAt = instant(record.createdAt) ?? today
    const status = statusOf(record, stage, stageStatus)
    yield {
      kind: 'application',
      source,
      id,
      jobId: record.job?.id || record.jobId ? String(record.job?.id ?? record.jobId) : null,
      personId,
      stage,
      status,
      appliedAt,
      movedAt: instant(record.archivedAt),
      reason: reason || undefined,
      history: stepsOf(
        histories.get(id) ?? record.applicationHistory ?? record.history ?? [],
        users,
        stageStatus
      ),
    }
    yield* factsNote(source, personId, appliedAt, [
      ['Source', record.source?.title],
      ['Credited to', record.creditedToUser && colleague(record.creditedToUser).name],
      ...own(record.customFields),
    ])
  }
}

/** The stages of each application, where they have a list of their own. */
async function historiesOf({ list }: Export) {
  const histories = new Map<string, any[]>()
  for await (const { record } of list(
    'application_listhistory',
    'application_list_history',
    'application_history'
  )) {
    const key = String(record.applicationId ?? record.application?.id)
    histories.set(key, [...(histories.get(key) ?? []), ...(record.history ?? [record])])
  }
  return histories
}

function statusOf(
  record: any,
  stage: string | undefined,
  stageStatus: Export['stageStatus']
): CameAs {
  return record.status === 'Hired'
    ? 'hired'
    : record.status === 'Archived'
      ? /Candidate/i.test(line(record.archiveReason?.reasonType))
        ? 'withdrawn'
        : 'rejected'
      : record.status === 'Lead'
        ? 'reviewing'
        : stage
          ? stageStatus(stage)
          : 'applied'
}

const stepsOf = (
  entered: any[],
  users: Known['users'],
  stageStatus: Export['stageStatus']
): Step[] =>
  entered.flatMap((each: any) => {
    const at = instant(each.enteredStageAt)
    return at && each.title
      ? [
          {
            at,
            stage: line(each.title),
            status: stageStatus(line(each.title)),
            by: users.get(String(each.actorId))?.email,
          },
        ]
      : []
  })

async function* notes({ list, lost }: Export, { today, users }: Known): AsyncGenerator<Row> {
  for await (const { record, source } of list(
    'candidate_listnotes',
    'candidate_list_notes',
    'notes'
  )) {
    const personId = String(record.candidateId ?? record.candidate?.id ?? '')
    const by = record.author ? colleague(record.author) : users.get(String(record.authorId))
    const body = text(plainly(record.content ?? record.note))
    yield* noteOf(
      {
        source,
        id: `note:${record.id}`,
        personId,
        body,
        at: instant(record.createdAt) ?? today,
        by,
      },
      () => lost('notes', 'without a text or a person')
    )
  }
}

async function* feedback(
  { list, lost }: Export,
  { today, personOfApplication }: Known
): AsyncGenerator<Row> {
  for await (const { record, source } of list(
    'applicationfeedback_list',
    'application_feedback_list',
    'feedback'
  )) {
    const personId = personOfApplication.get(String(record.applicationId))
    const body = inLines(
      facts([
        ['Feedback', record.formDefinition?.title ?? record.interviewTitle],
        ...Object.entries(record.submittedValues ?? {}),
      ] as [string, unknown][])
    )
    yield* noteOf(
      {
        source,
        id: `feedback:${record.id}`,
        personId,
        body,
        at: instant(record.submittedAt) ?? today,
        by: record.submittedByUser && colleague(record.submittedByUser),
      },
      () => lost('feedback', 'without an application')
    )
  }
}

async function* offers(
  { list, lost }: Export,
  { today, personOfApplication }: Known
): AsyncGenerator<Row> {
  for await (const { record, source } of list('offer_list', 'offers')) {
    const personId = personOfApplication.get(String(record.applicationId))
    const body = inLines(
      facts([
        ['Offer', record.offerStatus],
        ['Decided', record.decidedAt],
        ['Starts', record.latestVersion?.startDate],
        [
          'Pay',
          record.latestVersion?.salary &&
            `${record.latestVersion.salary.value} ${record.latestVersion.salary.currencyCode}`,
        ],
      ])
    )
    yield* noteOf(
      {
        source,
        id: `offer:${record.id}`,
        personId,
        body,
        at: instant(record.decidedAt) ?? instant(record.latestVersion?.createdAt) ?? today,
      },
      () => lost('offers', 'without an application')
    )
  }
}

function* files({ names, lost }: Export, known: Known): Generator<Row> {
  for (const { personId, file, source } of known.files) {
    const name = line(file.name)
    yield* fileOf(
      { names, lost },
      {
        folders: [personId, String(file.id)],
        source,
        id: `file:${file.id ?? `${personId}:${name}`}`,
        personId,
        name,
      }
    )
  }
}

const colleague = ({ name, firstName, lastName, email }: any) => ({
  name: line(name) || `${line(firstName)} ${line(lastName)}`.trim(),
  email: line(email),
})

/** Own fields of a company, with their titles. */
const own = (given: any): [string, unknown][] =>
  (Array.isArray(given) ? given : []).map((field: any) => [
    line(field?.title),
    field?.valueLabel ?? field?.value,
  ])
