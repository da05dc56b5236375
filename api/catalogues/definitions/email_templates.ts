import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { templateStatuses } from '#api/mailing/mail_facts'
import {
  platformFields,
  platformLimits,
  platformMails,
} from '#api/mailing/platform/platform_mail_facts'

const fields = platformFields.map((name) => `{{${name}}}`).join(', ')

export default defineCatalogue({
  name: 'email-templates',
  label: 'E-mail templates',
  one: 'e-mail template',
  model: 'PlatformTemplate',
  group: 'Platform',
  title: 'subject',
  read: 'keep_mail_words',
  write: 'keep_mail_words',
  can: ['create', 'edit', 'delete'],
  fields: {
    templateFor: {
      type: 'choice',
      column: 'kind',
      choices: platformMails,
      required: true,
      createOnly: true,
      label: 'Mail',
    },
    subject: {
      type: 'text',
      required: true,
      ...platformLimits.subject,
      help: `May hold ${fields}`,
    },
    body: {
      type: 'longtext',
      label: 'Text',
      required: true,
      detail: true,
      ...platformLimits.body,
      help: `Paragraphs with an empty line between them; {{mail.text}} is the built-in text. May hold ${fields}. Codes, buttons and the footer stay.`,
    },
    status: {
      type: 'choice',
      choices: templateStatuses,
      default: 'active',
      help: 'While it is inactive, the built-in text is sent',
    },
    version: { type: 'number', readOnly: true },
    flags: { type: 'json', of: 'flags', detail: true, echo: true },
    previewOf: { type: 'text', of: 'previewOf', label: 'Preview uses the data of', detail: true },
    previewSubject: { type: 'text', of: 'previewSubject', detail: true },
    preview: { type: 'preview', of: 'previewHtml', detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['templateFor', 'subject', 'status', 'version', 'updatedAt'],
  filters: ['status', 'templateFor'],
  sorts: ['updatedAt'],
  sort: ['updatedAt', 'DESC'],
  search: ['subject', 'kind'],
  actions: {
    status: {
      label: 'Change status',
      method: 'setStatus',
      input: { status: { type: 'choice', choices: templateStatuses, required: true } },
    },
    reset: {
      label: 'Restore the built-in text',
      when: { status: 'active' },
      method: 'resetToBuiltIn',
    },
    restore: {
      label: 'Restore an earlier version',
      method: 'restoreVersion',
      input: { version: { type: 'number', required: true, min: 1, max: 1_000_000 } },
    },
    test: { label: 'Send a test to me', method: 'sendTest' },
  },
  related: [{ catalogue: 'email-template-versions', by: 'templateId' }],
  empty: 'Mails go out with their built-in text. Add a template to change one.',
})
