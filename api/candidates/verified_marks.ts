import type Candidate from '#api/candidates/models/candidate'
import { verifiedMarks } from '#api/candidates/candidate_ports'
import type { VerifiedMark } from '#api/candidates/verified_mark'

/** Reads the verified marks of a candidate into `marks`, for transformers. Returns the candidate. */
export async function withMarks(candidate: Candidate) {
  candidate.marks = (await verifiedMarks([candidate.id])).get(candidate.id) ?? []
  return candidate
}

/** Reads those of all candidates of a page at once. Returns the candidates. */
export async function withMarksOfAll(candidates: Candidate[]) {
  const marks = await verifiedMarks([...new Set(candidates.map(({ id }) => id))])
  for (const candidate of candidates) candidate.marks = marks.get(candidate.id) ?? []
  return candidates
}

/** Verified marks on the wire; they name nobody, so masked profiles show them too. */
export const marksShown = (marks: VerifiedMark[] = []) =>
  marks.map(({ skillId, takenAt, validUntil, ...mark }) => ({
    ...mark,
    skillId: skillId === null ? null : String(skillId),
    takenAt: takenAt.toISOString(),
    validUntil: validUntil.toISOString(),
  }))
