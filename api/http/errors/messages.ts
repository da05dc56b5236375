import { SimpleMessagesProvider } from '@vinejs/vine'
import { messages as defaults } from '@vinejs/vine/defaults'

const words: Record<string, string> = {
  fName: 'First name',
  lName: 'Last name',
  minExpRange: 'Minimum experience',
  maxExpRange: 'Maximum experience',
  devChooseSkills: 'Skills',
  devChooseStacks: 'Stacks',
  editorText: 'Description',
  shortDesc: 'Short description',
  questionaries: 'Questions',
  budgetMin: 'Budget',
  budgetMax: 'Highest budget',
  feedBack: 'Feedback',
  jobCategory: 'Category',
  industryId: 'Industry',
  companyName: 'Company name',
  line1: 'Street',
  line2: 'Second line',
  taxNumber: 'Tax number',
  email: 'E-mail address',
  code: 'Code',
  token: 'Link',
  url: 'Link',
  resumeId: 'Resume',
  slots: 'Time slots',
  waitDays: 'Days',
}

const rules: Record<string, string> = {
  'required': '{{ field }} is needed',
  'string': '{{ field }} must be text',
  'email': '{{ field }} must be an address such as name@example.com',
  'minLength': '{{ field }} needs at least {{ min }} characters',
  'maxLength': '{{ field }} may have at most {{ max }} characters',
  'array.minLength': '{{ field }} needs at least {{ min }} entries',
  'array.maxLength': '{{ field }} may have at most {{ max }} entries',
  'min': '{{ field }} must be at least {{ min }}',
  'max': '{{ field }} must be at most {{ max }}',
  'number': '{{ field }} must be a number',
  'boolean': '{{ field }} must be true or false',
  'array': '{{ field }} must be a list',
  'object': '{{ field }} must be an object',
  'enum': '{{ field }} must be one of the offered choices',
  'in': '{{ field }} must be one of the offered choices',
  'url': '{{ field }} must be a full address such as https://example.com',
  'regex': '{{ field }} has the wrong form',
  'date': '{{ field }} must be a date',
  'distinct': '{{ field }} names the same thing twice',
}

const plain: ReadonlySet<string> = new Set(Object.values(defaults))

/** Speaks of fields as people do: `budgetMin` is "Budget", `templateId` is "Template". What a rule of ours says is kept as it is. */
class Messages extends SimpleMessagesProvider {
  getMessage(defaultMessage: string, rule: string, field: any, args?: Record<string, any>) {
    const name = String(field.name)
    const label =
      words[name] ??
      (/^\d+$/.test(name)
        ? `Entry ${Number(name) + 1}`
        : name
            .replace(/(?<=[a-z])Id$/, '')
            .replace(/([a-z])([A-Z])/g, '$1 $2')
            .replace(/[_-]+/g, ' ')
            .toLowerCase()
            .replace(/^./, (c) => c.toUpperCase()))
    return super.getMessage(
      defaultMessage,
      plain.has(defaultMessage) ? rule : '',
      { ...field, name: label, wildCardPath: field.wildCardPath },
      args
    )
  }
}

export const messages = new Messages(rules)
