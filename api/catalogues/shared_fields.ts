import type { EitherSide } from '#api/accounts/account_facts'
import { taxonStatuses } from '#api/taxonomy/taxonomy_facts'
import type { Field } from '#api/catalogues/definition'

export const STATUS = {
  type: 'choice',
  choices: taxonStatuses,
  default: 'active',
} as const satisfies Field

/** The two sides of the marketplace, as one of them is called. */
export const EITHER = [
  { value: 'client' satisfies EitherSide, label: 'Company' },
  { value: 'candidate' satisfies EitherSide, label: 'Candidate' },
] as const

/** The two letters of a country, read as its name. */
export const COUNTRY = {
  type: 'text',
  label: 'Country',
  isCountry: true,
  min: 2,
  max: 2,
  pattern: '^[A-Z]{2}$',
} as const satisfies Field

export const CREATED = { type: 'datetime', readOnly: true } as const satisfies Field

export const UPDATED = { type: 'datetime', readOnly: true } as const satisfies Field

/** The words that an action needs; `help` says who reads them, `canned` what is said often. */
export const reason = (help: string, canned?: readonly string[]) =>
  ({ type: 'longtext', required: true, min: 3, max: 500, help, canned }) as const satisfies Field

/** Whose row it is: a company's, a candidate's, or both. */
export const BUYER = {
  clientId: {
    type: 'reference',
    column: 'companyId',
    reference: 'clients',
    label: 'Company',
    readOnly: true,
  },
  devId: {
    type: 'reference',
    column: 'candidateId',
    reference: 'developers',
    label: 'Candidate',
    readOnly: true,
  },
} as const satisfies Record<string, Field>

/** What a result says of itself, whatever was tested. */
export const RESULT = {
  devId: BUYER.devId,
  assessmentId: {
    type: 'reference',
    reference: 'assessments',
    readOnly: true,
    label: 'Test',
    called: 'testName',
  },
  testName: { type: 'text', of: 'assessment.name', echo: true },
  score: { type: 'number', readOnly: true, label: 'Score in %' },
  correct: { type: 'number', readOnly: true },
  total: { type: 'number', readOnly: true },
  passed: { type: 'boolean', readOnly: true },
  band: { type: 'text', readOnly: true },
  seconds: { type: 'number', readOnly: true, detail: true },
  topics: { type: 'json', readOnly: true, detail: true },
  signalLevel: { type: 'text', of: 'attempt.signalLevel', label: 'Signals' },
  signals: { type: 'text', of: 'attempt.signalWords', detail: true, label: 'What was seen' },
  validUntil: { type: 'datetime', readOnly: true, detail: true },
  createdAt: CREATED,
} as const satisfies Record<string, Field>

export const ICON = {
  type: 'text',
  max: 200,
  column: 'icon',
  help: 'A file name of the icon set',
} as const satisfies Field
