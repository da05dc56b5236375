import { BaseTransformer } from '@adonisjs/core/transformers'
import { formerApplicant } from '#api/candidates/control/reach'
import type Review from '#api/reviews/models/review'
import type Application from '#api/applications/models/application'
import { imageUrl } from '#api/files/image_url'

/** A review with its names loaded: for the two sides; `forPublic` gives no family name. */
export default class ReviewTransformer extends BaseTransformer<Review> {
  toObject() {
    const { id, applicationId, candidateId, company, candidate, side, status, hiddenReason } =
      this.resource
    return {
      ...this.#said(),
      _id: String(id),
      appliedId: String(applicationId),
      side,
      status,
      hiddenReason,
      company: {
        _id: String(company.id),
        companyName: company.name,
        slug: company.slug,
        logo: imageUrl(company.logoKey),
      },
      dev: { _id: String(candidateId), fName: candidate.user.firstName },
      createdAt: this.resource.createdAt.toUTC().toISO()!,
    }
  }

  /** Without the name of a person who withdrew from the company. */
  forCompany() {
    const { candidate, $extras } = this.resource
    const fName = $extras.reached
      ? candidate.user.firstName
      : formerApplicant(candidate).user.fullName
    return { ...this.toObject(), dev: { _id: String(candidate.id), fName } }
  }

  /** Read through `reviewsOfCompany`. */
  forPublic() {
    const { id, maskedBody, maskedAuthor } = this.resource
    return { _id: String(id), ...this.#said(), text: maskedBody, by: maskedAuthor }
  }

  #said() {
    const { rating, body, job, publishedAt } = this.resource
    return {
      rating,
      text: body,
      jobTitle: job?.title ?? null,
      publishedAt: publishedAt?.toUTC().toISO() ?? null,
    }
  }
}

/** An application whose other side may be reviewed; with job and company loaded. */
export class ReviewableTransformer extends BaseTransformer<Application> {
  toObject() {
    const { id, status, job, company } = this.resource
    return {
      appliedId: String(id),
      status,
      jobTitle: job.title,
      company: {
        _id: String(company.id),
        companyName: company.name,
        slug: company.slug,
        logo: imageUrl(company.logoKey),
      },
    }
  }
}
