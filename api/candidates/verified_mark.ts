/** A test of a skill, a stack or of English that a candidate passed, that still holds and that they show. */
export type VerifiedMark = {
  /** Of a test, as `assessments` names it. */
  kind: string
  name: string
  /** Of a skill's test. */
  skillId: number | null
  band: string
  bandLabel: string
  takenAt: Date
  validUntil: Date
}
