import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { contentLimits, messageAudiences, severities } from '#api/content/content_facts'
import { maintenanceFlow } from '#api/content/maintenance/maintenance_flow'

export default defineCatalogue({
  name: 'maintenance-messages',
  label: 'Maintenance messages',
  one: 'message',
  model: 'MaintenanceMessage',
  group: 'Content',
  title: 'title',
  read: 'see_content',
  write: 'announce_maintenance',
  can: ['create', 'edit', 'delete'],
  fields: {
    title: { type: 'text', required: true, ...contentLimits.notice.title },
    message: { type: 'longtext', required: true, ...contentLimits.notice.message },
    severity: { type: 'choice', choices: severities, default: 'info' },
    audience: {
      type: 'choice',
      choices: messageAudiences,
      default: 'all',
      help: 'Who sees it. A blocking message for candidates or companies blocks only them',
    },
    enabled: { type: 'boolean', default: false, label: 'Announced' },
    startsAt: {
      type: 'datetime',
      label: 'From',
      help: 'Leave empty to start when it is announced',
    },
    endsAt: { type: 'datetime', label: 'Until' },
    state: { type: 'choice', of: 'state', choices: maintenanceFlow.choices },
    cancelledAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['title', 'severity', 'audience', 'state', 'startsAt', 'endsAt'],
  filters: ['severity', 'audience', 'enabled'],
  sorts: ['startsAt', 'createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['title', 'message'],
  actions: {
    enable: { label: maintenanceFlow.moves.enable.label, when: maintenanceFlow.when('enable') },
    end: { label: maintenanceFlow.moves.end.label, when: maintenanceFlow.when('end') },
    cancel: {
      label: maintenanceFlow.moves.cancel.label,
      harm: true,
      // one that is shown already is ended
      when: { state: ['scheduled'] },
    },
  },
  empty: 'Nothing has been announced yet.',
})
