import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { interviewOutcomes, interviewTypes } from '#api/interviews/interview_facts'
import { interviewFlow } from '#api/interviews/interview_flow'

export default defineCatalogue({
  name: 'interviews',
  label: 'Interviews',
  one: 'interview',
  model: 'Interview',
  group: 'Marketplace',
  title: '_id',
  read: 'see_people',
  write: 'decide_people',
  can: [],
  fields: {
    jobId: { type: 'reference', reference: 'jobs', readOnly: true },
    devId: BUYER.devId,
    clientId: BUYER.clientId,
    appliedId: {
      type: 'reference',
      column: 'applicationId',
      reference: 'applications',
      readOnly: true,
      label: 'Application',
      detail: true,
    },
    status: {
      type: 'choice',
      readOnly: true,
      choices: interviewFlow.choices,
    },
    type: { type: 'choice', choices: interviewTypes, readOnly: true },
    round: { type: 'number', readOnly: true },
    duration: { type: 'number', readOnly: true, label: 'Minutes' },
    start: { type: 'datetime', column: 'startsAt', readOnly: true },
    end: { type: 'datetime', column: 'endsAt', readOnly: true, detail: true },
    clientTimeZone: {
      type: 'text',
      readOnly: true,
      detail: true,
      label: 'Time zone of the company',
    },
    devTimeZone: {
      type: 'text',
      column: 'candidateTimeZone',
      readOnly: true,
      detail: true,
      label: 'Time zone of the candidate',
    },
    reason: { type: 'text', readOnly: true, detail: true },
    disputedAt: { type: 'datetime', readOnly: true },
    disputeReason: { type: 'longtext', readOnly: true, detail: true },
    settledAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['jobId', 'devId', 'clientId', 'status', 'type', 'start', 'createdAt'],
  filters: ['status', 'type', 'jobId', 'clientId', 'devId', 'start'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['job.title', 'company.name'],
  actions: {
    settle: {
      label: 'Settle the dispute',
      when: interviewFlow.when('settle_completed', 'system'),
      input: {
        outcome: {
          type: 'choice',
          choices: interviewOutcomes,
          required: true,
          help: 'Did the interview take place?',
        },
      },
    },
  },
})
