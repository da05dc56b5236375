import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'audit-log',
  label: 'Audit log',
  one: 'entry',
  model: 'AuditEntry',
  group: 'Platform',
  title: 'action',
  read: 'see_audit',
  write: 'keep_admins',
  can: [],
  fields: {
    action: { type: 'text', readOnly: true, isCode: true },
    subjectType: { type: 'text', readOnly: true, label: 'Kind', isCode: true },
    subjectId: { type: 'id', readOnly: true, label: 'Number' },
    subjectLabel: { type: 'text', readOnly: true, label: 'About' },
    actorId: { type: 'reference', reference: 'members', readOnly: true, label: 'By' },
    actorName: { type: 'text', of: 'actor.fullName', label: 'Who' },
    clientId: { ...BUYER.clientId, detail: true },
    changes: { type: 'json', readOnly: true },
    reason: { type: 'text', readOnly: true },
    ipAddress: { type: 'text', readOnly: true, detail: true },
    requestId: { type: 'text', readOnly: true, detail: true },
    createdAt: { type: 'datetime', readOnly: true, label: 'When' },
  },
  list: ['createdAt', 'actorName', 'action', 'subjectLabel', 'subjectType', 'reason'],
  filters: ['action', 'subjectType', 'subjectId', 'actorId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['action', 'subjectLabel'],
})
