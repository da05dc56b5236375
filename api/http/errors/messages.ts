import { SimpleMessagesProvider } from '@vinejs/vine'
import { messages as defaults } from '@vinejs/vine/defaults'
import type { Language } from '#api/languages/language_facts'
import { say, sentence, translated, type Sentence } from '#api/languages/sentence'

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
  'array.minLength': sentence('{field} needs at least {min} entries'),
  'array.maxLength': sentence('{field} may have at most {max} entries'),
  'min': sentence('{field} must be at least {min}'),
  'max': sentence('{field} must be at most {max}'),
  'number': sentence('{field} must be a number'),
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

const plain: ReadonlySet<string> = new Set(Object.values(defaults))

/** Speaks of fields as people do: `budgetMin` is "Budget", `templateId` is "Template". What a rule of ours says is kept as it is. */
class Messages extends SimpleMessagesProvider {
  constructor(private language: Language) {
    super({})
  }

  getMessage(said: string, rule: string, field: any, args: Record<string, any> = {}) {
    const name = this.nameOf(String(field.name))
    const known = plain.has(said) ? rules[rule] : undefined
    if (known)
      return say(this.language, { ...known, values: { field: name, min: args.min, max: args.max } })
    // catalogues write gaps as {field}, Vine as {{ field }}
    const english = said.replace(/\{\{ (\w+) \}\}/g, '{$1}')
    const found = translated(this.language, english)
    const words = found === english ? said : found.replace(/\{(\w+)\}/g, '{{ $1 }}')
    return super.getMessage(words, '', { ...field, name }, args)
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
