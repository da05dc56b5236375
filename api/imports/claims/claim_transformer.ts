import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import type ImportedProfile from '#api/imports/models/imported_profile'

/** What a mailed link shows its person of a profile that was brought in: what is held, why, from where, and until when. */
export default class ClaimTransformer extends BaseTransformer<ImportedProfile> {
  toObject() {
    const { candidate, company, source, basis, basisNote, createdAt, expiresAt } = this.resource
    const { user, currentResume } = candidate
    const draft = (currentResume?.parsed ?? {}) as Partial<ResumeDraft>
    return {
      fName: user.firstName,
      lName: user.lastName,
      email: user.email,
      source,
      basis,
      basisNote,
      company: company?.name ?? null,
      fileName: currentResume?.file.fileName ?? null,
      holds: {
        employment: draft.employment?.length ?? 0,
        education: draft.education?.length ?? 0,
        skills: draft.skills?.length ?? 0,
        projects: draft.projects?.length ?? 0,
      },
      since: createdAt.toUTC().toISO(),
      removedAt: expiresAt?.toUTC().toISO() ?? null,
    }
  }
}
