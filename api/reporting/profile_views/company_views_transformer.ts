import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type { CompanyViews } from '#api/reporting/profile_views/views_of'

/** A company that looked at the profile: how often, when last, and whether it may read the contact. */
export default class CompanyViewsTransformer extends BaseTransformer<CompanyViews> {
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
