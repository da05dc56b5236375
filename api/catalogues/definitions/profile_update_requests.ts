import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED, UPDATED, reason } from '#api/catalogues/shared_fields'
import { checkedParts, updateActions } from '#api/candidates/candidate_facts'
import { jobTypes } from '#api/jobs/job_facts'
import { updateFlow } from '#api/candidates/updates/update_flow'

export default defineCatalogue({
  name: 'profile-update-requests',
  label: 'Profile updates',
  one: 'profile update',
  model: 'ProfileUpdateRequest',
  group: 'Marketplace',
  title: 'name',
  read: 'see_people',
  write: 'decide_people',
  can: [],
  fields: {
    name: { type: 'text', of: 'user.fullName', label: 'Candidate' },
    devId: { ...BUYER.devId, label: 'Profile' },
    part: {
      type: 'choice',
      choices: checkedParts,
      readOnly: true,
    },
    action: { type: 'choice', choices: updateActions, readOnly: true },
    changes: {
      type: 'json',
      readOnly: true,
      detail: true,
      label: 'Changes',
      sideBySide: ['Now', 'Requested'],
      parts: { employmentType: { type: 'choice', choices: jobTypes } },
    },
    fileLink: { type: 'text', of: 'fileUrl', echo: true, detail: true },
    fileName: { type: 'text', of: 'file.fileName', label: 'New file', detail: true },
    status: {
      type: 'choice',
      choices: updateFlow.choices,
      readOnly: true,
    },
    reason: { type: 'text', readOnly: true },
    decidedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['name', 'part', 'action', 'status', 'reason', 'createdAt'],
  filters: ['status', 'part', 'devId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['user.firstName+lastName', 'user.email'],
  groups: [
    {
      label: 'Key facts',
      fields: ['changes', 'part', 'action', 'devId', 'fileName', 'createdAt'],
    },
    { label: 'Status', fields: ['status', 'reason', 'decidedAt'] },
  ],
  preview: '/preview/developers/:devId?update=:id',
  previewFor: 'companies',
  checks: true,
  actions: {
    approve: { label: 'Approve', key: 'a', bulk: true, when: updateFlow.when('approve') },
    reject: {
      label: 'Reject',
      key: 'r',
      harm: true,
      bulk: true,
      when: updateFlow.when('reject'),
      input: {
        reason: reason('The candidate reads this', [
          'Contact details do not belong into the profile. Take them out; companies ask for them here.',
          'The photo does not show one person clearly. Choose another one, or go without.',
          'The new resume and the profile do not fit together. Correct the one that is wrong.',
          'The name has nothing of the old one. Write to us with a paper that shows the change.',
        ]),
      },
    },
  },
  related: [
    { catalogue: 'profile-update-requests', by: 'devId', of: 'devId' },
    { catalogue: 'applications', by: 'devId', of: 'devId' },
    { catalogue: 'reviews', by: 'devId', of: 'devId' },
    {
      catalogue: 'audit-log',
      by: 'subjectId',
      where: { subjectType: ['profile-update-requests'] },
    },
  ],
  queue: {
    label: 'Profile updates to approve',
    filter: updateFlow.columns('pending'),
    order: 'createdAt',
  },
  empty:
    'Changes of approved profiles wait here until you decide; companies see the old words meanwhile.',
})
