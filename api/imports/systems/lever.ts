import { jobTypeOf, workModeOf } from '#api/imports/systems/csv'
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

export const lever: Adapter = {
  recognises: ({ names }) => names.includes('opportunities') || names.includes('postings'),

  async *rows({ names, list, unplaced, lost, stageStatus }): AsyncGenerator<Row> {
    const today = new Date()
    const stages = await byId(list('stages'), ({ text: name }) => line(name))
    const reasons = await byId(list('archive_reasons', 'archivereasons'), ({ text: name }) =>
      line(name)
    )
    const users = await byId(list('users'), ({ name, email }) => ({
      name: line(name),
      email: line(email),
    }))
    const nameOf = (stage: any) =>
      typeof stage === 'object' && stage ? line(stage.text) : (stages.get(String(stage)) ?? '')

    for await (const { record, source } of list('postings')) {
      unplaced('postings', record, postingFields)
      const { salaryRange: pay } = record
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
        ...(pay && {
          currency: pay.currency,
          payMin: Math.round(pay.min) || undefined,
          payMax: Math.round(pay.max) || undefined,
          payPer: /hour/.test(pay.interval)
            ? 'hour'
            : /month/.test(pay.interval)
              ? 'month'
              : 'year',
        }),
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

    const people = new Set<string>()
    const personOfOpportunity = new Map<string, string>()
    const later: Row[] = []
    for await (const { record, source } of list('opportunities', 'candidates')) {
      unplaced('opportunities', record, opportunityFields)
      const id = String(record.id)
      // one person may go several ways
      const personId = String(record.contact?.id ?? record.contact ?? id)
      personOfOpportunity.set(id, personId)
      const createdAt = instant(record.createdAt) ?? today
      const emails: string[] = record.emails ?? []
      const phones: string[] = (record.phones ?? []).map((phone: any) =>
        line(phone?.value ?? phone)
      )
      if (!people.has(personId)) {
        const [firstName, lastName] = splitName(line(record.name))
        const person = personOf(source, personId, {
          firstName,
          lastName,
          email: line(emails[0]),
          phone: phones[0],
          headline: line(record.headline),
          city: line(record.location?.name ?? record.location).split(',')[0],
        })
        yield person
        if (person.kind === 'fault') continue
        people.add(personId)
      }
      const applications = (record.applications ?? []).filter(
        (each: any) => each && typeof each === 'object'
      )
      const application = applications[0]
      const posting = application?.posting ?? record.posting
      const stage = nameOf(record.stage) || undefined
      const archived = record.archived
      const reason =
        archived &&
        (typeof archived.reason === 'object'
          ? line(archived.reason?.text)
          : (reasons.get(String(archived.reason)) ?? ''))
      const status: CameAs = archived
        ? /^hired$/i.test(reason)
          ? 'hired'
          : /withdr|declin|not interested/i.test(reason)
            ? 'withdrawn'
            : 'rejected'
        : stage
          ? stageStatus(stage)
          : 'applied'
      const history: Step[] = (record.stageChanges ?? []).flatMap((change: any) => {
        const name = nameOf(change.toStageId)
        const at = instant(change.updatedAt)
        return name && at
          ? [
              {
                at,
                stage: name,
                status: stageStatus(name),
                by: users.get(String(change.userId))?.email,
              },
            ]
          : []
      })
      yield {
        kind: 'application',
        source,
        id,
        jobId: posting ? String(posting.id ?? posting) : null,
        personId,
        stage,
        status,
        appliedAt: instant(application?.createdAt) ?? createdAt,
        movedAt: instant(archived?.archivedAt) ?? instant(record.lastAdvancedAt),
        reason: reason || undefined,
        coverLetter: text(application?.comments) || undefined,
        answers: (application?.customQuestions ?? []).flatMap((form: any) =>
          (form.fields ?? []).flatMap((field: any) =>
            field.value
              ? [
                  {
                    question: line(field.text),
                    answer: text(Array.isArray(field.value) ? field.value.join(', ') : field.value),
                  },
                ]
              : []
          )
        ),
        history,
      }
      yield* factsNote(source, personId, createdAt, [
        ['Sources', record.sources],
        ['Origin', record.origin],
        ['Tags', record.tags],
        ['Links', record.links],
        ['Further addresses', emails.slice(1)],
        ['Phone numbers', phones],
        ['Owner', record.owner?.name ?? users.get(String(record.owner))?.name],
        [
          'Also applied for',
          applications.slice(1).map((each: any) => each.posting?.text ?? each.posting),
        ],
      ])
      for (const [what, nested] of [
        ['note', record.notes],
        ['feedback', record.feedback],
        ['offer', record.offers],
      ] as const)
        for (const each of Array.isArray(nested) ? nested : [])
          later.push(...said(what, each, personId, source, users))
      for (const [at, file] of [...(record.resumes ?? []), ...(record.files ?? [])].entries())
        later.push(...attached({ names, lost }, file, personId, at, source))
    }
    yield* later
    for (const [what, list_] of [
      ['note', 'notes'],
      ['feedback', 'feedback'],
      ['offer', 'offers'],
    ] as const)
      for await (const { record, source } of list(list_)) {
        const personId = personOfOpportunity.get(
          String(
            record.opportunity ?? record.opportunityId ?? record.candidate ?? record.candidateId
          )
        )
        if (personId) yield* said(what, record, personId, source, users)
        else lost(list_, 'without an opportunity')
      }
    for (const list_ of ['resumes', 'files'])
      for await (const { record, source } of list(list_)) {
        const personId = personOfOpportunity.get(
          String(record.opportunity ?? record.opportunityId ?? record.candidateId)
        )
        if (personId) yield* attached({ names, lost }, record, personId, 0, source)
        else lost(list_, 'without an opportunity')
      }
  },
}

/** What somebody wrote, in the words of its fields. */
function* said(
  what: string,
  record: any,
  personId: string,
  source: Source,
  users: Map<string, { name: string; email: string }>
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
