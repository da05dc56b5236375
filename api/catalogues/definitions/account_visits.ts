import { CREATED, defineCatalogue } from '#api/catalogues/definition'

export default defineCatalogue({
  name: 'account-visits',
  label: 'Account visits',
  one: 'visit',
  model: 'AccountVisit',
  group: 'Platform',
  title: 'userName',
  read: 'see_audit',
  write: 'keep_admins',
  can: [],
  fields: {
    userName: { type: 'text', of: 'user.fullName', label: 'Account of' },
    userId: { type: 'id', readOnly: true, detail: true },
    adminName: { type: 'text', of: 'admin.fullName', label: 'Seen by' },
    reason: { type: 'text', readOnly: true },
    createdAt: { ...CREATED, label: 'From' },
    endedAt: { type: 'datetime', readOnly: true, label: 'Until' },
    expiresAt: { type: 'datetime', readOnly: true, label: 'At most until', detail: true },
  },
  list: ['userName', 'adminName', 'reason', 'createdAt', 'endedAt'],
  filters: ['createdAt', 'userId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['reason', 'user.firstName+lastName'],
  empty: 'Who of us looked at whose account to help them, and why.',
})
