import { valuesOf } from '#api/http/choices'

/** Offered where a company says why it rejects; the candidate never sees it. */
export const rejectionReasons = [
  'Skills do not match',
  'Too little experience',
  'Too much experience',
  'Pay expectation',
  'Location or time zone',
  'Notice period',
  'Another candidate was chosen',
  'Position is filled',
  'Other',
] as const

/** The orders of an applicant list. */
export const applicantSorts = [
  { value: 'latest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'match', label: 'Most skills first' },
  { value: 'score', label: 'Highest score first' },
  { value: 'name', label: 'By name' },
] as const
/** Those, and by the promised answer, which the head of its column gives. */
export const applicantSortValues = [...valuesOf(applicantSorts), 'due'] as const
export type ApplicantSort = (typeof applicantSortValues)[number]

/** The parts of the queue of applications without an answer. */
export const unansweredStates = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'late', label: 'Past their date' },
  { value: 'closed', label: 'Closed unanswered' },
] as const
export type UnansweredState = (typeof unansweredStates)[number]['value']
export const unansweredStateValues = valuesOf(unansweredStates)

/** What an entry of an application's history tells. */
export const eventKinds = [
  'move',
  'stage',
  'message',
  'merge',
  'separate',
  'offer',
  'reminder',
] as const
export type EventKind = (typeof eventKinds)[number]
/** Those of them that move an application. */
const moving: readonly EventKind[] = ['move', 'stage', 'merge', 'separate']
/** Those that leave it where it is. */
export const stillKinds = eventKinds.filter((kind) => !moving.includes(kind))

/** Lengths in characters and counts. */
export const applicationLimits = {
  coverLetter: { max: 4000 },
  answer: { max: 2000 },
  feedback: { max: 2000 },
  note: { max: 2000 },
  reason: { max: 200 },
  withdrawal: { max: 2000 },
  subject: { max: 150 },
  message: { max: 4000 },
  /** Applications in one action. */
  together: { max: 200 },
  templates: { max: 20 },
  templateName: { max: 60 },
  stages: { min: 2, max: 20 },
  stageName: { max: 40 },
} as const

export const APPLIES_A_DAY = 25
/** Applicants in one file. */
export const MOST_EXPORTED = 20_000
/** Messages within 24 hours: of one member, of a company's members together, and of the company to one applicant. */
export const messagesADay = { ofMember: 400, ofCompany: 1000, toApplicant: 5 } as const
/** Days after which somebody may apply for the same job again. */
export const AGAIN_AFTER_DAYS = 90
/** Days without an answer after which an application closes. */
export const EXPIRES_AFTER_DAYS = 45
/** Days within which a company takes the next step of an application that is at a status, after its first answer. */
export const stepDays: Partial<Record<string, number>> = {
  applied: 7,
  reviewing: 7,
  shortlisted: 7,
  assessment: 14,
  interview: 14,
  offer: 7,
}
/** Days after which a candidate may remind a late company again. */
export const REMIND_AGAIN_DAYS = 7
export const UNREJECT_DAYS = 30
/** Hours in which a rejection can be called back; until then the candidate sees the status before. */
export const REJECTION_HOURS = 24
/** Minutes in which a move, of one or of many, can be undone; its mails wait as long. */
export const UNDO_MINUTES = 10
/** Days that a report looks back, unless asked for others. */
export const REPORT_DAYS = 180
export const MOST_REPORT_DAYS = 400
