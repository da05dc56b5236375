import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { shownOrNone } from '#api/http/text/rich_text'
import type Company from '#api/companies/models/company'
import type { Names } from '#api/taxonomy/names'

/** A company with its industry preloaded. To everyone by default; `own` adds what its team sees. */
export default class CompanyTransformer extends BaseTransformer<Company> {
  constructor(
    company: Company,
    protected perks: Names = new Map()
  ) {
    super(company)
  }

  card() {
    const company = this.resource
    return {
      _id: String(company.id),
      companyId: String(company.id),
      companyName: company.name,
      slug: company.slug,
      logo: imageUrl(company.logoKey),
      tagline: company.tagline,
      industryId: company.industryId ? String(company.industryId) : null,
      industryName: company.industry?.name ?? null,
      size: company.size,
      city: company.city,
      stateName: company.stateName,
      countryCode: company.countryCode,
      isTopCompany: company.isTopCompany,
      isVerified: company.verification === 'verified',
      responseRate: company.responseRate,
      openJobsCount: Number(company.$extras.open_jobs ?? 0),
    }
  }

  toObject() {
    const company = this.resource
    const perks = company.perkIds.flatMap((id) => this.perks.get(id) ?? [])
    return {
      ...this.card(),
      about: shownOrNone(company.about),
      website: company.website,
      foundedYear: company.foundedYear,
      state: company.stateCode,
      address: company.address,
      perks: perks.map(({ id, name, slug, icon }) => ({ _id: String(id), name, slug, icon })),
      links: company.links as Record<string, string>,
      createdAt: company.createdAt.toUTC().toISO(),
    }
  }

  own() {
    const company = this.resource
    return {
      ...this.toObject(),
      email: company.email,
      phone: company.phone,
      postalCode: company.postalCode,
      /** Shown once an administrator approved it. */
      pendingName: company.pendingName,
      nameStatus: company.nameStatus,
      nameNote: company.nameNote,
      verification: company.verification,
      // what an administrator noted on verifying is for the console
      verificationNote: company.verification === 'verified' ? null : company.verificationNote,
      missingForVerification: company.missingForVerification,
      isActive: company.isActive,
      firstEntry: company.firstEntry,
      updatedAt: company.updatedAt.toUTC().toISO(),
    }
  }
}
