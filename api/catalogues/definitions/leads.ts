import { defineCatalogue } from '#api/catalogues/definition'
import { CREATED, UPDATED } from '#api/catalogues/shared_fields'
import { leadFlow } from '#api/content/leads/lead_flow'
import { services, leadKinds, leadLimits } from '#api/content/leads/lead_facts'

export default defineCatalogue({
  name: 'leads',
  label: 'Leads',
  one: 'lead',
  model: 'Lead',
  group: 'Content',
  title: 'title',
  read: 'see_leads',
  write: 'answer_leads',
  can: ['edit'],
  fields: {
    title: { type: 'text', of: 'title', label: 'From' },
    kind: { type: 'choice', choices: leadKinds, readOnly: true, label: 'Form' },
    name: { type: 'text', readOnly: true, detail: true },
    email: { type: 'email', readOnly: true },
    phone: { type: 'text', readOnly: true, detail: true },
    company: { type: 'text', column: 'companyName', readOnly: true },
    service: { type: 'choice', choices: services, readOnly: true, detail: true },
    rating: { type: 'number', readOnly: true, detail: true },
    preferredAt: { type: 'datetime', readOnly: true, detail: true, label: 'Preferred time' },
    message: { type: 'longtext', readOnly: true },
    status: { type: 'choice', choices: leadFlow.choices, readOnly: true },
    assigneeId: { type: 'reference', reference: 'members', readOnly: true, label: 'Answered by' },
    note: { type: 'longtext', ...leadLimits.note, help: 'For colleagues only', detail: true },
    spamSigns: { type: 'list', readOnly: true, label: 'Signs of spam', detail: true },
    isProven: { type: 'boolean', readOnly: true, label: 'Proof of work', detail: true },
    answeredAt: { type: 'datetime', readOnly: true, detail: true },
    closedAt: { type: 'datetime', readOnly: true, detail: true },
    createdAt: CREATED,
    updatedAt: UPDATED,
  },
  list: ['title', 'kind', 'message', 'status', 'assigneeId', 'createdAt'],
  filters: ['status', 'kind', 'assigneeId'],
  sorts: ['createdAt'],
  sort: ['createdAt', 'DESC'],
  search: ['name', 'email', 'message'],
  related: [{ catalogue: 'lead-answers', by: 'leadId' }],
  actions: {
    answer: {
      key: 'a',
      label: leadFlow.moves.answer.label,
      when: leadFlow.when('answer'),
      input: {
        text: {
          type: 'longtext',
          required: true,
          ...leadLimits.answer,
          label: 'Answer',
          help: 'Sent to their mail address exactly as written',
        },
      },
    },
    assign: {
      key: 't',
      label: 'Assign',
      method: 'take',
      when: leadFlow.when('take'),
      input: {
        assigneeId: {
          type: 'reference',
          reference: 'members',
          label: 'To',
          help: 'Leave empty to assign it to yourself',
        },
      },
    },
    close: {
      key: 'c',
      label: leadFlow.moves.close.label,
      bulk: true,
      when: leadFlow.when('close'),
    },
    reject: {
      key: 's',
      label: leadFlow.moves.reject.label,
      bulk: true,
      harm: true,
      when: leadFlow.when('reject'),
    },
    reopen: { label: leadFlow.moves.reopen.label, when: leadFlow.when('reopen') },
  },
  queue: { label: 'Leads to answer', filter: { status: 'new' }, order: 'createdAt' },
  empty: 'Nobody has sent a form yet.',
})
