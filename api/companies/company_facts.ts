import { valuesOf } from '#api/http/choices'

/** How many people work there. */
export const companySizes = [
  { value: '1-10', label: '1–10 people' },
  { value: '11-50', label: '11–50 people' },
  { value: '51-200', label: '51–200 people' },
  { value: '201-500', label: '201–500 people' },
  { value: '501-1000', label: '501–1000 people' },
  { value: '1001-5000', label: '1001–5000 people' },
  { value: '5000+', label: '5000+ people' },
] as const
export type CompanySize = (typeof companySizes)[number]['value']
export const companySizeValues = valuesOf(companySizes)

export const memberStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
] as const
export type MemberStatus = (typeof memberStatuses)[number]['value']
export const memberStatusValues = valuesOf(memberStatuses)

/** What a company without a subscription may have: the free plan of the reference data, and where that is missing. */
export const freePlan = { openJobs: 3, users: 2, contactRequestsAMonth: 5 } as const

/** Days that an invitation works. */
export const INVITE_DAYS = 7
/** Invitations of one company within 24 hours, taken back or not. */
export const INVITES_A_DAY = 50

/** Lengths in characters (of rich text what people read) and counts. */
export const companyLimits = {
  name: { min: 1, max: 120 },
  tagline: { max: 160 },
  about: { max: 10_000 },
  link: { max: 300 },
  foundedYear: { min: 1600 },
  address: { max: 300 },
  postalCode: { max: 20 },
  perks: { max: 40 },
  legalName: { max: 160 },
  addressLine: { max: 200 },
  taxNumber: { max: 30 },
  /** Jobs that a colleague is put on. */
  memberJobs: { max: 100 },
} as const

/** The records of a company that its own programs may follow, with every change of them. */
export const recordKinds = [
  { value: 'job', label: 'Jobs: posted, approved, changed, closed' },
  { value: 'application', label: 'Applications: received and moved' },
  { value: 'offer', label: 'Offers: sent and answered' },
  { value: 'interview', label: 'Interviews: proposed, set, moved and over' },
  { value: 'test', label: 'Tests: sent, started and finished' },
] as const
export type RecordKind = (typeof recordKinds)[number]['value']
