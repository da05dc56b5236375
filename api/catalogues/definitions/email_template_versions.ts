import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED } from '#api/catalogues/shared_fields'

export default defineCatalogue({
  name: 'email-template-versions',
  label: 'E-mail template versions',
  one: 'template version',
  model: 'PlatformTemplateVersion',
  group: 'Platform',
  title: 'subject',
  read: 'keep_mail_words',
  write: 'keep_mail_words',
  can: [],
  fields: {
    templateId: {
      type: 'reference',
      column: 'platformTemplateId',
      reference: 'email-templates',
      readOnly: true,
      label: 'Template',
    },
    version: { type: 'number', readOnly: true },
    subject: { type: 'text', readOnly: true },
    body: { type: 'longtext', readOnly: true, label: 'Text' },
    authorName: { type: 'text', of: 'author.fullName', label: 'Written by' },
    createdAt: { ...CREATED, label: 'Written' },
  },
  list: ['templateId', 'version', 'subject', 'authorName', 'createdAt'],
  filters: ['templateId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['subject'],
  empty: 'Each time a template is saved, its earlier text is kept here.',
})
