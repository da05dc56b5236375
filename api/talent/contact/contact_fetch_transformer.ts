import { BaseTransformer } from '@adonisjs/core/transformers'
import { signedUrl } from '#api/files/signed_url'
import { formerApplicant } from '#api/candidates/control/reach'
import type Candidate from '#api/candidates/models/candidate'
import { SocialLinkTransformer } from '#api/candidates/sections/section_transformers'
import { initial } from '#api/talent/candidate_card_transformer'
import type ContactFetch from '#api/talent/models/contact_fetch'

/** One line of the log, with the candidate and who fetched loaded. */
export default class ContactFetchTransformer extends BaseTransformer<ContactFetch> {
  constructor(
    log: ContactFetch,
    protected unlocked: Set<number> = new Set()
  ) {
    super(log)
  }

  toObject() {
    const { id, candidateId, candidate, fetcher, reason, fields, quotaSpent, createdAt } =
      this.resource
    return {
      _id: String(id),
      devId: candidateId === null ? null : String(candidateId),
      devName: candidate ? this.#nameOf(candidate) : null,
      fetchedBy: fetcher ? { _id: String(fetcher.id), name: fetcher.fullName } : null,
      reason,
      fields,
      quotaSpent,
      createdAt: createdAt.toUTC().toISO(),
    }
  }

  #nameOf(candidate: Candidate) {
    if (!this.resource.$extras.reached) return formerApplicant(candidate).user.fullName
    const { firstName, lastName } = candidate.user
    return `${firstName} ${this.unlocked.has(candidate.id) ? lastName : initial(lastName)}`.trim()
  }
}

/** The contact details themselves; only what `fetchContact` answered is given to it. */
export class ContactTransformer extends BaseTransformer<{
  candidate: Candidate
  log: ContactFetch
}> {
  toObject() {
    const { candidate, log } = this.resource
    const { user, currentResume, socialLinks } = candidate
    return {
      _id: String(log.id),
      devId: String(candidate.id),
      reason: log.reason,
      quotaSpent: log.quotaSpent,
      contact: {
        fName: user.firstName,
        lName: user.lastName,
        email: user.email,
        phone: user.phone,
        // within an object of its own, nothing would turn them into plain rows
        links: socialLinks.map((link) => new SocialLinkTransformer(link).toObject()),
        resumeUrl: currentResume
          ? signedUrl(currentResume.file, { companyId: log.companyId ?? undefined })
          : null,
      },
    }
  }
}
