import type Candidate from '#api/candidates/models/candidate'
import { verifiedMarks } from '#api/candidates/candidate_ports'

/** A test of a skill, a stack or of English that a candidate passed, that still holds and that they show. */
export type VerifiedMark = {
  kind: 'skill' | 'stack' | 'english'
  name: string
  /** Of a skill's test. */
  skillId: number | null
  band: string
  bandLabel: string
  takenAt: Date
  validUntil: Date
}

/** Reads the verified marks of a candidate into `marks`, for transformers. Returns the candidate. */
export async function withMarks(candidate: Candidate) {
  candidate.marks = (await verifiedMarks([candidate.id])).get(candidate.id) ?? []
  return candidate
}

/** Verified marks on the wire; they name nobody, so masked profiles show them too. */
export const marksShown = (marks: VerifiedMark[] = []) =>
  marks.map(({ skillId, takenAt, validUntil, ...mark }) => ({
    ...mark,
    skillId: skillId === null ? null : String(skillId),
    takenAt: takenAt.toISOString(),
    validUntil: validUntil.toISOString(),
  }))
