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

/** Where a company can bring its records from. */
export const importSystems = [
  { value: 'csv', label: 'Tables (CSV)' },
  { value: 'resumes', label: 'Resumes (PDF, Word)' },
  { value: 'greenhouse', label: 'Greenhouse' },
  { value: 'lever', label: 'Lever' },
  { value: 'ashby', label: 'Ashby' },
  { value: 'workable', label: 'Workable' },
  { value: 'opencats', label: 'OpenCATS' },
] as const
export type ImportSystem = (typeof importSystems)[number]['value']
export const importSystemValues = valuesOf(importSystems)

/** Days that files which nobody runs, and the rows with faults, are kept. */
export const IMPORT_DAYS = 7

export const companyImportLimits = {
  /** What one file may weigh: a table, or a zip of tables, lists and resumes. */
  bytes: { max: 200 * MB },
  files: { max: 20 },
  /** What a zip may hold unpacked, and in how many files; beyond it is a bomb. */
  unpackedBytes: { max: 1024 * MB },
  entries: { max: 50_000 },
  /** How many times larger than packed the whole of a zip may be. */
  packing: { max: 100 },
  /** What one JSON file may weigh, as it is read as a whole; lists come in several. */
  jsonBytes: { max: 64 * MB },
  rows: { max: 1_000_000 },
  columns: { max: 300 },
  /** Rows with faults that are kept for the error file. */
  faults: { max: 50_000 },
  /** Rows that are shown as examples of each outcome. */
  examples: { max: 5 },
  samples: { max: 3 },
  stageNames: { max: 200 },
} as const

/** What a column of a table can hold. */
export const importColumns = [
  { value: 'fact', label: 'Keep in a note' },
  { value: 'skip', label: 'Leave out' },
  { value: 'person.firstName', label: 'First name' },
  { value: 'person.lastName', label: 'Last name' },
  { value: 'person.fullName', label: 'Full name' },
  { value: 'person.email', label: 'E-mail address' },
  { value: 'person.phone', label: 'Phone' },
  { value: 'person.headline', label: 'Headline or current title' },
  { value: 'person.city', label: 'City of the person' },
  { value: 'person.country', label: 'Country of the person' },
  { value: 'person.id', label: 'Id of the person' },
  { value: 'person.note', label: 'Note about the person' },
  { value: 'job.id', label: 'Id of the job' },
  { value: 'job.title', label: 'Title of the job' },
  { value: 'job.status', label: 'Status of the job' },
  { value: 'job.description', label: 'Description of the job' },
  { value: 'job.city', label: 'City of the job' },
  { value: 'job.country', label: 'Country of the job' },
  { value: 'job.type', label: 'Type of the job' },
  { value: 'job.workMode', label: 'On site, remote or hybrid' },
  { value: 'job.currency', label: 'Currency' },
  { value: 'job.payMin', label: 'Lowest pay' },
  { value: 'job.payMax', label: 'Highest pay' },
  { value: 'job.payPer', label: 'Pay per hour, month or year' },
  { value: 'job.openedAt', label: 'Job opened on' },
  { value: 'job.closedAt', label: 'Job closed on' },
  { value: 'application.id', label: 'Id of the application' },
  { value: 'application.stage', label: 'Stage or status' },
  { value: 'application.appliedAt', label: 'Applied on' },
  { value: 'application.movedAt', label: 'Came to the stage on' },
  { value: 'application.reason', label: 'Reason of the rejection' },
  { value: 'application.coverLetter', label: 'Cover letter' },
] as const
export type ImportColumn = (typeof importColumns)[number]['value']
export const importColumnValues = valuesOf(importColumns)

/** The job of people who were brought in without one; nobody else sees it. */
export const POOL_TITLE = 'Talent pool'
/** The source of applications that are brought in; of those in the pool. */
export const IMPORT_SOURCE = 'import'
export const POOL_SOURCE = 'talent_pool'

/** Sorts of records that an import makes. */
export const importedKinds = [
  { value: 'job', label: 'Jobs', one: 'job' },
  { value: 'person', label: 'People', one: 'person' },
  { value: 'application', label: 'Applications', one: 'application' },
  { value: 'note', label: 'Notes', one: 'note' },
  { value: 'file', label: 'Resumes', one: 'resume' },
  { value: 'pipeline', label: 'Pipelines', one: 'pipeline' },
] as const
export type ImportedKind = (typeof importedKinds)[number]['value']
