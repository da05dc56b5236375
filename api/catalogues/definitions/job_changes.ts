import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED, reason } from '#api/catalogues/shared_fields'
import { payPeriods, workModes } from '#api/jobs/job_facts'
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
    clientId: BUYER.clientId,
    changes: {
      type: 'json',
      readOnly: true,
      detail: true,
      label: 'Changes',
      sideBySide: ['Now', 'Requested'],
      parts: {
        title: { type: 'text', label: 'Job title' },
        jobCategoryId: { type: 'reference', reference: 'job-categories', label: 'Job category' },
        locationType: { type: 'choice', choices: workModes, label: 'Work mode' },
        budgetMin: { type: 'number', label: 'Pay from' },
        budgetMax: { type: 'number', label: 'Pay to' },
        currency: { type: 'text' },
        budgetFor: { type: 'choice', choices: payPeriods, label: 'Pay per' },
      },
    },
    status: {
      type: 'choice',
      choices: revisionFlow.choices,
      readOnly: true,
    },
    reason: { type: 'text', readOnly: true },
    submittedBy: { type: 'text', of: 'submitter.fullName', label: 'Requested by' },
    decidedBy: { type: 'text', of: 'decider.fullName', label: 'Decided by' },
    decidedAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['jobTitle', 'clientId', 'status', 'reason', 'submittedBy', 'createdAt'],
  filters: ['status', 'clientId', 'jobId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['job.title'],
  groups: [
    { label: 'Key facts', fields: ['changes', 'jobId', 'clientId', 'submittedBy', 'createdAt'] },
    { label: 'Status', fields: ['status', 'reason', 'decidedBy', 'decidedAt'] },
  ],
  preview: '/preview/jobs/:jobId?change=:id',
  checks: true,
  actions: {
    approve: { label: 'Approve', key: 'a', bulk: true, when: revisionFlow.when('approve') },
    reject: {
      label: 'Reject',
      key: 'r',
      harm: true,
      when: revisionFlow.when('reject'),
      input: {
        reason: reason('The company reads this', [
          'The new title is a different job, and people have applied for the old one. Close this job and post a new one.',
          'The pay is lower than what people applied for. Tell the applicants first, or leave it as it is.',
          'Contact details do not belong in a title. Take them out; people apply here.',
        ]),
      },
    },
  },
  related: [
    { catalogue: 'applications', by: 'jobId', of: 'jobId' },
    { catalogue: 'job-changes', by: 'jobId', of: 'jobId' },
    { catalogue: 'jobs', by: 'clientId', of: 'clientId' },
    { catalogue: 'audit-log', by: 'subjectId', where: { subjectType: ['job-changes'] } },
  ],
  queue: {
    label: 'Job changes to approve',
    filter: revisionFlow.columns('pending'),
    order: 'createdAt',
  },
  empty:
    'Changes to live jobs are listed here until you decide; until then the job shows its earlier text.',
})
