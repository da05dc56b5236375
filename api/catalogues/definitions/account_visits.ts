import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'

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
    userName: { type: 'text', of: 'user.fullName', label: 'Account viewed' },
    userId: { type: 'id', readOnly: true, detail: true },
    adminName: { type: 'text', of: 'admin.fullName', label: 'Viewed by' },
    reason: { type: 'text', readOnly: true },
    createdAt: { ...CREATED, label: 'From' },
    endedAt: { type: 'datetime', readOnly: true, label: 'Until' },
    expiresAt: { type: 'datetime', readOnly: true, label: 'Expires', detail: true },
  },
  list: ['userName', 'adminName', 'reason', 'createdAt', 'endedAt'],
  filters: ['createdAt', 'userId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['reason', 'user.firstName+lastName'],
  empty:
    'When an admin views an account to help its owner, the visit and its reason are listed here.',
})
