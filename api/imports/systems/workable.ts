import { jobTypeOf, workModeOf } from '#api/imports/systems/job_words'
import { pathOf } from '#api/imports/systems/files'
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

// SPI v3: a candidate is one of one job; activities are notes and history. Source: workable.readme.io.

const jobFields = [
  'id',
  'shortcode',
  'title',
  'full_title',
  'code',
  'state',
  'department',
  'department_hierarchy',
  'url',
  'application_url',
  'shortlink',
  'location',
  'locations',
  'created_at',
  'updated_at',
  'description',
  'full_description',
  'requirements',
  'benefits',
  'employment_type',
  'industry',
  'function',
  'experience',
  'education',
  'salary',
  'keywords',
  'workplace_type',
  'confidential',
  'sample',
]
const personFields = [
  'id',
  'name',
  'firstname',
  'lastname',
  'headline',
  'account',
  'job',
  'stage',
  'stage_kind',
  'disqualified',
  'disqualified_at',
  'disqualification_reason',
  'withdrew',
  'hired_at',
  'sourced',
  'profile_url',
  'address',
  'phone',
  'email',
  'domain',
  'created_at',
  'updated_at',
  'outbound_mailbox',
  'uploaded',
  'uploader',
  'common_source',
  'common_source_category',
  'cover_letter',
  'summary',
  'education_entries',
  'experience_entries',
  'skills',
  'answers',
  'resume_url',
  'social_profiles',
  'tags',
  'location',
  'originating_candidate_id',
  'image_url',
  'activities',
  'comments',
]

/** Its kinds of stages, whatever their names. */
const kinds: Record<string, CameAs> = {
  'sourced': 'reviewing',
  'applied': 'applied',
  'shortlisted': 'shortlisted',
  'assessment': 'assessment',
  'phone': 'interview',
  'phone-screen': 'interview',
  'interview': 'interview',
  'evaluation': 'interview',
  'offer': 'offer',
  'hired': 'hired',
}

export const workable: Adapter = {
  recognises: ({ fields }) =>
    fields('jobs').includes('shortcode') ||
    fields('candidates').includes('stage_kind') ||
    fields('candidates').includes('disqualified'),

  async *rows(from) {
    const known = await readNames(from)
    yield* jobs(from)
    yield* candidates(from, known)
    yield* offersAndComments(from, known)
  },
}

type Known = Awaited<ReturnType<typeof readNames>>

/** What other lists name by an id, and which status each stage stands for. */
async function readNames({ list }: Export) {
  const members = await byId(list('members'), ({ name, email }) => ({
    name: line(name),
    email: line(email),
  }))
  const kindOf = new Map<string, CameAs>()
  for await (const { record } of list('stages'))
    if (kinds[record.kind]) kindOf.set(line(record.name), kinds[record.kind])
  const activities = new Map<string, any[]>()
  for await (const { record } of list('activities')) {
    const key = String(record.candidate_id ?? record.candidate?.id)
    activities.set(key, [
      ...(activities.get(key) ?? []),
      ...(Array.isArray(record.activities) ? record.activities : [record]),
    ])
  }
  return { members, kindOf, activities, today: new Date() }
}

async function* jobs({ list, unplaced }: Export): AsyncGenerator<Row> {
  for await (const { record, source } of list('jobs')) {
    unplaced('jobs', record, jobFields)
    const place = record.location ?? record.locations?.[0] ?? {}
    yield {
      kind: 'job',
      source,
      id: line(record.shortcode ?? record.id),
      title: line(record.title) || line(record.full_title) || 'Untitled job',
      status: ['closed', 'archived'].includes(record.state) ? 'closed' : 'draft',
      description:
        text(record.full_description) ||
        [record.description, record.requirements, record.benefits]
          .map(text)
          .filter(Boolean)
          .join('\n\n') ||
        undefined,
      city: line(place.city) || undefined,
      country: line(place.country_code ?? place.country) || undefined,
      jobType: jobTypeOf(line(record.employment_type)),
      workMode:
        workModeOf(line(record.workplace_type ?? place.workplace_type)) ??
        (place.telecommuting ? 'Remote' : undefined),
      ...(record.salary?.salary_from && {
        payMin: Math.round(record.salary.salary_from),
        payMax: Math.round(record.salary.salary_to ?? record.salary.salary_from),
        currency: line(record.salary.salary_currency).toUpperCase() || undefined,
      }),
      openedAt: instant(record.created_at),
      closedAt: record.state === 'closed' ? instant(record.updated_at) : undefined,
      facts: facts([
        ['Code', record.code],
        ['Department', record.department],
        ['Function', record.function],
        ['Industry', record.industry],
        ['Education', record.education],
        ['Keywords', record.keywords],
      ]),
    }
  }
}

/** A candidate of Workable is one application of a person, with its notes and its resume. */
async function* candidates(from: Export, known: Known): AsyncGenerator<Row> {
  const { list, unplaced } = from
  for await (const { record, source } of list('candidates')) {
    unplaced('candidates', record, personFields)
    const id = String(record.id)
    const [first, last] = splitName(line(record.name))
    const createdAt = instant(record.created_at) ?? known.today
    const person = personOf(source, id, {
      firstName: line(record.firstname) || first,
      lastName: line(record.lastname) || last,
      email: line(record.email),
      phone: line(record.phone),
      headline: line(record.headline),
      city: line(record.location?.city ?? record.address).split(',')[0],
      country: line(record.location?.country_code) || undefined,
    })
    yield person
    if (person.kind === 'fault') continue
    const done = known.activities.get(id) ?? record.activities ?? []
    yield application(source, record, { done, createdAt }, from, known)
    yield* factsNote(source, id, createdAt, personFacts(record, person.phone))
    yield* notes(source, record, done, known)
    yield* resume(source, record, from)
  }
}

function application(
  source: Source,
  record: any,
  { done, createdAt }: { done: any[]; createdAt: Date },
  { stageStatus }: Export,
  { kindOf, members }: Known
): Row {
  const id = String(record.id)
  const stage = line(record.stage) || undefined
  const guess = kinds[record.stage_kind]
  if (stage && guess) kindOf.set(stage, guess)
  const status = statusOf(record, stage, (name) => stageStatus(name, kindOf.get(name)))

  const history = stepsOf(done, members, (name) => stageStatus(name, kindOf.get(name)))
  return {
    kind: 'application',
    source,
    id: `${id}:${line(record.job?.shortcode)}`,
    jobId: line(record.job?.shortcode) || null,
    personId: id,
    stage,
    status,
    appliedAt: createdAt,
    movedAt: instant(record.hired_at) ?? instant(record.disqualified_at) ?? history.at(-1)?.at,
    reason: line(record.disqualification_reason) || undefined,
    coverLetter: text(record.cover_letter) || undefined,
    answers: (record.answers ?? []).flatMap(answerOf),
    history,
  }
}

function statusOf(
  record: any,
  stage: string | undefined,
  stands: (stage: string) => CameAs
): CameAs {
  return record.hired_at
    ? 'hired'
    : record.withdrew
      ? 'withdrawn'
      : record.disqualified
        ? 'rejected'
        : stage
          ? stands(stage)
          : 'applied'
}

/** The stages that an application was moved to, of all that was done with it. */
const stepsOf = (
  done: any[],
  members: Known['members'],
  stands: (stage: string) => CameAs
): Step[] =>
  done.flatMap((each: any) => {
    const name = line(
      each.target_stage?.name ??
        each.target_stage ??
        (each.action === 'applied' ? '' : each.stage_name)
    )
    const at = instant(each.created_at)
    return at && name && /moved|move/.test(line(each.action))
      ? [
          {
            at,
            stage: name,
            status: stands(name),
            by: members.get(String(each.member?.id))?.email,
          },
        ]
      : []
  })

function answerOf(each: any) {
  const answer = text(
    each.answer?.body ??
      each.answer?.choices?.join(', ') ??
      each.answer?.checked ??
      each.answer?.number ??
      each.answer?.date ??
      (typeof each.answer === 'object' ? '' : each.answer)
  )
  const question = line(each.question?.body ?? each.question)
  return question && answer ? [{ question, answer }] : []
}

/** What of a person has no place of its own. */
const personFacts = (record: any, phone: string | undefined): [string, unknown][] => [
  ['Summary', record.summary],
  ['Source', record.common_source ?? record.domain],
  ['Tags', record.tags],
  ['Skills', record.skills],
  [
    'Education',
    (record.education_entries ?? []).map((each: any) =>
      [each.school, each.degree, each.field_of_study].filter(Boolean).join(', ')
    ),
  ],
  [
    'Experience',
    (record.experience_entries ?? []).map((each: any) =>
      [each.title, each.company].filter(Boolean).join(' at ')
    ),
  ],
  ['Profiles', (record.social_profiles ?? []).map((each: any) => each.url ?? each.name)],
  ['Address', record.address],
  ['Phone', phone ? '' : record.phone],
]

function* notes(
  source: Source,
  { id }: { id: unknown },
  done: any[],
  { members, today }: Known
): Generator<Row> {
  for (const each of done) {
    const body = text(each.body)
    if (!body || /moved|move/.test(line(each.action))) continue
    const rating = each.rating ? ` (${line(each.rating.grade ?? each.rating)})` : ''
    yield {
      kind: 'note',
      source,
      id: `activity:${each.id ?? `${id}:${each.created_at}`}`,
      personId: String(id),
      body: `${line(each.action)}${rating}: ${body}`,
      at: instant(each.created_at) ?? today,
      by: each.member && {
        name: line(each.member.name),
        email: members.get(String(each.member.id))?.email,
      },
    }
  }
}

function* resume(source: Source, record: any, { names, lost }: Export): Generator<Row> {
  const id = String(record.id)
  const fileName = line(record.resume_url).split('?')[0].split('/').at(-1) ?? ''
  const path =
    (fileName && pathOf(names, id, decodeURIComponent(fileName))) ||
    names.find((name) => name.split('/').slice(0, -1).includes(id) && /\.(pdf|docx)$/i.test(name))
  if (path)
    yield {
      kind: 'file',
      source,
      id: `resume:${id}`,
      personId: id,
      name: path.split('/').at(-1)!,
      path,
    }
  else if (record.resume_url) lost('candidates', 'resume_url whose file is not in the zip')
}

async function* offersAndComments({ list, lost }: Export, { today }: Known): AsyncGenerator<Row> {
  for await (const { record, source } of list('offers', 'comments')) {
    const personId = String(record.candidate_id ?? record.candidate?.id ?? '')
    const body = record.body
      ? text(record.body)
      : inLines(
          facts([
            ['Offer', record.state],
            ['Sent', record.created_at],
            ...(record.document_variables ?? []).map(
              (each: any) => [line(each.key), each.value] as [string, unknown]
            ),
          ])
        )
    yield* noteOf(
      {
        source,
        id: `more:${record.id ?? `${personId}:${record.created_at}`}`,
        personId,
        body,
        at: instant(record.created_at) ?? today,
      },
      () => lost('offers', 'without a candidate')
    )
  }
}
