import Candidate from '#api/candidates/models/candidate'
import { applyDraft } from '#api/candidates/resume/draft/apply_draft'
import { partsOf } from '#api/candidates/resume/draft/draft_parts'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'

/**
 * Writes what the resume of a claimed profile says into it, by the rules of the profile's own forms; its person looks it
 * over before it is shown to anyone. What is there already stays. Safe to run twice.
 */
export default async function fillProfile({ candidateId }: { candidateId: number }) {
  const candidate = await Candidate.query()
    .where('id', candidateId)
    .preload('user')
    .preload('currentResume')
    .first()
  const draft = candidate?.currentResume?.parsed as ResumeDraft | null | undefined
  if (!candidate || !draft) return
  const accept = partsOf(draft, {}).map(({ name }) => name)
  await applyDraft(candidate.user, candidate, draft, { accept, edits: {}, replace: [] })
}
