import { BaseTransformer } from '@adonisjs/core/transformers'
import type Candidate from '#api/candidates/models/candidate'
import type CandidateBlock from '#api/candidates/models/candidate_block'
import { imageUrl } from '#api/files/image_url'

/** A profile's states: with the platform, and with its owner. */
export class VisibilityTransformer extends BaseTransformer<Candidate> {
  toObject() {
    const { approval, approvalReason, visibility, snoozedUntil, submittedAt } = this.resource
    return {
      approval,
      approvalReason,
      submittedAt: submittedAt?.toUTC().toISO() ?? null,
      visibility,
      snoozedUntil: snoozedUntil?.toUTC().toISO() ?? null,
    }
  }
}

/** A company that never sees the candidate; with its company loaded. */
export class BlockTransformer extends BaseTransformer<CandidateBlock> {
  toObject() {
    const { companyId, company, reason, createdAt } = this.resource
    return {
      _id: String(companyId),
      companyName: company.name,
      slug: company.slug,
      logo: imageUrl(company.logoKey),
      /** `employer`: there from the start, as the candidate works or worked there. */
      reason,
      since: createdAt.toUTC().toISO()!,
    }
  }
}

export class PopupTransformer extends BaseTransformer<Candidate> {
  toObject() {
    const { developerPopupClosedAt, updatePopupClosedAt } = this.resource
    return { developer: developerPopupClosedAt === null, update: updatePopupClosedAt === null }
  }
}
