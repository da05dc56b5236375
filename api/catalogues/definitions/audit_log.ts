import { defineCatalogue } from '#api/catalogues/definition'

export default defineCatalogue({
  name: 'audit-log', label: 'Audit log', one: 'entry', model: 'AuditEntry', group: 'Platform', title: 'action', access: 'super',
  readers: ['support', 'moderator'],
  can: [],
  fields: {
    action: { type: 'text', readOnly: true },
    subjectType: { type: 'text', readOnly: true, label: 'Kind' },
    subjectId: { type: 'id', readOnly: true, label: 'Row' },
    subjectLabel: { type: 'text', readOnly: true, label: 'About' },
    actorId: { type: 'reference', reference: 'members', readOnly: true, label: 'By' },
    actorName: { type: 'text', of: 'actor.fullName', label: 'Name' },
    clientId: { type: 'reference', column: 'companyId', reference: 'clients', readOnly: true, label: 'Company', detail: true },
    changes: { type: 'json', readOnly: true },
    reason: { type: 'text', readOnly: true },
    ipAddress: { type: 'text', readOnly: true, detail: true },
    requestId: { type: 'text', readOnly: true, detail: true },
    createdAt: { type: 'datetime', readOnly: true },
  },
  list: ['createdAt', 'actorName', 'action', 'subjectType', 'subjectLabel', 'reason'],
  filters: ['action', 'subjectType', 'subjectId', 'actorId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['action', 'subjectLabel'],
})
