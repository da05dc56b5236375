import { defineCatalogue } from '#api/catalogues/definition'
import { BUYER, CREATED } from '#api/catalogues/shared_fields'
import { mailStatuses } from '#api/notifications/notification_facts'

export default defineCatalogue({
  name: 'email-history',
  label: 'E-mail history',
  one: 'e-mail',
  model: 'Mail',
  group: 'Platform',
  title: 'subject',
  read: 'see_mails',
  write: 'keep_admins',
  // mails carry sign-in and reset links
  can: [],
  fields: {
    to: { type: 'email', column: 'recipient', readOnly: true },
    subject: { type: 'text', readOnly: true },
    kind: { type: 'text', readOnly: true, isCode: true },
    userId: { type: 'id', readOnly: true, detail: true },
    clientId: { ...BUYER.clientId, detail: true },
    text: { type: 'longtext', column: 'bodyText', readOnly: true },
    html: { type: 'preview', column: 'bodyHtml', readOnly: true },
    status: {
      type: 'choice',
      choices: mailStatuses,
      readOnly: true,
    },
    error: { type: 'text', readOnly: true, detail: true },
    tries: { type: 'number', readOnly: true, detail: true },
    sentAt: { type: 'datetime', readOnly: true },
    createdAt: CREATED,
  },
  list: ['to', 'subject', 'kind', 'status', 'createdAt'],
  filters: ['status', 'to', 'kind', 'clientId', 'userId', 'createdAt'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['recipient', 'subject'],
  empty: 'Every mail sent is kept here.',
})
