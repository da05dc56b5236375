import { BaseTransformer } from '@adonisjs/core/transformers'
import type Candidate from '#api/candidates/models/candidate'
import type CandidateBlock from '#api/candidates/models/candidate_block'
import type { CompanyViews } from '#api/candidates/control/record_view'
import { imageUrl } from '#api/files/image_url'

/** Where a profile stands with the platform and with its owner. */
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

/** A company that looked at the profile: how often, when last, and whether it may read the contact. */
export class CompanyViewsTransformer extends BaseTransformer<CompanyViews> {
  toObject() {
    const { company_id, name, slug, logo_key, views, last_viewed_at, unlocked_at } = this.resource
    return {
      company: { _id: String(company_id), companyName: name, slug, logo: imageUrl(logo_key) },
      views,
      lastViewedAt: last_viewed_at.toISOString(),
      unlockedAt: unlocked_at?.toISOString() ?? null,
    }
  }
}

export class PopupTransformer extends BaseTransformer<Candidate> {
  toObject() {
    const { developerPopupClosedAt, updatePopupClosedAt } = this.resource
    return { developer: developerPopupClosedAt === null, update: updatePopupClosedAt === null }
  }
}
