import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'
import { suppressionReasons } from '#api/notifications/notification_facts'

export default defineCatalogue({
  name: 'mail-suppressions',
  label: 'Blocked mail addresses',
  one: 'blocked mail address',
  model: 'MailSuppression',
  group: 'Platform',
  title: 'address',
  read: 'keep_mail_words',
  write: 'keep_mail_words',
  // deleting one lets mails go there again
  can: ['delete'],
  fields: {
    address: { type: 'email', readOnly: true },
    reason: { type: 'choice', choices: suppressionReasons, readOnly: true },
    userId: { type: 'id', readOnly: true, detail: true },
    createdAt: CREATED,
  },
  list: ['address', 'reason', 'createdAt'],
  filters: ['reason', 'address'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['address'],
  empty: 'Addresses that bounced, or that marked a mail as spam, are listed here.',
})
