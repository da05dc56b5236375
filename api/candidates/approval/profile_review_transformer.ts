import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApprovedProfile from '#api/candidates/models/approved_profile'
import { profileChanges, type ProfileSheet } from '#api/candidates/approval/profile_changes'
import type { WholeProfile } from '#api/candidates/portability/whole_profile'
import { videoOf } from '#api/candidates/media/video_transformer'
import { signedUrl } from '#api/files/signed_url'

/** A whole profile for its moderators; the links to its files die in ten minutes. */
export default class ProfileReviewTransformer extends BaseTransformer<WholeProfile> {
  constructor(
    profile: WholeProfile,
    protected sheet: ProfileSheet,
    protected approved: ApprovedProfile | null
  ) {
    super(profile)
  }

  toObject() {
    const { id, approvedAt, currentResume } = this.resource
    const file = currentResume?.file
    return {
      _id: String(id),
      ...this.sheet,
      video: videoOf(this.resource),
      resume: file
        ? {
            fileName: file.fileName,
            size: file.byteSize,
            type: file.mimeType,
            resumeUrl: signedUrl(file),
            inlineUrl: signedUrl(file, { as: 'inline' }),
          }
        : null,
      approvedAt: approvedAt?.toUTC().toISO() ?? null,
      /** Null when no approved profile was kept to compare with. */
      changes: this.approved ? profileChanges(this.approved.sheet, this.sheet) : null,
    }
  }
}
