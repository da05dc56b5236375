import { DateTime } from 'luxon'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import { marksShown } from '#api/candidates/verified_marks'
import type Company from '#api/companies/models/company'
import CompanyTransformer from '#api/companies/company_transformer'
import { initial } from '#api/talent/candidate_card_transformer'
import { ahead } from '#api/talent/spotlight/places'
import type { LitCandidate } from '#api/talent/spotlight/spotlight_wall'

/** A candidate on the wall, to everyone: masked, and without the photo unless the profile is public. */
export class SpotlightCandidateTransformer extends BaseTransformer<LitCandidate> {
  toObject() {
    const candidate = this.resource
    return {
      _id: String(candidate.id),
      fName: candidate.firstName,
      lName: initial(candidate.lastName),
      headline: hideContacts(candidate.headline, candidate),
      userImage: candidate.isPublic ? imageUrl(candidate.photoKey) : null,
      slug: candidate.isPublic ? candidate.slug : null,
      skills: candidate.skills,
      experience: Number(candidate.experienceYears),
      city: hideContacts(candidate.city, candidate),
      countryCode: candidate.countryCode,
      availability: candidate.availability,
      englishBand: candidate.englishBand,
      marks: marksShown(candidate.marks),
      spotLight: true,
      spotlightExpiryDate: ahead(DateTime.fromJSDate(candidate.expiresAt)),
      isPaid: candidate.isPaid,
    }
  }
}

/** A company in the spotlight. */
export class SpotlightCompanyTransformer extends BaseTransformer<Company> {
  toObject() {
    const company = this.resource
    return {
      ...new CompanyTransformer(company).card(),
      spotLight: true,
      spotlightExpiryDate: ahead(company.spotlightExpiresAt),
      isPaid: Boolean(company.$extras.is_paid),
    }
  }
}
