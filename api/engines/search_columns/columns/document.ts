/** One profile as the index takes it in; numbers as `candidate_documents` has them, -1 where it has none. */
export type Document = {
  id: number
  skillIds: number[]
  skillYears: number[]
  stackIds: number[]
  titleIds: number[]
  wordIds: number[]
  testIds: number[]
  placeId: number
  country: string
  timeZone: string
  currency: string
  experience: number
  pay: number
  notice: number
  workModes: number
  jobTypes: number
  availability: number
  english: number
  cleared: number
  education: number
  relocation: number
  progress: number
  activeAt: number
  listedAt: number
  spotlightUntil: number
  promotedUntil: number
}
