import { CREATED, defineCatalogue, UPDATED, reason } from '#api/catalogues/definition'
import { revisionFlow } from '#api/jobs/revisions/revision_flow'

export default defineCatalogue({
  name: 'job-changes',
  label: 'Job changes',
  one: 'job change',
  model: 'JobRevision',
  group: 'Marketplace',
  title: 'jobTitle',
  read: 'see_jobs',
  write: 'decide_jobs',
  can: [],
  fields: {
    jobTitle: { type: 'text', of: 'job.title' },
    jobId: { type: 'reference', reference: 'jobs', readOnly: true },
    clientId: {
      type: 'reference',
      column: 'companyId',
      reference: 'clients',
      readOnly: true,
      label: 'Company',
    },
    changes: { type: 'json', readOnly: true, detail: true, sideBySide: true },
    status: {
      type: 'choice',
      choices: revisionFlow.choices,
      readOnly: true,
    },
    reason: { type: 'text', readOnly: true },
    decidedAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['jobTitle', 'clientId', 'status', 'reason', 'createdAt'],
  filters: ['status', 'clientId', 'jobId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['job.title'],
  actions: {
    approve: { label: 'Approve', key: 'a', bulk: true, when: revisionFlow.when('approve') },
    reject: {
      label: 'Reject',
      key: 'r',
      harm: true,
      when: revisionFlow.when('reject'),
      input: {
        reason: reason('The company reads this'),
      },
    },
  },
  queue: {
    label: 'Job changes to approve',
    filter: revisionFlow.columns('pending'),
    order: 'createdAt',
  },
  empty: 'Changes of live jobs wait here until you decide; the job shows its old words meanwhile.',
})
