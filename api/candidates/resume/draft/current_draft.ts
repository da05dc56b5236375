import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import ProfileImport from '#api/candidates/models/profile_import'
import Resume from '#api/candidates/models/resume'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'

export type Source = 'resume' | 'import'

/** The draft that waits for its candidate: of the resume that counts, or of what was brought along; the newer one unless told. */
export type CurrentDraft = {
  source: 'resume' | 'json_resume' | 'linkedin' | null
  resume: Resume | null
  status: 'none' | Resume['parseStatus']
  reason: string | null
  draft: ResumeDraft | null
}

/** Returns the draft that a candidate works on: of the newest resume, or of an import. */
export async function currentDraft(candidate: Candidate, source?: Source): Promise<CurrentDraft> {
  const resume =
    source !== 'import'
      ? // the newest one, also while it waits to become the one that companies see
        await Resume.query()
          .where('candidate_id', candidate.id)
          .whereNull('removed_at')
          .preload('file')
          .orderBy('id', 'desc')
          .first()
      : null
  const brought =
    source !== 'resume'
      ? await ProfileImport.query()
          .where('candidate_id', candidate.id)
          .orderBy('id', 'desc')
          .first()
      : null
  if (brought && (!resume || brought.createdAt > resume.createdAt))
    return {
      source: brought.source,
      resume: null,
      status: 'ready',
      reason: null,
      draft: brought.draft,
    }
  return {
    source: resume && 'resume',
    resume,
    status: resume?.parseStatus ?? 'none',
    reason: resume?.parseReason ?? null,
    draft: resume?.parseStatus === 'ready' ? resume.parsed : null,
  }
}

/** The draft that parts are accepted from. */
export async function readyDraft(candidate: Candidate, source?: Source): Promise<ResumeDraft> {
  const { draft, status, reason } = await currentDraft(candidate, source)
  if (draft) return draft
  throw new Refusal(
    status === 'failed'
      ? sentence('Your resume could not be read: {reason}', { reason })
      : status === 'queued' || status === 'parsing'
        ? 'Your resume is still being read; try again in a moment'
        : 'There is nothing to accept; upload a resume first'
  )
}
