import { valuesOf } from '#api/http/choices'

/** How much a candidate looks for work; from the least to the most, as search counts it. The search index keeps this order. */
export const availabilities = [
  { value: 'not_looking', label: 'Not looking' },
  { value: 'open', label: 'Open to offers' },
  { value: 'looking', label: 'Looking now' },
] as const
export type Availability = (typeof availabilities)[number]['value']
export const availabilityValues = valuesOf(availabilities)

export const skillLevels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
  { value: 'expert', label: 'Expert' },
] as const
export type SkillLevel = (typeof skillLevels)[number]['value']
export const skillLevelValues = valuesOf(skillLevels)

/** Degrees from the lowest. The search index keeps this order. */
export const degrees = [
  { value: 'diploma', label: 'Diploma' },
  { value: 'bachelor', label: 'Bachelor' },
  { value: 'master', label: 'Master' },
  { value: 'doctorate', label: 'Doctorate' },
] as const
export const degreeValues = valuesOf(degrees)

/** Parts of an approved profile that companies trust us to have looked at: a change of one waits for approval. */
export const checkedParts = [
  { value: 'name', label: 'Name' },
  { value: 'headline', label: 'Headline' },
  { value: 'employment', label: 'Employment' },
  { value: 'certificate', label: 'Certificate' },
  { value: 'photo', label: 'Photo', file: true },
  { value: 'video', label: 'Video', file: true },
  { value: 'resume', label: 'Resume', file: true },
] as const
export type CheckedPart = (typeof checkedParts)[number]['value']
/** Whether a change of this part is a new file. */
export const isFilePart = (part: CheckedPart) =>
  checkedParts.some((one) => one.value === part && 'file' in one)
export const updateActions = ['add', 'change'] as const
export type UpdateAction = (typeof updateActions)[number]

export const projectKinds = ['main', 'additional'] as const
/** Why a company is on a candidate's block list: they chose it, or work there. */
export const blockReasons = ['chosen', 'employer'] as const
export type BlockReason = (typeof blockReasons)[number]
/** Where a brought-along profile comes from. */
export const importSources = ['json_resume', 'linkedin'] as const
export type ImportSource = (typeof importSources)[number]

/** Lengths in characters, counts of lists, days and years. */
export const candidateLimits = {
  headline: { min: 10, max: 120 },
  story: { min: 100, max: 3000 },
  preferredTitles: { max: 10 },
  industries: { max: 5 },
  preferredTitle: { min: 2, max: 80 },
  noticePeriodDays: { min: 0, max: 365 },
  experience: { min: 0, max: 50 },
  skills: { max: 50 },
  tools: { max: 50 },
  employments: { max: 50 },
  projects: { max: 30 },
  certifications: { max: 30 },
  academicRecords: { max: 30 },
  achievements: { max: 30 },
  links: { max: 20 },
  resumes: { max: 20 },
  /** Names that the lists miss and that wait for an answer. */
  askedSkills: { max: 20 },
  /** What an employment, a project or an achievement says. */
  text: { max: 4000 },
  company: { max: 120 },
  jobTitle: { max: 120 },
  certificate: { max: 160 },
  institution: { max: 160 },
  grade: { max: 60 },
  link: { max: 500 },
  /** Why somebody stops looking. */
  reason: { max: 500 },
  rowSkills: { max: 20 },
} as const

/** Minutes in which a removed row can be put back. */
export const UNDO_MINUTES = 10
/** Days that a brought-along profile waits to be accepted. */
export const IMPORT_DAYS = 30
export const MAX_SNOOZE_DAYS = 365

/** Who is in a company's records in place of someone who withdrew from it. */
export const FORMER_APPLICANT = {
  firstName: 'A former',
  lastName: 'applicant',
  email: '',
  phone: null,
  imageKey: null,
}
/** Minutes after which a resume that nothing reads any more is given up. */
export const READING_GIVEN_UP_MINUTES = 10
/** Minutes that the link to a video works. */
export const WATCH_MINUTES = 120
