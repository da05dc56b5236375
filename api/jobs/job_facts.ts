import { valuesOf } from '#api/http/choices'

/** The search index keeps this order: add at the end only. */
export const jobTypes = [
  { value: 'Full-Time', label: 'Full-time', schemaOrg: 'FULL_TIME' },
  { value: 'Part-Time', label: 'Part-time', schemaOrg: 'PART_TIME' },
  { value: 'Contract', label: 'Contract', schemaOrg: 'CONTRACTOR' },
  { value: 'Freelance', label: 'Freelance', schemaOrg: 'CONTRACTOR' },
  { value: 'Internship', label: 'Internship', schemaOrg: 'INTERN' },
] as const
export type JobType = (typeof jobTypes)[number]['value']
export const jobTypeValues = valuesOf(jobTypes)

/** Where the work is done: of a job, and what a candidate would take. The search index keeps this order: add at the end only. */
export const workModes = [
  { value: 'On Site', label: 'On site' },
  { value: 'Remote', label: 'Remote' },
  { value: 'Hybrid', label: 'Hybrid' },
] as const
export type WorkMode = (typeof workModes)[number]['value']
export const workModeValues = valuesOf(workModes)

/** What pay is for, and how often a year has it when pay is compared. */
export const payPeriods = [
  { value: 'hour', label: 'hour', each: 'an hour', aYear: 2080 },
  { value: 'month', label: 'month', each: 'a month', aYear: 12 },
  { value: 'year', label: 'year', each: 'a year', aYear: 1 },
] as const
export type PayPeriod = (typeof payPeriods)[number]['value']
export const payPeriodValues = valuesOf(payPeriods)

/** "an hour", "a month"; nothing of what is no period. */
export const eachPeriod = (period: string | null | undefined) =>
  payPeriods.find(({ value }) => value === period)?.each ?? ''

/** Currencies that pickers offer, the most used first; pay may be in any other too. */
export const currencies = [
  'INR',
  'USD',
  'EUR',
  'GBP',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'JPY',
  'NZD',
  'PLN',
  'SEK',
  'SGD',
  'ZAR',
] as const
export type Currency = (typeof currencies)[number]

export const closeReasons = [
  { value: 'filled_here', label: 'Filled with someone from here' },
  { value: 'filled_elsewhere', label: 'Filled elsewhere' },
  { value: 'cancelled', label: 'No longer needed' },
  { value: 'duplicate', label: 'A duplicate' },
  { value: 'other', label: 'Another reason' },
] as const
export type CloseReason = (typeof closeReasons)[number]['value']
export const closeReasonValues = valuesOf(closeReasons)

/** Years of experience as the filter of the public list offers them; a job counts where its range overlaps. */
export const experienceBands = [
  { value: '0-1', label: 'Up to 1 year', min: 0, max: 1 },
  { value: '1-3', label: '1–3 years', min: 1, max: 3 },
  { value: '3-5', label: '3–5 years', min: 3, max: 5 },
  { value: '5-8', label: '5–8 years', min: 5, max: 8 },
  { value: '8-', label: '8 years and more', min: 8, max: null },
] as const

/** The orders of the public list. */
export const jobSorts = [
  { value: 'latest', label: 'Newest' },
  { value: 'relevance', label: 'Best match' },
  { value: 'budget', label: 'Highest pay' },
] as const
export type JobSort = (typeof jobSorts)[number]['value']
export const jobSortValues = valuesOf(jobSorts)

/** The orders in which a company reads its own jobs; by state what is live comes first. */
export const postedSortValues = [
  'state',
  'latest',
  'oldest',
  'title',
  'applicants',
  'until',
] as const
export type PostedSort = (typeof postedSortValues)[number]

/** Lengths in characters (of rich text what people read), counts, and years of experience. */
export const jobLimits = {
  companyAddress: { max: 300 },
  aboutCompany: { max: 10_000 },
  title: { min: 5, max: 120 },
  organisation: { max: 120 },
  employerRole: { max: 120 },
  shortDescription: { min: 50, max: 500 },
  description: { min: 200, max: 20_000 },
  skills: { min: 1, max: 15 },
  stacks: { max: 8 },
  tags: { max: 15 },
  tag: { max: 40 },
  questions: { max: 20 },
  questionGroups: { max: 12 },
  question: { min: 10, max: 300 },
  experience: { min: 0, max: 50 },
  answerByDays: { min: 1, max: 60 },
} as const

/** The most that pay may be, in whole minor units. */
export const MOST_PAY = 1_000_000_000_000
/** The most that a filter by pay a year may ask for. */
export const MOST_PAY_A_YEAR = 1_000_000_000_000_000

/** Days in which a company promises an answer unless it says otherwise. */
export const ANSWER_BY_DAYS = 14
export const DAYS_LISTED = 30
export const MOST_DAYS_LISTED = 90
/** Days before the end of a listing on which its company is told. */
export const EXPIRY_NOTICE_DAYS = [7, 1] as const
export const DAYS_BETWEEN_REFRESHES = 7
export const MOST_RESUBMISSIONS = 5
/** Approved jobs without a strike after which a company's edits need no approval. */
export const TRUSTED_AFTER = 3
/** What the column of a job holds; with its approval it makes the state of `job_flow.ts`. */
export const jobStatuses = [
  'draft',
  'open',
  'paused',
  'closed',
  'expired',
  'archived',
  'suspended',
] as const
export type JobStatus = (typeof jobStatuses)[number]
/** Those that a company sets by name. */
export const companyJobStatuses = jobStatuses.filter(
  (status): status is Exclude<JobStatus, 'expired' | 'suspended'> =>
    status !== 'expired' && status !== 'suspended'
)
/** Days back in which what jobs ask for counts as trending. */
export const TRENDING_DAYS = 60

/** How many of the industries with the most jobs the start page shows. */
export const POPULAR_INDUSTRIES = 3
