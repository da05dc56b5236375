import { messages as defaults } from '@vinejs/vine/defaults'
import type { FieldContext, MessagesProviderContact } from '@vinejs/vine/types'
import type { Language } from '#api/languages/language_facts'
import { say, translated } from '#api/languages/say'
import { sentence, type Sentence } from '#api/languages/sentence'

const words: Record<string, Sentence> = {
  fName: sentence('First name'),
  lName: sentence('Last name'),
  minExpRange: sentence('Minimum experience'),
  maxExpRange: sentence('Maximum experience'),
  devChooseSkills: sentence('Skills'),
  devChooseStacks: sentence('Stacks'),
  editorText: sentence('Description'),
  shortDesc: sentence('Short description'),
  questionaries: sentence('Questions'),
  budgetMin: sentence('Budget'),
  budgetMax: sentence('Highest budget'),
  feedBack: sentence('Feedback'),
  jobCategory: sentence('Category'),
  industryId: sentence('Industry'),
  companyName: sentence('Company name'),
  line1: sentence('Street'),
  line2: sentence('Second line'),
  taxNumber: sentence('Tax number'),
  email: sentence('E-mail address'),
  code: sentence('Code'),
  token: sentence('Link'),
  url: sentence('Link'),
  resumeId: sentence('Resume'),
  slots: sentence('Time slots'),
  waitDays: sentence('Days'),
}

const rules: Record<string, Sentence> = {
  'required': sentence('{field} is needed'),
  'string': sentence('{field} must be text'),
  'email': sentence('{field} must be an address such as name@example.com'),
  'minLength': sentence('{field} needs at least {min} characters'),
  'maxLength': sentence('{field} may have at most {max} characters'),
  'array.minLength': sentence('{field}: add at least {min}'),
  'array.maxLength': sentence(
    '{field} may have at most {max, plural, one {# entry} other {# entries}}'
  ),
  'min': sentence('{field} must be at least {min}'),
  'max': sentence('{field} must be at most {max}'),
  'number': sentence('{field} must be a number'),
  'withoutDecimals': sentence('{field} must be a whole number'),
  'fixedLength': sentence('{field} must have {size} characters'),
  'uuid': sentence('{field} has the wrong form'),
  'boolean': sentence('{field} must be true or false'),
  'array': sentence('{field} must be a list'),
  'object': sentence('{field} must be an object'),
  'enum': sentence('{field} must be one of the offered choices'),
  'in': sentence('{field} must be one of the offered choices'),
  'url': sentence('{field} must be a full address such as https://example.com'),
  'regex': sentence('{field} has the wrong form'),
  'date': sentence('{field} must be a date'),
  'distinct': sentence('{field} names the same thing twice'),
}

/** Vine writes gaps as `{{ min }}`, catalogues as `{min}`. */
const withGaps = (said: string) => said.replace(/\{\{ (\w+) \}\}/g, '{$1}')

const plain: ReadonlySet<string> = new Set(Object.values(defaults))

/** Speaks of fields as people do: `budgetMin` is "Budget", `templateId` is "Template". What a rule of ours says is kept as it is. */
class Messages implements MessagesProviderContact {
  constructor(private language: Language) {}

  getMessage(said: string, rule: string, field: FieldContext, facts: Record<string, any> = {}) {
    const { message } = (plain.has(said) && rules[rule]) || sentence(withGaps(said))
    const gaps = Object.entries(facts).filter(([name]) =>
      new RegExp(`\\{${name}[,}]`).test(message)
    )
    return say(
      this.language,
      sentence(message, { ...Object.fromEntries(gaps), field: this.nameOf(String(field.name)) })
    )
  }

  private nameOf(name: string) {
    if (words[name]) return say(this.language, words[name])
    const entry = /^\d+$/.test(name) && Number(name) + 1
    if (entry) return say(this.language, sentence('Entry {entry}', { entry }))
    return translated(
      this.language,
      name
        .replace(/(?<=[a-z])Id$/, '')
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replace(/[_-]+/g, ' ')
        .toLowerCase()
        .replace(/^./, (c) => c.toUpperCase())
    )
  }
}

const providers = new Map<Language, Messages>()

/** What validators say in a language. */
export function messagesIn(language: Language) {
  let found = providers.get(language)
  if (!found) {
    found = new Messages(language)
    providers.set(language, found)
  }
  return found
}
