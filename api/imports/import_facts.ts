import { valuesOf } from '#api/http/choices'

/** Why a person's data may be brought in without their asking (GDPR, article 6): recorded with each import. */
export const importBases = [
  { value: 'consent', label: 'They agreed' },
  { value: 'legitimate_interest', label: 'Legitimate interest' },
  { value: 'pre_contract', label: 'They applied to us' },
] as const
export type ImportBasis = (typeof importBases)[number]['value']
export const importBasisValues = valuesOf(importBases)

/** Where a profile came from that waits for its person. */
export const importSources = [
  { value: 'bulk_pdf', label: 'Resume in a bulk upload' },
  { value: 'company', label: 'Import of a company' },
] as const
export type ImportSource = (typeof importSources)[number]['value']

/** Days that an imported profile waits for its person; then it is removed (domain.md 15). */
export const UNCLAIMED_DAYS = 30
/** Days that a LinkedIn candidate is kept after the last import that named them. */
export const LINKEDIN_DAYS = 90

const MB = 1024 * 1024

export const bulkLimits = {
  /** Files of one upload, zips counted by what is in them. */
  files: { max: 20_000 },
  /** Files of one request, and what it may weigh. */
  filesInRequest: { max: 500 },
  requestBytes: { max: 250 * MB },
  fileBytes: { max: 5 * MB },
  zipBytes: { max: 200 * MB },
  /** What a zip may hold unpacked; beyond it is a bomb. */
  unpackedBytes: { max: 1024 * MB },
  /** Entries of a zip, folders and all. */
  entries: { max: 10_000 },
  basisNote: { max: 500 },
} as const

/** How many resumes of bulk uploads one process reads at the same time; others' resumes have readers of their own. */
export const BULK_AT_ONCE = 2
/** Seconds that a background job reads before it makes place for a next one: a process that is killed loses no more. */
export const BULK_SLICE_SECONDS = 15
/** Days that the bytes of a file that could not be read are kept, to read it again. */
export const FAILED_FILE_DAYS = 30

export const linkedinLimits = {
  bytes: { max: 20 * MB },
  rows: { max: 50_000 },
  /** Faults that are told one by one. */
  faults: { max: 100 },
  name: { max: 60 },
  text: { max: 200 },
  email: { max: 254 },
  term: { max: 100 },
  purpose: { min: 10, max: 300 },
} as const

/** Contact details of LinkedIn candidates that one person of the platform may take out in a day. */
export const CONTACT_FETCHES_A_DAY = 50

/** What a title says of how senior a person is. */
export const seniorities = [
  { value: 'junior', label: 'Junior' },
  { value: 'mid', label: 'Middle' },
  { value: 'senior', label: 'Senior' },
  { value: 'lead', label: 'Lead' },
  { value: 'manager', label: 'Manager' },
  { value: 'director', label: 'Director' },
  { value: 'executive', label: 'Executive' },
] as const
export type Seniority = (typeof seniorities)[number]['value']
export const seniorityValues = valuesOf(seniorities)
