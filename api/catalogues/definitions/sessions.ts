import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'sessions',
  label: 'Sessions',
  one: 'session',
  model: 'Session',
  group: 'Platform',
  title: 'device',
  read: 'see_people',
  write: 'keep_admins',
  // its owner ends it, or what is done to the account
  can: [],
  fields: {
    device: { type: 'text', of: 'device' },
    userName: { type: 'text', of: 'user.fullName', label: 'Person' },
    userId: { type: 'id', readOnly: true, detail: true },
    ipAddress: { type: 'text', readOnly: true, label: 'Address' },
    lastUsedAt: { type: 'datetime', readOnly: true },
    expiresAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
  },
  list: ['device', 'userName', 'ipAddress', 'lastUsedAt', 'expiresAt', 'createdAt'],
  filters: ['userId'],
  sorts: [],
  sort: ['id', 'DESC'],
  search: ['user.firstName+lastName', 'user.email'],
})
