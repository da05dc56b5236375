import { CREATED, defineCatalogue, UPDATED } from '#api/catalogues/definition'

export default defineCatalogue({
  name: 'interviews', label: 'Interviews', one: 'interview', model: 'Interview', group: 'Marketplace', title: '_id', access: 'super',
  readers: ['moderator', 'support'],
  can: [],
  fields: {
    jobId: { type: 'reference', reference: 'jobs', readOnly: true },
    devId: { type: 'reference', column: 'candidateId', reference: 'developers', readOnly: true, label: 'Developer' },
    clientId: { type: 'reference', column: 'companyId', reference: 'clients', readOnly: true, label: 'Company' },
    appliedId: { type: 'reference', column: 'applicationId', reference: 'applications', readOnly: true, label: 'Application', detail: true },
    status: { type: 'choice', readOnly: true, choices: ['requested', 'proposed', 'scheduled', 'reschedule_requested', 'awaiting_outcome', 'completed', 'no_show', 'cancelled', 'declined', 'expired'] },
    type: { type: 'choice', choices: ['video', 'phone', 'on_site'], readOnly: true },
    round: { type: 'number', readOnly: true },
    duration: { type: 'number', readOnly: true, label: 'Minutes' },
    start: { type: 'datetime', column: 'startsAt', readOnly: true },
    end: { type: 'datetime', column: 'endsAt', readOnly: true, detail: true },
    clientTimeZone: { type: 'text', readOnly: true, detail: true },
    devTimeZone: { type: 'text', column: 'candidateTimeZone', readOnly: true, detail: true },
    reason: { type: 'text', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['jobId', 'devId', 'clientId', 'status', 'type', 'start', 'createdAt'],
  filters: ['status', 'type', 'jobId', 'clientId', 'devId', 'start'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['job.title', 'company.name'],
})
