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
  splitName,
  text,
} from '#api/imports/systems/values'

// Data API v1: opportunities are a person's way through one posting; times are milliseconds. Source: hire.lever.co/developer/documentation.

const postingFields = [
  'id',
  'text',
  'state',
  'categories',
  'content',
  'country',
  'createdAt',
  'updatedAt',
  'tags',
  'user',
  'owner',
  'hiringManager',
  'urls',
  'workplaceType',
  'salaryRange',
  'reqCode',
  'requisitionCodes',
  'distributionChannels',
  'confidentiality',
  'followers',
  'salaryDescription',
  'salaryDescriptionHtml',
]
const opportunityFields = [
  'id',
  'name',
  'headline',
  'contact',
  'stage',
  'stageChanges',
  'confidentiality',
  'location',
  'phones',
  'emails',
  'links',
  'archived',
  'tags',
  'sources',
  'sourcedBy',
  'origin',
  'owner',
  'followers',
  'applications',
  'createdAt',
  'updatedAt',
  'lastInteractionAt',
  'lastAdvancedAt',
  'snoozedUntil',
  'urls',
  'resume',
  'isAnonymized',
  'dataProtection',
  'opportunityLocation',
  'posting',
  'notes',
  'feedback',
  'resumes',
  'files',
  'offers',
]

type Users = Map<string, { name: string; email: string }>
type Known = {
  stageName: (stage: any) => string
  reasons: Map<string, string>
  users: Users
  today: Date
  /** The person of each opportunity that was read so far. */
  went: Map<string, string>
}

export const lever: Adapter = {
  recognises: ({ names }) => names.includes('opportunities') || names.includes('postings'),

  async *rows(from): AsyncGenerator<Row> {
    const known = await knownIn(from)
    yield* postings(from)
    yield* opportunities(from, known)
    yield* apart(from, known)
  },
}

async function knownIn({ list }: Export): Promise<Known> {
  const named = ({ text: name }: any) => line(name)
  const stages = await byId(list('stages'), named)
  const reasons = await byId(list('archive_reasons', 'archivereasons'), named)
  const users: Users = await byId(list('users'), ({ name, email }) => ({
    name: line(name),
    email: line(email),
  }))
  const stageName = (stage: any) =>
    typeof stage === 'object' && stage ? line(stage.text) : (stages.get(String(stage)) ?? '')
  return { stageName, reasons, users, today: new Date(), went: new Map() }
}

async function* postings({ list, unplaced }: Export): AsyncGenerator<Row> {
  for await (const { record, source } of list('postings')) {
    unplaced('postings', record, postingFields)
    yield {
      kind: 'job',
      source,
      id: String(record.id),
      title: line(record.text) || 'Untitled posting',
      status: ['closed', 'rejected'].includes(record.state) ? 'closed' : 'draft',
      description:
        text(record.content?.descriptionHtml ?? record.content?.description) || undefined,
      city: line(record.categories?.location).split(',')[0] || undefined,
      country: line(record.country) || undefined,
      jobType: jobTypeOf(line(record.categories?.commitment)),
      workMode: workModeOf(line(record.workplaceType)),
      ...(record.salaryRange && payOf(record.salaryRange)),
      openedAt: instant(record.createdAt),
      closedAt: record.state === 'closed' ? instant(record.updatedAt) : undefined,
      facts: facts([
        ['Team', record.categories?.team],
        ['Department', record.categories?.department],
        ['Requisition', record.reqCode],
        ['Tags', record.tags],
      ]),
    }
  }
}

const payOf = ({ currency, min, max, interval }: any) => ({
  currency,
  payMin: Math.round(min) || undefined,
  payMax: Math.round(max) || undefined,
  payPer: /hour/.test(interval) ? 'hour' : /month/.test(interval) ? 'month' : 'year',
})

/** People with their ways; what was written and attached on the way comes after all of them. */
async function* opportunities(from: Export, known: Known): AsyncGenerator<Row> {
  const people = new Set<string>()
  const later: Row[] = []
  for await (const { record, source } of from.list('opportunities', 'candidates')) {
    from.unplaced('opportunities', record, opportunityFields)
    const id = String(record.id)
    // one person may go several ways
    const personId = String(record.contact?.id ?? record.contact ?? id)
    known.went.set(id, personId)
    if (!people.has(personId)) {
      const person = whoIs(record, source, personId)
      yield person
      if (person.kind === 'fault') continue
      people.add(personId)
    }
    yield applicationOf(record, source, personId, { from, known })
    yield* aside(record, source, personId, known)
    for (const [what, nested] of [
      ['note', record.notes],
      ['feedback', record.feedback],
      ['offer', record.offers],
    ] as const)
      for (const each of Array.isArray(nested) ? nested : [])
        later.push(...said(what, each, personId, source, known.users))
    for (const [at, file] of [...(record.resumes ?? []), ...(record.files ?? [])].entries())
      later.push(...attached(from, file, personId, at, source))
  }
  yield* later
}

const phonesOf = (record: any): string[] =>
  (record.phones ?? []).map((phone: any) => line(phone?.value ?? phone))

function whoIs(record: any, source: Source, personId: string) {
  const [firstName, lastName] = splitName(line(record.name))
  return personOf(source, personId, {
    firstName,
    lastName,
    email: line(record.emails?.[0]),
    phone: phonesOf(record)[0],
    headline: line(record.headline),
    city: line(record.location?.name ?? record.location).split(',')[0],
  })
}

const applicationsOf = (record: any): any[] =>
  (record.applications ?? []).filter((each: any) => each && typeof each === 'object')

function applicationOf(
  record: any,
  source: Source,
  personId: string,
  { from, known }: { from: Export; known: Known }
): Row {
  const [application] = applicationsOf(record)
  const posting = application?.posting ?? record.posting
  const stage = known.stageName(record.stage) || undefined
  const reason = record.archived && reasonOf(record.archived, known)
  return {
    kind: 'application',
    source,
    id: String(record.id),
    jobId: posting ? String(posting.id ?? posting) : null,
    personId,
    stage,
    status: record.archived ? endOf(reason) : stage ? from.stageStatus(stage) : 'applied',
    appliedAt: instant(application?.createdAt) ?? instant(record.createdAt) ?? known.today,
    movedAt: instant(record.archived?.archivedAt) ?? instant(record.lastAdvancedAt),
    reason: reason || undefined,
    coverLetter: text(application?.comments) || undefined,
    answers: answersOf(application),
    history: historyOf(record, from, known),
  }
}

const reasonOf = ({ reason }: any, { reasons }: Known): string =>
  typeof reason === 'object' ? line(reason?.text) : (reasons.get(String(reason)) ?? '')

/** How a way ended that is archived for this reason. */
const endOf = (reason: string): CameAs =>
  /^hired$/i.test(reason)
    ? 'hired'
    : /withdr|declin|not interested/i.test(reason)
      ? 'withdrawn'
      : 'rejected'

const answersOf = (application: any): { question: string; answer: string }[] =>
  (application?.customQuestions ?? [])
    .flatMap((form: any) => form.fields ?? [])
    .filter((field: any) => field.value)
    .map((field: any) => ({
      question: line(field.text),
      answer: text(Array.isArray(field.value) ? field.value.join(', ') : field.value),
    }))

function historyOf(record: any, { stageStatus }: Export, { stageName, users }: Known): Step[] {
  return (record.stageChanges ?? []).flatMap((change: any) => {
    const stage = stageName(change.toStageId)
    const at = instant(change.updatedAt)
    const by = users.get(String(change.userId))?.email
    return stage && at ? [{ at, stage, status: stageStatus(stage), by }] : []
  })
}

/** What has no place of its own, as a note. */
const aside = (record: any, source: Source, personId: string, { users, today }: Known) =>
  factsNote(source, personId, instant(record.createdAt) ?? today, [
    ['Sources', record.sources],
    ['Origin', record.origin],
    ['Tags', record.tags],
    ['Links', record.links],
    ['Further addresses', (record.emails ?? []).slice(1)],
    ['Phone numbers', phonesOf(record)],
    ['Owner', record.owner?.name ?? users.get(String(record.owner))?.name],
    [
      'Also applied for',
      applicationsOf(record)
        .slice(1)
        .map((each: any) => each.posting?.text ?? each.posting),
    ],
  ])

/** What an export has in lists of their own instead of within the opportunities. */
async function* apart(from: Export, { went, users }: Known): AsyncGenerator<Row> {
  const whose = (record: any) =>
    went.get(
      String(record.opportunity ?? record.opportunityId ?? record.candidate ?? record.candidateId)
    )
  for (const [what, name] of [
    ['note', 'notes'],
    ['feedback', 'feedback'],
    ['offer', 'offers'],
  ] as const)
    for await (const { record, source } of from.list(name)) {
      const personId = whose(record)
      if (personId) yield* said(what, record, personId, source, users)
      else from.lost(name, 'without an opportunity')
    }
  for (const name of ['resumes', 'files'])
    for await (const { record, source } of from.list(name)) {
      const personId = whose(record)
      if (personId) yield* attached(from, record, personId, 0, source)
      else from.lost(name, 'without an opportunity')
    }
}

/** What somebody wrote, in the words of its fields. */
function* said(
  what: string,
  record: any,
  personId: string,
  source: Source,
  users: Users
): Generator<Row> {
  const fields = (record.fields ?? []).map((field: any) => [
    line(field.text) || (what === 'note' ? '' : line(field.name)),
    field.value,
  ])
  const body = [
    what === 'note'
      ? ''
      : `${what === 'offer' ? 'Offer' : 'Feedback'}: ${line(record.text ?? record.status) || '–'}`,
    text(record.value ?? (what === 'note' ? record.text : '')),
    inLines(facts(fields)),
  ]
    .filter(Boolean)
    .join('\n')
  yield* noteOf({
    source,
    id: `${what}:${record.id}`,
    personId,
    body,
    at: instant(record.createdAt) ?? instant(record.completedAt) ?? new Date(),
    by: users.get(String(record.user ?? record.creator)),
  })
}

/** A resume or a file, in a folder of its person or of itself. */
const attached = (
  zip: Pick<Export, 'names' | 'lost'>,
  record: any,
  personId: string,
  at: number,
  source: Source
) =>
  fileOf(zip, {
    folders: [personId, String(record.id)],
    source,
    id: `file:${record.id ?? `${personId}:${at}`}`,
    personId,
    name: line(record.file?.name ?? record.name),
  })
