import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type CompanyFollow from '#api/jobs/models/company_follow'

/** A company that somebody follows, with its open jobs counted. */
export default class FollowTransformer extends BaseTransformer<CompanyFollow> {
  toObject() {
    const { company, companyId, createdAt } = this.resource
    return {
      companyId: String(companyId),
      companyName: company.name,
      slug: company.slug,
      logo: imageUrl(company.logoKey),
      tagline: company.tagline,
      openJobs: Number(company.$extras.open_jobs ?? 0),
      responseRate: company.responseRate,
      followedAt: createdAt.toUTC().toISO(),
    }
  }
}
