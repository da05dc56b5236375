import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { hideContacts } from '#api/candidates/control/hide_contacts'
import { initial } from '#api/talent/candidate_card_transformer'
import { contactFlow } from '#api/talent/contact/contact_flow'
import type ContactRequest from '#api/talent/models/contact_request'

/** A contact request with its job loaded; each side sees the other as far as it may. */
export default class ContactRequestTransformer extends BaseTransformer<ContactRequest> {
  constructor(
    request: ContactRequest,
    protected unlocked: Set<number> = new Set()
  ) {
    super(request)
  }

  toObject() {
    const request = this.resource
    const { job, payMin, payMax, payCurrency, payPer } = request
    return {
      _id: String(request.id),
      devId: String(request.candidateId),
      clientId: String(request.companyId),
      status: request.status,
      message: request.message,
      payRange:
        payMin === null ? null : { min: payMin, max: payMax, currency: payCurrency, per: payPer },
      job: job ? { _id: String(job.id), jobTitle: job.title, slug: job.slug } : null,
      reason: request.reason,
      sentAt: request.createdAt.toUTC().toISO(),
      expiresAt: request.expiresAt.toUTC().toISO(),
      answeredAt: request.decidedAt?.toUTC().toISO() ?? null,
    }
  }

  forCandidate() {
    const { company, sender } = this.resource
    return {
      ...this.toObject(),
      company: {
        _id: String(company.id),
        companyName: company.name,
        slug: company.slug,
        logo: imageUrl(company.logoKey),
        tagline: company.tagline,
        city: company.city,
        isVerified: company.verification === 'verified',
      },
      sentBy: (sender?.fullName ?? null) as string | null,
      actions: contactFlow.may(this.resource, 'candidate'),
    }
  }

  forCompany() {
    const { candidate, sender } = this.resource
    const isUnlocked = this.unlocked.has(candidate.id)
    return {
      ...this.toObject(),
      dev: {
        _id: String(candidate.id),
        fName: candidate.user.firstName,
        lName: isUnlocked ? candidate.user.lastName : initial(candidate.user.lastName),
        headline: isUnlocked
          ? candidate.headline
          : hideContacts(candidate.headline, candidate.user),
        userImage: imageUrl(candidate.photoKey),
        isUnlocked,
      },
      sentBy: sender ? { _id: String(sender.id), name: sender.fullName } : null,
      actions: contactFlow.may(this.resource, 'client'),
    }
  }
}
