import { valuesOf } from '#api/http/choices'
// Pure: screens and tests import it too.

/** What a screening question asks for. */
export const questionKinds = [
  { value: 'technical', label: 'Technical' },
  { value: 'experience', label: 'Experience' },
  { value: 'role', label: 'Role' },
  { value: 'behavioural', label: 'Behaviour' },
  { value: 'logistics', label: 'Logistics' },
] as const
export type QuestionKind = (typeof questionKinds)[number]['value']
export const questionKindValues = valuesOf(questionKinds)

/** Who wrote a question: a person, the engine on this machine, or a language model behind an endpoint. */
export const questionWriters = ['person', 'local', 'endpoint'] as const
export type QuestionWriter = (typeof questionWriters)[number]

export const engineKinds = [
  { value: 'local', label: 'Local engine' },
  { value: 'endpoint', label: 'Language model' },
] as const
export type EngineKind = (typeof engineKinds)[number]['value']

/** What every rubric may weigh; a weight of 0 leaves a criterion out. */
export const criterionKinds = [
  {
    key: 'skills',
    label: 'Skills and stacks',
    about: 'What the job asks for, found in the resume, profile and answers, with years',
    weight: 40,
  },
  {
    key: 'experience',
    label: 'Relevant experience',
    about: 'Years in posts like this one; gaps do not count against anybody',
    weight: 20,
  },
  {
    key: 'role',
    label: 'Role and level',
    about: 'Titles of earlier posts, and their level',
    weight: 15,
  },
  {
    key: 'answers',
    label: 'Answers',
    about: 'What they answered when they applied, against your ideal answers',
    weight: 10,
  },
  {
    key: 'tests',
    label: 'Test results',
    about: 'Tests passed here that belong to the skills of the job',
    weight: 10,
  },
  {
    key: 'education',
    label: 'Education',
    about: 'The level of a degree, where the job asks for one; never the school',
    weight: 5,
  },
  {
    key: 'languages',
    label: 'Languages',
    about: 'Languages that the job asks for',
    weight: 5,
  },
] as const
export type CriterionKey = (typeof criterionKinds)[number]['key']

/** The part of an application that a quote is from. */
export const sources = [
  { value: 'resume', label: 'Resume' },
  { value: 'cover_letter', label: 'Cover letter' },
  { value: 'answer', label: 'Answer to a question' },
  { value: 'profile', label: 'Profile' },
  { value: 'test', label: 'Test here' },
] as const
export type Source = (typeof sources)[number]['value']

/** What an applicant may ask for. */
export const contestKinds = [
  { value: 'explanation', label: 'Explain it' },
  { value: 'correction', label: 'Correct a mistake' },
  { value: 'review', label: 'Have a person review it' },
] as const
export type ContestKind = (typeof contestKinds)[number]['value']
export const contestKindValues = valuesOf(contestKinds)

/** What came of it. */
export const contestOutcomes = [
  { value: 'explained', label: 'Explained' },
  { value: 'corrected', label: 'Corrected' },
  { value: 'upheld', label: 'Reviewed and kept' },
] as const
export type ContestOutcome = (typeof contestOutcomes)[number]['value']
export const contestOutcomeValues = valuesOf(contestOutcomes)

/** Whose law asks that applicants are told, and how many business days before; `version` changes with the text. */
export const jurisdictions = [
  {
    value: 'us_nyc',
    label: 'New York City',
    law: 'New York City Local Law 144',
    waitDays: 10,
    version: 1,
    text: 'You can ask for another way of being considered, and what kind of data is used and where it comes from.',
  },
  {
    value: 'us_il',
    label: 'Illinois',
    law: 'the Illinois Human Rights Act as changed by HB 3773',
    waitDays: 0,
    version: 1,
    text: 'It may not be used in a way that discriminates, and your place of living is not used at all.',
  },
  {
    value: 'us_co',
    label: 'Colorado',
    law: 'the law of Colorado on automated decisions',
    waitDays: 0,
    version: 1,
    text: 'You can have what was said explained within 30 days, wrong data corrected, and a person review it.',
  },
  {
    value: 'eu',
    label: 'European Union',
    law: 'Regulation (EU) 2024/1689 and article 22 of the GDPR',
    waitDays: 0,
    version: 1,
    text: 'No decision about you is made by it alone. You can give your view and contest what was said.',
  },
  {
    value: 'general',
    label: 'Everywhere',
    law: 'our own rules',
    waitDays: 0,
    version: 1,
    text: 'You read what was said about you, with the words it is based on, and can contest it.',
  },
] as const
export type Jurisdiction = (typeof jurisdictions)[number]['value']

export const euCountries = [
  ...['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE'],
  ...['IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'],
] as const

/** Days in which a company answers what is contested. */
export const CONTEST_DAYS = 30
/** Lengths in characters and counts. */
export const screeningLimits = {
  question: { min: 10, max: 300 },
  idealAnswer: { max: 2000 },
  weight: { min: 1, max: 5 },
  /** Of a job, and of one applicant. */
  questions: { max: 40 },
  generated: { min: 1, max: 20 },
  criteria: { min: 1, max: 15 },
  criterionLabel: { min: 2, max: 60 },
  criterionWeight: { min: 0, max: 100 },
  /** Words that a criterion of the company's own looks for. */
  words: { max: 20 },
  word: { min: 2, max: 60 },
  /** Applicants in one run. */
  together: { max: 500 },
  reason: { min: 10, max: 1000 },
  message: { min: 10, max: 2000 },
  answer: { min: 10, max: 4000 },
  score: { min: 0, max: 100 },
} as const

/** Texts of a rubric version that judges; a changed way of judging is a new version. */
export const PROMPT_VERSION = '2026-11-1'
