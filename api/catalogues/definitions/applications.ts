import { applicationFlow } from '#api/applications/application_flow'
import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'applications',
  label: 'Applications',
  one: 'application',
  model: 'Application',
  group: 'Marketplace',
  title: '_id',
  read: 'see_people',
  write: 'keep_admins',
  can: [],
  fields: {
    jobId: { type: 'reference', reference: 'jobs', readOnly: true },
    devId: BUYER.devId,
    clientId: BUYER.clientId,
    status: {
      type: 'choice',
      readOnly: true,
      choices: applicationFlow.choices,
    },
    coverLetter: { type: 'longtext', readOnly: true, detail: true },
    feedBack: {
      type: 'longtext',
      column: 'feedback',
      readOnly: true,
      detail: true,
      label: 'Feedback',
    },
    reason: { type: 'text', readOnly: true, detail: true },
    answerBy: { type: 'datetime', readOnly: true },
    firstAnsweredAt: { type: 'datetime', readOnly: true, detail: true },
    appliedAt: { type: 'datetime', column: 'createdAt', readOnly: true },
    createdAt: { ...CREATED, echo: true },
    updatedAt: UPDATED,
  },
  list: ['jobId', 'devId', 'clientId', 'status', 'appliedAt', 'answerBy'],
  filters: ['status', 'jobId', 'clientId', 'devId', 'appliedAt'],
  sorts: ['appliedAt', 'createdAt'],
  sort: ['appliedAt', 'DESC'],
  search: ['job.title', 'company.name'],
})
