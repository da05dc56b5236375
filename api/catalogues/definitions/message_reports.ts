import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED } from '#api/catalogues/shared_fields'
import { reportReasons } from '#api/chat/chat_facts'
import { reportFlow } from '#api/chat/reports/report_flow'

export default defineCatalogue({
  name: 'message-reports',
  label: 'Reported messages',
  one: 'report',
  model: 'MessageReport',
  group: 'Marketplace',
  title: 'excerpt',
  read: 'see_reports',
  write: 'decide_reports',
  can: [],
  fields: {
    excerpt: {
      type: 'longtext',
      readOnly: true,
      label: 'Reported message',
    },
    reason: { type: 'choice', choices: reportReasons, readOnly: true },
    note: { type: 'text', readOnly: true, label: 'Note from the reporter' },
    senderName: { type: 'text', of: 'sender.fullName', label: 'Written by' },
    authorName: { type: 'text', of: 'author.fullName', label: 'Reported by' },
    clientId: { ...BUYER.clientId, label: 'Company page', detail: true },
    status: { type: 'choice', choices: reportFlow.choices, readOnly: true },
    decidedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
  },
  list: ['excerpt', 'reason', 'senderName', 'authorName', 'status', 'createdAt'],
  filters: ['status', 'reason', 'clientId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['excerpt'],
  actions: {
    uphold: {
      label: reportFlow.moves.uphold.label,
      key: 'r',
      harm: true,
      when: reportFlow.when('uphold'),
    },
    dismiss: {
      label: reportFlow.moves.dismiss.label,
      key: 'd',
      when: reportFlow.when('dismiss'),
    },
  },
  queue: { label: 'Reported messages', filter: { status: 'open' }, order: 'createdAt' },
  empty: 'Nobody has reported a message.',
})
