import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import type { Beside } from '#api/candidates/resume/draft/beside_profile'
import type { CurrentDraft } from '#api/candidates/resume/draft/current_draft'

/** A draft as its candidate sees it, beside what the profile says already. */
export class ParsedResumeTransformer extends BaseTransformer<CurrentDraft & { beside: Beside[] }> {
  toObject() {
    const { source, resume, status, reason, draft, beside } = this.resource
    return {
      status,
      source,
      resumeId: resume ? String(resume.id) : null,
      fileName: resume?.file.fileName ?? null,
      reason: reason ?? undefined,
      hiddenText: hiddenOf(draft),
      warnings: draft?.warnings ?? [],
      pages: draft?.pages ?? [],
      draft: draft && partsShown(draft),
      beside: beside.map(({ part, state, why, field, current, currentId }) => ({
        part,
        state,
        why,
        field,
        current,
        currentId,
      })),
    }
  }
}

function hiddenOf(draft: ResumeDraft | null): { found: boolean; extract?: string } {
  return draft?.hiddenText ?? { found: false }
}

function partsShown({ hiddenText: _, pages: __, warnings: ___, ...parts }: ResumeDraft) {
  return parts
}
