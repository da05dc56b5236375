import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ResumeEvidence } from '#api/screening/evidence/resume_evidence'

/** A resume as its readers check it. */
export default class EvidenceTransformer extends BaseTransformer<ResumeEvidence> {
  toObject() {
    const { transcript, skills } = this.resource
    return {
      /** False for a file of which nothing can be read, such as a picture. */
      isRead: (transcript?.lines.length ?? 0) > 0,
      /** In points, as the boxes of the lines; empty for a Word file. */
      pages: transcript?.draft.pages ?? [],
      lines: (transcript?.lines ?? []).map(({ text, page, box }) => ({ text, page, box })),
      /** The beginning of what is in the file and on no page; null where there is nothing. */
      hiddenText: transcript?.draft.hiddenText.extract ?? null,
      skills: skills.map(({ skill, isRequired, places }) => ({
        skillId: String(skill.id),
        skillName: skill.name,
        isRequired,
        places,
      })),
    }
  }
}
