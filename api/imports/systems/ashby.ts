import { jobTypeOf, workModeOf } from '#api/imports/systems/csv'
import { fileOf } from '#api/imports/systems/files'
import { factsNote, noteOf } from '#api/imports/systems/notes'
import type { Adapter, CameAs, Row, Step } from '#api/imports/systems/rows'
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

// The answers of its list calls, `{ results, … }` a page, saved under the call's name. Source: developers.ashbyhq.com.

const jobFields = [
  'id',
  'title',
  'status',
  'employmentType',
  'locationId',
  'location',
  'departmentId',
  'department',
  'customFields',
  'hiringTeam',
  'createdAt',
  'updatedAt',
  'openedAt',
  'closedAt',
  'jobPostingIds',
  'confidential',
  'author',
  'interviewPlanIds',
  'defaultInterviewPlanId',
  'customRequisitionId',
  'compensation',
  'workplaceType',
]
const personFields = [
  'id',
  'name',
  'primaryEmailAddress',
  'emailAddresses',
  'primaryPhoneNumber',
  'phoneNumbers',
  'socialLinks',
  'tags',
  'position',
  'company',
  'school',
  'applicationIds',
  'resumeFileHandle',
  'fileHandles',
  'customFields',
  'source',
  'creditedToUser',
  'location',
  'profileUrl',
  'createdAt',
  'updatedAt',
  'timezone',
  'linkedInUrl',
  'githubUrl',
]
const applicationFields = [
  'id',
  'createdAt',
  'updatedAt',
  'candidate',
  'candidateId',
  'status',
  'customFields',
  'currentInterviewStage',
  'source',
  'archiveReason',
  'archivedAt',
  'job',
  'jobId',
  'creditedToUser',
  'hiringTeam',
  'applicationHistory',
  'history',
  'appliedViaJobPostingId',
  'submitterClientIp',
  'submitterUserAgent',
]

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

  async *rows({ names, list, unplaced, lost, stageStatus }): AsyncGenerator<Row> {
    const today = new Date()
    const users = await byId(list('user_list', 'users'), colleague)

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

    const files: { personId: string; file: any; source: any }[] = []
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
      ])
      for (const file of [record.resumeFileHandle, ...(record.fileHandles ?? [])])
        if (file) files.push({ personId: id, file, source })
    }

    const histories = new Map<string, any[]>()
    for await (const { record } of list(
      'application_listhistory',
      'application_list_history',
      'application_history'
    )) {
      const key = String(record.applicationId ?? record.application?.id)
      histories.set(key, [...(histories.get(key) ?? []), ...(record.history ?? [record])])
    }
    const personOfApplication = new Map<string, string>()
    for await (const { record, source } of list('application_list', 'applications')) {
      unplaced('applications', record, applicationFields)
      const id = String(record.id)
      const personId = String(record.candidate?.id ?? record.candidateId)
      personOfApplication.set(id, personId)
      const stage = line(record.currentInterviewStage?.title) || undefined
      const reason = line(record.archiveReason?.text)
      const appliedAt = instant(record.createdAt) ?? today
      const status: CameAs =
        record.status === 'Hired'
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
      const history: Step[] = (
        histories.get(id) ??
        record.applicationHistory ??
        record.history ??
        []
      ).flatMap((each: any) => {
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
        history,
      }
      yield* factsNote(source, personId, appliedAt, [
        ['Source', record.source?.title],
        ['Credited to', record.creditedToUser && colleague(record.creditedToUser).name],
        ...own(record.customFields),
      ])
    }

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
    for (const { personId, file, source } of files) {
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
  },
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
